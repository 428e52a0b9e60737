import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  minInlineSize: 0,
  paddingBlock: vars.space.s,
  paddingInline: `var(--ui-list-inset, ${vars.space.m})`,
  transition: `background-color ${vars.motion.duration} ${vars.motion.easing}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` }, '&[data-lit]': { backgroundColor: vars.accent.soft } },
})
export const row = recipe({ base, variants: { align: { center: { alignItems: 'center' }, start: { alignItems: 'flex-start' } } } })
export const lead = style({ display: 'flex', flex: 'none', color: vars.color.muted })
export const words = style({ display: 'flex', flexDirection: 'column', gap: 2, flex: '1 1 0', minInlineSize: 'min(100%, 224px)' })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs, rowGap: 2 })
export const title = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const link = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } })
export const detail = style({ color: vars.color.muted, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs })
export const below = style({ flex: '1 0 100%', minInlineSize: 0 })
