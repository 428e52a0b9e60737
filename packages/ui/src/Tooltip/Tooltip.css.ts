import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

/** Hears what happens to the control, and takes no part in its layout. */
export const around = style({ display: 'contents' })

export const hint = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: 60,
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, 100vw - 16px)',
  margin: 0,
  border: 0,
  paddingBlock: '6px',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.text,
  color: vars.color.inverse,
  fontSize: vars.text.small,
  lineHeight: vars.text.smallLine,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'normal',
})
