import type { FindingsReport, ReportFrame } from './findingsReport.ts'

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #8886;padding:.4rem .6rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}small{display:block}'

/** A page that stands alone: no script, nothing that is loaded. */
export const htmlOf = ({ command, file, title, entries }: FindingsReport, { language, columns }: ReportFrame): string => {
  const rows = entries.map(
    ({ label, level, name, message, details }) =>
      `<tr class="${level}"><td>${escaped(label)}</td><td>${escaped(name)}</td><td>${escaped(message)}${details.map((line) => `<small>${escaped(line)}</small>`).join('')}</td></tr>`,
  )
  const table =
    rows.length === 0
      ? ''
      : `<table><thead><tr>${columns.map((column) => `<th>${escaped(column)}</th>`).join('')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>\n`
  const name = `tagmason ${command}: ${file}`
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(name)}</title><style>${style}</style></head>\n<body><h1>${escaped(name)}</h1><p>${escaped(title)}</p>\n${table}</body></html>\n`
}
