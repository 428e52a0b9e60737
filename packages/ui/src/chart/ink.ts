import * as css from './chart.css.ts'

const inks = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
const dashes = [undefined, '6 4', '2 4', '10 4 2 4', '1 6'] as const

/** The colour of the series at this place; they come round again after the sixth. */
export const inkOf = (index: number): string => css.ink[inks[index % inks.length] ?? 'first']

/** The dashes of a line, so that colour is never alone. They come round after the fifth: with the colours, thirty lines differ. */
export const dashOf = (index: number): string | undefined => dashes[index % dashes.length]

/** What lies ahead is dashed evenly, whatever its series. */
export const aheadDash = '3 4'
