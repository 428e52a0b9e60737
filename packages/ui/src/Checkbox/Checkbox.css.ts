import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: '10px' })
export const area = style({
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  marginBlock: -2,
  marginInline: -4,
})
export const box = style({
  appearance: 'none',
  position: 'absolute',
  inset: 4,
  inlineSize: 16,
  blockSize: 16,
  margin: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '4px',
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  // The press area is 24 px although the box is 16.
  '::before': { content: '', position: 'absolute', inset: -5 },
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&[aria-checked=true], &[aria-checked=mixed]': { backgroundColor: vars.accent.fill, borderColor: vars.accent.fill },
    '&[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
  },
})
export const tick = style({ position: 'relative', display: 'flex', color: vars.accent.ink, pointerEvents: 'none' })
export const words = style({ minInlineSize: 0, cursor: 'pointer', selectors: { '[data-blocked] > &': { cursor: 'not-allowed', color: vars.color.muted } } })
export const detail = style({ display: 'block', fontSize: vars.text.small, lineHeight: vars.text.smallLine, color: vars.color.muted })
