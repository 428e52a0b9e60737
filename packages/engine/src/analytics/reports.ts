import { emptyDefinition, Refusal, type Report, type ReportTemplate, reportTemplates, sameName, usualTime } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { inWords } from '../inWords.ts'
import { change, own, ownRow } from '../own.ts'
import { newSchedule } from '../reports/newSchedule.ts'
import { newShare } from '../reports/newShare.ts'
import { linksOf } from '../reports/outbox.ts'
import { reportFile } from './reportFile.ts'
import { runReport } from './reportRun.ts'
import { templateWords } from './templateWords.ts'
import { projectZone } from './zonedTime.ts'

export const reports: Handles<'reports'> = {
  'reports.list': async (context) => {
    const rows = await own(context, 'reports')
    return { rows: rows.toSorted((a, b) => (b.lastGenerated ?? '').localeCompare(a.lastGenerated ?? '')), templates: await wordedTemplates(context, rows) }
  },

  'reports.preview': (context, { seen, ...definition }) => runReport(context, definition, seen),

  'reports.create': async (context, { name, definition }) => {
    await mustBeFree(context, name)
    return put(context, { ...fresh(context), name, definition, type: 'Custom', status: 'active' })
  },

  'reports.useTemplate': async (context, { id }) => {
    const { records, session } = context
    const rows = await own(context, 'reports')
    const template = (await wordedTemplates(context, rows)).find((each) => each.id === id)
    if (template === undefined) throw new Refusal('notFound', `There is no report template '${id}': reload to see those that there are.`)
    const kept = session.space === 'sample' ? await records.get('reportTemplates', id) : undefined
    if (kept !== undefined) records.put('reportTemplates', id, { ...kept, uses: kept.uses + 1 })
    const name = freeName(
      template.name,
      rows.map((row) => row.name),
    )
    return put(context, { ...fresh(context), name, definition: template.definition, type: 'Template', status: 'draft', templateId: id })
  },

  'reports.change': async (context, { id, name, definition }) => {
    const before = await ownRow(context, 'reports', id)
    await mustBeFree(context, name, id)
    // Saving is what ends a draft.
    return put(context, { ...before, name, definition, status: before.status === 'draft' ? 'active' : before.status })
  },

  'reports.setStatus': async (context, { id, status }) => {
    const before = await ownRow(context, 'reports', id)
    if (before.status === 'draft') throw new Refusal('conflict', `The report '${before.name}' is a draft: save it first.`)
    return change(context, 'reports', id, { status })
  },

  'reports.remove': async (context, { id }) => {
    await ownRow(context, 'reports', id)
    context.records.remove('reports', id)
  },

  'reports.download': async (context, { id, format, words, seen }) => {
    const report = await ownRow(context, 'reports', id)
    const table = await runReport(context, report.definition, seen)
    await change(context, 'reports', id, { lastGenerated: context.now.toISOString() })
    return reportFile(report, table, format, { words, timeZone: await projectZone(context), now: context.now })
  },

  'reports.share': async (context, { id, people, accessType, link }) => {
    await ownRow(context, 'reports', id)
    const linked = link && accessType !== 'Email Only'
    if (people.length === 0 && !linked) throw new Refusal('invalid', 'Nobody would see it: add a person or a link.', [{ path: 'people', message: 'nobody' }])
    if (linked && linksOf(context) === 'notConfigured')
      throw new Refusal('conflict', 'A link needs a server that answers it, and none is connected: share with people, or download the report.')
    return newShare(context, { target: { kind: 'report', id }, audience: people.length === 0 ? 'anyone' : 'people', people, accessType }, linked)
  },

  'reports.schedule': async (context, { id, frequency, format, recipients }) => {
    await ownRow(context, 'reports', id)
    const timeZone = await projectZone(context)
    const schedule = await newSchedule(context, { target: { kind: 'report', id }, frequency, format, recipients, time: usualTime, timeZone })
    await change(context, 'reports', id, { frequency, recipients })
    return schedule
  },
}

const fresh = ({ ports, session }: Context) =>
  ({ id: ports.id(), project: session.project, lastGenerated: null, frequency: 'On demand', recipients: [], definition: emptyDefinition }) as const

function put({ records }: Context, report: Report | (Omit<Report, 'recipients'> & { recipients: readonly string[] })): Report {
  const row = { ...report, recipients: [...report.recipients] }
  records.put('reports', row.id, row)
  return row
}

/** What one can start from. The sample's have been used already; a project of one's own counts the reports that it made from each. */
async function templates({ records, session }: Context, rows: readonly Report[]): Promise<ReportTemplate[]> {
  if (session.space === 'sample') return records.list('reportTemplates')
  return reportTemplates.map((template) => ({ ...template, name: '', description: '', uses: rows.filter((row) => row.templateId === template.id).length }))
}

/** In the language of the member who asks. */
const wordedTemplates = async (context: Context, rows: readonly Report[]) =>
  inWords(
    context,
    (await templates(context, rows)).map((template) => ({ ...template, ...templateWords[template.id] })),
  )

function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted
  for (let n = 2; taken.some((other) => sameName(other, name)); n++) name = `${wanted} ${n}`
  return name
}

async function mustBeFree(context: Context, name: string, id?: string) {
  const taken = (await own(context, 'reports')).some((row) => row.id !== id && sameName(row.name, name))
  if (taken) throw new Refusal('conflict', `There is a report '${name}' already: choose another name.`)
}
