import type { TableFault, TableRecords, TableRefusal } from './tableTerms.ts'

/** More columns than that are no table. */
export const mostColumns = 200

const separators = [',', ';', '\t', '|'] as const

/** One record of a CSV text, and the line it begins on, from 1. */
export interface CsvLine {
  line: number
  values: string[]
}

/** The records that hold something (RFC 4180: quotes, doubled quotes, line ends inside quotes). The separator is the one that parts the first line most often. */
export function csvLines(text: string): CsvLine[] | TableRefusal {
  const first = text.slice(0, lineEnd(text))
  const separator = separators.toSorted((a, b) => parts(first, b) - parts(first, a))[0] ?? ','
  const lines = split(text, separator)
  return 'why' in lines ? lines : lines.filter(({ values }) => values.length > 1 || values[0]?.trim() !== '')
}

/** The records of a CSV text as a table: the first one names the columns. */
export function csvRecords(text: string): TableRecords | TableRefusal {
  const lines = csvLines(text)
  if ('why' in lines) return lines
  const [header, ...rest] = lines
  if (header === undefined) return { why: 'noRows' }
  const names = named(header.values)
  const rows: string[][] = []
  const faults: TableFault[] = []
  for (const { line, values } of rest) {
    if (values.length === names.length) rows.push(values)
    else faults.push({ at: line, why: 'values', found: values.length, expected: names.length })
  }
  return { names, rows, faults }
}

const parts = (line: string, separator: string) => line.replace(/"[^"]*"/g, '').split(separator).length

/** Where the first line ends that is not inside quotes. */
function lineEnd(text: string): number {
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted
    else if (!quoted && (text[at] === '\n' || text[at] === '\r')) return at
  }
  return text.length
}

/** Each record with the line it begins on. */
function split(text: string, separator: string): CsvLine[] | TableRefusal {
  const records: CsvLine[] = []
  let line = 1
  let start = 1
  let values: string[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] === '"') {
      const quote = quoted(text, at + 1)
      if (quote === null) return { why: 'quote', line }
      line += lineEnds(text.slice(at, quote.end))
      // What stands between a closing quote and the separator belongs to the value, as spreadsheets read it.
      const end = valueEnd(text, quote.end, separator)
      values.push(quote.value + text.slice(quote.end, end))
      at = end
    } else {
      const end = valueEnd(text, at, separator)
      values.push(text.slice(at, end))
      at = end
    }
    if (text[at] === separator) {
      at++
      if (at < text.length && text[at] !== '\n' && text[at] !== '\r') continue
      values.push('')
    }
    // No table is as wide as a file of separators, whose names alone would take seconds.
    if (records.length === 0 && values.length > mostColumns) return { why: 'tooManyColumns' }
    records.push({ line: start, values })
    values = []
    at += text.startsWith('\r\n', at) ? 2 : 1
    start = ++line
  }
  return records
}

/** The value of a quoted field and where its quote has closed. */
function quoted(text: string, from: number): { value: string; end: number } | null {
  let value = ''
  let at = from
  for (;;) {
    const next = text.indexOf('"', at)
    if (next < 0) return null
    value += text.slice(at, next)
    if (text[next + 1] !== '"') return { value, end: next + 1 }
    value += '"'
    at = next + 2
  }
}

function valueEnd(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

const lineEnds = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0

/** Names without the space around them; nameless columns are numbered and a second one of a name too. */
function named(header: readonly string[]): string[] {
  const used = new Set<string>()
  return header.map((value, at) => {
    const name = value.trim() === '' ? `column_${at + 1}` : value.trim()
    let free = name
    for (let n = 2; used.has(free); n++) free = `${name}_${n}`
    used.add(free)
    return free
  })
}
