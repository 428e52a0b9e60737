import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'
import { bothSides, sideOf } from './modes.ts'
import { colorAt, contrastPairs } from './pairs.ts'
import { tokens } from './tokens.ts'

const measured = bothSides.flatMap((side) =>
  contrastPairs.map(({ ink, on, least }) => ({
    side,
    ink,
    on,
    least,
    ratio: contrastOf(sideOf(colorAt(tokens, ink), side), sideOf(colorAt(tokens, on), side)),
  })),
)

describe('the colours of the theme', () => {
  it.each(measured)('$side: $ink on $on holds $least:1', ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least)
  })

  it('are measured in every group, each pair once', () => {
    const inks = new Set(contrastPairs.map(({ ink }) => ink.split('.')[0]))
    expect([...inks].sort()).toEqual(['accent', 'caution', 'color', 'critical', 'positive', 'series'])
    expect(new Set(contrastPairs.map(({ ink, on, least }) => `${ink} ${on} ${least}`)).size).toBe(contrastPairs.length)
    expect(contrastPairs.length).toBeGreaterThan(60)
  })
})
