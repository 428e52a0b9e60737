import { vars } from '../theme/contract.css.ts'
import { recipe } from '../theme/style.ts'

export const code = recipe({
  base: {
    fontFamily: vars.font.code,
    fontSize: '0.92em',
    paddingBlock: 1,
    paddingInline: '5px',
    borderRadius: 4,
    backgroundColor: vars.color.hover,
    color: vars.color.text,
    boxDecorationBreak: 'clone',
  },
  // In a table a name that may break anywhere is as narrow as a letter.
  variants: { words: { true: { overflowWrap: 'break-word' }, false: { overflowWrap: 'anywhere' } } },
})
