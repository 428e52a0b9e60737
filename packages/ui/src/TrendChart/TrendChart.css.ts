import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

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
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  fontSize: '13px',
  color: vars.color.muted,
})
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' })
export const value = style({ color: vars.color.text, fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' })
export const plot = style({ display: 'block', inlineSize: '100%', minInlineSize: 0, overflow: 'hidden' })
/** Time runs from left to right in every language. */
export const picture = style({ direction: 'ltr', display: 'block', overflow: 'visible', maxInlineSize: '100%' })
export const rule = style({ stroke: vars.color.line, shapeRendering: 'crispEdges' })
export const cursor = style({ stroke: vars.color.lineStrong, shapeRendering: 'crispEdges' })
export const words = style({ fill: vars.color.muted, fontSize: '12px', fontVariantNumeric: 'tabular-nums' })
export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' })
export const area = style({ fill: 'currentColor', opacity: 0.1 })
export const dot = style({ fill: 'currentColor', stroke: vars.color.surface, strokeWidth: 2 })
/** The order of the series: told apart by dashes too, not by colour alone. */
export const ink = styleVariants({
  first: { color: vars.accent.fill },
  second: { color: vars.positive.fill },
  third: { color: vars.caution.fill },
  fourth: { color: vars.critical.fill },
  fifth: { color: vars.color.lineStrong },
})
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
  color: vars.color.text,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 }, '&:first-child': { textAlign: 'start' } },
})
export const columnHead = style({
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { 'tr:last-child > &': { borderBlockEnd: `1px solid ${vars.color.line}` } },
})
