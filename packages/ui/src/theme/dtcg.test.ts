import { describe, expect, it } from 'vitest'
import { designTokens, written } from './dtcg.ts'

const files = import.meta.glob<string>('../../tokens/*.json', { query: '?raw', import: 'default', eager: true })

describe('packages/ui/tokens', () => {
  it('holds what `npm run tokens` writes, and nothing else', () => {
    const expected = Object.entries(designTokens()).map(([name, tokens]): [string, string] => [`../../tokens/${name}`, written(tokens)])
    expect(files).toEqual(Object.fromEntries(expected))
  })

  it('is JSON that says what it was made from', () => {
    for (const [name, tokens] of Object.entries(designTokens())) expect(JSON.parse(files[`../../tokens/${name}`] ?? '')).toEqual(tokens)
  })
})

describe('designTokens', () => {
  const { 'light.json': light, 'dark.json': dark, 'compact.json': compact } = designTokens()

  it('writes colours as objects of sRGB, with alpha where there is some', () => {
    expect(light).toMatchObject({
      accent: { fill: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.1843, 0.3569, 0.9176], hex: '#2f5bea' } } },
      color: { scrim: { $type: 'color', $value: { alpha: 0.38, hex: '#14141a' } } },
    })
    expect(dark).toMatchObject({ color: { page: { $value: { hex: '#111214' } }, scrim: { $value: { alpha: 0.62, hex: '#000000' } } } })
  })

  it('writes lengths, times, families, weights, curves and shadows as their types', () => {
    expect(light).toMatchObject({
      space: { none: { $type: 'dimension', $value: { value: 0, unit: 'px' } }, m: { $type: 'dimension', $value: { value: 16, unit: 'px' } } },
      font: { body: { $type: 'fontFamily', $value: ['Inter Variable', 'system-ui', 'sans-serif'] } },
      weight: { strong: { $type: 'fontWeight', $value: 600 } },
      motion: { duration: { $type: 'duration', $value: { value: 120, unit: 'ms' } }, easing: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] } },
      shadow: {
        overlay: { $type: 'shadow', $value: [{ spread: { value: 1, unit: 'px' } }, { offsetY: { value: 8 }, spread: { value: -6 }, color: { alpha: 0.18 } }] },
      },
    })
  })

  it('leaves out of the other files what they do not change', () => {
    expect(Object.keys(dark)).toEqual(['$description', 'color', 'accent', 'positive', 'caution', 'critical', 'series', 'shadow'])
    expect(Object.keys(compact)).toEqual(['$description', 'space', 'size'])
  })
})
