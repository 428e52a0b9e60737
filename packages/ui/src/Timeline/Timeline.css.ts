import { vars } from '../theme/contract.css.ts'
import { eachTone } from '../theme/tones.ts'
import { recipe, style } from '../theme/style.ts'

/** The line goes from one mark to the next, and ends with the last. */
export const entry = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.s,
  paddingBlockEnd: vars.space.l,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '32px 4px',
      insetInlineStart: 13,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
})
export const mark = recipe({
  base: { display: 'grid', placeItems: 'center', flex: 'none', inlineSize: 28, blockSize: 28, borderRadius: vars.radius.round },
  variants: { tone: eachTone(({ soft, text }, tone) => ({ backgroundColor: soft, color: tone === 'neutral' ? vars.color.muted : text })) },
})
export const words = style({ flex: '1 1 0', minInlineSize: 0, paddingBlockStart: 4, overflowWrap: 'anywhere' })
