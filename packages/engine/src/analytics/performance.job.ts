import { type PerformanceAlert, performanceAlertWords, type SlowPage } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { collectedOf } from '../figures/collected.ts'
import { slowPages } from '../figures/slowPages.ts'
import { job } from '../jobs/job.ts'
import { own } from '../own.ts'

/** An alert that was acknowledged is not raised again for a day: who has seen it is working on it. */
const quiet = 86_400_000

/** Holds the pages of the last hour against their targets, and raises an alert for each that missed one, once until somebody has seen it. */
export const performanceJob = job<SlowPage[]>({
  per: 'project',
  reads: ['performanceAlerts', 'events'],
  writes: ['performanceAlerts', 'notifications'],
  due: { every: 'hour', when: async (context) => (await collectedOf(context)) !== null },
  // Its alerts are the specification's.
  notInSample: true,
  prepare: (context, { key }) => slowPages(context, Date.parse(key)),
  run: async (context, _run, slow) => {
    const known = await own(context, 'performanceAlerts')
    for (const found of slow) if (!known.some((alert) => isAbout(alert, found, context.now))) raise(context, found)
  },
})

const isAbout = ({ path, found, acknowledgedAt }: PerformanceAlert, slow: SlowPage, now: Date) =>
  path === slow.path && found?.vital === slow.vital && (acknowledgedAt === null || now.getTime() - Date.parse(acknowledgedAt) < quiet)

function raise({ records, ports, session, now }: Context, found: SlowPage): void {
  const [id, time] = [ports.id(), now.toISOString()]
  const { project } = session
  const message = performanceAlertWords(found)
  const severity = found.value >= 2 * found.target ? 'high' : found.value >= 1.33 * found.target ? 'medium' : 'low'
  records.put('performanceAlerts', id, { id, project, message, path: found.path, severity, time, acknowledgedAt: null, found })
  const notice = ports.id()
  records.put('notifications', notice, {
    id: notice,
    project,
    title: message,
    description: found.path,
    at: time,
    severity: 'warning',
    read: false,
    href: '/analytics/performance',
  })
}
