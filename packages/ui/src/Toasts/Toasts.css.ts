import { globalStyle, keyframes } from '@vanilla-extract/css'
import { layer } from '../overlay/overlay.css.ts'
import { vars } from '../theme/contract.css.ts'
import { toneColors } from '../theme/tones.ts'
import { barSize } from '../TopBar/bar.ts'
import { style } from '../theme/style.ts'

const coming = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' }, to: { opacity: 1, transform: 'none' } })
const going = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })
const move = (name: string) => style({ animation: `${name} ${vars.motion.duration} ${vars.motion.easing} both` })
export const enter = move(coming)
export const leave = move(going)

// The rules that react-toastify/unstyled needs, for the one corner that is used; its own sheet has them for six, with themes, icons and progress.
const phone = '(max-width: 480px)'
globalStyle('.Toastify__toast-container', {
  position: 'fixed',
  zIndex: layer.toast,
  // Below the top bar, which keeps its buttons free.
  insetBlockStart: `calc(${barSize} + 1rem)`,
  // On the right in every direction of reading, as `position` says.
  right: 'max(16px, env(safe-area-inset-right))',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  maxInlineSize: '100vw',
  '@media': { [phone]: { insetInline: '16px' } },
})
globalStyle('.Toastify__toast', {
  position: 'relative',
  zIndex: 0,
  display: 'flex',
  flex: '1 auto',
  alignItems: 'center',
  inlineSize: 'min(360px, calc(100vw - 32px))',
  maxBlockSize: 800,
  marginBlockEnd: '1rem',
  padding: '12px',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.overlay,
  color: vars.color.text,
  fontFamily: vars.font.body,
  boxShadow: vars.shadow.overlay,
  // A swipe to the side takes it away; the page scrolls beneath as ever.
  touchAction: 'pan-y',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { marginBlockEnd: vars.space.xs, paddingBlock: vars.space.xs } },
})
// On a phone a pile would cover what is worked with: the newest is seen, and a swipe takes it away.
globalStyle('.Toastify__toast:not(:first-child)', { '@media': { [phone]: { position: 'absolute', visibility: 'hidden' } } })
// Nobody sees the progress, but a toast leaves when its animation has ended; how long that takes stands inline.
globalStyle('.Toastify__progress-bar--wrp', { position: 'absolute', visibility: 'hidden' })
globalStyle('.Toastify__progress-bar--animated', { animation: `${going} linear forwards` })

export const content = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  inlineSize: '100%',
  fontSize: vars.text.body,
  lineHeight: vars.text.bodyLine,
})
export const mark = style({ display: 'flex', flex: 'none', paddingBlockStart: 2 })
export const words = style({ flex: '1 1 auto', minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: 2, paddingBlockStart: 0 })
export const title = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const detail = style({ color: vars.color.muted, overflowWrap: 'anywhere' })
export const actionPart = style({ paddingBlockStart: 6 })
export const close = style({ flex: 'none', marginBlock: -4, marginInlineEnd: -4 })

/** The colour of the picture by kind. */
export const kinds = {
  success: style({ color: toneColors.positive.fill }),
  error: style({ color: toneColors.critical.fill }),
  warning: style({ color: toneColors.caution.fill }),
  info: style({ color: vars.accent.fill }),
  default: style({ color: vars.color.muted }),
}
