import type { LabRun, PerformanceTest, VisitProblem } from '@tagmason/domain'
import { vitalsScore } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { job } from '../jobs/job.ts'
import { own } from '../own.ts'

/** Tests that a project keeps; the oldest go first. */
const mostTests = 20

/** Opens the pages of tests that wait in the server's browser, and keeps how fast each was. A run that is killed is made again. */
export const labJob = job<LabRun | { problem: VisitProblem } | null>({
  per: 'project',
  slow: 'browser',
  reads: ['performanceTests', 'projects', 'containerFiles'],
  wokenBy: ['performanceTests'],
  writes: ['performanceTests'],
  // The sample answers at once, from its own figures.
  notInSample: true,
  due: {
    waiting: async (context) =>
      context.ports.browser === undefined
        ? []
        : (await own(context, 'performanceTests'))
            .filter(({ status }) => status === 'queued')
            .toSorted((one, other) => one.requestedAt.localeCompare(other.requestedAt))
            .map(({ id }) => id),
  },
  async prepare(context, { key }) {
    const test = await context.records.get('performanceTests', key)
    const { browser } = context.ports
    if (test === undefined || browser === undefined) return null
    const [file] = await own(context, 'containerFiles')
    return browser.measure({ url: await addressOf(context, test), container: file?.text ?? null })
  },
  async run(context, { key }, run) {
    const { records } = context
    const test = await records.get('performanceTests', key)
    if (test === undefined || run === null) return
    records.put('performanceTests', key, 'problem' in run ? { ...test, status: 'failed', problem: run.problem } : finished(test, run))
    const kept = (await own(context, 'performanceTests')).toSorted((one, other) => other.requestedAt.localeCompare(one.requestedAt))
    for (const { id } of kept.slice(mostTests)) records.remove('performanceTests', id)
  },
})

/** The page on the project's site: with encryption, but for a server of this network that the operator named without. */
async function addressOf({ records, session, ports }: Context, { path }: PerformanceTest): Promise<string> {
  const website = (await records.get('projects', session.project))?.website ?? ''
  const plain = `http://${website}${path}`
  return ports.outgoing?.names(plain) === true ? plain : `https://${website}${path}`
}

const finished = (test: PerformanceTest, run: LabRun): PerformanceTest => ({
  ...test,
  status: 'finished',
  progress: 100,
  score: vitalsScore({ ...(run.lcp === null ? {} : { LCP: run.lcp }), CLS: run.cls }),
  loadTime: run.loaded === null ? null : Math.round(run.loaded / 100) / 10,
  run,
})
