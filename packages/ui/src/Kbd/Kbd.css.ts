import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const keys = style({ display: 'inline-flex', alignItems: 'center', gap: 2, verticalAlign: 'middle' })
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 20,
  paddingInline: '5px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 4,
  backgroundColor: vars.color.surface,
  color: vars.color.muted,
  fontFamily: vars.font.body,
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: vars.weight.medium,
})
