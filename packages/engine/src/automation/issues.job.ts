import { collectedOf } from '../figures/collected.ts'
import { job } from '../jobs/job.ts'
import { check } from './issues.ts'

/** Looks each night for what is wrong with the tracking, and closes what later events no longer show. */
export const issuesJob = job({
  per: 'project',
  slow: true,
  reads: ['issues', 'issueFixes', 'configuredEvents', 'plans', 'containerFiles', 'events'],
  writes: [
    'issues',
    'issueFixes',
    'trackingChecks',
    'configuredEvents',
    'plans',
    'containerFiles',
    'containers',
    'containerVersions',
    'webhookDeliveries',
    'workflowWork',
  ],
  remembers: ['trackingChecks'],
  due: { every: 'day', at: '05:00', when: async (context) => (await collectedOf(context)) !== null },
  // Its issues are the specification's.
  notInSample: true,
  run: (context) => check(context),
})
