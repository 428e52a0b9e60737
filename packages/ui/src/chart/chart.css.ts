import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { eachTone } from '../theme/tones.ts'
import { overrule, style } from '../theme/style.ts'

export const figure = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
})
export const title = style({ fontWeight: vars.weight.strong, letterSpacing: '-0.006em' })
export const legend = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m, rowGap: vars.space.xxs, fontSize: '13px', color: vars.color.muted })
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', minInlineSize: 0 })
export const swatch = style({ flex: 'none', overflow: 'visible' })

export const plot = style({ position: 'relative', minInlineSize: 0 })
/** A finger that moves along points; one that moves up or down scrolls the page. */
export const stage = style({ position: 'relative', touchAction: 'pan-y', borderRadius: 2, ':focus-visible': { outlineOffset: '4px' } })
/** Time runs from left to right in every language. */
export const picture = style({ direction: 'ltr', display: 'block', overflow: 'visible', maxInlineSize: '100%' })
export const rule = style({ stroke: vars.color.line, shapeRendering: 'crispEdges' })
export const base = style({ stroke: vars.color.lineStrong, shapeRendering: 'crispEdges' })
export const words = style({ fill: vars.color.muted, fontSize: '12px', fontVariantNumeric: 'tabular-nums' })
export const figures = style({ fill: vars.color.text, fontSize: '12px', fontVariantNumeric: 'tabular-nums' })
export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' })
/** So many points that a full line would be a smear. */
export const thin = style({ strokeWidth: 1 })
export const area = style({ fill: 'currentColor', opacity: 0.1 })
export const dot = style({ fill: 'currentColor', stroke: vars.color.surface, strokeWidth: 2 })
export const bar = style({ fill: 'currentColor' })
/** Pieces of a stack are told apart by the line between them too. */
export const piece = style([bar, { stroke: vars.color.surface, strokeWidth: 1 }])
export const ground = style({ fill: vars.color.hover })
export const mark = styleVariants(eachTone(({ fill }) => ({ fill, stroke: vars.color.surface, strokeWidth: 1.5 })))
export const ink = styleVariants({
  first: { color: vars.accent.fill },
  second: { color: vars.series.second },
  third: { color: vars.series.third },
  fourth: { color: vars.series.fourth },
  fifth: { color: vars.series.fifth },
  sixth: { color: vars.series.sixth },
})

export const tip = style({
  position: 'absolute',
  zIndex: 1,
  inset: '28px auto auto 0',
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, calc(50% - 12px))',
  paddingBlock: '6px',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.overlay,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.text.small,
  lineHeight: vars.text.bodyLine,
  pointerEvents: 'none',
})
export const tipRow = style({ display: 'flex', alignItems: 'center', gap: '6px', overflowWrap: 'anywhere' })
export const grow = style({ flex: '1 1 auto', minInlineSize: 0 })
export const quiet = style({ color: vars.color.muted })
export const value = style({ marginInlineStart: vars.space.xs, fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' })

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 160,
  padding: vars.space.m,
  textAlign: 'center',
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  color: vars.color.muted,
})
export const twin = style({ fontSize: '13px', color: vars.color.muted })
export const summary = style({
  inlineSize: 'fit-content',
  minBlockSize: 24,
  paddingBlock: 2,
  borderRadius: 4,
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
})
/** Beside the words that open the table, at the end of the line. */
export const below = style({ position: 'relative' })
export const saves = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, display: 'flex', gap: vars.space.xxs })
export const save = style({
  minBlockSize: 24,
  paddingInline: 6,
  border: 0,
  borderRadius: 4,
  background: 'none',
  font: 'inherit',
  fontSize: '12px',
  letterSpacing: '0.02em',
  color: vars.color.muted,
  cursor: 'pointer',
  ':hover': { color: vars.color.text, backgroundColor: vars.color.hover },
})
export const note = style({ marginBlockStart: vars.space.xxs })
export const scroller = style({
  maxBlockSize: 240,
  overflow: 'auto',
  marginBlockStart: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
})
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
export const cell = style({
  paddingBlock: '6px',
  paddingInline: vars.space.s,
  textAlign: 'end',
  fontWeight: vars.weight.body,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { 'tbody > tr:last-child > &': { borderBlockEnd: 0 }, '&:first-child': { textAlign: 'start' } },
})
export const columnHead = overrule({ color: vars.color.muted, fontWeight: vars.weight.medium })
