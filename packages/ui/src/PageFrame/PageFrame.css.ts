import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const frame = style({
  padding: `${vars.space.l} ${vars.space.xl} ${vars.space.xxl}`,
  minInlineSize: 0,
  '@media': { '(max-width: 767px)': { padding: `${vars.space.m} ${vars.space.m} ${vars.space.xl}` } },
})
export const width = style({ maxInlineSize: 1160, marginInline: 'auto' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
  marginBlock: `${vars.space.xs} ${vars.space.l}`,
  minBlockSize: vars.size.control,
})
export const headingPart = style({ minInlineSize: 0 })
export const actionsPart = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })
