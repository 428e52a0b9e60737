import { type Block, wordsOf } from '@tagmason/domain'
import { type Letters, lettersOf } from '../files/letters/letters.ts'
import { page, pdfFile, pdfWords } from '../files/pdfFile.ts'
import { pdfWidth } from '../files/pdfWidths.ts'

interface Look {
  font: 'F1' | 'F2' | 'F3'
  size: number
  /** From one line to the next, in points. */
  height: number
  /** Room before the first line. */
  before: number
  indent?: number
}

const looks = {
  title: { font: 'F2', size: 20, height: 26, before: 0 },
  detail: { font: 'F1', size: 11, height: 16, before: 0 },
  heading: { font: 'F2', size: 13, height: 18, before: 12 },
  text: { font: 'F1', size: 10.5, height: 15, before: 6 },
  item: { font: 'F1', size: 10.5, height: 15, before: 3, indent: 18 },
  code: { font: 'F3', size: 8.5, height: 11, before: 0, indent: 10 },
} as const satisfies Record<string, Look>

interface Line extends Look {
  text: string
  /** Stands at the margin before an indented line: a point or a number. */
  mark?: string
}

/** A text as a PDF to print or to send on, in the order of reading. */
export async function documentPdf(title: string, detail: string, blocks: readonly Block[]): Promise<Uint8Array> {
  const letters = await lettersOf([title, detail, ...blocks.map(wordsOf)])
  const lines = [...set(title, looks.title, letters), ...set(detail, looks.detail, letters), ...blocks.flatMap((block) => linesOf(block, letters))]
  const top = page.height - page.margin
  const pages: string[][] = [[]]
  let y: number = top
  for (const { text, font, size, height, before, indent = 0, mark } of lines) {
    y -= height + (y === top ? 0 : before)
    if (y < page.margin) {
      pages.push([])
      y = top - height
    }
    if (mark !== undefined) pages.at(-1)?.push(pdfWords(mark, page.margin, y, font, size, letters))
    pages.at(-1)?.push(pdfWords(text, page.margin + indent, y, font, size, letters))
  }
  return pdfFile(
    pages.map((page) => page.join('\n')),
    letters,
  )
}

function linesOf(block: Block, letters: Letters | undefined): Line[] {
  switch (block.kind) {
    case 'heading':
      return set(wordsOf(block), looks.heading, letters)
    case 'list':
    case 'steps':
      return block.items.flatMap((item, place) =>
        set(wordsOf({ kind: 'text', text: item }), looks.item, letters, block.kind === 'list' ? '•' : `${place + 1}.`),
      )
    case 'code':
      return [
        ...set(block.label, { ...looks.text, font: 'F2' }, letters),
        ...block.code.split('\n').flatMap((line) => cut(line, looks.code).map((text) => ({ ...looks.code, text }))),
      ]
    case 'link':
      return set(`${block.text}: ${block.href}`, looks.text, letters)
    default:
      return set(wordsOf(block), looks.text, letters)
  }
}

const roomOf = ({ indent = 0 }: Look) => page.width - 2 * page.margin - indent

/** Words as lines that fit; room before the first one only. */
function set(text: string, look: Look, letters: Letters | undefined, mark?: string): Line[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && pdfWidth(longer, look.font, look.size, letters) <= roomOf(look)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line, place) => ({ ...look, text: line, before: place === 0 ? look.before : 0, ...(place === 0 && mark !== undefined ? { mark } : {}) }))
}

/** A line of code in pieces that fit. */
function cut(line: string, look: Look): string[] {
  const most = Math.floor(roomOf(look) / (0.6 * look.size))
  return Array.from({ length: Math.max(1, Math.ceil(line.length / most)) }, (_, piece) => line.slice(piece * most, (piece + 1) * most))
}
