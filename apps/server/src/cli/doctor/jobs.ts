import type { JobState } from '@tagmason/domain'
import { jobsInOrder } from '@tagmason/engine'
import type { AccountRecords } from '../../records/accountRecords.ts'
import { doubtful, type Finding, good } from './finding.ts'

const shown = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`

/** What runs by itself: a line for each job that ever ran, with its last run, duration and next attempt, and one for each failure. */
export async function jobFindings(records: Pick<AccountRecords, 'accounts' | 'of'>): Promise<Finding[]> {
  const states: (JobState & { account: string })[] = []
  for (const account of await records.accounts()) for (const state of (await records.of(account).list('jobStates')).values()) states.push({ ...state, account })
  return jobsInOrder.flatMap(([job, { due }]) => {
    const own = states.filter((state) => state.job === job)
    if (own.length === 0) return []
    const every = 'waiting' in due ? 'when something waits' : `every ${due.every}`
    const last = own.reduce<JobState | null>((latest, each) => (each.lastRun !== null && (latest?.lastRun ?? '') < each.lastRun ? each : latest), null)
    const ran = last?.lastRun == null ? 'has not run yet' : `last ran ${shown(last.lastRun)} in ${last.milliseconds} ms, in ${own.length} projects so far`
    const failures = own.flatMap(({ account, project, failure }) =>
      failure === null
        ? []
        : [
            doubtful(
              'jobs',
              `${job} of ${project === '' ? `the account ${account}` : project} failed ${failure.times} times, last ${shown(failure.at)} (${failure.message})`,
              `It is tried again ${shown(failure.next)}; do what the sentence says.`,
            ),
          ],
    )
    return [good('jobs', `${job} (${every}) ${ran}`), ...failures]
  })
}
