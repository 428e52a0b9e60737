import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: vars.text.small,
  lineHeight: vars.text.bodyLine,
  color: vars.color.muted,
  selectors: { '&[data-met]': { color: vars.color.text } },
})
