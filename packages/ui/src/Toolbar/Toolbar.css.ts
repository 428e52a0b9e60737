import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 })
/** Fields share what the buttons leave, and take a line of their own on phones. */
globalStyle(`${toolbar} > [data-ui=Field]`, { flex: '0 1 240px' })
globalStyle(`${toolbar} > [data-ui=Field]`, { '@media': { '(max-width: 639.98px)': { flex: '1 1 100%' } } })
export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs, marginInlineStart: 'auto' })
