import { repeatedOrder } from '@tagmason/domain'
import type { Handles } from '../handlerTypes.ts'
import { collectedOf, numberAt } from './collected.ts'
import { countedQuestions, seenBy } from './countedQuestions.ts'
import { repeatedOrdersIn } from './repeatedOrders.ts'

export const counted: Handles<'figures'> = {
  'figures.counted': async (context, { figure, days, seen }) => {
    const collected = await collectedOf(context)
    if (collected === null) return null
    const { events, place, ask, timeZone, now } = collected
    const { api, from, to, name, filters } = await countedQuestions[figure](context, { ...collected, ...seenBy(collected, seen) }, days ?? 30)
    const selected = { from, to, measures: ['events'], ...(name === undefined ? {} : { name }), ...(filters === undefined ? {} : { filters }) } as const
    const [people, all, repeated, [newest]] = await Promise.all([
      ask(selected),
      ask({ ...selected, withBots: true }),
      repeatedOrdersIn({ ask }, selected),
      events.latest({ ...place, from: 0, to: now + 1 }, 1),
    ])
    return {
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      timeZone,
      events: numberAt(people[0], 0),
      bots: numberAt(all[0], 0) - numberAt(people[0], 0) - repeated,
      newest: newest === undefined ? null : new Date(newest.time).toISOString(),
      api,
    }
  },

  'figures.leftOut': async (context, { figure, days, seen }) => {
    const collected = await collectedOf(context)
    if (collected === null) return []
    const { from, to, name, filters } = await countedQuestions[figure](context, { ...collected, ...seenBy(collected, seen) }, days ?? 30)
    const rows = await collected.ask({
      from,
      to,
      ...(name === undefined ? {} : { name }),
      ...(filters === undefined ? {} : { filters }),
      withBots: true,
      measures: ['events', 'visitors'],
      by: ['bot'],
    })
    return rows
      .map((row) => ({ reason: row.by[0] ?? '', events: numberAt(row, 0), visitors: numberAt(row, 1) }))
      .filter(({ reason }) => reason !== '' && reason !== repeatedOrder)
      .toSorted((one, other) => other.events - one.events || one.reason.localeCompare(other.reason))
  },
}
