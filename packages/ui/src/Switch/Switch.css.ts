import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const area = style({ flex: 'none', position: 'relative', display: 'inline-block', inlineSize: 34, blockSize: 24 })
export const track = style({
  appearance: 'none',
  position: 'absolute',
  insetBlock: 2,
  insetInline: 0,
  inlineSize: 34,
  blockSize: 20,
  margin: 0,
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.duration} ${vars.motion.easing}, border-color ${vars.motion.duration} ${vars.motion.easing}`,
  // The press area reaches 24 px.
  '::before': { content: '', position: 'absolute', insetBlock: -3, insetInline: 0 },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: 2,
    inlineSize: 14,
    blockSize: 14,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.lineStrong,
    transition: `inset-inline-start ${vars.motion.duration} ${vars.motion.easing}`,
  },
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&[aria-checked=true]': { backgroundColor: vars.accent.fill, borderColor: vars.accent.fill },
    '&[aria-checked=true]::after': { insetInlineStart: 16, backgroundColor: vars.accent.ink },
    '&[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
})
export const busyMark = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: 'calc(100% + 8px)', display: 'grid', placeItems: 'center' })
