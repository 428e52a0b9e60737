import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inset } from '../Card/inset.ts'
import { stickyStart } from '../TopBar/bar.ts'
import { overrule, recipe, style } from '../theme/style.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingInline: `var(${inset}, 0px)`,
  paddingBlockStart: `var(${inset}, 0px)`,
})
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs, marginInlineStart: 'auto' })
export const caption = style({ fontSize: vars.text.large, lineHeight: vars.text.largeLine, fontWeight: vars.weight.strong, letterSpacing: '-0.011em' })

/** What the table stands in. A table that is wider than its place scrolls inside it; one that draws only what is seen scrolls always. */
export const frame = recipe({
  base: { minInlineSize: 0, selectors: { '&:focus-visible': { outlineOffset: '-2px' } } },
  variants: {
    scrolls: {
      no: {},
      sideways: { vars: { [stickyStart]: '0px' }, overflowX: 'auto' },
      both: {
        vars: { [stickyStart]: '0px' },
        overflow: 'auto',
        maxBlockSize: 'min(640px, 70vh)',
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.large,
      },
    },
  },
})
export const table = recipe({
  base: { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, textAlign: 'start' },
  variants: { fixed: { true: { tableLayout: 'fixed' }, false: {} } },
})
export const narrow = style({ inlineSize: 44 })

export const head = style({
  position: 'sticky',
  // Above what scrolls under it, below the bar of the shell.
  zIndex: 1,
  insetBlockStart: `var(${stickyStart}, 0px)`,
  blockSize: 36,
  paddingBlock: 0,
  paddingInline: vars.space.s,
  backgroundColor: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '[data-ui=Card] &': { backgroundColor: vars.color.surface },
    '&[data-align=end]': { textAlign: 'end' },
  },
})
export const order = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  maxInlineSize: '100%',
  minBlockSize: 24,
  marginBlock: 0,
  marginInline: '-6px',
  paddingBlock: '2px',
  paddingInline: '6px',
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.duration} ${vars.motion.easing}, color ${vars.motion.duration} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover, color: vars.color.text },
    '[aria-sort] > &': { color: vars.color.text },
    '[data-align=end] > &': { flexDirection: 'row-reverse' },
  },
})
/** The arrow; where no order is chosen, it is only seen by those who are about to choose. */
export const arrow = style({
  display: 'flex',
  flex: 'none',
  selectors: { ':not([aria-sort]) > :not(:hover, :focus-visible) > &': { opacity: 0 } },
  '@media': { '(hover: none)': { selectors: { ':not([aria-sort]) > :not(:hover, :focus-visible) > &': { opacity: 1 } } } },
})

export const line = style({
  transition: `background-color ${vars.motion.duration} ${vars.motion.easing}`,
  selectors: { '&:hover': { backgroundColor: vars.color.hover }, '&[data-selected]': { backgroundColor: vars.accent.soft } },
})
export const cell = style({
  blockSize: vars.size.row,
  paddingBlock: '6px',
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.body,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    'th&': { fontWeight: vars.weight.medium },
  },
})
/** Moments and sizes stay on one line: half a date reads as another. */
globalStyle(`${cell} :is(time, [data-ui=Bytes])`, { whiteSpace: 'nowrap' })
/** The words over rows that belong together. */
export const group = style({
  paddingBlock: '4px',
  paddingInline: vars.space.s,
  backgroundColor: vars.color.hover,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: vars.weight.strong,
  textAlign: 'start',
})
export const groupCount = style({ color: vars.color.muted, fontWeight: vars.weight.body, fontVariantNumeric: 'tabular-nums' })
/** What opens under a row makes no column wider. */
export const detail = style({ maxInlineSize: 0, padding: vars.space.m, overflowWrap: 'anywhere', borderBlockEnd: `1px solid ${vars.color.line}` })
/** Long words break, but only where they alone would take a third of the screen. */
export const value = style({ maxInlineSize: '28rem', overflowWrap: 'break-word', selectors: { '[data-align=end] > &': { marginInlineStart: 'auto' } } })
// Switches, badges and buttons stand in the middle of the line, not on it.
globalStyle(`${value} > *, ${value} > [role=presentation] > *`, { verticalAlign: 'middle' })
/** Rows that are drawn while scrolling are all of one height. */
export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', overflowWrap: 'normal', maxInlineSize: 'none' })
export const control = overrule({ inlineSize: 44, paddingInline: vars.space.s })
export const instead = style({ paddingBlock: vars.space.m, paddingInline: vars.space.s, borderBlockEnd: `1px solid ${vars.color.line}` })
export const note = style({ paddingBlock: vars.space.l, textAlign: 'center', color: vars.color.muted })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.s,
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
