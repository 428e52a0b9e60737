import { page, pdfFile, pdfWords } from './pdfFile.ts'
import type { FileTable } from './table.ts'

const lineHeight = 18
const perPage = Math.floor((page.height - 2 * page.margin - 60) / lineHeight)

/** A table as a PDF 1.4 in Helvetica, as many pages as it needs; the heads of the columns stand on each. Letters outside of Western Europe's become question marks. */
export function pdfOf(table: FileTable): Uint8Array {
  const pages: string[] = []
  for (let from = 0; from === 0 || from < table.rows.length; from += perPage) pages.push(drawn(table, from))
  return pdfFile(pages)
}

function drawn({ title, detail, columns, rows }: FileTable, from: number): string {
  const top = page.height - page.margin
  const width = (page.width - 2 * page.margin) / Math.max(1, columns.length)
  const most = Math.max(8, Math.floor(width / 5.6))
  const line = (cells: readonly (string | number)[], y: number, font: 'F1' | 'F2') =>
    cells.map((value, place) => pdfWords(shortened(String(value), most), page.margin + place * width, y, font, 10))
  return [
    pdfWords(shortened(title, 60), page.margin, top - 12, 'F2', 16),
    pdfWords(shortened(detail, 90), page.margin, top - 30, 'F1', 9),
    ...line(columns, top - 60, 'F2'),
    `0.8 w ${page.margin} ${top - 66} m ${page.width - page.margin} ${top - 66} l S`,
    ...rows.slice(from, from + perPage).flatMap((row, index) => line(row, top - 60 - (index + 1) * lineHeight, 'F1')),
  ].join('\n')
}

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
