import { vars } from '../theme/contract.css.ts'
import { overrule, style } from '../theme/style.ts'

export const top = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
})
export const input = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  blockSize: 52,
  padding: 0,
  border: 'none',
  backgroundColor: 'transparent',
  color: vars.color.text,
  fontSize: vars.text.large,
  // The caret and the highlighted entry show where one is; the box itself is the whole dialog.
  outline: 'none !important',
  selectors: { '&::placeholder': { color: vars.color.muted, opacity: 1 } },
})
export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  maxBlockSize: 'min(420px, 60dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
})
export const empty = style({ paddingBlock: vars.space.xl, paddingInline: vars.space.m, textAlign: 'center', color: vars.color.muted })
export const line = overrule({ alignItems: 'center' })
export const shortcut = style({ flex: 'none', fontSize: vars.text.small, color: vars.color.muted })
export const aside = style({
  flex: 'none',
  maxInlineSize: '45%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.small,
  color: vars.color.muted,
  // On a phone the name needs the line.
  '@media': { '(max-width: 639.98px)': { display: 'none' } },
})
