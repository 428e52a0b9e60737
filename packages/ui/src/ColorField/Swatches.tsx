import { TriangleAlert } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { formatNumber } from '../Num/format.ts'
import { Text } from '../Text/Text.tsx'
import type { BrandReport } from '../theme/brandReport.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './ColorField.css.ts'
import { reachedBy, smallest, tightest } from './tightest.ts'

/** The chosen colour beside what is painted for it in both modes. */
export function Swatches({ label, report }: { label: string; report: BrandReport }) {
  const { color: texts } = useUiTexts()
  const { chosen, derived, ratios } = report
  const shown = [
    { name: texts.chosen, color: chosen, ratio: reachedBy(report) },
    { name: texts.light, color: derived.light.fill, ratio: smallest(ratios.light, 'derived') },
    { name: texts.dark, color: derived.dark.fill, ratio: smallest(ratios.dark, 'derived') },
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
  const reached = reachedBy(report)
  if (!report.moved) return texts.kept(report.chosen, write(reached))
  return (
    <Text inline size="small" tone="caution">
      <Icon of={TriangleAlert} size="small" /> {texts.moved(report.chosen, write(reached), write(tightest(report).least))}
    </Text>
  )
}

/** Rounded down, so that 4.497 is never said to reach 4.5. */
function useRatio() {
  const locale = useLocale()
  return (ratio: number) => formatNumber(Math.floor(ratio * 100) / 100, { digits: 2 }, locale)
}
