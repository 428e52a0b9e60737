import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

/** Cards of a row are equally high, and their actions stand on one line. */
export const plan = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  blockSize: '100%',
  padding: vars.space.l,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  selectors: { '&[data-badged]': { borderColor: vars.accent.fill } },
})
export const body = style({ flex: '1 1 auto' })
