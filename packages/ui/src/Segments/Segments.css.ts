import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 2,
  maxInlineSize: '100%',
  padding: 2,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.hover,
  selectors: { '&[aria-disabled=true]': { opacity: 0.6 } },
})
export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: `calc(${vars.size.control} - 6px)`,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  fontSize: '13px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': { backgroundColor: vars.color.overlay, color: vars.color.text, boxShadow: `0 0 0 1px ${vars.color.line}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accent.focus}`, outlineOffset: '1px' },
    '[aria-disabled=true] > &': { cursor: 'not-allowed' },
  },
})
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  outline: 'none !important',
})
