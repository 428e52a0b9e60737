import { job } from '../jobs/job.ts'
import { own } from '../own.ts'
import { exports } from './exports.ts'

/** Goes on with exports piece by piece until each has its file. In the sample a page does that, because one of its rows shows for ever how it looks while one is made. */
export const exportsJob = job({
  per: 'project',
  reads: ['exports', 'events'],
  wokenBy: ['exports'],
  writes: ['exports', 'exportFiles', 'notifications', 'webhookDeliveries'],
  notInSample: true,
  due: { waiting: async (context) => (await own(context, 'exports', { where: { status: 'processing' } })).map(({ id }) => id) },
  run: (context, { key }) => exports['exports.work'](context, { id: key }, undefined),
})
