import type { Language } from '@tagmason/domain'
import { gridConcepts } from './catalogue.grid.ts'
import type { ConceptName } from './catalogue.ts'
import { outcomes } from './lexicon.outcomes.ts'
import { things } from './lexicon.things.ts'
import { trades, wordings } from './lexicon.trades.ts'

/** The grid of things and outcomes: its words as patterns, and what a cell of it becomes. */

/** The rows of tables; rows of one name are one row, with the words of all. */
function rowsOf(...tables: readonly string[]): string[][] {
  const rows = new Map<string, string[]>()
  for (const line of tables.join('').trim().split(/\n+/)) {
    const [id = '', ...cells] = line.split('|').map((cell) => cell.trim())
    const known = rows.get(id)
    rows.set(id, known ? known.map((cell, at) => (at === 0 ? cell : `${cell} ${cells[at - 1] ?? ''}`)) : [id, ...cells])
  }
  return [...rows.values()]
}

const columns: readonly Language[] = ['en', 'es', 'fr', 'de']
const thingRows = rowsOf(things, trades)
const outcomeRows = rowsOf(outcomes, wordings)

/** What is meant when a list names the thing alone. */
const defaults: ReadonlyMap<string, string> = new Map(thingRows.map(([id = '', outcome = '']) => [id, outcome.split(' ')[0] ?? '']))

/** English words that mean something else in another of the languages. */
const misleading =
  /^(?:comment|comments|location|store|chat|note|notes|plan|planner|but|offer|file|pick|opt|done|end|box|tip|pass|post|return|order|form|case|part|rate|lot|application|applications|visit|visits)$/

/** A cell of the tables as lines of the pattern language. `exact`: words of another language, which take no endings. */
function linesOf(cell: string, exact: boolean): string[] {
  return cell.split(/\s+/).flatMap((word) => {
    if (word === '' || (exact && (word.replace('*', '').length < 5 || misleading.test(word)))) return []
    const parts = word
      .replace(/^e-(?=mail|book)/, 'e')
      .replace(/^\*-/, '*')
      .replace('>', '+>+')
      .split(/[+&-]/)
      .filter((part) => part !== '' && part !== '*')
    return [parts.map((part) => (exact && !/[*>]/.test(part) ? `=${part}` : part)).join(' ')]
  })
}

function columnOf(rows: readonly string[][], language: Language, skip: number): Record<string, string[]> {
  const at = columns.indexOf(language)
  return Object.fromEntries(
    rows.map((row) => {
      const words = row.slice(skip)
      return [row[0] ?? '', [...linesOf(words[at] ?? '', false), ...(at === 0 ? [] : linesOf(words[0] ?? '', true))]]
    }),
  )
}

/** The words of the things and of the outcomes in a language, with the English ones that other languages borrow. */
export const thingLines = (language: Language): Record<string, string[]> => columnOf(thingRows, language, 2)
export const outcomeLines = (language: Language): Record<string, string[]> => columnOf(outcomeRows, language, 1)

export const defaultOutcome = (thing: string): string | undefined => defaults.get(thing) || undefined

/** What a thing and an outcome become: an event of the catalogue, or a name composed of both. */
export function cellOf(thing: string, outcome: string, row = thing): { concept: ConceptName | undefined; name: string } {
  if (outcome === 'no_results') return { concept: undefined, name: thing === 'filter' ? 'filter_no_results' : 'search_no_results' }
  const concept = gridConcepts.get(`${row}.${outcome}`)
  return { concept, name: thing.endsWith(`_${outcome}`) ? thing : `${outcome}_${thing}` }
}
