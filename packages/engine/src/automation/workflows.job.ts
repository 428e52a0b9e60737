import {
  conditionHolds,
  type Facts,
  placeAfter,
  type ReportFile,
  runResult,
  type RunStep,
  type StartKind,
  stepHolds,
  type WorkflowDefinition,
  type WorkflowRun,
  type WorkflowWork,
} from '@tagmason/domain'
import { reportFile } from '../analytics/reportFile.ts'
import { runReport } from '../analytics/reportRun.ts'
import { projectZone } from '../analytics/zonedTime.ts'
import type { Context } from '../context.ts'
import { collectedOf, hour, minute, numberAt } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { job } from '../jobs/job.ts'
import { slotAt } from '../jobs/times.ts'
import { own } from '../own.ts'
import { definitionOf } from '../reports/targets.ts'
import { startWorkflows } from './startWorkflows.ts'
import { doStep, partsOf } from './workflowSteps.ts'

const clocks = ['hour', 'day', 'week'] as const satisfies readonly StartKind[]

/** Starts workflows that start by the clock: with each hour, day and week of the project's time zone. */
export const workflowClockJob = job({
  per: 'project',
  reads: ['workflows', 'workflowDefinitions'],
  writes: ['workflowWork'],
  due: {
    every: 'hour',
    when: async (context) =>
      (await own(context, 'workflowDefinitions')).some(({ starts }) => starts.some(({ kind }) => clocks.some((clock) => clock === kind))),
  },
  async run(context, { key, since }) {
    const zone = await projectZone(context)
    const now = Date.parse(key)
    for (const every of clocks) {
      const { from } = slotAt({ every }, now, zone)
      // What was missed while no server ran is made up for once; the first look begins nothing that is over.
      if (since === null ? from === now : from > Date.parse(since))
        await startWorkflows(context, { by: every, about: '', facts: {} }, new Date(from).toISOString())
    }
  },
})

/** Goes on with runs: one step at a time, each in its own commit, so that a kill repeats none that was done. */
export const workflowsJob = job<{ measured: Facts; file: ReportFile | null }>({
  per: 'project',
  reads: ['workflowWork', 'workflows', 'workflowDefinitions', 'reports', 'events'],
  wokenBy: ['workflowWork'],
  writes: ['workflowWork', 'workflowRuns', 'notifications', 'issues', 'eventTriggers', 'campaigns', 'outbox', 'queuedAlerts', 'exports', 'audienceMembers'],
  due: {
    waiting: async (context) => (await own(context, 'workflowWork')).filter(({ next }) => next <= context.now.toISOString()).map(({ id }) => id),
  },
  async prepare(context, { key }) {
    const work = await context.records.get('workflowWork', key)
    const parts = work === undefined ? null : await partsOf(context, work)
    if (parts === null || work === undefined) return { measured: {}, file: null }
    const { definition } = parts
    const asks = work.steps.length === 0 && definition.condition.clauses.length > 0
    return { measured: asks ? await lastHour(context) : {}, file: await fileOf(context, definition, work.steps.length) }
  },
  async run(context, { key }, { measured, file }) {
    const work = await context.records.get('workflowWork', key)
    if (work === undefined) return
    const parts = await partsOf(context, work)
    if (parts === null || parts.row.status === 'draft') return context.records.remove('workflowWork', key)
    const { row, definition } = parts
    const place = work.steps.length
    // A run whose condition does not hold never was.
    if (place === 0 && !conditionHolds(definition.condition, { ...measured, ...work.input.facts })) return context.records.remove('workflowWork', key)
    const action = definition.actions[place]
    if (action === undefined) return endRun(context, work)
    const step = await doStep(context, work, row.name, action, place, file)
    const wait = action.kind === 'wait' ? Number(action.words) * minute : 0
    const passed = action.kind === 'condition' && !stepHolds(action, work.input) ? passedBy(definition, place, context.now) : []
    const next = { ...work, steps: [...work.steps, step, ...passed], next: new Date(context.now.getTime() + wait).toISOString() }
    if (next.steps.length === definition.actions.length) endRun(context, next)
    else context.records.put('workflowWork', key, next)
  },
})

/** The steps that a condition leads past. */
const passedBy = (definition: WorkflowDefinition, place: number, now: Date): RunStep[] =>
  definition.actions
    .slice(place + 1, placeAfter(definition, place))
    .map(({ kind }) => ({ kind, words: '', result: 'skipped', reason: 'branch', at: now.toISOString() }))

/** The report that the next step sends; null where it sends none, or the report is gone. */
async function fileOf(context: Context, { actions }: WorkflowDefinition, place: number): Promise<ReportFile | null> {
  const action = actions[place]
  const report = action?.kind === 'report' ? (await own(context, 'reports')).find(({ id }) => id === action.target) : undefined
  const asked = report === undefined ? null : await definitionOf(context, { kind: 'report', id: report.id })
  if (report === undefined || asked === null) return null
  const written = { words: {}, timeZone: await projectZone(context), now: context.now }
  return reportFile({ name: report.name, definition: asked }, await runReport(context, asked), 'pdf', written)
}

/** Puts a run that is over into the history. */
export function endRun({ records, now }: Context, { id, project, workflow, at, input, steps }: WorkflowWork, stopped = false): WorkflowRun {
  const run: WorkflowRun = {
    id,
    project,
    workflow,
    at,
    milliseconds: Math.max(0, now.getTime() - Date.parse(at)),
    test: false,
    result: stopped && steps.length === 0 ? 'failed' : runResult(steps),
    steps,
    input,
    ...(stopped ? { stopped: true as const } : {}),
  }
  records.remove('workflowWork', id)
  records.put('workflowRuns', id, run)
  return run
}

/** What conditions can ask about the last hour. */
async function lastHour(context: Context): Promise<Facts> {
  const collected = await collectedOf(context)
  if (collected === null) return {}
  const { ask, now } = collected
  const range = { from: now - hour, to: now }
  const [row] = await ask({ ...range, measures: ['pageViews', 'keyEvents', 'keyVisits', 'visits'], keyEvents: await keyEventsOf(context) })
  const [signUps] = await ask({ ...range, name: 'sign_up', measures: ['events'] })
  const visits = numberAt(row, 3)
  return {
    pageViews: numberAt(row, 0),
    conversions: numberAt(row, 1),
    registrations: numberAt(signUps, 0),
    ...(visits === 0 ? {} : { conversionRate: (100 * numberAt(row, 2)) / visits }),
  }
}
