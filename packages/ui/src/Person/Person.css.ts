import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const person = style({ display: 'inline-flex', alignItems: 'center', gap: '10px', minInlineSize: 0, maxInlineSize: '100%', textAlign: 'start' })
const round = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.round,
  backgroundColor: vars.accent.soft,
  color: vars.accent.onSoft,
  fontWeight: vars.weight.strong,
  userSelect: 'none',
})
export const avatar = {
  standard: style([round, { inlineSize: 32, blockSize: 32, fontSize: 12, lineHeight: '16px' }]),
  small: style([round, { inlineSize: 24, blockSize: 24, fontSize: 10, lineHeight: '14px' }]),
}
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const name = style([line, { fontWeight: vars.weight.medium, color: vars.color.text, fontSize: '13px', lineHeight: '18px' }])
export const detail = style([line, { fontWeight: vars.weight.body, fontSize: vars.text.small, lineHeight: vars.text.smallLine, color: vars.color.muted }])
