import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

const phone = '(max-width: 639.98px)'

export const list = style({ display: 'flex', gap: vars.space.xs, minInlineSize: 0 })
export const step = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `2px solid ${vars.color.line}`,
  selectors: {
    '&[data-state=done], &[data-state=current]': { borderColor: vars.accent.fill },
    '&[data-state=failed]': { borderColor: vars.critical.fill },
  },
  '@media': { [phone]: { paddingBlockStart: 0 } },
})
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    border: '1px solid',
    borderRadius: vars.radius.round,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    '@media': { [phone]: { display: 'none' } },
  },
  variants: {
    state: {
      done: { color: vars.accent.text },
      current: { backgroundColor: vars.accent.fill, borderColor: vars.accent.fill, color: vars.accent.ink },
      ahead: { borderColor: vars.color.lineStrong, color: vars.color.muted },
      failed: { color: vars.critical.text },
    },
  },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({
  fontWeight: vars.weight.medium,
  selectors: { '[data-state=ahead] &': { color: vars.color.muted } },
})
export const press = style({
  appearance: 'none',
  // As large as a finger needs, and no larger on the line.
  minBlockSize: 24,
  marginBlock: -2,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-current]': { cursor: 'default' }, '&:hover:not([aria-current])': { textDecoration: 'underline' } },
})
/** On phones the lines stay and the words go, but for a name that has focus: the sentence above says where one is. */
export const short = style({ display: 'none', '@media': { [phone]: { display: 'block', marginBlockEnd: vars.space.xs } } })
globalStyle(`${step} > ${words}:not(:focus-within)`, {
  '@media': { [phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
})
