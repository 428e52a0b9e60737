import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.sunken,
  overflow: 'clip',
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: '6px',
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
})
export const words = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs, minInlineSize: 0 })
export const label = style({
  fontWeight: vars.weight.medium,
  fontSize: '13px',
  lineHeight: '20px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const language = style({ fontSize: vars.text.small, lineHeight: vars.text.smallLine, color: vars.color.muted, flex: 'none' })
/** The browser gives code its own font and size, which would undo the frame's. */
export const inner = style({ font: 'inherit' })
export const code = recipe({
  base: {
    fontFamily: vars.font.code,
    fontSize: '13px',
    lineHeight: '20px',
    fontVariantLigatures: 'none',
    tabSize: 2,
    padding: vars.space.m,
    overflow: 'auto',
    color: vars.color.text,
    textAlign: 'start',
    direction: 'ltr',
    // The ring would be cut by the frame if it stood outside.
    ':focus-visible': { outlineOffset: '-2px' },
  },
  variants: {
    wrap: { true: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, false: { whiteSpace: 'pre' } },
    tall: { true: {}, false: { maxBlockSize: 360 } },
  },
})
