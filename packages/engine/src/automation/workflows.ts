import {
  actionProblem,
  firstBadStep,
  publishProblem,
  Refusal,
  startWorkflow,
  successRate,
  type Workflow,
  type WorkflowDefinition,
  type WorkflowStart,
  type WorkflowStatus,
} from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { change, countOwn, own, ownRow } from '../own.ts'
import { hooks } from './hooks.ts'
import { runNow } from './runs.ts'
import { endRun } from './workflows.job.ts'

/** How many runs of a workflow are shown. */
const shownRuns = 50

export const workflows: Handles<'workflows'> = {
  ...hooks,

  'workflows.list': async (context) => {
    const stored = await own(context, 'workflows')
    const count = (status: WorkflowStatus) => stored.filter((row) => row.status === status).length
    return {
      figures: { active: count('active'), paused: count('paused'), drafts: count('draft'), successRate: await rateOf(context, {}) },
      rows: await Promise.all(stored.map(async (row) => derived(context, row))),
    }
  },

  'workflows.details': async (context, { id }) => {
    return {
      workflow: await derived(context, await ownRow(context, 'workflows', id)),
      definition: await ownRow(context, 'workflowDefinitions', id),
      runs: await own(context, 'workflowRuns', { where: { workflow: id, test: [false, true] }, order: 'at', descending: true, limit: shownRuns }),
      running: (await own(context, 'workflowWork')).filter(({ workflow }) => workflow === id),
      hook: (await own(context, 'workflowHooks')).find((hook) => hook.id === id)?.at ?? null,
    }
  },

  'workflows.choices': async (context) => ({
    triggers: (await own(context, 'eventTriggers')).map(({ id, name }) => ({ id, name })),
    integrations: (await own(context, 'campaigns')).map(({ id, name }) => ({ id, name })),
    reports: (await own(context, 'reports')).map(({ id, name }) => ({ id, name })),
  }),

  'workflows.setStatus': async (context, { id, status }) => {
    const { status: now } = await ownRow(context, 'workflows', id)
    if (now === 'draft') throw new Refusal('conflict', `The workflow '${id}' is a draft, which has no switch: publish it first.`)
    if (status === 'active') mustBeWhole(await ownRow(context, 'workflowDefinitions', id))
    return derived(context, await change(context, 'workflows', id, { status }))
  },

  'workflows.save': async (context, { id: known, name, description, starts, condition, actions }) => {
    const { project } = context.session
    const before = known === undefined ? undefined : await ownRow(context, 'workflows', known)
    const id = before?.id ?? context.ports.id()
    const wrong = actions.findIndex((action) => actionProblem(action) !== null)
    if (wrong >= 0)
      throw new Refusal('invalid', `Action ${wrong + 1} lacks what it needs: say what it does, on what, or where to.`, [
        { path: `actions.${wrong}`, message: actionProblem(actions[wrong] ?? { id, kind: 'notify', words: '' }) ?? '' },
      ])
    // Event triggers name the workflow that they start.
    if ((await own(context, 'workflows')).some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase()))
      throw new Refusal('conflict', `There is a workflow '${name}' already: choose another name.`, [{ path: 'name', message: 'taken' }])
    const begun = await knownStarts(context, starts)
    const definition: WorkflowDefinition = { id, project: before?.project ?? project, starts: begun, condition, actions }
    if (before !== undefined && before.status !== 'draft') mustBeWhole(definition)
    const row: Workflow = {
      ...(before ?? { id, project, status: 'draft' as const, lastRun: null, success_rate: null }),
      name,
      description,
      triggers: begun.length,
      actions: actions.length,
    }
    if (before !== undefined && before.name !== name) await renameInTriggers(context, before.name, name)
    context.records.put('workflows', id, row)
    context.records.put('workflowDefinitions', id, definition)
    // An address that starts nothing any more is none.
    if (!begun.some(({ kind }) => kind === 'webhook')) await forgetHook(context, id)
    return derived(context, row)
  },

  'workflows.publish': async (context, { id }) => {
    const { status } = await ownRow(context, 'workflows', id)
    if (status !== 'draft') throw new Refusal('conflict', `The workflow '${id}' is ${status} already: only a draft can be published.`)
    mustBeWhole(await ownRow(context, 'workflowDefinitions', id))
    return derived(context, await change(context, 'workflows', id, { status: 'active' }))
  },

  'workflows.test': async (context, { id }) => {
    const { name } = await ownRow(context, 'workflows', id)
    const definition = await ownRow(context, 'workflowDefinitions', id)
    if (definition.actions.length === 0) throw new Refusal('invalid', `The workflow '${id}' has no action to run: add one.`)
    return runNow(context, name, definition)
  },

  'workflows.stop': async (context, { id }) => {
    const work = (await own(context, 'workflowWork')).find((row) => row.id === id)
    if (work === undefined) throw new Refusal('conflict', 'This run has ended meanwhile: reload to see how it went.')
    return endRun(context, work, true)
  },

  'workflows.retry': async (context, { id, whole }) => {
    const run = await ownRow(context, 'workflowRuns', id)
    const { status } = await ownRow(context, 'workflows', run.workflow)
    if (status !== 'active') throw new Refusal('conflict', `The workflow '${run.workflow}' is ${status}: switch it on before a run is repeated.`)
    const wrong = firstBadStep(run.steps)
    if (!whole && wrong === -1 && run.stopped !== true) throw new Refusal('conflict', 'Every step of this run went well: repeat it from its beginning.')
    const at = context.now.toISOString()
    const input = run.input ?? { by: 'hour' as const, about: '', facts: {} }
    const steps = whole ? [] : wrong === -1 ? run.steps : run.steps.slice(0, wrong)
    const work = { id: `${run.workflow}:again:${context.ports.id()}`, project: run.project, workflow: run.workflow, at, input, next: at, steps }
    context.records.put('workflowWork', work.id, work)
    return work
  },

  'workflows.remove': async (context, { id }) => {
    const { name } = await ownRow(context, 'workflows', id)
    await renameInTriggers(context, name, null)
    for (const run of await own(context, 'workflowRuns', { where: { workflow: id } })) context.records.remove('workflowRuns', run.id)
    for (const work of await own(context, 'workflowWork')) if (work.workflow === id) context.records.remove('workflowWork', work.id)
    context.records.remove('workflowDefinitions', id)
    await forgetHook(context, id)
    context.records.remove('workflows', id)
  },
}

