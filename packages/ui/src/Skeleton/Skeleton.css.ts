import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.5 } })

export const bar = recipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.pressed,
    animation: `${pulse} 1.6s ease-in-out infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' }, '(forced-colors: active)': { backgroundColor: 'GrayText' } },
  },
  variants: {
    height: { small: { blockSize: 10 }, text: { blockSize: 12 }, figure: { blockSize: 28 }, control: { blockSize: vars.size.control } },
    width: {
      tiny: { inlineSize: 72 },
      short: { inlineSize: '38%' },
      middle: { inlineSize: '64%' },
      long: { inlineSize: '92%' },
      full: { inlineSize: '100%' },
    },
  },
})

export const lines = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l, maxInlineSize: 560 })
export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })
export const cards = style({ display: 'grid', gap: vars.space.m, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' })
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
})
export const table = style({ border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.large, overflow: 'hidden' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr',
  alignItems: 'center',
  gap: vars.space.l,
  minBlockSize: vars.size.row,
  paddingInline: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
