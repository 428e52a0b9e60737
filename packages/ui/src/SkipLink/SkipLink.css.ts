import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const skip = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 80,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.text,
  color: vars.color.inverse,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, padding: 0, overflow: 'hidden', whiteSpace: 'nowrap' } },
})
