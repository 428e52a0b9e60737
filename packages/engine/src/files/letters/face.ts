import type { Font, Subset } from 'fontkit'

const hex = (number: number) => number.toString(16).padStart(4, '0').toUpperCase()

/** One part of a font in one PDF: it remembers which of its letters are shown, and brings those along. */
export class Face {
  readonly #font: Font
  readonly #subset: Subset
  /** Letters by their numbers in the subset. */
  readonly #shown = new Map<number, { letter: number; width: number }>()

  constructor(font: Font) {
    this.#font = font
    this.#subset = font.createSubset()
  }

  has = (letter: number): boolean => this.#font.hasGlyphForCodePoint(letter)

  get isUsed(): boolean {
    return this.#shown.size > 0
  }

  /** In thousandths of the size. */
  width = (letter: number): number => Math.round((this.#font.glyphForCodePoint(letter).advanceWidth * 1000) / this.#font.unitsPerEm)

  /** The number of a letter, four hexadecimal digits. */
  code(letter: number): string {
    const glyph = this.#font.glyphForCodePoint(letter)
    const number = this.#subset.includeGlyph(glyph)
    this.#shown.set(number, { letter, width: this.width(letter) })
    return hex(number)
  }

  /** The objects of a composite font (PDF 1.7, 9.7), the first of which is the font; `first` is its number in the file. */
  objects(first: number, name: string): string[] {
    const { ascent, descent, bbox, unitsPerEm } = this.#font
    const scaled = (units: number) => Math.round((units * 1000) / unitsPerEm)
    const shown = [...this.#shown].toSorted(([one], [other]) => one - other)
    const file = Array.from(this.#subset.encode(), (byte) => String.fromCharCode(byte)).join('')
    const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(scaled).join(' ')
    const words = meanings(shown.map(([number, { letter }]) => [number, letter]))
    return [
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 4} 0 R >>`,
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${first + 2} 0 R /CIDToGIDMap /Identity /W [${shown.map(([number, { width }]) => `${number} [${width}]`).join(' ')}] >>`,
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box}] /ItalicAngle 0 /Ascent ${scaled(ascent)} /Descent ${scaled(descent)} /CapHeight ${scaled(ascent)} /StemV 80 /FontFile2 ${first + 3} 0 R >>`,
      `<< /Length ${file.length} /Length1 ${file.length} >>\nstream\n${file}\nendstream`,
      `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    ]
  }
}

/** How readers find and copy the letters: numbers to UTF-16, at most a hundred in a block. */
function meanings(letters: readonly (readonly [number: number, letter: number])[]): string {
  const utf16 = (letter: number) => Array.from(String.fromCodePoint(letter).split(''), (unit) => hex(unit.charCodeAt(0))).join('')
  const blocks: string[] = []
  for (let from = 0; from < letters.length; from += 100) {
    const some = letters.slice(from, from + 100)
    blocks.push(`${some.length} beginbfchar\n${some.map(([number, letter]) => `<${hex(number)}> <${utf16(letter)}>`).join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
