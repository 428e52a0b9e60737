import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, fontVariantNumeric: 'tabular-nums' })
export const step = style({ display: 'flex', flexDirection: 'column', gap: 6, minInlineSize: 0 })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: vars.space.s })
export const label = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere', minInlineSize: 0 })
export const figures = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s, marginInlineStart: 'auto' })
export const users = style({ fontWeight: vars.weight.medium })
export const share = style({ color: vars.color.muted, minInlineSize: '5ch', textAlign: 'end' })
export const track = style({ display: 'flex', blockSize: 8, borderRadius: vars.radius.round, overflow: 'clip', backgroundColor: vars.color.hover })
export const reached = style({ flex: 'none', backgroundColor: vars.accent.fill, transition: `inline-size ${vars.motion.duration} ${vars.motion.easing}` })
/** Those who were still there a step ago. */
export const lost = style({ flex: 'none', backgroundColor: vars.accent.line })
export const drop = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.text.small,
  lineHeight: vars.text.smallLine,
  color: vars.color.muted,
  selectors: { '&[data-steepest]': { color: vars.critical.text, fontWeight: vars.weight.medium } },
})
