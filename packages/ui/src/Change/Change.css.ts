import { vars } from '../theme/contract.css.ts'
import { recipe } from '../theme/style.ts'

export const change = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    fontSize: vars.text.small,
    lineHeight: vars.text.smallLine,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { tone: { neutral: { color: vars.color.muted }, positive: { color: vars.positive.text }, critical: { color: vars.critical.text } } },
})
