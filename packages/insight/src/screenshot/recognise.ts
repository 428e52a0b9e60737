import type { ScreenElement } from './analyze.ts'
import { cropOf, type Recogniser } from './crop.ts'
import { around, type Box, bottom, type Picture, right } from './picture.ts'

/** An element with its words. */
export interface ReadElement extends ScreenElement {
  /** Its lines joined by spaces; '' where it has none. */
  readonly text: string
}

/** Reads the words of every element, one line at a time; `progress` hears of each line and may throw to cancel. What the recogniser throws is thrown on. */
export async function readElements(
  picture: Picture,
  elements: readonly ScreenElement[],
  recogniser: Recogniser,
  progress?: (done: number, all: number) => void,
): Promise<ReadElement[]> {
  const toRead = elements.map((element) => ({ element, lines: wholeLines(element.lines) }))
  const all = toRead.reduce((sum, { lines }) => sum + lines.length, 0)
  const read: ReadElement[] = []
  let done = 0
  for (const { element, lines } of toRead) {
    const texts: string[] = []
    for (const line of lines) {
      progress?.(done++, all)
      texts.push(tidied((await recogniser(cropOf(picture, line))).text))
    }
    read.push({ ...element, text: texts.filter((text) => text !== '').join(' ') })
  }
  progress?.(all, all)
  return read
}

/** Lines as a person reads them: pieces that stand side by side are one line, from left to right; what stands apart at the end, the arrow of a menu for one, is no word. */
function wholeLines(pieces: readonly Box[]): Box[] {
  const rows: Box[][] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const row = rows.find((each) => each.some((other) => sideBySide(other, piece)))
    if (row === undefined) rows.push([piece])
    else row.push(piece)
  }
  return rows.flatMap((row) => {
    const lines: Box[] = []
    for (const piece of row.toSorted((a, b) => a.x - b.x)) {
      const last = lines.at(-1)
      const gap = last === undefined ? 0 : piece.x - right(last)
      if (last !== undefined && gap < spaceOf(last)) lines[lines.length - 1] = around([last, piece])
      else if (last === undefined || piece.width > 1.6 * piece.height) lines.push(piece)
    }
    return lines
  })
}

/** The widest gap between two words of a line. */
const spaceOf = ({ height }: Box) => 0.9 * height

const sideBySide = (a: Box, b: Box) => Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y) > 0.5 * Math.min(a.height, b.height)

/** One line with single spaces, without the marks that icons and arrows are read as at its ends. */
const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}¿¡(€$£+"'«“#@]+|[^\p{L}\p{N})?!.%:€$£"'»”…]+$/gu, '')
    .trim()
