import {
  dashboardDefaults,
  type Installed,
  type InstallEvent,
  type InstallPreview,
  type MeasurementPlan,
  measurementIdPlaceholder,
  type PlannedEvent,
  Refusal,
  type StoredPlan,
  type TemplateContent,
  type TemplateInstallation,
  type Uninstalled,
} from '@tagmason/domain'
import { canonicalJson, containerFromPlan, planDifference, sha256, typeOfChanges, withoutDangling } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { containerChanges } from '../setup/containerChanges.ts'
import { measuredPlan } from '../setup/measuredPlan.ts'
import { publishedContent } from './history.ts'
import { storeRow, usableRow } from './storeRows.ts'

const emptyPlan = (goals: string): MeasurementPlan => ({ goals, language: 'en', events: [], audiences: [], dashboards: [], unmatched: [] })
const printOf = (event: PlannedEvent) => sha256(canonicalJson(event))
const file = (plan: MeasurementPlan) => containerFromPlan(plan, { measurementId: measurementIdPlaceholder, consent: 'denied' })

interface Joined {
  plan: MeasurementPlan
  events: InstallEvent[]
  added: PlannedEvent[]
  audiences: string[]
  dashboards: string[]
}

/** A number that no id of the list has, as `e7`. */
function* freeIds(letter: string, taken: readonly { id: string }[]): Generator<string, never> {
  const ids = new Set(taken.map(({ id }) => id))
  for (let number = 1; ; number++) if (!ids.has(`${letter}${number}`)) yield `${letter}${number}`
}

/**
 * The project's plan with what the template has and the project has not: nothing that stands there is changed.
 * What is measured beside the plan under a name stays as it is, because an event of the plan would take its place.
 */
function joined(plan: MeasurementPlan, beside: ReadonlySet<string>, template: MeasurementPlan): Joined {
  const ids = new Map<string, string>()
  const fresh = freeIds('e', plan.events)
  const added: PlannedEvent[] = []
  const events = template.events
    .filter((event) => event.enabled)
    .map((event): InstallEvent => {
      const same = plan.events.find((other) => other.name === event.name && canonicalJson(other.trigger) === canonicalJson(event.trigger))
      const there = same !== undefined || beside.has(event.name)
      if (same !== undefined) ids.set(event.id, same.id)
      if (!there) {
        const id = fresh.next().value
        ids.set(event.id, id)
        added.push({ ...event, id })
      }
      return { name: event.name, trigger: event.trigger.type, keyEvent: event.keyEvent, becomes: there ? 'there' : 'added' }
    })
  const known = (list: readonly string[]) => list.flatMap((id) => ids.get(id) ?? [])
  const without = ({ id: _id, because: _because, ...rest }: { id: string; because: unknown }) => canonicalJson(rest)
  const [audienceIds, chartIds] = [freeIds('a', plan.audiences), freeIds('d', plan.dashboards)]
  const audiences = template.audiences
    .filter((one) => known(one.includes).length === one.includes.length)
    .map((one) => ({ ...one, includes: known(one.includes), excludes: known(one.excludes) }))
    .filter((one) => !plan.audiences.some((other) => without(other) === without(one)))
    .map((one) => ({ ...one, id: audienceIds.next().value }))
  const dashboards = template.dashboards
    .map((one) => ({ ...one, events: known(one.events) }))
    .filter((one) => one.events.length > 0 && !plan.dashboards.some((other) => without(other) === without(one)))
    .map((one) => ({ ...one, id: chartIds.next().value }))
  return {
    plan: {
      ...plan,
      events: [...plan.events, ...added],
      audiences: [...plan.audiences, ...audiences],
      dashboards: [...plan.dashboards, ...dashboards],
    },
    events,
    added,
    audiences: audiences.map(({ id }) => id),
    dashboards: dashboards.map(({ id }) => id),
  }
}

interface Prospect extends Joined {
  stored: StoredPlan | undefined
  content: TemplateContent
  version: string
  measured: MeasurementPlan
  dashboard: { name: string; widgets: number } | null
  installation: TemplateInstallation | undefined
}

async function prospect(context: Context, id: string): Promise<Prospect> {
  const { records, session } = context
  const { content, version } = await publishedContent(context, id)
  if (content.plan === null)
    throw new Refusal(
      'conflict',
      'This template is a container file without a plan, so a project cannot take it in: download it and import it in Tag Manager.',
      [{ path: 'id', message: 'fileOnly' }],
    )
  const stored = await records.get('plans', session.project)
  const measured = await measuredPlan(context)
  const planned = new Set(stored?.plan.events.map((event) => event.name))
  const beside = new Set(measured.events.map((event) => event.name).filter((name) => !planned.has(name)))
  const site = measured.site
  const plan = stored?.plan ?? { ...emptyPlan(content.plan.goals), ...(site === undefined ? {} : { site }) }
  const installation = await records.get('templateInstallations', `${session.project}:${id}`)
  const made = installation?.dashboard == null ? undefined : await records.get('dashboards', installation.dashboard)
  const dashboard =
    content.dashboard === null || made !== undefined
      ? null
      : { name: await freeName(context, content.dashboard.name), widgets: content.dashboard.document.widgets.length }
  return { ...joined(plan, beside, content.plan), stored, content, version, measured, dashboard, installation }
}

