import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

const beat = keyframes({ '70%, 100%': { transform: 'scale(2.4)', opacity: 0 } })

export const dot = style({
  position: 'relative',
  display: 'inline-block',
  inlineSize: 6,
  blockSize: 6,
  marginInlineEnd: 6,
  verticalAlign: '1px',
  borderRadius: vars.radius.round,
  border: '1.5px solid currentColor',
  selectors: {
    '&[data-state=live]': { backgroundColor: 'currentColor' },
    '&[data-state=live]::after': {
      content: '',
      position: 'absolute',
      inset: '-1.5px',
      borderRadius: 'inherit',
      backgroundColor: 'currentColor',
      opacity: 0.5,
      animation: `${beat} 2s ${vars.motion.easing} infinite`,
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&[data-state=live]::after': { display: 'none' } } } },
})
