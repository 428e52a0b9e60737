import { findingKey, type KeptPageReport, mostPagePictures, Refusal, type StoredPageCheck, type VisitProblem } from '@tagmason/domain'
import { digestWords } from '../account/digestWords.ts'
import { mailedMembers } from '../account/mailedMembers.ts'
import { keyOf, openIssue } from '../automation/issues.ts'
import { put as putIssue, resolved } from '../automation/issueRuns.ts'
import type { Context } from '../context.ts'
import { job } from '../jobs/job.ts'
import { own } from '../own.ts'
import { queueMail } from '../reports/outbox.ts'
import type { PageVisit } from './browserPort.ts'
import { measuredPlan } from './measuredPlan.ts'
import { isWaiting, nextVisit, put } from './pageChecks.ts'
import { pageIssue } from './pageFindings.ts'
import { sourceOf } from './simulator/source.ts'

/** Visits pages whose check is due, the one that waits longest first. A visit that is killed is made again; its report, pictures, issue and mails are one commit. */
export const pageChecksJob = job<PageVisit | { problem: VisitProblem } | null>({
  per: 'project',
  slow: 'browser',
  reads: ['pageChecks', 'pageReports', 'plans', 'configuredEvents', 'generatedTags', 'deployedTags', 'containers', 'containerFiles', 'issues'],
  wokenBy: ['pageChecks'],
  writes: ['pageChecks', 'pageReports', 'pagePictures', 'notifications', 'outbox', 'issues', 'webhookDeliveries', 'workflowWork'],
  // The sample opens no pages.
  notInSample: true,
  due: {
    waiting: async (context) =>
      context.ports.browser === undefined
        ? []
        : (await own(context, 'pageChecks'))
            .filter((row) => isWaiting(context, row))
            .toSorted((one, other) => (one.due ?? '').localeCompare(other.due ?? ''))
            .map(({ id }) => id),
  },
  async prepare(context, { key }) {
    const row = await context.records.get('pageChecks', key)
    const { browser } = context.ports
    if (row === undefined || browser === undefined) return null
    const plan = await measuredPlan(context)
    return browser.check({
      url: row.url,
      container: await containerOf(context, row.containerId),
      plan: plan.events.length === 0 ? null : plan,
      journey: row.journey ?? '',
    })
  },
  async run(context, { key }, visit) {
    const row = await context.records.get('pageChecks', key)
    if (row !== undefined && visit !== null) await keepVisit(context, row, visit)
  },
})

/** The file of the container; null where it was removed since. */
async function containerOf(context: Context, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null
  try {
    return (await sourceOf(context, id)).text
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

async function keepVisit(context: Context, row: StoredPageCheck, visit: PageVisit | { problem: VisitProblem }): Promise<void> {
  const { records, now } = context
  const done = { ...row, due: nextVisit(row.rhythm, row.due, now), at: now.toISOString() }
  if ('problem' in visit) return void put(context, { ...done, problem: visit.problem, change: null })
  const { report, pictures } = visit
  const before = (await records.get('pageReports', row.id))?.report
  const changed = before === undefined ? null : changeOf(before, report)
  const counts = countsOf(report)
  put(context, { ...done, problem: null, change: changed, counts })
  records.put('pageReports', row.id, { id: row.id, project: row.project, at: done.at, report })
  for (const { id } of await own(context, 'pagePictures', { where: { check: row.id } })) records.remove('pagePictures', id)
  for (const picture of pictures.slice(0, mostPagePictures)) {
    const id = `${row.id}:${picture.state}:${picture.step}`
    records.put('pagePictures', id, { id, project: row.project, check: row.id, ...picture })
  }
  if (row.rhythm === 'once') return
  await noteIssue(context, row, counts.error > 0)
  if (changed !== null && changed.added + changed.gone > 0) await tell(context, row, changed)
}

const countsOf = ({ findings }: KeptPageReport) => {
  const count = (level: 'error' | 'warning' | 'note') => findings.filter((one) => one.level === level).length
  return { error: count('error'), warning: count('warning'), note: count('note') }
}

/** What is an error or a warning in one report and not in the other; values in its sentence, as times, make it no other one. */
export function changeOf(before: KeptPageReport, after: KeptPageReport): NonNullable<StoredPageCheck['change']> {
  const keys = ({ findings }: KeptPageReport) =>
    new Set(findings.filter(({ level }) => level !== 'note').map(({ kind, event, page }) => JSON.stringify([kind, event, page])))
  const [old, fresh] = [keys(before), keys(after)]
  return { added: [...fresh].filter((key) => !old.has(key)).length, gone: [...old].filter((key) => !fresh.has(key)).length }
}

/** Opens the issue of the page where its report has errors, and closes it where it has none. */
async function noteIssue(context: Context, row: StoredPageCheck, isFaulty: boolean): Promise<void> {
  const found = pageIssue(row)
  const open = (await own(context, 'issues')).find((issue) => issue.status !== 'resolved' && keyOf(issue) === findingKey(found))
  if (isFaulty && open === undefined) await openIssue(context, found)
  if (!isFaulty && open !== undefined) putIssue(context, { ...resolved(context, open, null), sinceMended: true })
}

const href = '/setup/events?do=page'

/** Tells of a changed outcome, in the product and by mail to members who want alerts by mail. */
async function tell(context: Context, { url, id }: StoredPageCheck, { added, gone }: NonNullable<StoredPageCheck['change']>): Promise<void> {
  const { records, ports, session, now } = context
  const notice = ports.id()
  records.put('notifications', notice, {
    id: notice,
    project: session.project,
    title: digestWords.en.checked(url, added, gone),
    description: url,
    at: now.toISOString(),
    severity: added > 0 ? 'warning' : 'info',
    read: false,
    href: `${href}&check=${id}`,
  })
  for (const { member, wants, language } of await mailedMembers(context)) {
    if (!wants.emailAlerts) continue
    const words = digestWords[language]
    const subject = words.checked(url, added, gone)
    queueMail(context, {
      kind: 'alert',
      to: [member.email],
      subject,
      body: `${subject}\n\n${href}&check=${id}\n\n${words.settings}\n/account/settings?tab=notifications\n`,
      about: `${session.project}:page`,
    })
  }
}