async function freeName(context: Context, wanted: string): Promise<string> {
  const taken = new Set((await own(context, 'dashboards')).map((row) => row.name))
  let name = wanted
  for (let number = 2; taken.has(name); number++) name = `${wanted} ${number}`
  return name
}

/** What installing would do to the selected project. */
export async function installPreview(context: Context, id: string): Promise<InstallPreview> {
  const { name } = await storeRow(context, id)
  const found = await prospect(context, id)
  const after = { ...found.measured, events: [...found.measured.events, ...found.added.map((event) => ({ ...event, id: `new-${event.id}` }))] }
  const before = found.stored?.plan ?? { ...found.plan, events: [], audiences: [], dashboards: [] }
  return {
    template: { id, name },
    events: found.events,
    audiences: found.audiences.length,
    charts: found.dashboards.length,
    container: containerChanges(file(found.measured), file(after), false).filter(({ kind, entity }) => kind !== 'same' && entity !== 'other'),
    dashboard: found.dashboard,
    type: typeOfChanges(planDifference(before, found.plan)),
    alreadyInstalled: found.installation !== undefined,
  }
}

/** Puts the template into the project's plan and makes its dashboard, as a draft. Throws a `Refusal` conflict where all of it is there. */
export async function install(context: Context, id: string): Promise<Installed> {
  const { records, session, now, ports } = context
  const { name } = await usableRow(context, id)
  const found = await prospect(context, id)
  if (found.added.length + found.audiences.length + found.dashboards.length === 0 && found.dashboard === null)
    throw new Refusal('conflict', `Everything of '${name}' is in this project already, so there is nothing to add.`, [{ path: 'id', message: 'there' }])
  const at = now.toISOString()
  records.put('plans', session.project, {
    id: session.project,
    measurementId: '',
    consent: 'denied',
    generatedAt: at,
    appliedAt: null,
    ...found.stored,
    plan: found.plan,
    editedAt: at,
  })
  let dashboard = found.installation?.dashboard ?? null
  if (found.dashboard !== null && found.content.dashboard !== null) {
    const { description, document } = found.content.dashboard
    dashboard = ports.id()
    records.put('dashboards', dashboard, {
      ...dashboardDefaults,
      id: dashboard,
      project: session.project,
      name: found.dashboard.name,
      description,
      widgets: document.widgets.length,
      status: 'draft',
      lastModified: at,
      views: 0,
      revision: 1,
      owner: session.member.id,
      document,
    })
  }
  const before = found.installation
  const installation: TemplateInstallation = {
    id: `${session.project}:${id}`,
    project: session.project,
    templateId: id,
    version: found.version,
    at,
    by: session.member.name,
    events: [...(before?.events ?? []), ...found.added.map((event) => ({ id: event.id, print: printOf(event) }))],
    audiences: [...(before?.audiences ?? []), ...found.audiences],
    dashboards: [...(before?.dashboards ?? []), ...found.dashboards],
    dashboard,
  }
  records.put('templateInstallations', installation.id, installation)
  return { installation, events: found.added.length }
}

/** Takes out what the template brought. An event that was changed since is the member's own and stays; so does a dashboard that was saved. */
export async function uninstall(context: Context, id: string): Promise<Uninstalled> {
  const { records, session } = context
  const key = `${session.project}:${id}`
  const installation = await records.get('templateInstallations', key)
  if (installation === undefined) throw new Refusal('notFound', `The template '${id}' is not installed in this project.`)
  const stored = await records.get('plans', session.project)
  const prints = new Map(installation.events.map(({ id: event, print }) => [event, print]))
  const brought = stored?.plan.events.filter((event) => prints.has(event.id)) ?? []
  const gone = new Set(brought.filter((event) => prints.get(event.id) === printOf(event)).map((event) => event.id))
  if (stored !== undefined) {
    const plan = withoutDangling({
      ...stored.plan,
      events: stored.plan.events.filter((event) => !gone.has(event.id)),
      audiences: stored.plan.audiences.filter((one) => !installation.audiences.includes(one.id)),
      dashboards: stored.plan.dashboards.filter((one) => !installation.dashboards.includes(one.id)),
    })
    // A plan that only the template made goes with it.
    if (plan.events.length === 0 && stored.generatedAt === installation.at) records.remove('plans', session.project)
    else records.put('plans', session.project, { ...stored, plan, editedAt: context.now.toISOString() })
  }
  const board = installation.dashboard === null ? undefined : await records.get('dashboards', installation.dashboard)
  if (board?.revision === 1) records.remove('dashboards', board.id)
  records.remove('templateInstallations', key)
  const kept = brought.filter((event) => !gone.has(event.id)).map((event) => event.name)
  return { removed: gone.size, kept: board === undefined || board.revision === 1 ? kept : [...kept, board.name] }
}
