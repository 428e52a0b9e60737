import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const figure = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 })
export const title = style({ fontWeight: vars.weight.strong, letterSpacing: '-0.006em' })
/** Beside each other while the list fits without wrapping, else the ring stands over it; never so wide that figures lose their names. */
export const both = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.l, maxInlineSize: 600 })
export const ring = style({ position: 'relative', flex: 'none', marginInline: 'auto' })
export const picture = style({ display: 'block', overflow: 'visible' })
export const arc = style({
  fill: 'currentColor',
  transition: `opacity ${vars.motion.duration} ${vars.motion.easing}`,
  selectors: { '&[data-faded]': { opacity: 0.25 } },
})
export const centre = style({
  position: 'absolute',
  inset: 28,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
})
export const total = style({ fontSize: vars.text.display, lineHeight: vars.text.displayLine, fontWeight: vars.weight.strong, letterSpacing: '-0.022em' })
export const under = style({ fontSize: vars.text.small, lineHeight: vars.text.smallLine, color: vars.color.muted, overflowWrap: 'anywhere' })
export const legend = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  // The words of the list stand under the title, the ground of the pointed one around them.
  marginInline: `calc(-1 * ${vars.space.xs})`,
  fontVariantNumeric: 'tabular-nums',
})
export const entry = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: 32,
  paddingBlock: 4,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.small,
  selectors: { '&[data-pointed]': { backgroundColor: vars.color.hover }, '&:focus-visible': { outlineOffset: '-2px' } },
})
export const swatch = style({ inlineSize: 10, blockSize: 10, borderRadius: 3, backgroundColor: 'currentColor' })
export const label = style({ overflowWrap: 'anywhere' })
export const value = style({ textAlign: 'end', fontWeight: vars.weight.medium })
export const share = style({ textAlign: 'end', color: vars.color.muted })

/** The colours in the order of the parts; the seventh is for the rest. */
export const ink = styleVariants({
  first: { color: vars.accent.fill },
  second: { color: vars.series.second },
  third: { color: vars.series.third },
  fourth: { color: vars.series.fourth },
  fifth: { color: vars.series.fifth },
  sixth: { color: vars.series.sixth },
  rest: { color: vars.color.lineStrong },
})
export const inks = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'rest'] as const
