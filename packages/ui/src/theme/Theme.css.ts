import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

export const surface = style({ color: vars.color.text, backgroundColor: vars.color.page, minBlockSize: '100%' })
