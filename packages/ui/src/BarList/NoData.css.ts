import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

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
