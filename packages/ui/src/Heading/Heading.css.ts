import { vars } from '../theme/contract.css.ts'
import { recipe } from '../theme/style.ts'

export const heading = recipe({
  base: { color: vars.color.text, fontWeight: vars.weight.strong, textWrap: 'balance', overflowWrap: 'anywhere' },
  variants: {
    size: {
      display: { fontSize: vars.text.display, lineHeight: vars.text.displayLine, letterSpacing: '-0.02em' },
      title: { fontSize: vars.text.title, lineHeight: vars.text.titleLine, letterSpacing: '-0.014em' },
      large: { fontSize: vars.text.large, lineHeight: vars.text.largeLine, letterSpacing: '-0.011em' },
      body: { fontSize: vars.text.body, lineHeight: vars.text.bodyLine, letterSpacing: '-0.006em' },
      small: { fontSize: vars.text.small, lineHeight: vars.text.smallLine, color: vars.color.muted, fontWeight: vars.weight.medium },
    },
  },
})
