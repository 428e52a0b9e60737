import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const group = style({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space.m,
})
export const legend = style({ padding: 0, float: 'inline-start', inlineSize: '100%', fontWeight: vars.weight.strong, marginBlockEnd: vars.space.s })
/** The legend floats, so that it stands inside the line above the group; what follows begins under it. */
export const body = style({ clear: 'both', display: 'flex', flexDirection: 'column', gap: vars.space.m })
