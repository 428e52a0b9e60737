import { surface } from '../overlay/overlay.css.ts'
import { select } from '../Select/Select.css.ts'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

const phone = '(max-width: 767.98px)'

/** Figures of one width, so that the button does not change its size from range to range. */
export const trigger = style([select, { maxInlineSize: 320, fontVariantNumeric: 'tabular-nums' }])
export const panel = style([
  surface,
  {
    flexDirection: 'row',
    padding: 0,
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'var(--popover-available-height, none)',
    '@media': { [phone]: { flexDirection: 'column' } },
  },
])
export const presets = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 152,
  padding: vars.space.xs,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [phone]: { flexFlow: 'row wrap', borderInlineEnd: 'none', borderBlockEnd: `1px solid ${vars.color.line}` } },
})
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, padding: vars.space.s, minInlineSize: 0 })
export const typed = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.s, alignItems: 'start' })

export const months = style({ position: 'relative', display: 'flex', alignItems: 'flex-start', gap: vars.space.l })
export const nav = style({ position: 'absolute', insetInline: 0, display: 'flex', justifyContent: 'space-between' })
export const month = style({
  borderSpacing: '0 2px',
  lineHeight: vars.text.bodyLine,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { inlineSize: '100%' } },
})
/** The first of two; a phone has room for one. */
export const earlier = style({ '@media': { [phone]: { display: 'none' } } })
export const title = style({ lineHeight: vars.size.controlSmall, fontWeight: vars.weight.strong, textAlign: 'center' })
export const weekday = style({ padding: 0, blockSize: 28, fontSize: vars.text.small, fontWeight: vars.weight.body, color: vars.color.muted })
export const day = style({
  inlineSize: 36,
  padding: 0,
  textAlign: 'center',
  borderRadius: vars.radius.standard,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[aria-selected=true]': { backgroundColor: vars.accent.soft, color: vars.accent.onSoft },
    '&[data-place=start], &[data-place=inside]:not(:last-child)': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&[data-place=end], &[data-place=inside]:not(:first-child)': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '&[aria-disabled=true]': { cursor: 'not-allowed', color: vars.color.muted, opacity: 0.5 },
    '&:focus-visible': { outlineOffset: '1px', borderRadius: vars.radius.standard },
  },
})
export const date = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: 32,
  borderRadius: vars.radius.standard,
  selectors: {
    [`${day}:hover:not([aria-disabled=true], [aria-selected=true]) > &`]: { backgroundColor: vars.color.hover },
    [`${day}:is([data-place=start], [data-place=end], [data-place=both]) > &`]: {
      backgroundColor: vars.accent.fill,
      color: vars.accent.ink,
      fontWeight: vars.weight.medium,
    },
    // Today has a mark under its number.
    [`${day}[aria-current] > &::after`]: {
      content: '',
      position: 'absolute',
      insetBlockEnd: 3,
      inlineSize: 4,
      blockSize: 4,
      borderRadius: vars.radius.round,
      backgroundColor: 'currentColor',
    },
  },
})
