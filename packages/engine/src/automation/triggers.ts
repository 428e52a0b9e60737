import { type EventTrigger, measuresOf, nextProblem, readCondition, Refusal, startWorkflow, writeCondition } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { change, own, ownRow } from '../own.ts'
import { replayTrigger } from './triggerReplay.ts'

export const eventTriggers: Handles<'eventTriggers'> = {
  'eventTriggers.list': async (context) => {
    const rows = await own(context, 'eventTriggers')
    return {
      figures: {
        active: rows.filter((row) => row.status === 'active').length,
        paused: rows.filter((row) => row.status === 'paused').length,
        fired: rows.reduce((sum, row) => sum + row.trigger_count, 0),
        neverFired: rows.filter((row) => row.last_triggered === null).length,
      },
      rows: rows.map((row) => ({ ...row, parsed: readCondition(row.condition) })),
      workflows: (await own(context, 'workflows')).map((workflow) => workflow.name),
    }
  },

  'eventTriggers.replay': (context, input) => replayTrigger(context, input),

  'eventTriggers.setStatus': async (context, { id, status }) => {
    const { name, condition } = await ownRow(context, 'eventTriggers', id)
    if (status === 'active' && readCondition(condition) === null)
      throw new Refusal('conflict', `'${name}' has no condition that can be checked: edit it and choose one first.`)
    return change(context, 'eventTriggers', id, { status })
  },

  'eventTriggers.save': async (context, { id: known, name, description, event_type, condition, actions }) => {
    const strange = condition.clauses.findIndex(({ measure }) => !measuresOf[event_type].includes(measure))
    if (strange >= 0)
      throw new Refusal('invalid', `Clause ${strange + 1} asks what a ${event_type} event does not tell: choose another measure or another event type.`, [
        { path: `condition.clauses.${strange}.measure`, message: 'measure' },
      ])
    if (nextProblem(condition) !== null)
      throw new Refusal('invalid', 'Only a single event can be followed by another: leave out what counts events, or what follows.', [
        { path: 'condition.next', message: nextProblem(condition) ?? '' },
      ])
    const workflows = new Set((await own(context, 'workflows')).map((workflow) => startWorkflow + workflow.name))
    const gone = actions.find((action) => action.startsWith(startWorkflow) && !workflows.has(action))
    if (gone !== undefined)
      throw new Refusal('invalid', `'${gone}' names no workflow of this project: it may have been renamed or removed, choose another action.`, [
        { path: `actions.${actions.indexOf(gone)}`, message: 'gone' },
      ])
    const { project } = context.session
    const before = known === undefined ? undefined : await ownRow(context, 'eventTriggers', known)
    const id = before?.id ?? context.ports.id()
    const row: EventTrigger = {
      ...(before ?? { id, project, status: 'active', last_triggered: null, trigger_count: 0 }),
      name,
      description,
      event_type,
      condition: writeCondition(condition, event_type),
      actions: [...new Set(actions)],
    }
    context.records.put('eventTriggers', id, row)
    return row
  },

  'eventTriggers.remove': async (context, { id }) => {
    await ownRow(context, 'eventTriggers', id)
    context.records.remove('eventTriggers', id)
    await forgetStart(context, id)
  },
}

/** Workflows that a removed trigger started go on with their other starts; one that has none left is paused. */
async function forgetStart(context: Context, trigger: string) {
  for (const definition of await own(context, 'workflowDefinitions')) {
    const starts = definition.starts.filter((start) => start.of !== trigger)
    if (starts.length === definition.starts.length) continue
    context.records.put('workflowDefinitions', definition.id, { ...definition, starts })
    const { status } = await ownRow(context, 'workflows', definition.id)
    const paused = starts.length === 0 && status === 'active' ? { status: 'paused' as const } : {}
    await change(context, 'workflows', definition.id, { triggers: starts.length, ...paused })
  }
}
