import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) repeat(3, auto)', rowGap: vars.space.xxs })
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minBlockSize: 32,
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({ position: 'relative', gridColumn: 1, alignSelf: 'stretch', display: 'flex', alignItems: 'center', padding: `6px ${vars.space.xs}` })
export const bar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  minInlineSize: 2,
  borderRadius: vars.radius.small,
  backgroundColor: vars.accent.soft,
  transition: `inline-size ${vars.motion.duration} ${vars.motion.easing}`,
})
export const label = style({ position: 'relative', minInlineSize: 0, overflowWrap: 'anywhere' })
/** The whole bar leads where its label does. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', insetBlock: -6, insetInline: -8 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
export const aside = style({ paddingInlineStart: vars.space.s, textAlign: 'end', color: vars.color.muted })
export const value = style({ gridColumn: 3, paddingInlineStart: vars.space.m, textAlign: 'end', fontWeight: vars.weight.medium })
