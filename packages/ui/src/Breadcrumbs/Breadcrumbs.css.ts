import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xxs,
  fontSize: vars.text.body,
  lineHeight: vars.text.bodyLine,
  color: vars.color.muted,
})
export const item = style({ display: 'inline-flex', alignItems: 'center', columnGap: vars.space.xxs, minInlineSize: 0, maxInlineSize: '100%' })
export const crumb = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0, maxInlineSize: '32ch', paddingBlock: 2 })
export const link = style({
  borderRadius: vars.radius.small,
  marginInline: '-4px',
  paddingInline: '4px',
  textDecoration: 'none',
  transition: `color ${vars.motion.duration} ${vars.motion.easing}, background-color ${vars.motion.duration} ${vars.motion.easing}`,
  ':hover': { color: vars.color.text, backgroundColor: vars.color.hover },
})
export const current = style({ color: vars.color.text, fontWeight: vars.weight.medium })
export const separator = style({ display: 'inline-flex', color: vars.color.lineStrong })
