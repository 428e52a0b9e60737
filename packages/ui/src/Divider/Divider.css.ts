import { vars } from '../theme/contract.css.ts'
import { recipe } from '../theme/style.ts'

export const divider = recipe({
  base: { border: 0, margin: 0, flex: 'none', backgroundColor: vars.color.line },
  variants: {
    direction: {
      horizontal: { blockSize: 1, inlineSize: '100%' },
      vertical: { inlineSize: 1, alignSelf: 'stretch', minBlockSize: 16 },
    },
  },
})
