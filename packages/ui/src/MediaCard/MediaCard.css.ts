import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const media = style({
  aspectRatio: '16 / 9',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
})
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const title = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } })
/** The lines of the drawing take the colour of the series that the title falls on. */
export const drawing = style({ inlineSize: '100%', blockSize: '100%' })
globalStyle(`${drawing} rect`, { fill: 'currentColor' })

export const sketch = style({ inlineSize: '100%', blockSize: '100%', direction: 'ltr' })
export const quiet = style({ fill: vars.color.surface, stroke: vars.color.lineStrong, strokeWidth: 0.75 })
export const strong = style({ fill: vars.accent.soft, stroke: vars.accent.line, strokeWidth: 0.75 })
export const hole = style({ fill: vars.color.sunken })
const words = style({ fontSize: 5.6, fontFamily: vars.font.code })
export const strongWords = style([words, { fill: vars.accent.onSoft }])
export const quietWords = style([words, { fill: vars.color.muted }])
export const stroke = style({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1 })
export const accentStroke = style({ fill: 'none', stroke: vars.accent.fill, strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' })
