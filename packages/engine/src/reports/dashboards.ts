import { allows, type Dashboard, dashboardDefaults, type DashboardDocument, type DashboardSummary, Refusal, sameName } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { inWords } from '../inWords.ts'
import { own } from '../own.ts'
import { fromBin, toBin } from './bin.ts'
import { dashboardTemplates } from './dashboardTemplates.ts'
import { answerWidgets, runWidget } from './widgets.ts'

export const dashboards: Handles<'dashboards'> = {
  'dashboards.list': async (context) => ({
    rows: (await seenDashboards(context)).toSorted((a, b) => b.lastModified.localeCompare(a.lastModified) || a.name.localeCompare(b.name)).map(summary),
    templates: await inWords(context, dashboardTemplates),
  }),
  'dashboards.details': (context, { id }) => seenRow(context, id),
  'dashboards.widget': runWidget,
  'dashboards.widgets': (context, { questions }) => answerWidgets(context, questions),

  'dashboards.create': async (context, { name }) => {
    await mustBeFree(context, name)
    return newDashboard(context, name, '', { widgets: [] })
  },

  'dashboards.useTemplate': async (context, { id }) => {
    const template = (await inWords(context, dashboardTemplates)).find((each) => each.id === id)
    if (template === undefined) throw new Refusal('notFound', `There is no dashboard template '${id}': reload to see those that there are.`)
    return newDashboard(context, await freeName(context, template.name), template.description, template.document)
  },

  'dashboards.save': async (context, { id, revision, document }) => {
    const before = await seenRow(context, id)
    if (before.revision !== revision)
      throw new Refusal('conflict', `The dashboard '${before.name}' was saved elsewhere since it was opened: reload it, then make the change again.`, [
        { path: 'revision', message: 'outdated' },
      ])
    if (before.status === 'published' && document.widgets.length === 0) throw nothingToShow(before)
    return touch(context, { ...before, document, widgets: document.widgets.length, revision: revision + 1 })
  },

  'dashboards.setSettings': async (context, { id, ...settings }) => {
    const before = await seenRow(context, id)
    await mustBeFree(context, settings.name, id)
    if (settings.access === 'private' && before.access !== 'private' && before.owner !== context.session.member.id)
      throw new Refusal('forbidden', `Only who made '${before.name}' can keep it private: duplicate it, and keep the copy private.`, [
        { path: 'access', message: 'notYours' },
      ])
    return summary(touch(context, { ...before, ...settings }))
  },

  'dashboards.setStatus': async (context, { id, status }) => {
    const before = await seenRow(context, id)
    if (status === 'published' && before.widgets === 0) throw nothingToShow(before)
    return summary(touch(context, { ...before, status }))
  },

  'dashboards.duplicate': async (context, { id }) => {
    const { name, description, range, refresh, document } = await seenRow(context, id)
    const copy = newDashboard(context, await freeName(context, name), description, document)
    return touch(context, { ...copy, range, refresh })
  },

  'dashboards.remove': async (context, { id }) => {
    await seenRow(context, id)
    await toBin(context, 'dashboards', id)
  },
  'dashboards.restore': (context, { id }) => fromBin(context, 'dashboards', id),

  'dashboards.open': async (context, { id }) => {
    const row = await seenRow(context, id)
    if (row.status === 'published') context.records.put('dashboards', id, { ...row, views: row.views + 1 })
  },
}

/** Stores a new draft of this member. */
export function newDashboard(context: Context, name: string, description: string, document: DashboardDocument): Dashboard {
  const { ports, session } = context
  return touch(context, {
    ...dashboardDefaults,
    id: ports.id(),
    project: session.project,
    name,
    description,
    widgets: document.widgets.length,
    status: 'draft',
    lastModified: '',
    views: 0,
    revision: 1,
    owner: session.member.id,
    document,
  })
}

function touch({ records, now }: Context, row: Dashboard): Dashboard {
  const touched = { ...row, lastModified: now.toISOString() }
  records.put('dashboards', row.id, touched)
  return touched
}

const summary = ({ document: _document, ...row }: Dashboard): DashboardSummary => row

/** The dashboards that this member may see. */
export async function seenDashboards(context: Context): Promise<Dashboard[]> {
  const { role, member } = context.session
  return (await own(context, 'dashboards')).filter((row) => row.access === 'everyone' || row.owner === member.id || allows(role, 'admin'))
}

async function seenRow(context: Context, id: string): Promise<Dashboard> {
  const row = (await seenDashboards(context)).find((each) => each.id === id)
  if (row === undefined) throw new Refusal('notFound', `There is no dashboard '${id}' in this project: it may have been removed, or be kept private.`)
  return row
}

const nothingToShow = ({ name }: Dashboard) =>
  new Refusal('conflict', `The dashboard '${name}' has no widgets, and a published one must show something: add one, or keep it a draft.`, [
    { path: 'widgets', message: 'none' },
  ])

/** Also against those that the member cannot see: two of one name are never told apart. */
async function mustBeFree(context: Context, name: string, id?: string) {
  if ((await own(context, 'dashboards')).some((row) => row.id !== id && sameName(row.name, name)))
    throw new Refusal('conflict', `There is a dashboard '${name}' already: choose another name.`, [{ path: 'name', message: 'taken' }])
}

async function freeName(context: Context, wanted: string): Promise<string> {
  const rows = await own(context, 'dashboards')
  const free = (name: string) => !rows.some((row) => sameName(row.name, name))
  let name = wanted
  for (let n = 2; !free(name); n++) name = `${wanted.slice(0, 74)} ${n}`
  return name
}
