import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, paddingBlockStart: vars.space.xxs })
