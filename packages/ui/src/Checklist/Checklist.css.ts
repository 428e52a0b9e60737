import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })
export const item = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs })
export const mark = recipe({
  base: { display: 'flex', paddingBlock: 2 },
  variants: { state: { done: { color: vars.positive.text }, open: { color: vars.color.lineStrong }, plain: { color: vars.accent.text } } },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' })
export const detail = style({ color: vars.color.muted })
