import { feedback } from './ai/feedback.ts'
import { nlp } from './ai/nlp.ts'
import { recommendations } from './ai/recommendations.ts'
import { training } from './ai/training.ts'
import { anomalies } from './analytics/anomalies.ts'
import { conversions } from './analytics/conversions.ts'
import { insights } from './analytics/insights.ts'
import { models } from './analytics/models.ts'
import { performance } from './analytics/performance.ts'
import { realtime } from './analytics/realtime.ts'
import { reports } from './analytics/reports.ts'
import { alerts } from './automation/alerts.ts'
import { campaigns } from './automation/campaigns.ts'
import { issues } from './automation/issues.ts'
import { eventTriggers } from './automation/triggers.ts'
import { workflows } from './automation/workflows.ts'
import type { ActHandlers, PreparationHandlers, ReadHandlers } from './context.ts'
import { dashboard } from './dashboard/dashboard.ts'
import { docs } from './learning/docs.ts'
import { tutorials } from './learning/tutorials.ts'
import { connections } from './setup/connections.ts'
import { containers } from './setup/containers.ts'
import { events } from './setup/events.ts'
import { planGoals, plans } from './setup/plans.ts'
import { progress } from './setup/progress.ts'
import { properties } from './setup/properties.ts'
import { lookAtScreenshot, screenshots } from './setup/screenshots.ts'
import { notifications } from './shell/notifications.ts'
import { projects } from './shell/projects.ts'
import { records } from './shell/records.ts'
import { session } from './shell/session.ts'

const all = {
  ...session,
  ...projects,
  ...records,
  ...notifications,
  ...dashboard,
  ...progress,
  ...plans,
  ...screenshots,
  ...connections,
  ...events,
  ...containers,
  ...properties,
  ...anomalies,
  ...models,
  ...reports,
  ...conversions,
  ...recommendations,
  ...training,
  ...feedback,
  ...nlp,
  ...insights,
  ...performance,
  ...realtime,
  ...workflows,
  ...eventTriggers,
  ...campaigns,
  ...issues,
  ...alerts,
  ...docs,
  ...tutorials,
}

/** One handler for each read and act of the door; a name without one does not compile. */
export const readHandlers: ReadHandlers = all
export const actHandlers: ActHandlers = all
export const preparationHandlers: PreparationHandlers = { 'plans.generate': planGoals, 'screenshots.analyze': lookAtScreenshot }
