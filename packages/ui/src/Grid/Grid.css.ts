import { createVar, globalStyle } from '@vanilla-extract/css'
import { eachSpace } from '../theme/tones.ts'
import { recipe, style } from '../theme/style.ts'

/** How wide a card becomes that is alone: it stays a card, and does not go across the page. */
const alone = createVar()

const columns = (min: number) => ({ vars: { [alone]: '480px' }, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}px), 1fr))` })

export const grid = recipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    gap: eachSpace((gap) => ({ gap })),
    cells: { small: columns(180), standard: columns(260), large: columns(360), full: { vars: { [alone]: 'none' }, gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
})

/** A list of cards: each as high as the highest of its line. */
export const entries = style({})
globalStyle(`${entries} > li`, { display: 'grid', minInlineSize: 0 })
globalStyle(`${entries} > li:only-child`, { maxInlineSize: alone })
