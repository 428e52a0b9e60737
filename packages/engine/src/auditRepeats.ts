import type { AuditEntry } from '@tagmason/domain'

/** So long a refused act is the same refusal, milliseconds. */
export const minute = 60_000
/** Entries of refused acts that one member writes in a minute; what comes after is counted by act. */
const mostOfOne = 20

interface Repeat {
  entry: AuditEntry
  began: number
  /** Those after the first, which has an entry of its own. */
  count: number
  last: string
}

/** Refused acts of one store that came within the last minute, by who asked for which act of which record. */
type Repeats = Map<string, Repeat>
const stores = new WeakMap<object, Repeats>()

const repeatsOf = (store: object): Repeats => {
  const found = stores.get(store) ?? new Map<string, Repeat>()
  stores.set(store, found)
  return found
}

/**
 * The entries that a refused act writes. The first within a minute writes its own; those after it are counted, and one entry says how many there were when the minute
 * is over. So a member without a right cannot fill a log that no member can shorten. `at` is the time of the world, for the clock of the sample stands still.
 */
export function refusedEntries(store: object, entry: AuditEntry, at: number): AuditEntry[] {
  const repeats = repeatsOf(store)
  const over = overEntries(store, at)
  const [project = ''] = entry.resource.split('/')
  const isMuch = [...repeats.values()].filter(({ entry: { user } }) => user === entry.user).length >= mostOfOne
  const told = isMuch ? { ...entry, resource: project } : entry
  const key = JSON.stringify([told.user, told.action, told.resource])
  const before = repeats.get(key)
  if (before === undefined) {
    repeats.set(key, { entry: told, began: at, count: 0, last: entry.timestamp })
    return [...over, told]
  }
  before.count++
  before.last = entry.timestamp
  return over
}

/** The entries of repeats whose minute is over. */
export function overEntries(store: object, at: number): AuditEntry[] {
  const repeats = repeatsOf(store)
  const over: AuditEntry[] = []
  for (const [key, { entry, began, count, last }] of repeats) {
    if (at - began < minute) continue
    repeats.delete(key)
    if (count > 0) over.push({ ...entry, id: `${entry.id}-repeats`, timestamp: last, repeats: { count, first: entry.timestamp, last } })
  }
  return over
}

/** Whether repeats are counted that no entry tells of yet. */
export const hasRepeats = (store: object): boolean => [...repeatsOf(store).values()].some(({ count }) => count > 0)
