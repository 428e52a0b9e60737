import type { RecentDay } from '@tagmason/domain'
import type { Handles } from '../context.ts'
import { own } from '../own.ts'

const hour = 3_600_000
const day = 24 * hour

export const dashboard: Handles<'dashboard'> = {
  'dashboard.figures': async (context) => {
    const { records, session, now } = context
    const { project } = session
    const hours = (await records.list('eventHours')).filter(
      (row) => row.project === project && Date.parse(row.at) >= now.getTime() - day && Date.parse(row.at) < now.getTime(),
    )
    const [insights, workflows, triggers, campaigns, alerts] = await Promise.all([
      own(context, 'insights'),
      own(context, 'workflows'),
      own(context, 'eventTriggers'),
      own(context, 'campaigns'),
      own(context, 'alerts'),
    ])
    return {
      activeProjects: (await records.list('projects')).filter((row) => !row.archived).length,
      eventsTracked: hours.reduce((sum, row) => sum + row.events, 0),
      insights: insights.filter((row) => row.status === 'open').length,
      automationRules: workflows.length + triggers.length + campaigns.length + alerts.length,
    }
  },

  'dashboard.recent': async ({ records, session, now }) => {
    const rows = (await records.list('eventHours')).filter((row) => row.project === session.project)
    const days: RecentDay[] = []
    for (let back = 7; back >= 1; back--) {
      const from = now.getTime() - back * day
      const inside = rows.filter((row) => Date.parse(row.at) >= from && Date.parse(row.at) < from + day)
      days.push({
        at: new Date(from).toISOString(),
        visits: inside.reduce((sum, row) => sum + row.visits, 0),
        events: inside.reduce((sum, row) => sum + row.events, 0),
      })
    }
    return days
  },
}
