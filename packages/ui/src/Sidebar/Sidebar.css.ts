import { createVar } from '@vanilla-extract/css'
import { layer } from '../overlay/overlay.css.ts'
import { vars } from '../theme/contract.css.ts'
import { barSize } from '../TopBar/bar.ts'
import { recipe, style } from '../theme/style.ts'

export const height = createVar()

export const nav = recipe({
  base: {
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    // Menus opened in it lie over the top bar.
    zIndex: layer.bar + 1,
    backgroundColor: vars.color.sunken,
    minBlockSize: 0,
    vars: { [height]: '32px' },
  },
  variants: {
    form: {
      expanded: { inlineSize: '16rem', borderInlineEnd: `1px solid ${vars.color.line}` },
      collapsed: { inlineSize: '3rem', borderInlineEnd: `1px solid ${vars.color.line}` },
      overlay: { inlineSize: '18rem', blockSize: '100%', vars: { [height]: '44px' } },
    },
  },
  compoundVariants: (['expanded', 'collapsed'] as const).map((form) => ({
    variants: { form },
    style: { position: 'sticky', insetBlockStart: 0, blockSize: '100dvh', alignSelf: 'flex-start' },
  })),
})

export const head = style({ flex: 'none', display: 'flex', alignItems: 'center', minBlockSize: barSize, paddingInline: '8px' })
export const top = style({ flex: 'none', paddingInline: '8px', paddingBlockEnd: vars.space.xs })
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  padding: '8px',
  scrollbarWidth: 'thin',
})
export const foot = style({ flex: 'none', padding: '8px', borderBlockStart: `1px solid ${vars.color.line}` })
export const list = style({ display: 'flex', flexDirection: 'column', gap: 2 })

const row = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: height,
  margin: 0,
  paddingBlock: '4px',
  paddingInline: '8px',
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  fontSize: '13px',
  lineHeight: '20px',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.duration} ${vars.motion.easing}, color ${vars.motion.duration} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover, color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
const chosen = { backgroundColor: vars.accent.soft, color: vars.accent.onSoft }
const current = { selectors: { '&[aria-current=page], &[aria-current=page]:hover': chosen } }

export const brand = style([row, { fontSize: '15px', fontWeight: vars.weight.strong, letterSpacing: '-0.01em', color: vars.color.text }])
export const logo = style({ flex: 'none', display: 'grid', placeItems: 'center', inlineSize: 16, blockSize: 20 })
export const single = style([row, current])
export const group = style([row, { selectors: { '&[aria-expanded=true]': { color: vars.color.text }, '&[data-holds-current][data-narrow]': chosen } }])
export const item = style([row, current, { paddingInlineStart: 34, fontWeight: vars.weight.body }])
export const square = style({ justifyContent: 'center', paddingInline: 0, minBlockSize: '32px' })
export const items = style({ display: 'flex', flexDirection: 'column', gap: 1, paddingBlock: '2px 6px' })
export const words = style({ flex: '1 1 auto', minInlineSize: 0 })
export const chevron = style({
  display: 'flex',
  transition: `transform ${vars.motion.duration} ${vars.motion.easing}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(90deg)' } },
})
