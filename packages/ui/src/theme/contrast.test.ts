import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'
import { bothSides, groupOn } from './modes.ts'
import { tokens } from './tokens.ts'

const statuses = ['positive', 'caution', 'critical'] as const

/** Every pair of colours that stand on each other in the product: what, on what, and the ratio that it must hold (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = bothSides.flatMap((side) => {
  const color = groupOn(tokens.color, side)
  const accent = groupOn(tokens.accent, side)
  const pages = { page: color.page, sunken: color.sunken, surface: color.surface, overlay: color.overlay }
  const grounds = { ...pages, hover: color.hover, pressed: color.pressed }
  const over = (name: string, ink: string, on: Record<string, string>, least: number) =>
    Object.entries(on).map(([ground, paint]) => ({ side, name, ground, ink, paint, least }))
  return [
    ...over('text', color.text, { ...grounds, accentSoft: accent.soft }, 4.5),
    ...over('muted', color.muted, grounds, 4.5),
    // Alerts and notices set muted and plain words on the ground of their tone.
    ...statuses.flatMap((status) => {
      const own = groupOn(tokens[status], side)
      return [
        ...over('text', color.text, { [`${status} soft`]: own.soft }, 4.5),
        ...over('muted', color.muted, { [`${status} soft`]: own.soft }, 4.5),
        ...over(`${status} text`, own.text, { ...grounds, soft: own.soft }, 4.5),
        // Solid badges and buttons are `inverse` on the tone's text colour.
        ...over('inverse', color.inverse, { [`${status} text`]: own.text }, 4.5),
        ...over(`${status} fill`, own.fill, pages, 3),
      ]
    }),
    ...over('inverse', color.inverse, { text: color.text }, 4.5),
    ...over('lineStrong', color.lineStrong, pages, 3),
    ...over('accent fill', accent.fill, pages, 3),
    ...over('accent ink', accent.ink, { fill: accent.fill, fillHover: accent.fillHover }, 4.5),
    ...over('accent text', accent.text, { ...pages, hover: color.hover, soft: accent.soft }, 4.5),
    ...over('accent onSoft', accent.onSoft, { ...pages, hover: color.hover }, 4.5),
    ...over('accent onSoft', accent.onSoft, { soft: accent.soft }, 7),
    ...over('accent focus', accent.focus, { ...pages, hover: color.hover, soft: accent.soft }, 3),
  ]
})

describe('the colours of the theme', () => {
  it.each(pairs)('$side: $name on $ground holds $least:1', ({ ink, paint, least }) => {
    expect(contrastOf(ink, paint)).toBeGreaterThanOrEqual(least)
  })

  it('are told apart in every pair: none is a colour on itself', () => {
    expect(pairs.length).toBeGreaterThan(100)
    expect(pairs.filter(({ ink, paint }) => ink === paint)).toEqual([])
  })
})
