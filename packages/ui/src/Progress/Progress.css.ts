import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { eachTone } from '../theme/tones.ts'
import { recipe, style } from '../theme/style.ts'

const slide = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } })
const moving = {
  backgroundColor: vars.color.pressed,
  backgroundImage: `linear-gradient(90deg, transparent, ${vars.accent.fill}, transparent)`,
  backgroundSize: '50% 100%',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '50% 0',
} as const

export const frame = style({ display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0 })
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s })
export const value = style({ color: vars.color.muted, flex: 'none' })
export const bar = recipe({
  base: {
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: 6,
    border: 0,
    borderRadius: vars.radius.round,
    overflow: 'hidden',
    backgroundColor: vars.color.pressed,
    selectors: {
      '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
      '&::-webkit-progress-value': {
        borderRadius: vars.radius.round,
        backgroundColor: 'currentColor',
        transition: `inline-size ${vars.motion.duration} ${vars.motion.easing}`,
      },
      '&::-moz-progress-bar': { borderRadius: vars.radius.round, backgroundColor: 'currentColor' },
      '&:indeterminate': { ...moving, animation: `${slide} 1.4s linear infinite` },
      '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
    },
    '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&:indeterminate': { animation: 'none' } } } },
  },
  variants: { tone: eachTone(({ fill }) => ({ color: fill })) },
})
