import type { Language } from '@tagmason/domain'
import { gridConcepts } from './catalogue.grid.ts'
import type { ConceptName } from './catalogue.ts'
import { outcomes } from './lexicon.outcomes.ts'
import { things } from './lexicon.things.ts'

/** The grid of things and outcomes: its words as patterns, and what a cell of it becomes. */

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

const columns: readonly Language[] = ['en', 'es', 'fr', 'de']
const thingRows = rowsOf(things)
const outcomeRows = rowsOf(outcomes)

/** What is meant when a list names the thing alone. */
const defaults: ReadonlyMap<string, string> = new Map(thingRows.map(([id = '', outcome = '']) => [id, outcome]))

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
      .split(/[+&-]/)
      .filter((part) => part !== '' && part !== '*')
    return [parts.map((part) => (exact && !part.includes('*') ? `=${part}` : part)).join(' ')]
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
