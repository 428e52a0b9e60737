import type { FileTable } from './table.ts'

/** RFC 4180, with the mark by which spreadsheets recognise UTF-8. Text that a spreadsheet would compute as a formula gets an apostrophe before its sign. */
export function csvOf({ columns, rows }: FileTable): Uint8Array {
  const lines = [columns, ...rows].map((row) => row.map(cell).join(','))
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`)
}

/**
 * A sign of a formula, ASCII, full-width, small or mathematical, where a cell can begin: at the start or after a separator of any locale, behind blanks, quotes and characters without a width.
 * A spreadsheet whose separator is the semicolon or the tab splits a cell that a comma keeps whole.
 */
const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫⁺₊⁻₋⁼₌−'
// The sign comes first: a look behind at every place would read a long run of blanks again and again.
const formula = new RegExp(`[${signs}](?<=(?:^|[,;\\t\\r\\n])[\\s\\p{Cc}\\p{Cf}"]*[${signs}])`, 'gu')

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = value.replace(formula, "'$&").replace(/^[\t\r\n]/, "'$&")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
