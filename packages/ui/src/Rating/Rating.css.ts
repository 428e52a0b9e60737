import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const rating = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const figure = style({ fontWeight: vars.weight.medium })
export const count = style({ color: vars.color.muted })

export const stars = style({ position: 'relative', display: 'inline-flex', color: vars.color.lineStrong })
export const filled = style({ position: 'absolute', insetBlock: 0, insetInlineStart: 0, display: 'flex', overflow: 'hidden', color: vars.color.text })
globalStyle(`${filled} svg`, { fill: 'currentColor' })

export const choice = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, selectors: { '&[aria-disabled=true]': { opacity: 0.6 } } })
export const group = style({ display: 'inline-flex', marginInlineStart: -6 })
export const star = style({
  position: 'relative',
  display: 'inline-flex',
  padding: 6,
  borderRadius: vars.radius.small,
  color: vars.color.lineStrong,
  cursor: 'pointer',
  selectors: {
    '&[data-filled], &:has(~ &:hover), &:hover': { color: vars.color.text },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accent.focus}`, outlineOffset: '-2px' },
    '[aria-disabled=true] &': { cursor: 'not-allowed' },
  },
})
// What is pointed at tells what a press would choose; until then what is chosen.
globalStyle(`${star}[data-filled] svg, ${star}:has(~ ${star}:hover) svg, ${star}:hover svg`, { fill: 'currentColor' })
globalStyle(`${star}:hover ~ ${star} svg`, { fill: 'none' })
globalStyle(`${star}:hover ~ ${star}`, { color: vars.color.lineStrong })
