import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const row = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } })
export const press = style({
  appearance: 'none',
  display: 'flex',
  gap: vars.space.s,
  alignItems: 'start',
  inlineSize: '100%',
  padding: vars.space.s,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const words = style({ display: 'grid', gap: 2, flex: 1, minInlineSize: 0 })
export const title = style({ fontWeight: vars.weight.medium })
export const detail = style({ color: vars.color.muted, fontSize: vars.text.small, lineHeight: vars.text.smallLine })
export const mark = style({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.round,
  backgroundColor: vars.accent.fill,
  marginBlockStart: 6,
  forcedColorAdjust: 'none',
})
