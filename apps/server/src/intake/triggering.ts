import type { CollectedEvent } from '@tagmason/domain'
import { type EventStore, isPeople, type Ports, type RecordStore, takeForTriggers } from '@tagmason/engine'

export interface TriggerHouse {
  records: { of(account: string): RecordStore }
  portsOf(account: string): Ports
}

/**
 * An event store beside which event triggers look at what is kept. A block that the store took and whose triggers could not be written down comes again with the same token: the one keeps it once, the other fires once.
 */
export const triggering = (events: Pick<EventStore, 'append'>, house: () => TriggerHouse): Pick<EventStore, 'append'> => ({
  async append(batch, token) {
    await events.append(batch, token)
    for (const [account, projects] of byPlace(batch))
      for (const [project, own] of projects) await takeForTriggers(house().records.of(account), house().portsOf(account), project, own, token)
  },
})

function byPlace(batch: readonly CollectedEvent[]): Map<string, Map<string, CollectedEvent[]>> {
  const places = new Map<string, Map<string, CollectedEvent[]>>()
  for (const event of batch) {
    if (isPeople(event.project)) continue
    const projects = places.get(event.account) ?? new Map<string, CollectedEvent[]>()
    places.set(event.account, projects)
    const own = projects.get(event.project)
    if (own === undefined) projects.set(event.project, [event])
    else own.push(event)
  }
  return places
}
