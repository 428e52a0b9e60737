import { sampleSeed } from './sample.ts'
import { type PeoplesRows, peoplesCollections } from './shell/peoplesRows.ts'
import type { Seed } from './store/memory.ts'

/**
 * Tells one set of sample rows from another: 32 bits over all of them (FNV-1a), and over each of those that people may change for their account, so that `renewSample` knows
 * which of them were changed. A workspace that was kept under another mark gets the new sample rows by it.
 */
export function sampleMark(seed: Seed = sampleSeed()): string {
  const all = hashOf(Object.fromEntries(Object.entries(seed).map(([collection, rows]) => [collection, [...rows.values()]])))
  const rows = Object.fromEntries(
    peoplesCollections.flatMap((collection) => {
      const first = seed[collection]
      return first === undefined ? [] : [[collection, Object.fromEntries([...first].map(([id, row]) => [id, hashOf(row)]))]]
    }),
  )
  return `${all} ${JSON.stringify(rows)}`
}

/** What a mark says of people's collections. Marks from before it was kept in them say nothing: null. */
export function marked(mark: string): PeoplesRows | null {
  const at = mark.indexOf(' ')
  if (at < 0) return null
  const rows = JSON.parse(mark.slice(at + 1)) as Record<string, Record<string, string>>
  return {
    has: (collection, id) => Object.hasOwn(rows[collection] ?? {}, id),
    isSame: (collection, id, row) => rows[collection]?.[id] === hashOf(row),
  }
}

/** The same for rows that are here. */
export const rowsOf = (seed: Seed): PeoplesRows => ({
  has: (collection, id) => seed[collection]?.has(id) === true,
  isSame: (collection, id, row) => hashOf(seed[collection]?.get(id) ?? null) === hashOf(row),
})

/** Of rows that say the same in another order of their fields it is the same. */
function hashOf(value: unknown): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(value, sorted)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(16)
}

const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
