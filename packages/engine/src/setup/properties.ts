import { type AnalyticsProperty, type PropertyConfiguration, type PropertySetting, Refusal, type SettingChange } from '@tagmason/domain'
import { type AdminPlan, ga4FromPlan, type Worded } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { inWords } from '../inWords.ts'
import { change, mustBelongHere, own, ownRow } from '../own.ts'
import { measuredPlan } from './measuredPlan.ts'

export const properties: Handles<'properties'> = {
  'properties.list': async (context) => {
    const rows = await own(context, 'properties')
    const files = await own(context, 'containerFiles')
    const sentFrom = rows.map(({ id }) => [id, files.filter(({ text }) => text.includes(`"${id}"`)).map((file) => file.id)] as const)
    const events = new Set((await measuredPlan(context)).events.filter((event) => event.enabled).map((event) => event.name))
    return { properties: rows, sentFrom: Object.fromEntries(sentFrom.filter(([, from]) => from.length > 0)), events: events.size }
  },
  'properties.configuration': async (context, { id }) => configuration(context, id),

  'properties.connect': async (context, { id }) => {
    await unconnected(context, id)
    const { records, session } = context
    // The files of the plan wait for a measurement id.
    const stored = await records.get('plans', session.project)
    if (id.startsWith('G-') && stored?.measurementId === '') records.put('plans', stored.id, { ...stored, measurementId: id })
    const name = (await records.get('projects', session.project))?.label ?? id
    return put(context, { id, project: session.project, name, status: 'pending', streams: 0 })
  },
  'properties.rename': async (context, { id, name }) => change(context, 'properties', id, { name }),
  // Only Google Analytics itself can tell, and this installation has no sign-in to it: what was pending stays so.
  'properties.verify': async (context, { id }) => ownRow(context, 'properties', id),
  'properties.remove': async (context, { id }) => {
    const row = await ownRow(context, 'properties', id)
    context.records.remove('properties', id)
    return row
  },
  'properties.restore': async (context, row) => {
    await unconnected(context, row.id)
    await mustBelongHere(context, row.project, 'property')
    return put(context, row)
  },
  'properties.saveConfiguration': async (context, { id }) => {
    const admin = await adminPlan(context, id)
    if (admin === null) throw new Refusal('conflict', 'Nothing is measured yet, so there is nothing to set up: describe your goals or activate an event first.')
    const { project } = context.session
    context.records.put('savedConfigurations', id, { id, project, settings: settingsOf(admin), savedAt: context.now.toISOString() })
    return { fileName: `${id}-ga4.json`, text: `${JSON.stringify(admin, null, 2)}\n` }
  },
}

/** The calls that set a property up for what the project measures; null where that is nothing. */
async function adminPlan(context: Context, id: string): Promise<Worded<AdminPlan> | null> {
  await ownRow(context, 'properties', id)
  const plan = await measuredPlan(context)
  if (!plan.events.some((event) => event.enabled)) return null
  return await inWords(context, ga4FromPlan(plan, /^\d+$/.test(id) ? { property: id } : {}))
}

const settingsOf = ({ steps }: Pick<Worded<AdminPlan>, 'steps'>): PropertySetting[] =>
  steps.map(({ id, method, path, body }) => ({ id, method, path, body: JSON.stringify(body, null, 2) }))

async function configuration(context: Context, id: string): Promise<PropertyConfiguration> {
  const admin = await adminPlan(context, id)
  const saved = (await own(context, 'savedConfigurations')).find((row) => row.id === id)
  const settings = admin === null ? [] : settingsOf(admin)
  return {
    settings,
    changes: changesOf(saved?.settings ?? [], settings),
    savedAt: saved?.savedAt ?? null,
    left: (admin?.left ?? []).map(({ name, why }) => ({ name, why })),
  }
}

/** What became of each setting since the configuration was last saved. */
function changesOf(before: readonly PropertySetting[], now: readonly PropertySetting[]): SettingChange[] {
  const old = new Map(before.map((setting) => [setting.id, setting.body]))
  const left = new Set(now.map((setting) => setting.id))
  return [
    ...now.map(({ id, body }): SettingChange => {
      const was = old.get(id)
      return { kind: was === undefined ? 'added' : was === body ? 'same' : 'changed', id, before: was ?? '', after: body }
    }),
    ...before.filter(({ id }) => !left.has(id)).map(({ id, body }): SettingChange => ({ kind: 'removed', id, before: body, after: '' })),
  ]
}

function put({ records }: Context, row: AnalyticsProperty): AnalyticsProperty {
  records.put('properties', row.id, row)
  return row
}

async function unconnected(context: Context, id: string) {
  if ((await context.records.get('properties', id)) !== undefined)
    throw new Refusal('conflict', `The property ${id} is connected already: look for it in the list, also of your other projects.`, [
      { path: 'id', message: 'taken' },
    ])
}
