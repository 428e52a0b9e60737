import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs })
export const list = style({ display: 'flex', alignItems: 'center', gap: '2px' })
export const step = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.controlSmall,
  blockSize: vars.size.controlSmall,
  margin: 0,
  paddingInline: '6px',
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.muted,
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.duration} ${vars.motion.easing}, color ${vars.motion.duration} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover, color: vars.color.text },
    '&[aria-current=page]': { backgroundColor: vars.color.pressed, color: vars.color.text },
  },
})
export const left = style({ display: 'grid', placeItems: 'center', minInlineSize: vars.size.controlSmall, color: vars.color.muted })
export const words = style({ paddingInline: vars.space.xs, fontSize: '13px', color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
