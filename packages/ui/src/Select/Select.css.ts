import { box } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { overrule, style } from '../theme/style.ts'

export const select = style([box, { display: 'flex', alignItems: 'center', gap: vars.space.xs, cursor: 'pointer', userSelect: 'none' }])
export const compact = overrule({
  inlineSize: vars.size.controlSmall,
  minBlockSize: vars.size.controlSmall,
  padding: 0,
  justifyContent: 'center',
  borderColor: vars.color.line,
})
export const words = style({ flex: '1 1 auto', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const empty = style({ color: vars.color.muted })
export const mark = style({ display: 'flex', flex: 'none', color: vars.color.muted })
export const list = style({ position: 'fixed', inset: 'auto', margin: 0, border: 0, minInlineSize: 'max(200px, var(--popover-anchor-width, 0px))' })
