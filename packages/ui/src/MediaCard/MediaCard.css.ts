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
