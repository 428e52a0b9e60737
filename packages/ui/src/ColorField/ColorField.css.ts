import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const row = style({ display: 'flex', gap: vars.space.xs })
export const text = style({ fontFamily: vars.font.code, maxInlineSize: 200 })
export const pick = style({ flex: 'none', inlineSize: vars.size.control, padding: 4, cursor: 'pointer' })
globalStyle(`${pick}::-webkit-color-swatch-wrapper`, { padding: 0 })
globalStyle(`${pick}::-webkit-color-swatch`, { border: 0, borderRadius: 4 })
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xs} ${vars.space.l}`, paddingBlockStart: 6 })
export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })
export const swatch = style({
  flex: 'none',
  inlineSize: 32,
  blockSize: 32,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
})
