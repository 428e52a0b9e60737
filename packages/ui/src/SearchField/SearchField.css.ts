import { style } from '@vanilla-extract/css'

export const input = style({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } })
