import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.duration} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    // The second pixel lies inside, so nothing moves.
    '&:has([aria-checked=true])': { borderColor: vars.accent.fill, boxShadow: `inset 0 0 0 1px ${vars.accent.fill}` },
    '&:has([aria-invalid=true])': { borderColor: vars.critical.fill },
    '&[data-blocked]': { cursor: 'not-allowed', borderColor: vars.color.line, backgroundColor: vars.color.sunken, boxShadow: 'none', color: vars.color.muted },
  },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: 2, flex: '1 1 auto', minInlineSize: 0 })
export const title = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.xs, fontWeight: vars.weight.medium })
export const picture = style({ display: 'flex', alignItems: 'center', blockSize: vars.text.bodyLine, color: vars.color.muted })
export const detail = style({ color: vars.color.muted })
