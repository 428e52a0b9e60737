import { globalStyle, keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  flex: 'none',
  display: 'inline-block',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  verticalAlign: 'text-bottom',
  borderRadius: vars.radius.round,
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  opacity: 0.8,
  animation: `${turn} 800ms linear infinite`,
  // Without turning, a slow pulse of a still ring would be motion too: the open ring alone says that something is under way.
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const line = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, color: vars.color.muted })
globalStyle(`${line} > [data-part=label]`, { minInlineSize: 0 })
