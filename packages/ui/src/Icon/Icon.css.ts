import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'
import { eachTone } from '../theme/tones.ts'

export const icon = recipe({
  base: { flex: 'none', display: 'inline-block', verticalAlign: 'text-bottom' },
  variants: {
    size: {
      small: { inlineSize: 14, blockSize: 14 },
      standard: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
      large: { inlineSize: 20, blockSize: 20 },
    },
    tone: { inherit: {}, muted: { color: vars.color.muted }, ...eachTone(({ text }) => ({ color: text })) },
  },
})
