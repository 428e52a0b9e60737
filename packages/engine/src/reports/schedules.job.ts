import { job } from '../jobs/job.ts'
import { ownRow } from '../own.ts'
import { dueSchedules, runDue } from './schedules.ts'

/** Sends the reports whose time has come, each once for every run of its schedule. */
export const schedulesJob = job({
  per: 'project',
  reads: ['schedules', 'reports', 'events'],
  writes: ['schedules', 'deliveries', 'outbox', 'notifications', 'reports', 'webhookDeliveries'],
  due: { waiting: async (context) => (await dueSchedules(context)).map(({ id }) => id) },
  run: async (context, { key }) => runDue(context, await ownRow(context, 'schedules', key)),
})
