import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { analyzePicture } from './analyze.ts'
import { cropOf } from './crop.ts'
import { elementKinds } from './detect.ts'
import { Drawing } from './drawing.testing.ts'
import { type Box, type Colour, overlap } from './picture.ts'
import { PictureRefusal, rasterOf } from './readPixels.ts'
import { readElements } from './recognise.ts'
import { sceneOf } from './scene.ts'
import { slicesOf } from './slices.ts'
import { calibrated, scoreOf } from './trees.ts'
import weights from './weights.json' with { type: 'json' }

// Pictures are looked at pixel by pixel: on a busy machine that takes longer than tests of words.
vi.setConfig({ testTimeout: 60_000 })
afterAll(() => vi.resetConfig())

const sceneOn = ({ picture }: Drawing) => sceneOf(rasterOf(picture, 1, 0, picture.height))
const best = (boxes: readonly { box: Box }[], wanted: Box) => Math.max(0, ...boxes.map(({ box }) => overlap(box, wanted)))
const part = fc.integer({ min: 0, max: 255 })
const colour: fc.Arbitrary<Colour> = fc.tuple(part, part, part)
const unlike = (a: Colour, b: Colour) => Math.max(...a.map((value, at) => Math.abs(value - b[at]!))) > 40
const box = fc.record({
  x: fc.integer({ min: 20, max: 300 }),
  y: fc.integer({ min: 20, max: 200 }),
  width: fc.integer({ min: 40, max: 200 }),
  height: fc.integer({ min: 20, max: 100 }),
})

describe('rectangles', () => {
  it('filled or hollow are proposed where they stand, in any colours that differ', () => {
    fc.assert(
      fc.property(box, colour, colour, fc.boolean(), (place, ground, ink, hollow) => {
        fc.pre(unlike(ground, ink))
        const page = new Drawing(540, 340, ground)
        const { boxes } = sceneOn(hollow ? page.frame(place, ink) : page.paint(place, ink))
        expect(best(boxes, place)).toBeGreaterThan(0.9)
      }),
      { numRuns: 15 },
    )
  })

  it('move with what is drawn, and everything else with them', () => {
    fc.assert(
      fc.property(box, fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), (place, right, down) => {
        const drawn = (dx: number, dy: number) => {
          const page = new Drawing(580, 380).paint({ ...place, x: place.x + dx, y: place.y + dy }, [20, 90, 200])
          page.write(40 + dx, 320 + dy, 23, [30, 30, 30])
          return sceneOn(page)
        }
        const [first, second] = [drawn(0, 0), drawn(right, down)]
        const moved = first.boxes.map(({ box: { x, y, width, height } }) => ({ x: x + right, y: y + down, width, height }))
        expect(second.boxes.map((each) => each.box)).toEqual(moved)
        expect(second.runs.map(({ inkBox }) => [inkBox.x, inkBox.y])).toEqual(first.runs.map(({ inkBox }) => [inkBox.x + right, inkBox.y + down]))
      }),
      { numRuns: 10 },
    )
  })
})

describe('text', () => {
  it('becomes one line with its words, apart where the colour changes', () => {
    const page = new Drawing(500, 120)
    const dark = page.write(30, 50, 10, [30, 30, 30])
    const blue = page.write(dark.x + dark.width + 7, 50, 10, [20, 60, 220])
    const { runs } = sceneOn(page)
    expect(runs.map(({ inkBox }) => inkBox)).toEqual([dark, blue])
    expect(runs.map(({ words, whole }) => [words.length, whole])).toEqual([
      [2, false],
      [2, false],
    ])
  })

  it('knows an underline from a letter', () => {
    const page = new Drawing(500, 120)
    const { x, width } = page.write(30, 50, 10, [30, 30, 30])
    page.paint({ x, y: 62, width, height: 1 }, [30, 30, 30])
    expect(sceneOn(page).runs.map(({ underlined }) => underlined)).toEqual([1])
  })

  it('is cut out dark on white whatever colours it has', () => {
    fc.assert(
      fc.property(colour, colour, (ground, ink) => {
        fc.pre(unlike(ground, ink))
        const page = new Drawing(200, 60, ground)
        const line = page.write(20, 20, 8, ink)
        const { grey, width, height } = cropOf(page.picture, { x: line.x - 4, y: line.y - 4, width: line.width + 8, height: line.height + 8 })
        expect(grey.length).toBe(width * height)
        expect(grey[0]).toBe(255)
        expect(Math.min(...grey)).toBeLessThan(40)
        expect(grey.filter((value) => value > 200).length).toBeGreaterThan(grey.length / 2)
      }),
      { numRuns: 20 },
    )
  })
})

/** A page as people know it: a bar with a menu, words, a field, a button. */
function contactPage(): { page: Drawing; button: Box; field: Box } {
  const page = new Drawing(900, 620)
  page.write(40, 30, 12, [20, 20, 20])
  for (let at = 0; at < 3; at++) page.write(40, 100 + at * 24, 40, [40, 40, 40])
  page.write(40, 200, 8, [60, 60, 60])
  const field = { x: 40, y: 218, width: 320, height: 40 }
  page.frame(field, [170, 175, 180])
  const button = { x: 40, y: 290, width: 150, height: 42 }
  page.paint(button, [24, 92, 214])
  page.write(74, 306, 10, [255, 255, 255])
  return { page, button, field }
}

