import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { eachTone } from '../theme/tones.ts'
import { recipe, style } from '../theme/style.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 })
export const bar = style({ display: 'flex', justifyContent: 'flex-end' })

/** What scrolls: the graph may be larger than its place both ways. */
export const area = style({
  overflow: 'auto',
  maxBlockSize: 'min(640px, 70vh)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.sunken,
})
export const canvas = style({ position: 'relative', marginInline: 'auto' })
/** Drawn from left to right, and turned where lines are read the other way. */
export const ways = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, selectors: { '&:dir(rtl)': { scale: '-1 1' } } })
export const way = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  selectors: { '&[data-back]': { strokeDasharray: '4 4' }, '&[data-near]': { stroke: vars.accent.fill, strokeWidth: 2 } },
})
export const tip = style({ fill: 'none', stroke: 'context-stroke', strokeWidth: 1.5 })
export const place = style({ position: 'absolute', display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr)' })

/** As wide as the room between columns, so that it covers no step. */
export const conditionSize = 80
export const condition = style({ position: 'absolute', display: 'flex', justifyContent: 'center', inlineSize: conditionSize, translate: '0 -50%' })
globalStyle(`${condition} > span`, {
  overflow: 'hidden',
  maxInlineSize: '100%',
  paddingInline: '6px',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  color: vars.color.muted,
  fontSize: vars.text.small,
  lineHeight: vars.text.smallLine,
  fontWeight: vars.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const step = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  selectors: { '&[data-selected]': { borderColor: vars.accent.fill, boxShadow: `0 0 0 1px ${vars.accent.fill}` } },
})
export const face = style({
  appearance: 'none',
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: 0,
  borderRadius: 'inherit',
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.hover } },
})
export const picture = recipe({
  base: { display: 'grid', placeItems: 'center', flex: 'none', inlineSize: 32, blockSize: 32, borderRadius: vars.radius.standard },
  variants: { tone: eachTone(({ soft, text }, tone) => ({ backgroundColor: soft, color: tone === 'neutral' ? vars.color.muted : text })) },
})
export const words = style({ display: 'grid', flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' })
export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  selectors: { '[data-part=graph] &': { flexWrap: 'nowrap', overflow: 'hidden' } },
})
export const menu = style({ flex: 'none', paddingInlineEnd: vars.space.xs })

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })
export const entry = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.xs })
globalStyle(`${entry} > [data-part=step], ${entry} > [data-part=branch]`, { inlineSize: '100%' })
export const branch = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.line}`,
})
export const lead = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', color: vars.color.muted, fontSize: '13px', lineHeight: '18px' })
