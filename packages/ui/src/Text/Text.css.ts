import { vars } from '../theme/contract.css.ts'
import { eachTone } from '../theme/tones.ts'
import { recipe } from '../theme/style.ts'

export const text = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    size: {
      small: { fontSize: vars.text.small, lineHeight: vars.text.smallLine },
      body: { fontSize: vars.text.body, lineHeight: vars.text.bodyLine },
      large: { fontSize: vars.text.large, lineHeight: vars.text.largeLine, letterSpacing: '-0.011em' },
      figure: { fontSize: vars.text.figure, lineHeight: vars.text.figureLine, letterSpacing: '-0.022em', fontWeight: vars.weight.strong },
    },
    tone: {
      inherit: {},
      muted: { color: vars.color.muted },
      ...eachTone(({ text: color }, tone) => ({ color: tone === 'accent' ? vars.accent.text : color })),
    },
    weight: {
      inherit: {},
      body: { fontWeight: vars.weight.body },
      medium: { fontWeight: vars.weight.medium },
      strong: { fontWeight: vars.weight.strong },
    },
    measure: { true: { maxInlineSize: '68ch' }, false: {} },
    truncate: { true: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis', minInlineSize: 0, maxInlineSize: '100%' }, false: {} },
  },
})
