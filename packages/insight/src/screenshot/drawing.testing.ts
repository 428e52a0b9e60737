import type { Box, Colour, Picture } from './picture.ts'

/** A page of one colour to draw on. */
export class Drawing {
  readonly picture: Picture & { readonly pixels: Uint8ClampedArray }
  constructor(width: number, height: number, colour: Colour = [255, 255, 255]) {
    this.picture = { width, height, pixels: new Uint8ClampedArray(width * height * 4), ratio: 1 }
    this.paint({ x: 0, y: 0, width, height }, colour)
  }

  paint({ x, y, width, height }: Box, [red, green, blue]: Colour): this {
    const { width: stride, pixels } = this.picture
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) pixels.set([red, green, blue, 255], (row * stride + column) * 4)
    return this
  }

  /** A hollow rectangle with a border of one pixel. */
  frame({ x, y, width, height }: Box, colour: Colour): this {
    return this.paint({ x, y, width, height: 1 }, colour)
      .paint({ x, y: y + height - 1, width, height: 1 }, colour)
      .paint({ x, y, width: 1, height }, colour)
      .paint({ x: x + width - 1, y, width: 1, height }, colour)
  }

  /** Something like a line of words: letters of 6 × 10, a space after every fifth. Gives its box. */
  write(x: number, y: number, letters: number, colour: Colour): Box {
    let at = x
    for (let letter = 0; letter < letters; letter++) {
      this.paint({ x: at, y, width: 2, height: 10 }, colour).paint({ x: at, y: y + (letter % 3) * 4, width: 6, height: 2 }, colour)
      at += letter % 5 === 4 ? 13 : 8
    }
    return { x, y, width: at - x - (letters % 5 === 0 ? 7 : 2), height: 10 }
  }
}
