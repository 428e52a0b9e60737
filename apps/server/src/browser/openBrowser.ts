import type { LabRun } from '@tagmason/domain'
import type { BrowserPort, PageVisit } from '@tagmason/engine'
import { log } from '../log.ts'
import { openPool, PoolError } from '../pool/pool.ts'
import type { BrowserPlace } from './findBrowser.ts'
import type { VisitResult, VisitTask } from './visitPage.ts'

/** Milliseconds for a visit; the thread gets ten seconds more to close the browser before it is ended with it. */
const usualLimit = 80_000

/**
 * The browser of this server for its accounts: one visit at a time, in a thread that is ended after its time. The thread also runs the container of a member, whose scripts may never end.
 */
export function openBrowser(place: BrowserPlace, allow: readonly string[], limitMs = usualLimit) {
  const pool = openPool({ tasks: ['visit'], threads: 1, limitMs: limitMs + 10_000, waitMs: 60_000, memoryMb: 1024, maxWaiting: 20, maxWaitingOfOne: 2 })
  const visit = async (sender: string, task: VisitTask): Promise<VisitResult> => {
    try {
      return await pool.run('visit', [task, { place, allow, limitMs }], { sender })
    } catch (error) {
      if (!(error instanceof PoolError)) {
        log.error({ err: error }, 'A visit of a page failed')
        return { problem: 'fault' }
      }
      // The job is due again when the server is back.
      if (error.why === 'stopping') throw error
      return { problem: error.why === 'busy' ? 'busy' : error.why === 'late' || error.why === 'memory' ? 'timeout' : 'fault' }
    }
  }
  return {
    browserFor: (sender: string): BrowserPort => ({
      check: async (question) => (await visit(sender, { kind: 'check', question })) as PageVisit,
      measure: async (question) => (await visit(sender, { kind: 'measure', question })) as LabRun,
    }),
    /** Ends what is under way, and takes nothing more. */
    close: () => pool.close(),
  }
}
