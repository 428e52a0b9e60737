import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })
export const item = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs })
/** A row that leads elsewhere. */
export const leading = style([
  item,
  {
    position: 'relative',
    marginInline: `calc(-1 * ${vars.space.xs})`,
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.xxs,
    borderRadius: vars.radius.standard,
    transition: `background-color ${vars.motion.duration} ${vars.motion.easing}`,
    ':hover': { backgroundColor: vars.color.hover },
  },
])
/** The whole row is the target; the name stays the text alone. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.standard },
  selectors: {
    [`${leading}:hover &`]: { textDecorationLine: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.focus}`, outlineOffset: 2 },
  },
})
export const mark = recipe({
  base: { display: 'flex', paddingBlock: 2 },
  variants: { state: { done: { color: vars.positive.text }, open: { color: vars.color.lineStrong }, plain: { color: vars.accent.text } } },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' })
export const detail = style({ color: vars.color.muted })
// A link in the detail lies over the target of the row.
globalStyle(`${detail} a`, { position: 'relative' })
