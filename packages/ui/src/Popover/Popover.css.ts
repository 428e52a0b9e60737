import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const panel = style({ inlineSize: 360, paddingBlockStart: 0 })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: 44,
  paddingInline: vars.space.xs,
})
export const title = style({ fontSize: vars.text.body, lineHeight: vars.text.bodyLine, fontWeight: vars.weight.strong })
export const count = style({
  position: 'absolute',
  insetBlockStart: 1,
  insetInlineEnd: 0,
  minInlineSize: 16,
  paddingInline: 4,
  borderRadius: vars.radius.round,
  backgroundColor: vars.accent.fill,
  color: vars.accent.ink,
  fontSize: 10,
  lineHeight: '16px',
  fontWeight: vars.weight.strong,
  textAlign: 'center',
})
