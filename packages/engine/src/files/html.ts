import type { FileTable } from './table.ts'

const style =
  'body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#1d2433}h1{font-size:1.4rem;margin:0}p{color:#5b6478}table{border-collapse:collapse}' +
  'th,td{padding:.35rem .8rem;border-bottom:1px solid #d9dee8;text-align:start}td.figure,th.figure{text-align:end;font-variant-numeric:tabular-nums}' +
  // Excel opens a page as a sheet, and would compute a word with a sign before it.
  'td,th{mso-number-format:"\\@"}td.figure{mso-number-format:General}'

/** A table as a page of HTML that stands for itself: no scripts, nothing to load, fit for a mail. */
export function htmlOf({ title, detail, columns, rows }: FileTable): Uint8Array {
  const figure = columns.map((_, place) => rows.length > 0 && rows.every((row) => typeof row[place] === 'number'))
  const cells = (row: readonly (string | number)[], tag: 'td' | 'th') =>
    row.map(
      (value, place) => `<${tag}${figure[place] === true ? ' class="figure"' : ''}${tag === 'th' ? ' scope="col"' : ''}>${escapedHtml(String(value))}</${tag}>`,
    )
  const lines = [
    `<!doctype html><html><head><meta charset="utf-8"><title>${escapedHtml(title)}</title><style>${style}</style></head><body>`,
    `<h1>${escapedHtml(title)}</h1><p>${escapedHtml(detail)}</p>`,
    `<table><thead><tr>${cells(columns, 'th').join('')}</tr></thead><tbody>`,
    ...rows.map((row) => `<tr>${cells(row, 'td').join('')}</tr>`),
    '</tbody></table></body></html>',
  ]
  return new TextEncoder().encode(`${lines.join('\n')}\n`)
}

/** A text as it stands in a page or an attribute. */
export const escapedHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
