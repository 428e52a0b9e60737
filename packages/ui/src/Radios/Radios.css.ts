import { box } from '../Checkbox/Checkbox.css.ts'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const group = style({ display: 'flex', gap: vars.space.xs, minInlineSize: 0 })
export const column = style({ flexDirection: 'column' })
export const row = style({ flexWrap: 'wrap', columnGap: vars.space.l })

/** The ring of a radio; its dot is what the border leaves free. */
export const ring = style([
  box,
  {
    borderRadius: vars.radius.round,
    selectors: { '&[aria-checked=true]': { borderWidth: 5, backgroundColor: vars.accent.ink } },
  },
])
