import type { Context } from '../context.ts'
import type { CollectionName } from '../store/collectionName.ts'
import type { JobRun } from './jobRun.ts'

/** The clock of a job; `at` is for days and weeks. */
export interface JobClock {
  every: 'minute' | 'hour' | 'day' | 'week'
  at?: string
  when?(context: Context): Promise<boolean>
}

/**
 * When a job is due. By the clock: once in every minute, hour, day (`at` of the project's time zone, `03:00`) or week (Mondays), as soon as a server looks; those that were missed become one run. `when` says
 * whether there is anything to look at, so that an idle project costs nothing. Or `waiting`: the ids of what waits, oldest first; a run that leaves its id waiting is asked for again, so a long one works in steps.
 */
export type JobDue = JobClock | { waiting(context: Context): Promise<readonly string[]> }

/**
 * Something that runs by itself, declared beside its area. Its writes, its audit entry and the note that it was done are one commit, made while nobody else commits and only where the key is not done yet: a kill at any
 * point leaves all of it or nothing, and two servers do it once. What goes out goes through an outbox (`queueMail`, `tellWebhooks`), never from here.
 */
export interface JobDeclaration<Prepared> {
  /** Done once for each real project, or once for the account. */
  per: 'project' | 'account'
  /** What it looks at, `events` being those that were collected. Where one of `wokenBy` changes, the server looks at once instead of within a minute. */
  reads: readonly (CollectionName | 'events')[]
  wokenBy?: readonly (CollectionName | 'events')[]
  writes: readonly CollectionName[]
  /** Of `writes`, what it only remembers: a run that changes nothing else leaves no entry in the audit log. */
  remembers?: readonly CollectionName[]
  due: JobDue
  /** Takes seconds rather than milliseconds: runs in a lane of its own, so that alerts do not wait for it. One step shall end within a minute. `browser`: opens pages in the server's browser, of which there is one, in a lane of its own; a step may take 90 seconds. */
  slow?: true | 'browser'
  /** The sample has nothing for it to do: its rows show for ever how things look under way. */
  notInSample?: true
  /** What takes time (questions about events, arithmetic), before its turn: it changes nothing but what may be done twice. */
  prepare?(context: Context, run: JobRun): Promise<Prepared>
  run(context: Context, run: JobRun, prepared: Prepared): Promise<unknown>
}

/** Any job. */
export type Job = JobDeclaration<unknown>

/** Declares a job: what `prepare` gives is what `run` takes. */
export const job = <Prepared = undefined>(declaration: JobDeclaration<Prepared>): Job => declaration as unknown as Job
