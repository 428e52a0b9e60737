import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })
export const title = style({ fontSize: vars.text.small, lineHeight: vars.text.smallLine, fontWeight: vars.weight.medium, color: vars.color.muted })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })
export const chip = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: vars.size.controlSmall,
  maxInlineSize: '100%',
  margin: 0,
  paddingBlock: '4px',
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: '13px',
  lineHeight: '18px',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.duration} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&:active': { backgroundColor: vars.color.pressed },
    '&[aria-disabled=true]': { cursor: 'not-allowed', color: vars.color.muted, backgroundColor: vars.color.sunken },
  },
})
export const mark = style({ display: 'flex', color: vars.color.muted })
