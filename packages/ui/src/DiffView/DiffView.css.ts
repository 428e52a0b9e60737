import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { toneColors } from '../theme/tones.ts'
import { recipe, style } from '../theme/style.ts'

const wide = '(min-width: 768px)'

export const item = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [wide]: { gridTemplateColumns: '112px minmax(0, 1fr)' } },
})
export const kind = style({ lineHeight: vars.text.bodyLine })
export const what = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 })
export const sides = style({ display: 'grid', gap: vars.space.xs, '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } })

export const block = recipe({
  base: {
    position: 'relative',
    minInlineSize: 0,
    paddingBlock: '6px',
    paddingInline: `28px ${vars.space.s}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  variants: {
    side: {
      before: { backgroundColor: toneColors.critical.soft },
      after: { backgroundColor: toneColors.positive.soft },
      both: { backgroundColor: vars.color.sunken },
    },
    code: { true: { fontFamily: vars.font.code, fontSize: '13px', direction: 'ltr', textAlign: 'start', tabSize: 2 }, false: {} },
  },
})
/** The sign of a block, in its margin. */
export const margin = style({
  position: 'absolute',
  insetInlineStart: 8,
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.text.bodyLine,
  color: vars.color.muted,
})
/** A whole that went or came is told by its ground and its sign; inside a text the words themselves are marked. */
export const whole = style({ textDecoration: 'none' })
export const marked = style({ borderRadius: 3, boxDecorationBreak: 'clone' })
globalStyle(`del${marked}`, { backgroundColor: toneColors.critical.line, textDecorationThickness: '1px' })
globalStyle(`ins${marked}`, { backgroundColor: toneColors.positive.line, textDecorationThickness: '1px', textUnderlineOffset: '3px' })
globalStyle(`del${marked} + ins${marked}`, { marginInlineStart: 2 })
/** Whole lines, and one box where they have the focus. */
export const shown = style({ display: 'block' })
export const skipped = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  minBlockSize: 24,
  marginBlock: '4px',
  padding: 0,
  border: 'none',
  borderBlock: `1px dashed ${vars.color.line}`,
  backgroundColor: 'transparent',
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  color: vars.color.muted,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
})
