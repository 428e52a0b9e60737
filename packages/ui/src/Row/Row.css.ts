import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const row = style({ display: 'flex', gap: vars.space.xs, alignItems: 'end' })
export const cell = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, flex: 1, minInlineSize: 0, alignItems: 'end' })
export const end = style({ flex: 'none' })

globalStyle(`${cell} > *`, { flex: '1 1 160px', minInlineSize: 0 })
/** A range of dates grows no wider than this by itself: the room that it leaves is the other fields'. */
globalStyle(`${cell} > :has([data-ui=DateRange])`, { maxInlineSize: 320 })
/** On a phone several fields take the whole width, and what acts on them the line below. */
globalStyle(`${row}:has(> ${cell} > :nth-child(2))`, { '@media': { '(max-width: 639.98px)': { flexWrap: 'wrap' } } })
globalStyle(`${row} > ${cell}:has(> :nth-child(2))`, { '@media': { '(max-width: 639.98px)': { flexBasis: '100%' } } })
