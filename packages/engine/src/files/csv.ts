import type { FileTable } from './table.ts'

/** RFC 4180, with the mark by which spreadsheets know UTF-8. Words that a spreadsheet would take for a formula get an apostrophe before them. */
export function csvOf({ columns, rows }: FileTable): Uint8Array {
  const lines = [columns, ...rows].map((row) => row.map(cell).join(','))
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`)
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
