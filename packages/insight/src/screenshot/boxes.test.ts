import { describe, expect, it } from 'vitest'
import { Drawing } from './drawing.testing.ts'
import { type Box, type Colour, overlap } from './picture.ts'
import { ratioOf } from './pixelRatio.ts'
import { rasterOf } from './readPixels.ts'
import { sceneOf } from './scene.ts'

const best = ({ picture }: Drawing, wanted: Box) =>
  Math.max(0, ...sceneOf(rasterOf(picture, 1, 0, picture.height)).boxes.map(({ box }) => overlap(box, wanted)))

/** Squares of four pixels in colours without order: something like a photo. */
function photo(page: Drawing, { x, y, width, height }: Box): void {
  for (let down = 0; down < height; down += 4)
    for (let across = 0; across < width; across += 4) {
      const tone = (across * 37 + down * 91 + ((across * down) % 53) * 5) % 160
      page.paint({ x: x + across, y: y + down, width: 4, height: 4 }, [tone, 200 - tone, (tone * 3) % 255])
    }
}

function disc(page: Drawing, { x, y, width }: Box, colour: Colour): void {
  const radius = width / 2
  for (let row = 0; row < width; row++) {
    const half = Math.round(Math.sqrt(radius ** 2 - (row + 0.5 - radius) ** 2))
    page.paint({ x: x + radius - half, y: y + row, width: 2 * half, height: 1 }, colour)
  }
}

describe('what a box is proposed for', () => {
  it('a disc with a sign on it, among others of its kind', () => {
    const page = new Drawing(400, 200)
    const discs = [0, 1, 2, 3].map((at) => ({ x: 100 + 44 * at, y: 80, width: 40, height: 40 }))
    for (const { x, y, width, height } of discs) {
      disc(page, { x, y, width, height }, [60, 90, 200])
      page.paint({ x: x + 10, y: y + 16, width: 20, height: 8 }, [255, 255, 255]).paint({ x: x + 16, y: y + 10, width: 8, height: 20 }, [255, 255, 255])
    }
    for (const each of discs) expect(best(page, each)).toBeGreaterThan(0.9)
  })

  it('a field that hardly differs from its card, with smooth corners', () => {
    const page = new Drawing(500, 200)
    const field = { x: 60, y: 60, width: 300, height: 38 }
    page.paint(field, [248, 249, 252])
    for (const x of [60, 359])
      for (const y of [60, 97])
        page.paint({ x, y, width: 1, height: 1 }, [254, 254, 255]).paint({ x: x === 60 ? 61 : 358, y, width: 1, height: 1 }, [251, 252, 253])
    expect(best(page, field)).toBeGreaterThan(0.9)
  })

  it('a photo that fills the top of a card with a border', () => {
    const page = new Drawing(500, 500)
    const card = { x: 100, y: 60, width: 226, height: 340 }
    const top = { x: 101, y: 61, width: 224, height: 148 }
    photo(page, top)
    page.frame(card, [205, 208, 212])
    page.write(140, 260, 12, [30, 30, 30])
    expect(best(page, top)).toBeGreaterThan(0.9)
  })
})

describe('the pixel ratio', () => {
  /** Letters with strokes of some pixels, in rows. */
  const written = (width: number, stroke: number) => {
    const page = new Drawing(width, 600)
    for (let y = 40; y < 560; y += 12 * stroke)
      for (let x = 30; x < width - 60; x += 5 * stroke) page.paint({ x, y: y + 1, width: stroke, height: 7 * stroke }, [20, 20, 20])
    return ratioOf({ ...page.picture, ratio: undefined })
  }

  it('follows the strokes of letters where the window could be', () => {
    expect(written(1280, 1)).toBe(1)
    expect(written(2560, 3)).toBe(2)
    expect(written(780, 3)).toBe(2)
    expect(written(1170, 5)).toBe(3)
  })

  it('is one for large type in a window of a desktop, and for phones that are no wider than a phone', () => {
    expect(written(1280, 3)).toBe(1)
    expect(written(390, 3)).toBe(1)
  })

  it('is what the picture says', () => {
    expect(ratioOf({ ...new Drawing(1280, 400).picture, ratio: 2 })).toBe(2)
  })
})
