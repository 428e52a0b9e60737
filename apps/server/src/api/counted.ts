import { isPeople } from '@tagmason/engine'
import type { BlockStore } from '../events/eventBlock.ts'
import type { Intake } from '../intake/intake.ts'
import type { Desk } from './desk.ts'

/** An intake whose events are metered, whichever format they came in, and whose conversions webhooks are told of. An event that comes again is the one that was metered. */
export function counted(intake: Intake, desk: Pick<Desk, 'took'>): Intake {
  return {
    async take(events, arrival) {
      const taken = await intake.take(events, arrival)
      if ('busy' in taken || taken.kept.length === 0) return taken
      const kept = taken.kept.map(({ at, name, isBot }) => ({ name, isBot, params: events[at]?.params }))
      await desk.took(arrival.account, arrival.project, arrival.at, kept, arrival.key)
      return taken
    },
    flush: () => intake.flush(),
    close: () => intake.close(),
  }
}

/** An event store of which the desk is told what can be asked for now: events are there a while after they were taken, and who asked in between saw none of them. */
export const arriving = (events: BlockStore, desk: Pick<Desk, 'arrived'>): BlockStore => ({
  async appendBlock(block, token) {
    await events.appendBlock(block, token)
    for (const { account, project } of block.byPlace()) if (!isPeople(project)) desk.arrived(account, project)
  },
})
