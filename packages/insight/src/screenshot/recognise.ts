import type { ScreenElement } from './analyze.ts'
import { cropOf, type Recogniser } from './crop.ts'
import type { Picture } from './picture.ts'

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
  const all = elements.reduce((sum, { lines }) => sum + lines.length, 0)
  const read: ReadElement[] = []
  let done = 0
  for (const element of elements) {
    const texts: string[] = []
    for (const line of element.lines) {
      progress?.(done++, all)
      texts.push(tidied(await recogniser(cropOf(picture, line))))
    }
    read.push({ ...element, text: texts.filter((text) => text !== '').join(' ') })
  }
  progress?.(all, all)
  return read
}

/** One line with single spaces, without the marks that icons and arrows are read as at its ends. */
const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}¿¡(€$£+"'«“#@]+|[^\p{L}\p{N})?!.%:€$£"'»”…]+$/gu, '')
    .trim()
