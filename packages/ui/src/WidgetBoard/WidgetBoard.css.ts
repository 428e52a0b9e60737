import { createVar, globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { stickyStart } from '../TopBar/bar.ts'
import { style } from '../theme/style.ts'

/** Where a widget stands, in lines of the grid, and how far a drag has taken it from there. */
export const place = { column: createVar(), row: createVar(), wide: createVar(), high: createVar(), across: createVar(), down: createVar() }

const wide = '(min-width: 768px)'

export const board = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.m,
  gridAutoRows: 'auto',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gridAutoRows: '64px' } },
})

/** On phones all are under each other; else each lies on its cells. */
const placed = { gridColumn: `${place.column} / span ${place.wide}`, gridRow: `${place.row} / span ${place.high}` }

export const item = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&[data-lifted]': { zIndex: 1, translate: `${place.across} ${place.down}` },
    '&[data-lifted=drag]': { opacity: 0.85, cursor: 'grabbing' },
  },
  '@media': { [wide]: placed },
})
export const widget = style({
  blockSize: '100%',
  selectors: { '[data-lifted] > &': { boxShadow: vars.shadow.overlay, outline: `2px solid ${vars.accent.focus}`, outlineOffset: '-1px' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  minBlockSize: '48px',
  paddingBlockStart: vars.space.xs,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
})
export const title = style({ flex: '1 1 auto', minInlineSize: 0, overflow: 'hidden' })
globalStyle(`${title} > *`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const body = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  // What sticks in a widget that scrolls stops at the widget's own edge; the rows of a table stand closer than on a page.
  vars: { [stickyStart]: '0px', [vars.size.row]: '36px' },
  overflow: 'auto',
  padding: `${vars.space.xxs} ${vars.space.m} ${vars.space.m}`,
})

/** The foot of a table that is longer than its widget stands at the widget's edge instead of being cut by it. */
globalStyle(`${body} [data-ui=DataTable] > [data-part=foot]`, { position: 'sticky', insetBlockEnd: 0, backgroundColor: vars.color.surface })

/** What only a pointer on a wide window can use. The handle has no use where all are under each other either. */
const wideOnly = { display: 'none', touchAction: 'none', userSelect: 'none', '@media': { [wide]: { display: 'grid' } } } as const
export const handle = style({ ...wideOnly, placeItems: 'center', cursor: 'grab', selectors: { '&:active': { cursor: 'grabbing' } } })
export const corner = style({
  ...wideOnly,
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: 24,
  blockSize: 24,
  cursor: 'nwse-resize',
  color: vars.color.lineStrong,
  selectors: {
    '&:dir(rtl)': { cursor: 'nesw-resize' },
    '&:hover': { color: vars.color.text },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 6,
      insetInlineEnd: 6,
      inlineSize: 7,
      blockSize: 7,
      borderStyle: 'solid',
      borderWidth: 0,
      borderBlockEndWidth: 1.5,
      borderInlineEndWidth: 1.5,
      borderEndEndRadius: 4,
    },
  },
})
/** Where what is dragged will land. */
export const outline = style({
  display: 'none',
  border: `1px dashed ${vars.accent.fill}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.accent.soft,
  '@media': { [wide]: { display: 'block', ...placed } },
})
