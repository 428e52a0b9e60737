import { box } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 })
export const zone = style([
  box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xxs,
    padding: vars.space.l,
    borderStyle: 'dashed',
    borderRadius: vars.radius.large,
    textAlign: 'center',
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-disabled=true])': { backgroundColor: vars.color.hover },
      '&[data-over]': { borderColor: vars.accent.fill, borderStyle: 'solid', backgroundColor: vars.accent.soft, color: vars.accent.onSoft },
    },
  },
])
export const limits = style({
  fontSize: vars.text.small,
  lineHeight: vars.text.smallLine,
  fontWeight: vars.weight.body,
  color: vars.color.muted,
  selectors: { '&::first-letter': { textTransform: 'uppercase' }, '[data-over] > &': { color: 'inherit' } },
})
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xxs,
  paddingInline: '10px 4px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  color: vars.color.muted,
  minBlockSize: vars.size.control,
  whiteSpace: 'nowrap',
  selectors: { '&:not(:has(button))': { paddingInlineEnd: 10 } },
})
export const name = style({ flex: '1 1 auto', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: vars.color.text })