describe('a page', () => {
  it('has its button and its field, the same each time, with probabilities and lines to read', () => {
    const { page, button, field } = contactPage()
    const { elements } = analyzePicture(page.picture)
    expect(analyzePicture(page.picture).elements).toEqual(elements)
    const of = (kind: string) => elements.filter((element) => element.kind === kind)
    expect(best(of('button'), button)).toBeGreaterThan(0.9)
    expect(best(of('input'), field)).toBeGreaterThan(0.8)
    expect(of('button')[0]?.lines.length).toBe(1)
    for (const { confidence } of elements) expect(confidence > 0 && confidence < 1).toBe(true)
  })

  it('is read line by line, and marks at the ends of words go', async () => {
    const { page } = contactPage()
    const { elements } = analyzePicture(page.picture)
    const heard: number[] = []
    const read = await readElements(
      page.picture,
      elements,
      async ({ height }) => ({ text: `| Send\n${height} → `, confidence: 90 }),
      (done) => heard.push(done),
    )
    expect(read.find(({ kind }) => kind === 'button')?.text).toBe('Send 60')
    expect(heard.at(-1)).toBe(elements.reduce((sum, { lines }) => sum + lines.length, 0))
  })

  it('twice as dense is found at twice the places', () => {
    const { page, button } = contactPage()
    const { width, height, pixels } = page.picture
    const dense = new Uint8ClampedArray(pixels.length * 4)
    for (let y = 0; y < height * 2; y++)
      for (let x = 0; x < width * 2; x++) {
        const from = ((y >> 1) * width + (x >> 1)) * 4
        dense.set(pixels.subarray(from, from + 4), (y * width * 2 + x) * 4)
      }
    const { elements, ratio } = analyzePicture({ width: width * 2, height: height * 2, pixels: dense, ratio: 2 })
    expect(ratio).toBe(2)
    expect(best(elements, { x: button.x * 2, y: button.y * 2, width: button.width * 2, height: button.height * 2 })).toBeGreaterThan(0.9)
  })

  it('with nothing on it has nothing, however tall; progress tells of each slice and may stop it', () => {
    const { picture } = new Drawing(80, 20_000, [240, 240, 240])
    const heard: number[] = []
    expect(analyzePicture(picture, (done, all) => heard.push(done / all)).elements).toEqual([])
    expect(heard.length).toBeGreaterThan(8)
    expect(heard.at(-1)).toBe(1)
    expect(() =>
      analyzePicture(picture, () => {
        throw new Error('stopped')
      }),
    ).toThrow('stopped')
  })
})

describe('pictures that cannot be pages', () => {
  const empty = (width: number, height: number, length = width * height * 4) => ({ width, height, pixels: new Uint8ClampedArray(length) })
  it.each([
    ['size', empty(0, 10, 0)],
    ['size', empty(10.5, 10, 420)],
    ['pixels', empty(100, 100, 100)],
    ['tooSmall', empty(1, 1)],
    ['transparent', empty(100, 100)],
    ['tooLarge', { width: 10_000, height: 10_000, pixels: { length: 400_000_000 } as Uint8Array }],
  ])('are refused with one sentence: %s', (fault, picture) => {
    const refused = (() => {
      try {
        return analyzePicture(picture)
      } catch (error) {
        return error
      }
    })()
    expect(refused).toBeInstanceOf(PictureRefusal)
    expect(refused).toMatchObject({ fault })
    expect((refused as PictureRefusal).message).toMatch(/^[A-Z][^.!?]*(\d\.\d[^.!?]*)?\.$/)
  })

  it('where pixels shine through, white does', () => {
    const raster = rasterOf({ width: 1, height: 1, pixels: Uint8Array.of(0, 0, 0, 51) }, 1, 0, 1)
    expect([raster.red[0], raster.green[0], raster.blue[0]]).toEqual([204, 204, 204])
  })
})

describe('slices', () => {
  it('follow each other without gaps and are never too tall', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 997 }), (height, step) => {
        const slices = slicesOf(height, (row) => row % step === 0)
        expect(slices[0]?.from).toBe(0)
        expect(slices.at(-1)?.to).toBe(height)
        for (const [at, { from, to }] of slices.entries()) {
          expect(to - from).toBeGreaterThan(0)
          expect(to - from).toBeLessThanOrEqual(2400)
          if (at > 0) expect(from).toBe(slices[at - 1]?.to)
        }
      }),
    )
  })
})

describe('the trees', () => {
  const tree = z
    .object({ f: z.array(z.int().min(-1)), t: z.array(z.number()), v: z.array(z.number()) })
    .refine(({ f, t, v }) => t.length === f.length && v.length === f.length + 1)
  const forest = z.strictObject({
    bias: z.number(),
    trees: z.array(tree).min(10),
    threshold: z.number().min(0).max(1),
    calibration: z.array(z.tuple([z.number(), z.number()])).min(2),
  })

  it('are whole, one forest a kind, and together under 100 KB', () => {
    expect(Object.keys(weights).sort()).toEqual([...elementKinds].sort())
    for (const each of Object.values(weights)) expect(forest.safeParse(each).error).toBeUndefined()
    expect(readFileSync(new URL('weights.json', import.meta.url)).length).toBeLessThan(100_000)
  })

  it('are calibrated by lines that rise, between 0 and 1', () => {
    const score = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...elementKinds), score, score, (kind, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((each) => calibrated(weights[kind], each)) as [number, number]
        expect(low).toBeLessThanOrEqual(high)
        expect(low).toBeGreaterThan(0)
        expect(high).toBeLessThan(1)
      }),
    )
  })

  it('go left at most at the threshold, right above it', () => {
    const one = { bias: 0, trees: [{ f: [0], t: [5], v: [-2, 2] }] }
    expect(scoreOf(one, [5])).toBeCloseTo(0.119, 3)
    expect(scoreOf(one, [5.1])).toBeCloseTo(0.881, 3)
  })
})
