import { style } from '@vanilla-extract/css'

/** Whatever stands in the button may shrink, and the chevron stays at the end. */
export const plainText = style({ minInlineSize: 0, justifyContent: 'space-between' })
