import { surface } from '../overlay/overlay.css.ts'
import { lead } from '../TextField/TextField.css.ts'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

/** As wide as the field. */
export const list = style([surface, { maxInlineSize: 'none' }])
export const said = style({ padding: vars.space.xs, color: vars.color.muted })
/** Pressing it opens the list, as anywhere in the field. */
export const chevron = style([lead, { insetInlineStart: 'auto', insetInlineEnd: 10 }])
