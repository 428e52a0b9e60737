import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { eachTone } from '../theme/tones.ts'
import { recipe } from '../theme/style.ts'

export const icon = recipe({
  base: { flex: 'none', display: 'inline-block', verticalAlign: 'text-bottom' },
  variants: {
    size: {
      small: { inlineSize: 14, blockSize: 14 },
      standard: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
      large: { inlineSize: 20, blockSize: 20 },
    },
    series: {
      none: {},
      1: { color: vars.accent.text },
      2: { color: vars.series.second },
      3: { color: vars.series.third },
      4: { color: vars.series.fourth },
      5: { color: vars.series.fifth },
    },
    tone: { inherit: {}, muted: { color: vars.color.muted }, ...eachTone(({ text }) => ({ color: text })) },
  },
})

/** Pictures that point along the line: they turn with the direction of reading. */
const pointing = ['arrow-left', 'arrow-right', 'arrow-up-right', 'chevron-left', 'chevron-right', 'list', 'log-out', 'panel-left']
globalStyle(pointing.map((name) => `.lucide-${name}:dir(rtl)`).join(', '), { scale: '-1 1' })
