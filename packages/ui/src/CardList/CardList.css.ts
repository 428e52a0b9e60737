import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const cards = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))', gap: vars.space.m })

globalStyle(`${cards} > li`, { display: 'grid' })
