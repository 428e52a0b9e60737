import type { JobName, JobTime } from '@tagmason/domain'
import { plural } from '../../../language.ts'

export const text = {
  title: 'Background Jobs',
  detail: 'What runs by itself in this project and this account, and how it went last.',
  sample: 'The clock of the sample stands still, so jobs run here when you ask.',
  jobs: {
    'schedules.runDue': { name: 'Scheduled reports', detail: 'Sends each report when its time has come.' },
    'exports.work': { name: 'Exports', detail: 'Makes the files that were asked for.' },
    'training.work': { name: 'Model training', detail: 'Trains the models that wait, step by step.' },
    'performance.watch': { name: 'Speed of pages', detail: 'Raises an alert when a page misses a target for an hour.' },
    'insights.generate': { name: 'Insights', detail: 'Looks for insights in the figures each night.' },
    'insights.grade': { name: 'Grades of insights', detail: 'Sees each night whether insights foretold what happened.' },
    'issues.check': { name: 'Tracking', detail: 'Looks each night for what is wrong with the tracking.' },
    'settings.finishDeletion': { name: 'Deletion of the account', detail: 'Erases the account thirty days after its owner asked for it.' },
    'anomalies.detect': { name: 'Anomaly detection', detail: 'Watches visits, events, conversions, revenue and page speed hour by hour.' },
    'anomalies.notify': { name: 'Anomaly messages', detail: 'Tells people’s channels of anomalies, outside quiet hours.' },
    'alerts.evaluate': { name: 'Alerts', detail: 'Looks at every active alert.' },
    'eventTriggers.advance': { name: 'Event triggers', detail: 'Moves the clock of triggers on, for what fires because nothing came.' },
    'workflows.start': { name: 'Workflows by the clock', detail: 'Starts workflows with each hour, day and week.' },
    'workflows.work': { name: 'Workflows', detail: 'Goes on with the runs that are under way.' },
    'conversions.watchGoals': { name: 'Goals', detail: 'Tells of goals that were reached.' },
    'digests.send': { name: 'Digests', detail: 'Mails members what their notification settings ask for, each day and week.' },
    'updates.send': { name: 'Product updates', detail: 'Mails members who want it, once after an update of this server, what is new in it.' },
  } as Record<JobName, { name: string; detail: string }>,
  times: {
    minute: 'Every minute',
    hour: 'Every hour',
    day: 'Every day',
    week: 'Every Monday',
    waiting: 'When something waits',
  } as Record<JobTime, string>,
  account: 'Account',
  idle: 'Nothing to watch',
  failed: 'Failed',
  last: 'last run',
  next: 'next run',
  never: 'has not run yet',
  again: 'tried again',
  attempts: (count: number) => plural('en', count, { one: 'attempt failed', other: 'attempts failed' }),
  run: 'Run Now',
  of: (action: string, name: string) => `${action}: ${name}`,
  ran: 'Job Run',
  done: (name: string, count: number) => `${name}: ${plural('en', count, { one: 'run', other: 'runs' })} done.`,
  nothing: (name: string) => `${name}: nothing was due.`,
}

export type Text = typeof text
