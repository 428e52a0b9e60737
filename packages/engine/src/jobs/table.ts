import type { JobName } from '@tagmason/domain'
import { deletionJob } from '../account/deletion.job.ts'
import { digestsJob } from '../account/digests.job.ts'
import { keysEndingJob } from '../account/keysEnding.job.ts'
import { updatesJob } from '../account/updates.job.ts'
import { trainingJob } from '../ai/training.job.ts'
import { anomaliesJob, anomalyNoticesJob } from '../analytics/anomalies.job.ts'
import { alertsJob } from '../automation/alerts.job.ts'
import { issuesJob } from '../automation/issues.job.ts'
import { triggersJob } from '../automation/triggers.job.ts'
import { workflowClockJob, workflowsJob } from '../automation/workflows.job.ts'
import { goalsJob } from '../figures/goals.job.ts'
import { insightGradesJob } from '../analytics/insightGrades.job.ts'
import { insightsJob } from '../analytics/insights.job.ts'
import { labJob } from '../analytics/lab.job.ts'
import { performanceJob } from '../analytics/performance.job.ts'
import { exportsJob } from '../reports/exports.job.ts'
import { schedulesJob } from '../reports/schedules.job.ts'
import { pageChecksJob } from '../setup/pageChecks.job.ts'
import type { Job } from './job.ts'

/** Everything that runs by itself. A name without a declaration does not compile. */
export const jobs: Record<JobName, Job> = {
  'schedules.runDue': schedulesJob,
  'exports.work': exportsJob,
  'training.work': trainingJob,
  'performance.watch': performanceJob,
  'performance.measure': labJob,
  'insights.generate': insightsJob,
  'insights.grade': insightGradesJob,
  'issues.check': issuesJob,
  'pageChecks.visit': pageChecksJob,
  'settings.finishDeletion': deletionJob,
  'anomalies.detect': anomaliesJob,
  'anomalies.notify': anomalyNoticesJob,
  'alerts.evaluate': alertsJob,
  'eventTriggers.advance': triggersJob,
  'workflows.start': workflowClockJob,
  'workflows.work': workflowsJob,
  'conversions.watchGoals': goalsJob,
  'digests.send': digestsJob,
  'updates.send': updatesJob,
  'apiKeys.warnOfEnds': keysEndingJob,
}

export const jobsInOrder = Object.entries(jobs) as [JobName, Job][]
