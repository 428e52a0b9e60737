import type { FindingsReport } from '@tagmason/domain'
import { placesInJson } from '@tagmason/tracking'
import { textAt } from './textAt.ts'

/** As English, German, Spanish and French quote a name. */
const quotes = [
  ["'", "'"],
  ['„', '“'],
  ['«', '»'],
  ['« ', ' »'],
] as const

const lists = ['tag', 'trigger', 'variable'] as const

/** A report whose entries say where in the file the tag, trigger or variable stands that they name; as it is where the file is no JSON. */
export async function placed(report: FindingsReport): Promise<FindingsReport> {
  const places = placesInJson(await textAt(report.file))
  if (places === undefined) return report
  const named = new Map<string, (typeof report.entries)[number]['place']>()
  for (const list of lists) for (const [name, place] of places.named(['containerVersion', list])) if (!named.has(name)) named.set(name, place)
  const placeOf = (words: string) =>
    named.get(words) ?? [...named].find(([name]) => quotes.some(([open, close]) => words.includes(`${open}${name}${close}`)))?.[1]
  return { ...report, entries: report.entries.map((entry) => ({ ...entry, place: entry.place ?? placeOf(entry.name) })) }
}
