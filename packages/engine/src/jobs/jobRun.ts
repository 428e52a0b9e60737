import type { JobName } from '@tagmason/domain'

/** What a run is for. `key` is done once: by the clock it is the beginning of the minute, hour, day or week, ISO 8601 in UTC; else the id of what waits. */
export interface JobRun {
  key: string
  /** By the clock, the key of the last run that was done; all between it and `key` is to be made up for. Null before the first, and where something waits. */
  since: string | null
}

/** A run that is due. */
export interface DueJob extends JobRun {
  name: JobName
  /** Slug; null for the account's own. */
  project: string | null
}

/** A run with what was worked out before its turn. */
export interface PreparedJob extends JobRun {
  prepared: unknown
}
