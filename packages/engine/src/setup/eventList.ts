import { type SkipReason } from '@tagmason/domain'
import { repairEventName } from '@tagmason/tracking'

/** The cells of one line of CSV; quotes around a cell may hold separators and doubled quotes. */
function cells(line: string, separator: string): string[] {
  const found: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at)
    if (letter === '"' && quoted && line.charAt(at + 1) === '"') cell += line.charAt(++at)
    else if (letter === '"') quoted = !quoted
    else if (letter === separator && !quoted) {
      found.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...found, cell].map((text) => text.trim())
}

export interface ListedName {
  line: number
  name: string
  skipped: SkipReason | null
}

/**
 * The event names of a CSV: its column `event` or `name`, else the first one; a first line with such a heading is none. Separated by comma, semicolon or tab.
 * Names are made such that GA4 accepts them; those in `taken` and repeated ones are skipped, and say so.
 */
export function eventList(text: string, taken: ReadonlySet<string>): ListedName[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const first = lines[0] ?? ''
  const separator = [';', '\t'].find((one) => first.includes(one)) ?? ','
  const headings = cells(first, separator).map((heading) => heading.toLowerCase())
  const heading = headings.findIndex((each) => /^(event|event[ _]name|name)$/.test(each))
  const seen = new Set<string>()
  return lines.flatMap((line, index): ListedName[] => {
    if (line.trim() === '' || (index === 0 && heading !== -1)) return []
    const typed = cells(line, separator)[Math.max(heading, 0)] ?? ''
    const name = typed === '' ? '' : repairEventName(typed).name
    const skipped = name === '' ? 'empty' : taken.has(name) ? 'taken' : seen.has(name) ? 'twice' : null
    seen.add(name)
    return [{ line: index + 1, name, skipped }]
  })
}
