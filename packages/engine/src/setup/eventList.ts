import { readCsvLines, type SkipReason, type TableRefusal } from '@tagmason/domain'
import { repairEventName } from '@tagmason/tracking'

export interface ListedName {
  line: number
  name: string
  skipped: SkipReason | null
}

/**
 * The event names of a CSV: its column `event` or `name`, else the first one; a first line with such a heading is none.
 * Names are made such that GA4 accepts them; those in `taken` and repeated ones are skipped, and say so.
 */
export function eventList(text: string, taken: ReadonlySet<string>): ListedName[] | TableRefusal {
  const lines = readCsvLines(text)
  if ('why' in lines) return lines
  const heading = (lines[0]?.values ?? []).findIndex((each) => /^(event|event[ _]name|name)$/i.test(each.trim()))
  const seen = new Set<string>()
  return lines.slice(heading < 0 ? 0 : 1).map(({ line, values }): ListedName => {
    const typed = (values[Math.max(heading, 0)] ?? '').trim()
    const name = typed === '' ? '' : repairEventName(typed).name
    const skipped = name === '' ? 'empty' : taken.has(name) ? 'taken' : seen.has(name) ? 'twice' : null
    seen.add(name)
    return { line, name, skipped }
  })
}
