import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

/** What lies over what. Tooltips stand at 60 (Button.css.ts). */
export const layer = { bar: 20, dialog: 40, popover: 80, toast: 70 } as const

/** The ground of menus, lists of options and popovers. */
export const surface = style({
  zIndex: layer.popover,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 180,
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  maxBlockSize: 'min(420px, var(--popover-available-height, 420px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4px',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.overlay,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.text.body,
  lineHeight: vars.text.bodyLine,
  fontWeight: vars.weight.body,
  letterSpacing: 'normal',
  textAlign: 'start',
  whiteSpace: 'normal',
  cursor: 'default',
  // Where one is in it is shown by the highlighted entry.
  selectors: {
    '&:focus-visible, &[data-focus-visible]': { outline: 'none' },
    // A menu is read as a whole: it is cut only where the window ends.
    '&[role=menu]': { maxBlockSize: 'var(--popover-available-height, 420px)' },
  },
})

/** One line that can be chosen in a menu, a list of options or the palette. */
export const entry = recipe({
  base: {
    appearance: 'none',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    inlineSize: '100%',
    margin: 0,
    paddingBlock: '6px',
    paddingInline: vars.space.xs,
    border: 'none',
    borderRadius: vars.radius.small,
    backgroundColor: 'transparent',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    scrollMarginBlock: 4,
    selectors: {
      '&[data-active-item], &:hover': { backgroundColor: vars.color.hover },
      '&:active': { backgroundColor: vars.color.pressed },
      '&[aria-disabled=true]': { cursor: 'not-allowed', backgroundColor: 'transparent' },
      '&[aria-disabled=true][data-active-item]': { backgroundColor: vars.color.hover },
      '&:focus-visible, &[data-focus-visible]': { outline: `2px solid ${vars.accent.focus}`, outlineOffset: '-2px' },
    },
  },
  variants: {
    tone: {
      neutral: { color: vars.color.text },
      critical: { color: vars.critical.text, selectors: { '&[data-active-item], &:hover': { backgroundColor: vars.critical.soft } } },
    },
  },
})
export const entryIcon = style({ display: 'flex', alignItems: 'center', blockSize: vars.text.bodyLine, color: vars.color.muted, flex: 'none' })
export const entryWords = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const entryDetail = style({ display: 'block', fontSize: vars.text.small, lineHeight: vars.text.smallLine, color: vars.color.muted })
export const entryMark = style({ display: 'flex', alignItems: 'center', blockSize: vars.text.bodyLine, flex: 'none', inlineSize: 16, color: vars.accent.text })
export const faded = style({ opacity: 0.6 })

export const groupLabel = style({
  paddingBlock: '6px 2px',
  paddingInline: vars.space.xs,
  fontSize: vars.text.small,
  lineHeight: vars.text.smallLine,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
})
export const separator = style({ flex: 'none', blockSize: 1, border: 'none', marginBlock: '4px', marginInline: '-4px', backgroundColor: vars.color.line })
export const header = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  marginBlockEnd: '4px',
  marginInline: '-4px',
})
