import { layer } from '../overlay/overlay.css.ts'
import { vars } from '../theme/contract.css.ts'
import { barSize } from './bar.ts'
import { style } from '../theme/style.ts'

const phone = '(max-width: 767.98px)'

/** While one of its menus is open, the bar stands above toasts: what a person has just opened must be usable. */
const opened = { '&:has([aria-expanded=true])': { zIndex: layer.popover } }

export const bar = style({
  selectors: opened,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  blockSize: barSize,
  paddingInline: vars.space.m,
  backgroundColor: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [phone]: { paddingInline: vars.space.xs, gap: vars.space.xxs } },
})
const side = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs, minInlineSize: 0 })
export const start = style([side, { gap: vars.space.xs, '@media': { [phone]: { gap: vars.space.xxs } } }])
/** Fixed, as the specification says of the switches in it; it stands where the sticky bar would put it. */
export const end = style([
  side,
  {
    selectors: opened,
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    blockSize: barSize,
    zIndex: layer.bar,
    paddingInlineEnd: vars.space.m,
    '@media': { [phone]: { paddingInlineEnd: vars.space.xs } },
  },
])
/** A line of the phone; it does not stay in sight, as the page has little height there. */
export const below = style({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'grid',
      // The first is cut where it is long; what follows it is read whole.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoColumns: 'auto',
      gridAutoFlow: 'column',
      justifyItems: 'start',
      alignItems: 'center',
      gap: vars.space.xs,
      paddingInline: vars.space.xs,
      paddingBlock: vars.space.xxs,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})
