/**
 * What runs by itself, each declared in the engine beside its area (`<subject>.job.ts`) under this name, which is also what the audit log calls it. Those that are an act's name do what that act does.
 */
export const jobNames = [
  'schedules.runDue',
  'exports.work',
  'training.work',
  'performance.watch',
  'performance.measure',
  'insights.generate',
  'insights.grade',
  'issues.check',
  'pageChecks.visit',
  'settings.finishDeletion',
  'anomalies.detect',
  'anomalies.notify',
  'alerts.evaluate',
  'eventTriggers.advance',
  'workflows.start',
  'workflows.work',
  'conversions.watchGoals',
  'digests.send',
  'updates.send',
  'apiKeys.warnOfEnds',
] as const
export type JobName = (typeof jobNames)[number]

/** When a job is due: by the clock (`day` and `week` in the project's time zone, weeks on Monday), or whenever something waits for it. */
export const jobTimes = ['minute', 'hour', 'day', 'week', 'waiting'] as const
export type JobTime = (typeof jobTimes)[number]

/** Why the last attempt failed, and when the next is made. */
export interface JobFailure {
  /** What it was to be done for, as `JobState.key`. */
  key: string
  /** ISO 8601, UTC. */
  at: string
  message: string
  /** Attempts in a row that failed. */
  times: number
  /** ISO 8601, UTC. */
  next: string
}

/** What is known of a job in one project. */
export interface JobState {
  /** `<project>:<job>`; the account's own begin with the colon. */
  id: string
  /** Slug; empty for the account's own. */
  project: string
  job: JobName
  /** What it was last done for: by the clock the beginning of its minute, hour or day, ISO 8601; else an id. Null before it was first done. */
  key: string | null
  /** ISO 8601, UTC; null before the first run. */
  lastRun: string | null
  milliseconds: number
  failure: JobFailure | null
}

/** A job as its owner sees it. */
export interface JobRow extends Pick<JobState, 'job' | 'lastRun' | 'milliseconds' | 'failure'> {
  time: JobTime
  /** Of the account, not of the project that is looked at. */
  ofAccount: boolean
  /** ISO 8601, UTC; null for one that waits for something, and for one that is not needed as things are. */
  nextRun: string | null
  /** It is not needed as things are: there is nothing for it to watch. */
  idle: boolean
}

/** What a run by hand came to: how many times there was something to do. */
export interface JobRunResult {
  done: number
}
