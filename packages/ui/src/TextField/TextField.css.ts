import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' })
export const lead = style({ position: 'absolute', insetInlineStart: 10, display: 'flex', color: vars.color.muted, pointerEvents: 'none' })
export const trail = style({ position: 'absolute', insetInlineEnd: 4, display: 'flex', alignItems: 'center', color: vars.color.muted })
export const afterLead = style({ paddingInlineStart: 34 })
export const beforeTrail = style({ paddingInlineEnd: 40 })
