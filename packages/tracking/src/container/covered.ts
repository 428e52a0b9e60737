import { limits } from '../ga4/limits.ts'
import type { SentEvent } from '../ga4/sent.ts'

/**
 * Leaves out events that another one counts already: same name, same trigger, and no threshold there. Two tags would count the same moment twice.
 * What the event left out sends besides, the other one sends for it.
 */
export function withoutCovered(all: readonly SentEvent[]): SentEvent[] {
  const places = new Map<string, SentEvent>()
  const keyOf = ({ name, event }: SentEvent): string => JSON.stringify([name, event.trigger])
  for (const sent of all) if (sent.threshold === null && !places.has(keyOf(sent))) places.set(keyOf(sent), sent)
  const more = new Map<SentEvent, SentEvent[]>()
  const kept = all.filter((sent) => {
    const wider = sent.threshold === null ? undefined : places.get(keyOf(sent))
    if (wider !== undefined) more.set(wider, [...(more.get(wider) ?? []), sent])
    return wider === undefined
  })
  return kept.map((sent) => {
    const parameters = [...sent.parameters]
    for (const { parameters: others } of more.get(sent) ?? []) {
      for (const other of others) if (parameters.every(({ name }) => name !== other.name)) parameters.push(other)
    }
    return { ...sent, parameters: parameters.slice(0, Math.max(limits.parametersPerEvent, sent.parameters.length)) }
  })
}
