import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { mixes } from './mix.ts'
import { style } from '../theme/style.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 })
/** Wide tables scroll inside themselves, the words for readers of the screen with them; room for the focus ring at the edges. */
export const scroller = style({ position: 'relative', overflowX: 'auto', padding: 4, margin: -4 })
export const table = style({ borderCollapse: 'separate', borderSpacing: 2, inlineSize: '100%', fontVariantNumeric: 'tabular-nums' })
const small = { fontSize: vars.text.small, lineHeight: vars.text.smallLine } as const
export const head = style({ ...small, padding: '2px 4px', fontWeight: vars.weight.body, color: vars.color.muted, textAlign: 'center', whiteSpace: 'nowrap' })
export const rowHead = style([head, { textAlign: 'start', inlineSize: '1%', paddingInlineStart: 0, paddingInlineEnd: vars.space.s }])
export const cell = style({ ...small, borderRadius: 4, textAlign: 'center', cursor: 'default' })
export const room = styleVariants({
  worded: { padding: '8px 6px', minInlineSize: 44 },
  dense: { padding: 0, blockSize: 22, minInlineSize: 22 },
})

const ground = (share: number) => ({ backgroundColor: `color-mix(in oklch, ${vars.accent.fill} ${share * 100}%, ${vars.accent.soft})` })
/** The grounds from the lowest step to the highest; the last bears the ink of the fill. */
export const steps = {
  worded: mixes.worded.map((share) => style([ground(share), { color: share === 1 ? vars.accent.ink : vars.color.text }])),
  dense: mixes.dense.map((share) => style(ground(share))),
}
export const unknown = style({ color: vars.color.muted, boxShadow: `inset 0 0 0 1px ${vars.color.line}` })

export const legend = style({ ...small, display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m, rowGap: vars.space.xxs, color: vars.color.muted })
export const range = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const swatch = style({ inlineSize: 12, blockSize: 12, borderRadius: 3 })
