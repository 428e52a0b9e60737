import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

export const panel = recipe({
  base: { inlineSize: 360, paddingBlockStart: 0 },
  // Words are read as a whole: they go where there is room, over their button if need be, and are cut only where the window ends.
  variants: { padded: { true: { maxBlockSize: 'calc(100dvh - 16px)' }, false: {} } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: 44,
  paddingInline: vars.space.xs,
})
export const padded = style({ paddingInline: vars.space.xs, paddingBlockEnd: vars.space.xs })
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
