import { describe, expect, it } from 'vitest'
import { cropOf, type LineCrop } from './crop.ts'
import { Drawing } from './drawing.testing.ts'
import type { Box, Colour } from './picture.ts'
import { readElements } from './recognise.ts'

const blue: Colour = [20, 60, 220]
const around = ({ x, y, width, height }: Box, more = 4): Box => ({ x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more })
/** Share of the crop that is ink. */
const inked = ({ grey }: LineCrop) => grey.filter((value) => value < 128).length / grey.length

describe('a line that is cut out', () => {
  it('has white paper on a ground whose colour changes from left to right', () => {
    const page = new Drawing(300, 60)
    for (let x = 0; x < 300; x++) page.paint({ x, y: 0, width: 1, height: 60 }, [60 + x / 2, 30, 200 - x / 2])
    const line = page.write(40, 20, 14, [255, 255, 255])
    const flat = new Drawing(300, 60)
    flat.write(40, 20, 14, [0, 0, 0])
    expect(Math.abs(inked(cropOf(page.picture, around(line))) - inked(cropOf(flat.picture, around(line))))).toBeLessThan(0.05)
  })

  it('leaves out an icon before the words, but no letter', () => {
    const page = new Drawing(300, 60)
    const words = page.write(50, 20, 10, blue)
    const alone = cropOf(page.picture, around(words))
    page.paint({ x: 26, y: 20, width: 12, height: 12 }, blue)
    const withIcon = cropOf(page.picture, around({ ...words, x: 26, width: words.width + words.x - 26 }))
    expect(withIcon.width).toBeLessThan(alone.width * 1.1)
    const letter = new Drawing(300, 60)
    letter.write(50, 20, 10, blue)
    letter.paint({ x: 40, y: 20, width: 5, height: 12 }, blue)
    expect(cropOf(letter.picture, around({ ...words, x: 40, width: words.width + words.x - 40 })).width).toBeGreaterThan(alone.width * 1.05)
  })

  it('leaves out the point of the sentence around a link, by its colour, underlined or not', () => {
    const width = (point: Colour, underlined: boolean) => {
      const page = new Drawing(300, 60)
      const words = page.write(50, 20, 10, blue)
      const end = words.x + words.width
      page.paint({ x: end + 2, y: words.y + words.height - 2, width: 2, height: 2 }, point)
      if (underlined) page.paint({ x: words.x, y: words.y + words.height + 1, width: words.width, height: 1 }, blue)
      return cropOf(page.picture, around({ ...words, width: words.width + 4 })).width
    }
    for (const underlined of [false, true]) expect(width([20, 20, 20], underlined)).toBeLessThan(width(blue, underlined))
  })

  it('that is see-through stands on white', () => {
    const page = new Drawing(200, 60)
    const line = page.write(20, 20, 8, [0, 0, 0])
    const { pixels } = page.picture
    const clear = Uint8ClampedArray.from(pixels, (value, at) => (pixels[at - (at % 4)] === 255 ? 0 : value))
    expect([...cropOf({ ...page.picture, pixels: clear }, around(line)).grey]).toEqual([...cropOf(page.picture, around(line)).grey])
  })
})

describe('the lines of an element', () => {
  const textOf = async (lines: readonly Box[]) => {
    const page = new Drawing(400, 200)
    const cut: number[] = []
    const element = { kind: 'input', box: { x: 0, y: 0, width: 400, height: 200 }, confidence: 1, lines } as const
    await readElements(page.picture, [element], ({ width }) => ({ text: `${cut.push(width)}`, confidence: 90 }))
    return cut
  }
  const piece = (x: number, width: number, y = 20): Box => ({ x, y, width, height: 22 })

  it('are read as a person does: pieces side by side at once, from left to right, whatever their order', async () => {
    const whole = await textOf([piece(20, 110)])
    expect(await textOf([piece(90, 40), piece(20, 60)])).toEqual(whole)
    expect(await textOf([piece(20, 60), piece(20, 60, 60)])).toHaveLength(2)
  })

  it('end before the arrow of a menu that stands apart', async () => {
    expect(await textOf([piece(20, 60), piece(360, 14)])).toHaveLength(1)
    expect(await textOf([piece(20, 60), piece(260, 80)])).toHaveLength(2)
  })
})
