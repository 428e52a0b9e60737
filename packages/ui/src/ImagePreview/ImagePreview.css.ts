import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

export const frame = style({
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.sunken,
})
export const picture = recipe({
  base: { display: 'block', maxInlineSize: '100%' },
  variants: {
    shape: {
      /** Small enough to be seen in one look. */
      fitted: { inlineSize: 'auto', blockSize: 'auto', maxBlockSize: 300 },
      /** Higher than a page: its top says which page it is. As wide as it is itself. */
      cut: { maxBlockSize: 300, objectFit: 'cover', objectPosition: 'top' },
      whole: { inlineSize: 'auto', blockSize: 'auto' },
    },
  },
})
