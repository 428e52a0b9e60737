import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const row = style({ display: 'flex', gap: vars.space.xs })
export const text = style({ fontFamily: vars.font.code, maxInlineSize: 200 })
export const pick = style({ flex: 'none', inlineSize: vars.size.control, padding: 4, cursor: 'pointer' })
globalStyle(`${pick}::-webkit-color-swatch-wrapper`, { padding: 0 })
globalStyle(`${pick}::-webkit-color-swatch`, { border: 0, borderRadius: 4 })
/** One row for each colour, in columns that stand under each other. */
export const list = style({ display: 'grid', gridTemplateColumns: 'auto auto auto 1fr', gap: `${vars.space.xxs} ${vars.space.s}`, paddingBlockStart: 6 })
export const entry = style({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' })
export const hex = style({ fontFamily: vars.font.code, fontSize: vars.text.small })
export const swatch = style({
  inlineSize: 20,
  blockSize: 20,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
})
