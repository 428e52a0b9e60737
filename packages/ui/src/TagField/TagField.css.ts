import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  minBlockSize: vars.size.control,
  padding: '4px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface,
  cursor: 'text',
  selectors: {
    '&:has(> input:focus-visible)': { outline: `2px solid ${vars.accent.focus}`, outlineOffset: '-1px', borderColor: 'transparent' },
    '&:has([aria-invalid=true])': { borderColor: vars.critical.fill },
    '&:has([aria-disabled=true])': { backgroundColor: vars.color.sunken, borderColor: vars.color.line },
  },
})
export const list = style({ display: 'contents' })
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxInlineSize: '100%',
  paddingInlineStart: '8px',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.hover,
  fontSize: '13px',
  lineHeight: '20px',
})
export const words = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: 2,
  selectors: { '&:last-child': { paddingInlineEnd: 8 } },
})
export const remove = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  margin: 0,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.pressed, color: vars.color.text }, '&:focus-visible': { outlineOffset: '-2px' } },
})
export const input = style({
  flex: '1 1 80px',
  minInlineSize: 80,
  paddingBlock: 2,
  paddingInline: '6px',
  border: 'none',
  backgroundColor: 'transparent',
  outline: 'none !important',
  selectors: { '&::placeholder': { color: vars.color.muted, opacity: 1 } },
})
