import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

const phone = '(max-width: 767.98px)'

export const place = style({ position: 'relative', flex: 'none', inlineSize: 'fit-content' })
export const button = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: 240,
  blockSize: vars.size.control,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.sunken,
  color: vars.color.muted,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.duration}`,
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
  '@media': {
    [phone]: { inlineSize: vars.size.control, paddingInline: 0, justifyContent: 'center', borderColor: 'transparent', backgroundColor: 'transparent' },
  },
})
export const words = style({ flex: 1, textAlign: 'start', '@media': { [phone]: { display: 'none' } } })
export const keysPart = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.s,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  '@media': { [phone]: { display: 'none' } },
})
