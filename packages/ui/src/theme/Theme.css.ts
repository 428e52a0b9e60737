import { vars } from './contract.css.ts'
import { style } from './style.ts'

export const surface = style({ color: vars.color.text, backgroundColor: vars.color.page, minBlockSize: '100%' })
