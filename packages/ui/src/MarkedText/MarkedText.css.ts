import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

export const text = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const part = recipe({
  base: { borderRadius: 2, boxDecorationBreak: 'clone', textUnderlineOffset: '3px' },
  variants: {
    // Each has a line of its own, so that no colour tells it alone.
    mark: {
      none: { color: vars.color.muted },
      found: { backgroundColor: vars.accent.soft, color: vars.accent.onSoft },
      doubtful: { backgroundColor: vars.caution.soft, color: vars.caution.text, textDecoration: 'underline dotted' },
      lost: { textDecoration: `underline wavy ${vars.critical.fill}` },
      out: { color: vars.color.muted, textDecoration: 'line-through' },
    },
    pressable: { true: { cursor: 'pointer', ':hover': { textDecorationLine: 'underline' } }, false: {} },
  },
})
