import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'
import { stickyStart } from '../TopBar/bar.ts'

/** The room that it has decides, not the window. */
export const room = style({ containerType: 'inline-size', minInlineSize: 0 })
/** Not a grid: a picture that sticks to the top has to do so over all of the list, in whatever direction that stands. */
export const both = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  '@container': { '(min-width: 760px)': { flexDirection: 'row', alignItems: 'flex-start', gap: vars.space.l } },
})
export const beside = style({ flex: '5 1 0', minInlineSize: 0 })

/** Stays in sight while what is said of its areas scrolls. */
export const frame = style({
  flex: '6 1 0',
  minInlineSize: 0,
  position: 'sticky',
  insetBlockStart: `calc(var(${stickyStart}, 0px) + 8px)`,
  zIndex: 1,
  overflow: 'auto',
  maxBlockSize: 'min(760px, calc(100dvh - 180px))',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.sunken,
  overscrollBehavior: 'contain',
  '@container': { '(max-width: 759.9px)': { flex: 'none', maxBlockSize: '38vh' } },
})
/** A picture is not mirrored where lines are read from the right: its places are told from its own left. The padding is the room of the highest marks. */
export const stage = recipe({
  base: { direction: 'ltr', paddingBlockStart: 18, paddingInline: 4, paddingBlockEnd: 4, marginInline: 'auto', boxSizing: 'content-box' },
  variants: { scale: { fit: { maxInlineSize: 'calc(100% - 8px)' }, actual: {} } },
})
export const sheet = style({ position: 'relative', backgroundColor: vars.color.surface })
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', userSelect: 'none' })

/** The line has the colour of its kind and a seam of the page's ground, so that it is seen on any picture; dashed is left out. */
export const area = style({
  appearance: 'none',
  position: 'absolute',
  padding: 0,
  border: '2px solid currentColor',
  borderRadius: 3,
  backgroundColor: 'transparent',
  boxShadow: `0 0 0 1px ${vars.color.surface}`,
  // Its mark is as large as it has room for.
  container: 'area / size',
  cursor: 'pointer',
  selectors: {
    '&[data-quiet]': { borderStyle: 'dashed', boxShadow: 'none' },
    '&:hover, &[data-pointed], &[aria-current]': { backgroundColor: 'color-mix(in srgb, currentColor 22%, transparent)' },
    '&[aria-current]': { borderWidth: 3, borderStyle: 'solid' },
    '&:focus-visible': { outline: `2px solid ${vars.accent.fill}`, outlineOffset: 3 },
  },
})
export const tab = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% - 1px)',
  insetInlineStart: -3,
  pointerEvents: 'none',
  // Of a line of small print the number alone, before it: above stands the line before.
  '@container': {
    'area (max-height: 14px)': { insetBlockEnd: 'auto', insetBlockStart: '50%', insetInlineStart: 'auto', insetInlineEnd: '100%', translate: '0 -50%' },
  },
  selectors: {
    // Where much stands close together, what is left out is told by its line alone.
    [`${area}[data-quiet]:not(:hover, :focus-visible, [data-pointed], [aria-current]) &`]: { display: 'none' },
  },
})
