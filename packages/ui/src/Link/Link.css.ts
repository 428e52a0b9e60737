import { vars } from '../theme/contract.css.ts'
import { recipe } from '../theme/style.ts'

export const link = recipe({
  base: {
    borderRadius: 2,
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    overflowWrap: 'anywhere',
    transition: `text-decoration-color ${vars.motion.duration} ${vars.motion.easing}`,
    ':hover': { textDecorationLine: 'underline', textDecorationColor: 'currentColor' },
  },
  variants: {
    tone: { accent: { color: vars.accent.text }, muted: { color: vars.color.muted }, inherit: { color: 'inherit' } },
    // Inside a sentence colour alone would not tell a link from its surroundings.
    alone: {
      true: { textDecorationLine: 'none' },
      false: { textDecorationLine: 'underline', textDecorationColor: `color-mix(in oklab, currentColor 40%, transparent)` },
    },
  },
})
