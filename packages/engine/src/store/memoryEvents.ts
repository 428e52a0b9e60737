import type { CollectedEvent } from '@tagmason/domain'
import { keptEvent, keptText, peopleOf } from '@tagmason/insight'
import { eventReader } from './eventReader.ts'
import type { EventStore } from './eventStore.ts'
import { mustBeSomeone, whoIs } from './someone.ts'

/** An event store in memory, and the definition of all others. Events are copied in and out. */
export function memoryEvents(): EventStore {
  let events: CollectedEvent[] = []
  const tokens = new Set<string>()
  return {
    append: async (batch, token) => {
      if (tokens.has(token) || batch.length === 0) return
      tokens.add(token)
      for (const event of batch) events.push(keptEvent(event))
    },
    ...eventReader(() => events),
    judge: async ({ account, project, from, to }, visitor, bot) => {
      mustBeSomeone(visitor, 'visitor')
      const judged = (event: CollectedEvent) =>
        event.account === account && event.project === project && event.time >= from && event.time < to && event.visitor === visitor
      events = events.map((event) => (judged(event) ? { ...event, bot: keptText(bot) } : event))
    },
    erase: async (account, project, given) => {
      const who = whoIs(given)
      const erased = (event: CollectedEvent) =>
        event.account === account &&
        [project, peopleOf(project)].includes(event.project) &&
        (who === null || event.visitor === who.visitor || event.user === who.user)
      events = events.filter((event) => !erased(event))
    },
    close: async () => undefined,
  }
}
