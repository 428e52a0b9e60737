import { styleVariants } from '@vanilla-extract/css'
import { line as base } from '../chart/chart.css.ts'
import { vars } from '../theme/contract.css.ts'
import { eachTone } from '../theme/tones.ts'
import { style } from '../theme/style.ts'

/** Time runs from left to right in every language. */
const picture = style({ direction: 'ltr', display: 'inline-block', flex: 'none', verticalAlign: 'middle' })
export const spark = styleVariants(eachTone(({ fill }) => [picture, { color: fill }]))
export const line = style([base, { strokeWidth: 1.5 }])
export const nothing = style({ stroke: vars.color.lineStrong, strokeDasharray: '2 4' })
/** Where the figure was expected: quiet in every tone, because it says nothing of what came. */
export const band = style({ fill: vars.color.muted, opacity: 0.18 })
