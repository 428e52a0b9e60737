import { type ConfiguredEvent, type ListedEvent, offeredTrigger, type PlanParameter, type PlanTrigger, Refusal } from '@tagmason/domain'
import { lintEventName, repairEventName, repairParameterName } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { mustBelongHere, own, ownRow } from '../own.ts'
import { adoptedEvent } from './adoptedEvent.ts'
import { planArrivals } from './arrivals.ts'
import { developerFiles } from './recordings.ts'
import { usesOf } from './uses.ts'

export const events: Handles<'events'> = {
  'events.list': async (context) => {
    const rows = await listed(context)
    const uses = await usesOf(context)
    return rows.map((row, index): ListedEvent => ({ ...row, uses: uses(row.name), findings: findingsOf(row, rows.slice(0, index)) }))
  },

  'events.arrivals': planArrivals,

  'events.developerFiles': developerFiles,

  'events.checkRecording': async (_context, _input, check) => check,

  'events.check': async (context, { name, except }) => {
    const rows = (await listed(context)).filter((row) => row.id !== except)
    if (name.trim() === '') return { name: '', taken: false, findings: [] }
    const wanted = repairEventName(name).name
    return { name: wanted, taken: rows.some((row) => row.name === wanted), findings: lintEventName(wanted, names(rows)) }
  },

  'events.create': async (context, { name, type }) => {
    const wanted = await free(context, name)
    const { project } = context.session
    return put(context, {
      id: `${project}:${wanted}`,
      project,
      name: wanted,
      status: 'draft',
      triggers: 1,
      type,
      keyEvent: type === 'conversion',
      firedBy: [offeredTrigger(type, wanted)],
      parameters: [],
      created: context.now.toISOString(),
    })
  },

  'events.adopt': async (context, { name }) => {
    if ((await listed(context)).some((row) => row.name === name)) throw new Refusal('conflict', `The project has an event '${name}' already: reload to see it.`)
    return put(context, await adoptedEvent(context, name))
  },

  'events.change': async (context, { id, change }) => {
    const row = await ownRow(context, 'configuredEvents', id)
    const name = change.name === undefined || change.name === row.name ? row.name : await free(context, change.name, row)
    const firedBy = (change.firedBy ?? row.firedBy)?.map((trigger) => renamed(trigger, row.name, name))
    const next: ConfiguredEvent = {
      ...row,
      ...change,
      name,
      ...(firedBy === undefined ? {} : { firedBy, triggers: firedBy.length }),
      ...(change.parameters === undefined ? {} : { parameters: repaired(change.parameters) }),
    }
    // What fires no more is not active.
    const status = next.triggers === 0 ? 'draft' : next.status
    if (name === row.name) return put(context, { ...next, status })
    await removeAll(context, row)
    return put(context, { ...next, status, id: `${row.project}:${name}` })
  },

  'events.setStatus': async (context, { id, status }) => {
    const row = await ownRow(context, 'configuredEvents', id)
    if (status === 'active' && row.triggers === 0)
      throw new Refusal('conflict', `Nothing fires '${row.name}', so as an active event it would never be sent: give it a trigger first.`)
    return put(context, { ...row, status })
  },

  'events.duplicate': async (context, { id }) => {
    const row = await ownRow(context, 'configuredEvents', id)
    const { name } = repairEventName(`${row.name}_copy`, new Set(names(await listed(context))))
    const firedBy = row.firedBy?.map((trigger) => renamed(trigger, row.name, name))
    const copy = { ...row, name, id: `${row.project}:${name}`, status: 'draft' as const, created: context.now.toISOString() }
    return put(context, firedBy === undefined ? copy : { ...copy, firedBy })
  },

  'events.remove': async (context, { id }) => removeAll(context, await ownRow(context, 'configuredEvents', id)),

  'events.restore': async (context, row) => {
    await mustBelongHere(context, row.project, 'event')
    const id = `${row.project}:${row.name}`
    if ((await context.records.get('configuredEvents', id)) !== undefined || (await listed(context)).some((other) => other.name === row.name))
      throw new Refusal('conflict', `There is an event '${row.name}' again by now: rename it before you put the old one back.`)
    return put(context, { ...row, id })
  },
}

/** The events of the project, what was made last first. The sample projects share theirs, and a name stands once: the selected project's is nearest. */
async function listed(context: Context): Promise<ConfiguredEvent[]> {
  const rows = await own(context, 'configuredEvents')
  const nearest = rows.toSorted((a, b) => Number(b.project === context.session.project) - Number(a.project === context.session.project))
  const seen = new Set<string>()
  const once = nearest.filter(({ name }) => !seen.has(name) && seen.add(name))
  return once.toSorted((a, b) => (b.created ?? '').localeCompare(a.created ?? ''))
}

const names = (rows: readonly ConfiguredEvent[]) => rows.map((row) => row.name)

/** Two names for one thing are told of the later one only. */
const findingsOf = ({ name, firedBy = [] }: ConfiguredEvent, before: readonly ConfiguredEvent[]) =>
  lintEventName(
    name,
    names(before),
    firedBy.some((trigger) => trigger.type === 'automatic'),
  )

/** The name as GA4 accepts it. Throws a `Refusal` conflict when another event has it. */
async function free(context: Context, wanted: string, except?: ConfiguredEvent): Promise<string> {
  const { name } = repairEventName(wanted)
  if (name !== except?.name && (await listed(context)).some((row) => row.name === name))
    throw new Refusal('conflict', `The project has an event '${name}' already: choose another name or change that one.`, [{ path: 'name', message: 'taken' }])
  return name
}

/** A trigger that waits for the event's own name waits for the new one. */
const renamed = (trigger: PlanTrigger, before: string, now: string): PlanTrigger =>
  trigger.type === 'customEvent' && trigger.event === before ? { ...trigger, event: now } : trigger

/** Parameters under names that GA4 accepts; of two with one name the later stays. */
const repaired = (given: readonly PlanParameter[]): PlanParameter[] => {
  const named = given.map((parameter) => ({ ...parameter, name: repairParameterName(parameter.name).name }))
  return [...new Map(named.map((parameter) => [parameter.name, parameter])).values()]
}

function put({ records }: Context, row: ConfiguredEvent): ConfiguredEvent {
  records.put('configuredEvents', row.id, row)
  return row
}

/** Removes a name from the project: in the sample also where another project has it, or that one would come to light. */
async function removeAll(context: Context, { name }: ConfiguredEvent): Promise<void> {
  for (const row of await own(context, 'configuredEvents')) if (row.name === name) context.records.remove('configuredEvents', row.id)
}
