import { job } from '../jobs/job.ts'
import { own } from '../own.ts'
import { advanceTriggers } from './triggerStream.ts'

/** Moves the clock of event triggers on: carts that were left, hours that had too few. The events themselves are taken as they are kept (`takeForTriggers`). */
export const triggersJob = job({
  per: 'project',
  reads: ['eventTriggers', 'triggerStates', 'events'],
  writes: ['eventTriggers', 'triggerStates', 'notifications', 'issues', 'outbox', 'queuedAlerts', 'webhookDeliveries', 'workflowWork', 'audienceMembers'],
  remembers: ['triggerStates'],
  notInSample: true,
  due: { every: 'minute', when: async (context) => (await own(context, 'eventTriggers')).some(({ status }) => status === 'active') },
  run: advanceTriggers,
})
