import { anomalies } from './analytics/anomalies.ts'
import type { ActHandlers, PreparationHandlers, ReadHandlers } from './context.ts'
import { dashboard } from './dashboard/dashboard.ts'
import { planGoals, plans } from './setup/plans.ts'
import { progress } from './setup/progress.ts'
import { notifications } from './shell/notifications.ts'
import { projects } from './shell/projects.ts'
import { session } from './shell/session.ts'

const all = { ...session, ...projects, ...notifications, ...dashboard, ...progress, ...plans, ...anomalies }

/** One handler for each read and act of the door; a name without one does not compile. */
export const readHandlers: ReadHandlers = all
export const actHandlers: ActHandlers = all
export const preparationHandlers: PreparationHandlers = { 'plans.generate': planGoals }
