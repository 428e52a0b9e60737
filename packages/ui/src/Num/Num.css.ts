import { style } from '../theme/style.ts'

/** Figures of one width, so that columns stand and counting does not shake. */
export const num = style({ fontVariantNumeric: 'tabular-nums' })
