import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { layer } from '../overlay/overlay.css.ts'
import { vars } from '../theme/contract.css.ts'
import { toneColors } from '../theme/tones.ts'
import { barSize } from '../TopBar/bar.ts'

const coming = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' }, to: { opacity: 1, transform: 'none' } })
const going = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })
const move = (name: string) => style({ animation: `${name} ${vars.motion.duration} ${vars.motion.easing} both` })
export const enter = move(coming)
export const leave = move(going)

globalStyle('.Toastify', {
  vars: {
    // Below the top bar, which keeps its buttons free.
    '--toastify-toast-top': `calc(${barSize} + 1rem)`,
    '--toastify-toast-width': 'min(360px, calc(100vw - 32px))',
    '--toastify-color-light': vars.color.overlay,
    '--toastify-text-color-light': vars.color.text,
    '--toastify-toast-shadow': vars.shadow.overlay,
    '--toastify-toast-bd-radius': vars.radius.large,
    '--toastify-toast-min-height': '0',
    '--toastify-toast-padding': '12px',
    '--toastify-font-family': vars.font.body,
    '--toastify-z-index': String(layer.toast),
  },
})
globalStyle('.Toastify__toast', { vars: { '--toastify-toast-width': 'min(360px, calc(100vw - 32px))' }, marginBlockEnd: vars.space.xs, touchAction: 'auto' })
globalStyle('.Toastify__toast-container', { maxInlineSize: '100vw' })
globalStyle('.Toastify__toast-container.Toastify__toast-container--top-right', {
  '@media': {
    '(max-width: 480px)': { insetBlockStart: '4.5rem', insetInline: '16px', inlineSize: 'auto' },
  },
})
globalStyle('.Toastify__toast-container .Toastify__toast', {
  '@media': { '(max-width: 480px)': { borderRadius: vars.radius.large, marginBlockEnd: vars.space.xs } },
})
globalStyle('.Toastify__progress-bar--wrp', { display: 'block', visibility: 'hidden' })

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
