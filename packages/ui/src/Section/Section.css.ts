import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0 })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space.s })
export const words = style({ display: 'flex', flexDirection: 'column', gap: 2, flex: '1 1 0', minInlineSize: 'min(100%, 160px)' })
export const detail = style({ color: vars.color.muted, maxInlineSize: '68ch' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs })
