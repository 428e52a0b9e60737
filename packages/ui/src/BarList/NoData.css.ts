import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const noData = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 120,
  padding: vars.space.m,
  textAlign: 'center',
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  color: vars.color.muted,
})
