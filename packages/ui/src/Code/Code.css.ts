import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

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
