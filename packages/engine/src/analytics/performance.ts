import { type PerformanceTest, Refusal, vitalMeetsTarget, vitalTargets } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { speedByDevice } from '../figures/slowPages.ts'
import { measuredCore, measuredPages, measuredVitals, pageCourse } from '../figures/vitals.ts'
import { change, newest, own, ownRow } from '../own.ts'
import { takeVisit } from '../setup/visitTurns.ts'
import { performanceAlertsInWords } from './slowPageSentence.ts'

export const performance: Handles<'performance'> = {
  'performance.overview': async (context, seen) => {
    const [core, vitals, pages, alerts, tests] = await Promise.all([
      measuredCore(context, seen),
      measuredVitals(context, seen),
      measuredPages(context, seen),
      newest(context, 'performanceAlerts', 'time'),
      own(context, 'performanceTests'),
    ])
    return {
      core,
      vitals: vitalTargets.map(({ name, unit }) => {
        const vital = vitals.find((each) => each.name === name)
        if (vital === undefined) return { name, unit, value: null, met: null }
        return { name, unit, value: unit === '%' ? vital.value / 100 : vital.value, met: vitalMeetsTarget(vital) }
      }),
      pages,
      alerts: await performanceAlertsInWords(context, alerts),
      // The clock of the sample stands still, so the last one written is the newest.
      tests: tests.toReversed().toSorted((a, b) => b.requestedAt.localeCompare(a.requestedAt)),
    }
  },

  'performance.page': async (context, { id }) => {
    const page = (await measuredPages(context)).find((each) => each.id === id)
    if (page === undefined) throw new Refusal('notFound', `There is no page '${id}' among those that were measured: it may have too few visits now.`)
    const { days, resources } = await pageCourse(context, page)
    return { page, days, resources, devices: await speedByDevice(context, page.path) }
  },

  'performance.runTest': async (context, { path }) => {
    if (context.session.space === 'real' && context.ports.browser === undefined)
      throw new Refusal('unavailable', 'This server has no test browser, so pages are measured in the browsers of visitors only: look at their scores.')
    const waiting = (await own(context, 'performanceTests')).some((test) => test.path === path && (test.status === 'queued' || test.status === 'running'))
    if (waiting) throw new Refusal('conflict', `A test of '${path}' is already under way in this project: wait for it, or remove it first.`)
    const asked: PerformanceTest = {
      id: context.ports.id(),
      project: context.session.project,
      path,
      status: 'queued',
      progress: 0,
      requestedAt: context.now.toISOString(),
      requestedBy: context.session.member.name,
      score: null,
      loadTime: null,
    }
    if (context.session.space === 'real') await takeVisit(context)
    const test = context.session.space === 'real' ? asked : await sampleResult(context, asked)
    context.records.put('performanceTests', test.id, test)
    return test
  },

  'performance.removeTest': async (context, { id }) => {
    const { status } = await ownRow(context, 'performanceTests', id)
    if (status === 'running') throw new Refusal('conflict', `The test '${id}' is running: it can be removed when it has ended.`)
    context.records.remove('performanceTests', id)
  },

  'performance.acknowledge': (context, { id, acknowledged }) =>
    change(context, 'performanceAlerts', id, { acknowledgedAt: acknowledged ? context.now.toISOString() : null }),
}

/** The sample's site is what its events tell: a page that was measured has what its visitors' browsers say, and no other exists. */
async function sampleResult(context: Context, asked: PerformanceTest): Promise<PerformanceTest> {
  const page = (await measuredPages(context)).find((each) => each.path === asked.path)
  if (page === undefined) return { ...asked, status: 'failed', problem: 'unknownPage' }
  return { ...asked, status: 'finished', progress: 100, score: page.score, loadTime: page.loadTime }
}
