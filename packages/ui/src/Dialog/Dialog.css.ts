import { layer } from '../overlay/overlay.css.ts'
import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

// Who asked for less motion sees it at once, without even one frame of nothing.
const fade = {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      opacity: 0,
      transition: `opacity ${vars.motion.duration} ${vars.motion.easing}`,
      selectors: { '&[data-enter]': { opacity: 1 } },
    },
  },
}

export const backdrop = style({ backgroundColor: vars.color.scrim, ...fade })

// High dialogs leave room under them, too.
const dialogTop = 'clamp(16px, 12dvh, 120px)'

export const sheet = recipe({
  base: {
    position: 'fixed',
    zIndex: layer.dialog,
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: vars.color.overlay,
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    overflow: 'hidden',
    ...fade,
    selectors: { '&:focus-visible, &[data-focus-visible]': { outline: 'none' } },
  },
  variants: {
    shape: {
      dialog: {
        insetBlockStart: dialogTop,
        insetInline: 16,
        marginInline: 'auto',
        maxBlockSize: `calc(100dvh - ${dialogTop} - 16px)`,
        borderRadius: vars.radius.large,
      },
      drawer: { insetBlock: 0, insetInlineEnd: 0, maxInlineSize: '100vw', borderStartStartRadius: vars.radius.large, borderEndStartRadius: vars.radius.large },
      menu: { insetBlock: 0, insetInlineStart: 0, maxInlineSize: '100vw', borderInlineEnd: `1px solid ${vars.color.line}` },
    },
    size: {
      small: { inlineSize: 'min(420px, calc(100vw - 32px))' },
      standard: { inlineSize: 'min(560px, calc(100vw - 32px))' },
      large: { inlineSize: 'min(820px, calc(100vw - 32px))' },
      wide: { inlineSize: 'min(1240px, calc(100vw - 32px))' },
      own: {},
    },
  },
})

export const head = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  paddingBlock: `20px ${vars.space.s}`,
  paddingInline: `${vars.space.l} 56px`,
})
export const title = style({ fontSize: vars.text.large, lineHeight: vars.text.largeLine, fontWeight: vars.weight.strong, letterSpacing: '-0.01em' })
export const detail = style({ color: vars.color.muted })
/** Body and actions keep their places in the column of the panel. */
export const form = style({ flex: '1 1 auto', minBlockSize: 0, display: 'flex', flexDirection: 'column' })
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for focus rings of controls that stand at the edge.
  paddingBlock: `4px ${vars.space.l}`,
  paddingInline: vars.space.l,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})
export const foot = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const close = style({ position: 'absolute', insetBlockStart: 14, insetInlineEnd: 14 })
