import { keyframes, globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

/** The figures of a page go together on one surface, with lines between them. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  overflow: 'clip',
  // Five stand in one row where a page has room for four of the usual width: one alone below would look left over.
  selectors: { '&:has(> :nth-child(5):last-child)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))' } },
  // Two beside each other on a phone, so that the figures do not push the page out of sight.
  '@media': { '(max-width: 639.98px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))' } },
})
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  padding: vars.space.m,
  // The lines at the outer edges lie under the border of the whole, which clips them.
  marginInlineEnd: -1,
  marginBlockEnd: -1,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  transition: `background-color ${vars.motion.duration} ${vars.motion.easing}`,
  selectors: { '&[data-linked]:hover': { backgroundColor: vars.color.hover } },
})
export const label = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  // A long German word breaks instead of leaving the card.
  overflowWrap: 'anywhere',
})
/** The picture stands beside the first line of a label that takes two. */
globalStyle(`${label} > svg`, { flex: 'none', marginBlockStart: 2 })
/** As high as a line, so that a card with it is no higher than one without. */
export const about = style({ display: 'flex', flex: 'none', marginBlock: -4, marginInline: 'auto -6px', selectors: { '&:empty': { display: 'none' } } })
/** The whole card is the target; the name stays the label alone. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.accent.focus}`, outlineOffset: -3, borderRadius: 4 },
  },
})
const changed = keyframes({ from: { color: vars.accent.text } })
export const value = style({
  selectors: { '&[data-changed]': { animation: `${changed} 900ms ${vars.motion.easing}` } },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&[data-changed]': { animation: 'none' } } } },
  fontSize: vars.text.figure,
  lineHeight: vars.text.figureLine,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.022em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  fontSize: vars.text.small,
  lineHeight: vars.text.smallLine,
  color: vars.color.muted,
})
export const wait = style({ display: 'flex', alignItems: 'center', blockSize: vars.text.figureLine, inlineSize: '60%' })
