import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

const wide = '(min-width: 768px)'

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })
/** The word before a row, then the row. */
export const line = style({
  display: 'grid',
  gap: vars.space.xxs,
  '@media': { [wide]: { gridTemplateColumns: '56px minmax(0, 1fr)', gap: vars.space.xs } },
})
export const joint = style({
  color: vars.color.muted,
  '@media': { [wide]: { display: 'flex', alignItems: 'center', blockSize: vars.size.control } },
})
export const rule = style({
  display: 'grid',
  gap: vars.space.xs,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) auto' } },
})
/** Comparison and value go under the field on phones, the button stays beside it. */
export const under = style({ gridColumn: '1 / -1', minInlineSize: 0, '@media': { [wide]: { gridColumn: 'auto' } } })
export const remove = style({ gridRow: 1, gridColumn: -2, '@media': { [wide]: { gridColumn: 4 } } })
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  selectors: { '&[data-inner]': { padding: vars.space.s, border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.large } },
})
export const sentence = style({ paddingBlockStart: vars.space.s, borderBlockStart: `1px solid ${vars.color.line}`, overflowWrap: 'anywhere' })
