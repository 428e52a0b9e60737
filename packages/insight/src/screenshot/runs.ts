import { apart, around, type Box, type Colour, right } from './picture.ts'
import type { TextLine } from './textLines.ts'
import type { Word, Words } from './words.ts'

/** Words of one look in a line: a link may be one. */
export interface TextRun {
  /** As the document sees it: as high as the type, not as its ink. */
  readonly box: Box
  /** Tight around the ink. */
  readonly inkBox: Box
  readonly line: TextLine
  readonly words: readonly Word[]
  readonly paper: Colour
  readonly ink: Colour
  readonly weight: number
  /** Share of its words that are underlined. */
  readonly underlined: number
  /** It holds all words of its line's piece. */
  readonly whole: boolean
}

/** Colours of two words that differ by more are two. */
const otherColour = 44

/** Runs of a line: its pieces between wide gaps, and in a piece of several looks each look by itself. */
export function runsOf(line: TextLine, { words, paper }: Words): TextRun[] {
  const gap = (a: Word, b: Word) => b.box.x - right(a.box)
  const gaps = words
    .slice(1)
    .map((word, place) => gap(words[place]!, word))
    .sort((a, b) => a - b)
  // Spaces are as wide as the type makes them: wider than usual is a gap between two things.
  const wide = Math.min(line.em, Math.max(0.55 * line.em, 1.7 * (gaps[(gaps.length - 1) >> 1] ?? 0)))
  return parted(words, (a, b) => gap(a, b) > wide).flatMap((piece) => {
    const looks = parted(piece, (a, b) => a.underlined !== b.underlined || apart(a.ink, b.ink) > otherColour)
    return (looks.length === 1 ? [piece] : looks).map((run) => runOf(line, run, paper, run.length === piece.length))
  })
}

/** A list cut wherever two neighbours are to be cut. */
function parted<T>(list: readonly T[], cut: (before: T, after: T) => boolean): T[][] {
  const parts: T[][] = []
  for (const [place, each] of list.entries()) {
    const before = list[place - 1]
    if (before === undefined || cut(before, each)) parts.push([])
    parts.at(-1)?.push(each)
  }
  return parts
}

function runOf(line: TextLine, words: readonly Word[], paper: Colour, whole: boolean): TextRun {
  const inkBox = around(words.map((word) => word.box))
  const area = words.reduce((sum, word) => sum + word.box.width, 0)
  const mean = (value: (word: Word) => number) => words.reduce((sum, word) => sum + value(word) * word.box.width, 0) / area
  const top = line.baseline - 1.0 * line.em
  return {
    box: { x: inkBox.x - 1, y: top, width: inkBox.width + 2, height: 1.3 * line.em },
    inkBox,
    line,
    words,
    paper,
    ink: [mean((word) => word.ink[0]), mean((word) => word.ink[1]), mean((word) => word.ink[2])],
    weight: mean((word) => word.weight),
    underlined: mean((word) => (word.underlined ? 1 : 0)),
    whole,
  }
}
