import { TriangleAlert } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { formatNumber } from '../Num/format.ts'
import { Text } from '../Text/Text.tsx'
import type { BrandReport } from '../theme/brandReport.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './ColorField.css.ts'
import { tightest } from './tightest.ts'

/** The chosen colour beside what is painted for it in both modes. */
export function Swatches({ label, report }: { label: string; report: BrandReport }) {
  const { color: texts } = useUiTexts()
  const { chosen, derived, ratios } = report
  const on = (side: 'light' | 'dark') => ratios[side].find(({ pair }) => pair === 'fillOnGround')
  const shown = [
    { name: texts.chosen, color: chosen, ratio: Math.min(on('light')?.chosen ?? 1, on('dark')?.chosen ?? 1) },
    { name: texts.light, color: derived.light.fill, ratio: on('light')?.derived ?? 1 },
    { name: texts.dark, color: derived.dark.fill, ratio: on('dark')?.derived ?? 1 },
  ]
  const write = useRatio()
  return (
    <ul role="list" aria-label={label} className={css.list}>
      {shown.map(({ name, color, ratio }) => (
        <li key={name} className={css.entry}>
          <span data-part="swatch" className={css.swatch} style={{ backgroundColor: color }} />
          <Text inline size="small" weight="medium">
            {name}
          </Text>
          <code dir="ltr" className={css.hex}>
            {color}
          </code>
          <Text inline size="small" tone="muted">
            {texts.contrast(write(ratio))}
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** Whether the colour is painted as it is, in one sentence. */
export function Verdict({ report }: { report: BrandReport }) {
  const { color: texts } = useUiTexts()
  const write = useRatio()
  const { reached, least } = tightest(report)
  if (!report.moved) return texts.kept(report.chosen, write(reached))
  return (
    <Text inline size="small" tone="caution">
      <Icon of={TriangleAlert} size="small" /> {texts.moved(report.chosen, write(reached), write(least))}
    </Text>
  )
}

/** Rounded down, so that 4.497 is never said to reach 4.5. */
function useRatio() {
  const locale = useLocale()
  return (ratio: number) => formatNumber(Math.floor(ratio * 100) / 100, { digits: 2 }, locale)
}
