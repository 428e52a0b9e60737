import type { CollectedEvent, StoredEvidence } from '@tagmason/domain'
import { grouped } from '@tagmason/insight'

/** Two tags that hear the same moment send within this. */
const together = 2000

/** Two clients tell of one moment in their own words; one client says twice the same. */
const isTwin = (one: CollectedEvent, other: CollectedEvent) =>
  Math.abs(one.time - other.time) <= together && (one.format !== other.format || JSON.stringify(one.params) === JSON.stringify(other.params))

/** Events of one name that have a twin: of the same visitor, on the same page, of the same value, within two seconds. */
export function repeatsOf(events: readonly CollectedEvent[]): Omit<StoredEvidence, 'sample'> {
  const own = events.filter(({ visitor }) => visitor !== '')
  const groups = grouped(own, ({ visitor, path, value, params }) =>
    JSON.stringify([visitor, path, value, params['transaction_id'] ?? '', params['item_id'] ?? '']),
  )
  const twins = [...groups.values()].flatMap((group) => {
    const sorted = group.toSorted((one, other) => one.time - other.time)
    return sorted.filter((event, at) => [sorted[at - 1], sorted[at + 1]].some((beside) => beside !== undefined && isTwin(event, beside)))
  })
  const times = twins.map(({ time }) => time)
  const isoOf = (at: number) => (Number.isFinite(at) ? new Date(at).toISOString() : '')
  return {
    count: twins.length,
    of: events.length,
    first: isoOf(Math.min(...times)),
    last: isoOf(Math.max(...times)),
    clients: [...new Set(twins.map(({ format }) => format))],
  }
}
