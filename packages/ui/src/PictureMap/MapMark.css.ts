import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  flex: 'none',
  paddingInline: 3,
  border: '1px solid currentColor',
  borderRadius: 4,
  backgroundColor: vars.color.surface,
  whiteSpace: 'nowrap',
})
export const number = style({ color: vars.color.text, fontSize: 11, lineHeight: '14px', fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' })
