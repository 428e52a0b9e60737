import { type Letters, lettersOf } from './letters/letters.ts'
import { page, pdfFile, pdfWords } from './pdfFile.ts'
import { pdfWidth } from './pdfWidths.ts'
import type { FileTable } from './table.ts'

const lineHeight = 18
const perPage = Math.floor((page.height - 2 * page.margin - 60) / lineHeight)
const room = page.width - 2 * page.margin
/** Points between two columns. */
const gap = 8
/** Sizes of letters: the largest in which no text has to be cut, or the smallest. */
const sizes = [10, 9, 8, 7]

/** A table as a PDF 1.4 in Helvetica, as many pages as it needs; the heads of the columns stand on each. */
export async function pdfOf(table: FileTable): Promise<Uint8Array> {
  const letters = await lettersOf(textsOf(table))
  const layout = laidOut(table, letters)
  const pages: string[] = []
  for (let from = 0; from === 0 || from < table.rows.length; from += perPage) pages.push(drawn(table, from, layout, letters))
  return pdfFile(pages, letters)
}

function* textsOf({ title, detail, columns, rows }: FileTable): Generator<string> {
  yield* [title, detail, ...columns]
  for (const row of rows) for (const cell of row) if (typeof cell === 'string') yield cell
}

interface Layout {
  size: number
  /** How wide each column is, with the gap behind it. */
  widths: number[]
}

/** Columns as wide as what stands in them, and wider where there is room. Where there is not, narrow ones keep theirs and the wide ones share what is left. */
function laidOut({ columns, rows }: FileTable, letters: Letters | undefined): Layout {
  const longest = columns.map((head, place) => {
    let width = pdfWidth(head, 'F2', 1, letters)
    for (const row of rows) {
      const text = String(row[place] ?? '')
      // Hardly a letter is wider than 1.015 of its size, so most need no measuring.
      if (text.length * 1.015 > width) width = Math.max(width, pdfWidth(text, 'F1', 1, letters))
    }
    return width
  })
  const needed = (size: number) => longest.map((width) => width * size + gap)
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)
  const size = sizes.find((each) => sum(needed(each)) <= room) ?? sizes.at(-1) ?? 7
  const widths = needed(size)
  const left = room - sum(widths)
  return { size, widths: left >= 0 ? widths.map((width) => width + left / widths.length) : shared(widths) }
}

/** The widths held to the room of the page. */
function shared(widths: readonly number[]): number[] {
  const most = widths
    .toSorted((one, other) => one - other)
    .reduce(({ left, columns }, width) => (width <= left / columns ? { left: left - width, columns: columns - 1 } : { left, columns }), {
      left: room,
      columns: widths.length,
    })
  return widths.map((width) => Math.min(width, most.left / most.columns))
}

function drawn({ title, detail, columns, rows }: FileTable, from: number, { size, widths }: Layout, letters: Letters | undefined): string {
  const held = (text: string, width: number, font: 'F1' | 'F2', of: number) => heldTo(text, width, (part) => pdfWidth(part, font, of, letters), of)
  const top = page.height - page.margin
  const starts = widths.map((_, place) => page.margin + widths.slice(0, place).reduce((all, width) => all + width, 0))
  const line = (cells: readonly (string | number)[], y: number, font: 'F1' | 'F2') =>
    cells.map((value, place) => pdfWords(held(String(value), (widths[place] ?? 0) - gap, font, size), starts[place] ?? 0, y, font, size, letters))
  return [
    pdfWords(held(title, room, 'F2', 16), page.margin, top - 12, 'F2', 16, letters),
    pdfWords(held(detail, room, 'F1', 9), page.margin, top - 30, 'F1', 9, letters),
    ...line(columns, top - 60, 'F2'),
    `0.8 w ${page.margin} ${top - 66} m ${page.width - page.margin} ${top - 66} l S`,
    ...rows.slice(from, from + perPage).flatMap((row, index) => line(row, top - 60 - (index + 1) * lineHeight, 'F1')),
  ].join('\n')
}

/** A text held to some points, with a mark where it was cut. */
function heldTo(text: string, width: number, widthOf: (part: string) => number, size: number): string {
  // A tenth of a point of rounding is no reason to cut.
  if (text.length * 1.1 * size <= width || widthOf(text) <= width + 0.1) return text
  let most = Math.min(text.length, Math.ceil(width / (0.2 * size)))
  while (most > 1 && widthOf(`${text.slice(0, most)}…`) > width) most--
  return `${text.slice(0, most)}…`
}
