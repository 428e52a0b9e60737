import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const code = style({
  fontFamily: vars.font.code,
  fontSize: '0.92em',
  paddingBlock: 1,
  paddingInline: '5px',
  borderRadius: 4,
  backgroundColor: vars.color.hover,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  boxDecorationBreak: 'clone',
})
