import { vars } from '../theme/contract.css.ts'
import { overrule, style } from '../theme/style.ts'

/** What acts on the text stands beside it, and under it where there is no room. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs })
export const text = overrule({
  flex: '1 1 180px',
  inlineSize: 'auto',
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.code,
  fontSize: '13px',
  textOverflow: 'ellipsis',
  selectors: { '&:not(:focus-visible)': { borderColor: vars.color.line } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs })
