import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentsOf } from '../theme/brand.ts'
import { contrastOf } from '../theme/contrast.ts'
import { bothSides, groupOn } from '../theme/modes.ts'
import { hexOf, oklchOf } from '../theme/oklch.ts'
import { tokens } from '../theme/tokens.ts'
import { mixes } from './mix.ts'

/** As CSS mixes in OKLCH: the shorter way around the hues, and a grey takes the other's hue. */
function mixed(one: string, other: string, share: number): string {
  const [a, b] = [oklchOf(one), oklchOf(other)]
  const [from, to] = [a.c === 0 ? b.h : a.h, b.c === 0 ? a.h : b.h]
  const way = ((to - from + 540) % 360) - 180
  return hexOf({ l: a.l + (b.l - a.l) * share, c: a.c + (b.c - a.c) * share, h: (from + way * share + 360) % 360 })
}

/** The least contrast of the words with the grounds of all steps that carry them in the text colour. */
function least(side: 'light' | 'dark', { soft, fill }: { soft: string; fill: string }) {
  const { text } = groupOn(tokens.color, side)
  return Math.min(...mixes.worded.filter((share) => share < 1).map((share) => contrastOf(text, mixed(soft, fill, share))))
}

describe('the grounds of worded cells', () => {
  it('carry words in the accent of the product', () => {
    for (const side of bothSides) expect(least(side, groupOn(tokens.accent, side))).toBeGreaterThanOrEqual(4.5)
  })

  it('carry words under any brand', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
    const brand = fc.tuple(channel, channel, channel).map((parts) => `#${parts.join('')}`)
    fc.assert(
      fc.property(brand, (color) => {
        const accents = accentsOf(color)
        for (const side of bothSides) expect(least(side, accents[side]), `${color} ${side}`).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 2000, examples: [['#000000'], ['#ffffff'], ['#ffdd00'], ['#00ff00'], ['#0000ff'], ['#ff0000']] },
    )
  })
})
