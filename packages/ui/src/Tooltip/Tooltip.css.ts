import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const hint = style({
  zIndex: 60,
  maxInlineSize: 280,
  paddingBlock: '6px',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.text,
  color: vars.color.inverse,
  fontSize: vars.text.small,
  lineHeight: vars.text.smallLine,
  fontWeight: vars.weight.medium,
})
