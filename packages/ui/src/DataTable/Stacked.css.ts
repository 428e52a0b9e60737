import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })
export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&[data-selected]': { backgroundColor: vars.accent.soft } },
})
export const pairs = style({ flex: '1 1 auto', minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: '6px' })
export const title = style({ minBlockSize: 24, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const pair = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: vars.space.s, alignItems: 'baseline' })
export const term = style({ fontSize: '13px', color: vars.color.muted, overflowWrap: 'anywhere' })
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere', selectors: { '&[data-align=end]': { fontVariantNumeric: 'tabular-nums' } } })
export const instead = style({ paddingBlock: vars.space.m, borderBlockEnd: `1px solid ${vars.color.line}` })
export const side = style({ flex: 'none', paddingBlock: '2px' })
export const menu = style({ flex: 'none', marginBlock: '-2px' })
export const all = style({ paddingInline: vars.space.s, paddingBlock: '4px' })
export const group = style({
  padding: vars.space.s,
  backgroundColor: vars.color.hover,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: '13px',
  fontWeight: vars.weight.strong,
})
