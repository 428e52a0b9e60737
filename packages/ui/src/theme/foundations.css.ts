import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** The looks of the Foundations stories; nothing of the product uses them. */
export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: vars.space.m })
export const chip = style({ blockSize: 48, borderRadius: vars.radius.standard, border: `1px solid ${vars.color.line}`, marginBlockEnd: vars.space.xs })
export const name = style({ fontSize: vars.text.small, color: vars.color.muted, fontFamily: vars.font.code, overflowWrap: 'anywhere' })
export const pairs = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: vars.space.xs })
export const pair = style({ display: 'grid', gridTemplateColumns: '56px 1fr auto', alignItems: 'center', gap: vars.space.s })
/** The two colours as they meet: a disc of the one on the other. */
export const meeting = style({ display: 'grid', placeItems: 'center', blockSize: 36, borderRadius: vars.radius.small, border: `1px solid ${vars.color.line}` })
export const disc = style({ inlineSize: 18, blockSize: 18, borderRadius: vars.radius.round, forcedColorAdjust: 'none' })
export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  selectors: { '&[data-short]': { color: vars.critical.text } },
})
export const row = style({ display: 'grid', gridTemplateColumns: '140px 1fr', alignItems: 'center', gap: vars.space.m })
export const bar = style({ blockSize: 16, borderRadius: 2, backgroundColor: vars.accent.fill })
export const track = style({ position: 'relative', blockSize: 32, borderRadius: vars.radius.standard, backgroundColor: vars.color.hover })
export const runner = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 4,
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.round,
  backgroundColor: vars.accent.fill,
  transition: `inset-inline-start ${vars.motion.duration} ${vars.motion.easing}`,
  selectors: { '&[data-there]': { insetInlineStart: 'calc(100% - 28px)' } },
})
export const preview = style({ border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.large, overflow: 'hidden' })
export const inner = style({ padding: vars.space.l })
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
export const cell = style({
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  textAlign: 'start',
  fontWeight: vars.weight.body,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { 'thead &': { color: vars.color.muted, fontWeight: vars.weight.medium }, '&[data-short]': { color: vars.critical.text } },
})
