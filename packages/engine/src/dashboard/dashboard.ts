import type { RecentDay } from '@tagmason/domain'
import { sum } from '@tagmason/insight'
import type { Handles } from '../context.ts'
import { collectedOf, day, numberAt } from '../figures/collected.ts'
import { measuredHours } from '../figures/hours.ts'
import { own } from '../own.ts'
import { startOfDay } from '../analytics/startOfDay.ts'
import type { Context } from '../context.ts'

export const dashboard: Handles<'dashboard'> = {
  'dashboard.figures': async (context) => {
    const { records, session } = context
    const [insights, workflows, triggers, campaigns, alerts] = await Promise.all([
      own(context, 'insights'),
      own(context, 'workflows'),
      own(context, 'eventTriggers'),
      own(context, 'campaigns'),
      own(context, 'alerts'),
    ])
    return {
      activeProjects: (await records.list('projects')).filter((row) => !row.archived && (session.space === 'sample' || row.space === 'real')).length,
      eventsTracked: await eventsOfDay(context),
      insights: insights.filter((row) => row.status === 'open').length,
      automationRules: workflows.length + triggers.length + campaigns.length + alerts.length,
    }
  },

  'dashboard.recent': async (context) => {
    const now = context.now.getTime()
    const collected = await collectedOf(context)
    if (collected !== null) {
      // Days of the project's time zone; the last one is today as far as it has come.
      const { events, place, timeZone } = collected
      const from = startOfDay(new Date(startOfDay(context.now, timeZone) - 5.5 * day), timeZone)
      const days = await events.course({ ...place, from, to: now }, { interval: 'day', timeZone })
      return days.map(({ at, sessions, events: count }) => ({ at, visits: sessions, events: count }))
    }
    const hours = await measuredHours(context, now - 7 * day, now)
    return Array.from({ length: 7 }, (_, place): RecentDay => {
      const from = now - (7 - place) * day
      const inside = hours.filter((row) => Date.parse(row.at) >= from && Date.parse(row.at) < from + day)
      return { at: new Date(from).toISOString(), visits: sum(inside.map(({ visits }) => visits)), events: sum(inside.map(({ events }) => events)) }
    })
  },
}

/** The events of the last 24 hours. */
async function eventsOfDay(context: Context): Promise<number> {
  const now = context.now.getTime()
  const collected = await collectedOf(context)
  if (collected !== null) return numberAt((await collected.ask({ from: now - day, to: now, measures: ['events'] }))[0], 0)
  return sum((await measuredHours(context, now - day, now)).map(({ events }) => events))
}