async function forgetHook({ records }: Context, id: string): Promise<void> {
  if ((await records.get('workflowHooks', id)) !== undefined) records.remove('workflowHooks', id)
}

/** A workflow with what its runs say; those that a member asked for to test it do not count. */
async function derived(context: Context, workflow: Workflow): Promise<Workflow> {
  const where = { workflow: workflow.id, test: false }
  const [last] = await own(context, 'workflowRuns', { where, order: 'at', descending: true, limit: 1 })
  return { ...workflow, lastRun: last?.at ?? null, success_rate: await rateOf(context, where) }
}

const rateOf = async (context: Context, where: { workflow?: string }) =>
  successRate(
    await countOwn(context, 'workflowRuns', { ...where, test: false, result: 'succeeded' }),
    await countOwn(context, 'workflowRuns', { ...where, test: false }),
  )

function mustBeWhole(definition: WorkflowDefinition) {
  const problem = publishProblem(definition)
  if (problem !== null)
    throw new Refusal('invalid', `The workflow '${definition.id}' has no ${problem === 'starts' ? 'trigger' : 'action'}: add one before it runs.`, [
      { path: problem, message: 'missing' },
    ])
}

/** What starts a workflow, each once. Throws a `Refusal` invalid where an event trigger is none of the project. */
async function knownStarts(context: Context, starts: readonly WorkflowStart[]): Promise<WorkflowStart[]> {
  const triggers = new Set((await own(context, 'eventTriggers')).map((trigger) => trigger.id))
  const strange = starts.findIndex(({ kind, of }) => kind === 'eventTrigger' && !triggers.has(of))
  if (strange >= 0)
    throw new Refusal('invalid', `Trigger ${strange + 1} is not among the event triggers of this project: it may have been removed, choose another.`, [
      { path: `starts.${strange}`, message: 'gone' },
    ])
  const once = new Map(
    starts.map((start) => (start.kind === 'eventTrigger' ? start : { kind: start.kind, of: '' })).map((start) => [`${start.kind}:${start.of}`, start]),
  )
  return [...once.values()]
}

/** Event triggers name the workflows that they start: they follow a new name, and forget a removed one. */
async function renameInTriggers(context: Context, before: string, after: string | null) {
  const old = startWorkflow + before
  for (const trigger of await own(context, 'eventTriggers')) {
    if (!trigger.actions.includes(old)) continue
    const actions = trigger.actions.flatMap((action) => (action !== old ? [action] : after === null ? [] : [startWorkflow + after]))
    context.records.put('eventTriggers', trigger.id, { ...trigger, actions })
  }
}
