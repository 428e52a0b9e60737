import { mostPageChecks, type PageCheck, Refusal, type StoredPageCheck } from '@tagmason/domain'
import { readJourney } from '@tagmason/tracking/site'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { inWords } from '../inWords.ts'
import { change, own, ownRow } from '../own.ts'
import { sourceOf } from './simulator/source.ts'
import { mustHaveBrowser, takeVisit } from './visitTurns.ts'

export const pageChecks: Handles<'pageChecks'> = {
  'pageChecks.list': async (context) =>
    (await own(context, 'pageChecks'))
      .toSorted((one, other) => (other.at ?? other.due ?? '').localeCompare(one.at ?? one.due ?? ''))
      .map((row) => listed(context, row)),

  'pageChecks.report': async (context, { id }) => {
    const { url } = await ownRow(context, 'pageChecks', id)
    const kept = await context.records.get('pageReports', id)
    if (kept === undefined) return null
    const { visits, total } = kept.report
    // What is kept are sentences by their codes, so they are texts once they are worded. One that this version does not have any more is left out.
    const { findings, open } = await inWords(context, { findings: kept.report.findings, open: kept.report.open })
    const textOf = (words: unknown) => (typeof words === 'string' ? words : '')
    return {
      id,
      url,
      at: kept.at,
      visits,
      findings: findings.map(({ kind, label, message, ...finding }) => ({ ...finding, label: textOf(label) || kind, message: textOf(message) })),
      total,
      open: open.map(textOf).filter((each) => each !== ''),
    }
  },

  'pageChecks.pictures': async (context, { id }) => {
    await ownRow(context, 'pageChecks', id)
    return own(context, 'pagePictures', { where: { check: id } })
  },

  'pageChecks.start': async (context, { url, containerId, journey = '', rhythm }) => {
    mustHaveBrowser(context)
    if (journey !== '') {
      const steps = readJourney(journey)
      if ('message' in steps) {
        const { message } = await inWords(context, steps)
        throw new Refusal('invalid', message, [{ path: 'journey', message }])
      }
    }
    if (containerId !== undefined) await sourceOf(context, containerId)
    await takeVisit(context)
    const { records, ports, session, now } = context
    const before = (await own(context, 'pageChecks')).find((row) => row.url === url && row.containerId === containerId)
    if (before === undefined && (await records.count('pageChecks', {}, mostPageChecks)) >= mostPageChecks)
      throw new Refusal('full', `The account keeps ${mostPageChecks} checks, which is all that it may: remove one first.`, [{ path: 'url', message: 'full' }])
    const {
      containerId: _,
      journey: __,
      ...kept
    } = before ?? { id: ports.id(), project: session.project, url, at: null, problem: null, change: null, counts: null }
    return listed(
      context,
      put(context, {
        ...kept,
        ...(containerId === undefined ? {} : { containerId }),
        ...(journey === '' ? {} : { journey }),
        rhythm,
        due: now.toISOString(),
        askedBy: session.member.name,
      }),
    )
  },

  'pageChecks.again': async (context, { id }) => {
    mustHaveBrowser(context)
    const row = await ownRow(context, 'pageChecks', id)
    if (isWaiting(context, row)) throw new Refusal('conflict', `A visit of ${row.url} is under way already: wait for its report.`)
    await takeVisit(context)
    return listed(context, put(context, { ...row, due: context.now.toISOString() }))
  },

  'pageChecks.setRhythm': async (context, { id, rhythm }) => {
    const row = await ownRow(context, 'pageChecks', id)
    const due = isWaiting(context, row) ? row.due : nextVisit(rhythm, row.due ?? row.at, context.now)
    return listed(context, await change(context, 'pageChecks', id, { rhythm, due }))
  },

  'pageChecks.remove': async (context, { id }) => {
    await ownRow(context, 'pageChecks', id)
    for (const picture of await own(context, 'pagePictures', { where: { check: id } })) context.records.remove('pagePictures', picture.id)
    context.records.remove('pageReports', id)
    context.records.remove('pageChecks', id)
  },
}

const periods = { daily: 86_400_000, weekly: 604_800_000 } as const

/** When the next visit is due, at the time of day of the last one; null for a page that is checked once. */
export function nextVisit(rhythm: StoredPageCheck['rhythm'], last: string | null, now: Date): string | null {
  if (rhythm === 'once') return null
  const period = periods[rhythm]
  const from = last === null ? now.getTime() : Date.parse(last)
  return new Date(from + Math.max(1, Math.floor((now.getTime() - from) / period) + 1) * period).toISOString()
}

export const isWaiting = ({ now }: Pick<Context, 'now'>, { due }: Pick<StoredPageCheck, 'due'>): boolean => due !== null && due <= now.toISOString()

const listed = (context: Context, row: StoredPageCheck): PageCheck => {
  const { id, url, rhythm, due, at, problem, change: changed, askedBy, counts } = row
  return { id, url, rhythm, due, at, problem, change: changed, askedBy, counts, waiting: isWaiting(context, row) }
}

export function put({ records }: Pick<Context, 'records'>, row: StoredPageCheck): StoredPageCheck {
  records.put('pageChecks', row.id, row)
  return row
}
