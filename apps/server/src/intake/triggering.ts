import { isPeople, type Ports, type RecordStore, takeForTriggers } from '@tagmason/engine'
import type { BlockStore } from '../events/eventBlock.ts'

export interface TriggerHouse {
  records: { of(account: string): RecordStore }
  portsOf(account: string): Ports
}

/**
 * An event store beside which event triggers look at what is kept. A block that the store took and whose triggers could not be written down comes again with the same token: the one keeps it once, the other fires once.
 */
export const triggering = (events: BlockStore, house: () => TriggerHouse): BlockStore => ({
  async appendBlock(batch, token) {
    await events.appendBlock(batch, token)
    for (const { account, project, block } of batch.byPlace())
      if (!isPeople(project)) await takeForTriggers(house().records.of(account), house().portsOf(account), project, block.events, token)
  },
})
