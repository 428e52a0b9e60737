import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 })
export const head = style({ display: 'flex', alignItems: 'start', gap: vars.space.xs, paddingInline: vars.space.xs })
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ fontWeight: vars.weight.medium })
export const detail = style({ color: vars.color.muted, fontSize: vars.text.small, lineHeight: vars.text.smallLine })
export const items = style({ display: 'flex', flexDirection: 'column', gap: 1, marginBlockStart: 2 })
export const pick = style({
  appearance: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: 32,
  paddingBlock: 4,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[aria-current=true]': { backgroundColor: vars.accent.soft, color: vars.accent.onSoft },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } } },
})
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
