import { style } from '../theme/style.ts'

export const input = style({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } })
