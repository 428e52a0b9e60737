import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const row = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space.l, paddingBlock: vars.space.s })
export const words = style({ flex: '1 1 auto', minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: 2 })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `4px ${vars.space.xs}` })
export const title = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '[data-blocked] &': { cursor: 'default' } },
})
export const detail = style({ color: vars.color.muted })
