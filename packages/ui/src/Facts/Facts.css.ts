import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

export const facts = recipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    look: {
      rows: { gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)', columnGap: vars.space.l, rowGap: vars.space.xs },
      columns: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))', gap: vars.space.m },
    },
  },
})
/** A pair is one box in columns and dissolves into the grid in rows. */
export const pair = recipe({ variants: { look: { rows: { display: 'contents' }, columns: { display: 'flex', flexDirection: 'column', gap: 2 } } } })
export const term = style({ color: vars.color.muted })
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.text })
