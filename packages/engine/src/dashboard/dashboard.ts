import type { Handles } from '../handlerTypes.ts'
import { collectedOf, day, numberAt } from '../figures/collected.ts'
import { countOwn } from '../own.ts'
import { startOfDay } from '../analytics/startOfDay.ts'
import type { Context } from '../context.ts'

export const dashboard: Handles<'dashboard'> = {
  'dashboard.figures': async (context) => {
    const { records, session } = context
    const [insights, workflows, triggers, campaigns, alerts] = await Promise.all([
      countOwn(context, 'insights', { status: 'open' }),
      countOwn(context, 'workflows'),
      countOwn(context, 'eventTriggers'),
      countOwn(context, 'campaigns'),
      countOwn(context, 'alerts'),
    ])
    return {
      activeProjects: (await records.list('projects')).filter((row) => !row.archived && (session.space === 'sample' || row.space === 'real')).length,
      eventsTracked: await eventsOfDay(context),
      insights,
      automationRules: workflows + triggers + campaigns + alerts,
    }
  },

  'dashboard.recent': async (context) => {
    const collected = await collectedOf(context)
    if (collected === null) return []
    // Days of the project's time zone; the last one is today as far as it has come.
    const { events, now, place, timeZone } = collected
    const from = startOfDay(new Date(startOfDay(context.now, timeZone) - 5.5 * day), timeZone)
    const days = await events.course({ ...place, from, to: now }, { interval: 'day', timeZone })
    return days.map(({ at, sessions, events: count }) => ({ at, visits: sessions, events: count }))
  },
}

/** The events of the last 24 hours. */
async function eventsOfDay(context: Context): Promise<number> {
  const collected = await collectedOf(context)
  if (collected === null) return 0
  const { ask, now } = collected
  return numberAt((await ask({ from: now - day, to: now, measures: ['events'] }))[0], 0)
}
