import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs, minInlineSize: 0 })
export const tag = style({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' })
export const more = style({ fontSize: vars.text.small, lineHeight: '20px', color: vars.color.muted, paddingInline: vars.space.xxs })
