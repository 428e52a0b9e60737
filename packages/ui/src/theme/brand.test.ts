import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentGrounds, accentPairsOf, accentsOf, least } from './brand.ts'
import { brandReport } from './brandReport.ts'
import { contrastOf, leastContrastOf } from './contrast.ts'
import { bothSides, sideOf } from './modes.ts'
import { oklchOf } from './oklch.ts'
import { tokens } from './tokens.ts'

/** What `accentsOf` does not hold of a brand, in words; nothing where all holds. Written against the specification, not against the code's own bands. */
function broken(brand: string): string[] {
  const sides = accentsOf(brand)
  return bothSides.flatMap((side) => {
    const accents = sides[side]
    const { fill, text } = accentGrounds[side]
    const claims: [string, number, number][] = [
      ['fill on grounds', leastContrastOf(accents.fill, fill), 3],
      ['ink on fill', contrastOf(accents.ink, accents.fill), 4.5],
      ['ink on fillHover', contrastOf(accents.ink, accents.fillHover), 4.5],
      ['text on grounds', leastContrastOf(accents.text, text), 4.5],
      ['text on soft', contrastOf(accents.text, accents.soft), 4.5],
      ['onSoft on soft', contrastOf(accents.onSoft, accents.soft), 7],
      ['onSoft on grounds', leastContrastOf(accents.onSoft, text), 4.5],
      ['focus on grounds', leastContrastOf(accents.focus, [...text, accents.soft]), 3],
    ]
    const shape = Object.entries(accents).filter(([, color]) => !/^#[0-9a-f]{6}$/.test(color))
    return [
      ...claims.filter(([, ratio, wanted]) => ratio < wanted).map(([name, ratio]) => `${brand} ${side}: ${name} ${ratio}`),
      ...shape.map(([name, color]) => `${brand} ${side}: ${name} is ${color}`),
      ...(accents.fillHover === accents.fill ? [`${brand} ${side}: hover does not differ`] : []),
      ...(accents.ink === '#ffffff' || accents.ink === '#000000' ? [] : [`${brand} ${side}: ink ${accents.ink}`]),
    ]
  })
}

const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`

describe('accentsOf', () => {
  it('holds every ratio in both modes for 20,000 colours', () => {
    let seen = 0
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        seen++
        expect(broken(hex(value))).toEqual([])
      }),
      { seed: 20_261_121, numRuns: 20_000 },
    )
    expect(seen).toBe(20_000)
  }, 120_000)

  it.each(['#3b82f6', '#64748b', '#ffdd00', '#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#00ffff', '#ff00ff', '#808080'])(
    'holds every ratio for %s',
    (brand) => {
      expect(broken(brand)).toEqual([])
    },
  )

  it.each(bothSides)("holds every ratio for the default accent's own fill, which stays what it is: %s", (side) => {
    const fill = sideOf(tokens.accent.fill, side)
    expect(broken(fill)).toEqual([])
    expect(accentsOf(fill)[side].fill).toBe(fill)
    expect(accentsOf(fill)[side].ink).toBe(sideOf(tokens.accent.ink, side))
  })

  it('leaves a colour alone that reaches everything, under the ink that lets it', () => {
    expect(accentsOf('#3b82f6').light).toMatchObject({ fill: '#3b82f6', ink: '#000000' })
    expect(accentsOf('#64748b').light).toMatchObject({ fill: '#64748b', ink: '#ffffff' })
    expect(accentsOf('#ffdd00').dark).toMatchObject({ fill: '#ffdd00', ink: '#000000', text: '#ffdd00' })
  })

  it('moves lightness the least: a little nearer to the brand, a ratio breaks', () => {
    const { fill, text } = accentsOf('#ffdd00').light
    expect(leastContrastOf(fill, accentGrounds.light.fill)).toBeLessThan(least.fill + 0.03)
    expect(leastContrastOf(text, [...accentGrounds.light.text, accentsOf('#ffdd00').light.soft])).toBeLessThan(least.text + 0.05)
  })

  it('keeps the hue', () => {
    for (const brand of ['#ffdd00', '#3b82f6', '#c026d3', '#16a34a']) {
      for (const side of bothSides) expect(Math.abs(oklchOf(accentsOf(brand)[side].text).h - oklchOf(brand).h)).toBeLessThan(3)
    }
  })

  it('reads both ways to write a colour', () => {
    expect(accentsOf('#FD0')).toEqual(accentsOf('#ffdd00'))
    expect(accentsOf('#FFDD00')).toEqual(accentsOf('#ffdd00'))
  })

  it.each(['', 'yellow', 'ffdd00', '#ffdd', '#ffdd00ff', '#ggg', 'rgb(0 0 0)', ' #fff', '#fff;}'])('refuses %j in one sentence', (brand) => {
    expect(() => accentsOf(brand)).toThrow(/^“.*” is not read as a colour, because only #rgb and #rrggbb are; write it as #2f5bea\.$/)
  })
})

describe('accentPairsOf', () => {
  it('writes both modes as one value', () => {
    const { light, dark } = accentsOf('#c026d3')
    const pairs = accentPairsOf('#c026d3')
    expect(Object.keys(pairs).sort()).toEqual(Object.keys(tokens.accent).sort())
    expect(pairs.fill).toBe(`light-dark(${light.fill}, ${dark.fill})`)
    expect([sideOf(pairs.text, 'light'), sideOf(pairs.text, 'dark')]).toEqual([light.text, dark.text])
  })
})

describe('brandReport', () => {
  it('says what was chosen, what came of it, and that it moved', () => {
    const report = brandReport('#FD0')
    expect(report).toMatchObject({ chosen: '#ffdd00', moved: true, derived: accentsOf('#ffdd00') })
    expect(report.ratios.light.find(({ pair }) => pair === 'fillOnGround')).toMatchObject({ least: 3, chosen: expect.closeTo(1.26, 1) })
    expect(report.ratios.dark.find(({ pair }) => pair === 'fillOnGround')?.chosen).toBeGreaterThan(3)
  })

  it('does not warn of a colour that stays in both modes', () => {
    expect(brandReport('#3b82f6')).toMatchObject({ chosen: '#3b82f6', moved: false })
  })

  it('reports ratios that are reached, whatever was chosen', () => {
    for (const brand of ['#000000', '#ffffff', '#ffdd00', '#64748b']) {
      const { ratios } = brandReport(brand)
      for (const side of bothSides) expect(ratios[side].filter(({ derived, least }) => derived < least)).toEqual([])
    }
  })
})
