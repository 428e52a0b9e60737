import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  transition: `background-color ${vars.motion.duration} ${vars.motion.easing}, border-color ${vars.motion.duration} ${vars.motion.easing}`,
  ':hover': { backgroundColor: vars.color.hover },
})
export const mark = style({ display: 'flex', paddingBlock: 2, color: vars.color.muted })
export const words = style({ display: 'flex', flexDirection: 'column', gap: 2, flex: '1 1 0', minInlineSize: 0 })
/** The whole card is the target; the name stays the title alone. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.focus}`, outlineOffset: 2 },
  },
})
export const detail = style({ color: vars.color.muted, textWrap: 'pretty' })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, paddingBlockStart: vars.space.xs })
export const arrow = style({
  display: 'flex',
  paddingBlock: 2,
  color: vars.color.lineStrong,
  selectors: { [`${card}:hover &`]: { color: vars.color.text } },
})
