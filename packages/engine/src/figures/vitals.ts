import {
  type CoreVital,
  coreVitalNames,
  measurementEvent,
  type PageCourse,
  type PagePerformance,
  performanceStatus,
  resourceKinds,
  type Seen,
  type Vital,
  type VitalName,
  vitalRating,
  vitalTargets,
} from '@tagmason/domain'
import { grouped, percentOf, rounded, vitalsScore } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import type { EventFilter, EventRow } from '../store/eventStore.ts'
import { type Collected, collectedOf, day, numberAt } from './collected.ts'
import { metric, percentileOf } from './measurement.ts'
import { seenRange } from './seen.ts'

/** The figures are of the last seven days, where the bar names no others. */
const days = 7
/** Measurements that a page needs to be listed. */
export const leastMeasurements = 10
/** As many pages as are listed. */
const most = 100
/** Visits that waited for a file, for it to be a matter of the page and not of one connection. */
const leastVisits = 3
const shownFiles = 20

const name = measurementEvent
const notGood = ['needs-improvement', 'poor']

/**
 * Which measurement of the visitors' browsers is which figure, the first that is there. `LOAD` and `INTERACTIVE` are sent by the tracker only: other clients measure the web
 * vitals, of which the largest paint is the nearest to a loaded page, and nothing is near to an interactive one.
 */
export const measuredAs = { 'Page Load': ['LOAD', 'LCP'], 'First Paint': ['FCP'], 'Time to Interactive': ['INTERACTIVE'] } as const

/** The vitals of the project: 75th percentiles in seconds, and the percentage of visits whose every core web vital was good. Those that nobody measured are left out. */
export async function measuredVitals(context: Context, seen?: Seen): Promise<Pick<Vital, 'name' | 'value' | 'target' | 'unit'>[]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const rows = await collected.ask({ ...lately(collected, seen), name, measures: ['p75'], by: [metric], percentileOf })
  const values = new Map(rows.map((row) => [row.by[0] ?? '', row.values[0] ?? null]))
  const seconds = (figure: VitalName) => {
    const names: readonly string[] = figure in measuredAs ? measuredAs[figure as keyof typeof measuredAs] : []
    const value = names.map((each) => values.get(each) ?? null).find((each) => each !== null)
    return value === undefined || value === null ? null : secondsOf(value)
  }
  const good = await goodVisits(collected, seen)
  return vitalTargets.flatMap(({ name: figure, target, unit }) => {
    const value = unit === '%' ? good : seconds(figure)
    return value === null ? [] : [{ name: figure, value: unit === '%' ? rounded(value, 1) : value, target, unit }]
  })
}

/** The core web vitals of the last seven days, each with its rating by web.dev/vitals. */
export async function measuredCore(context: Context, seen?: Seen): Promise<CoreVital[]> {
  const collected = await collectedOf(context)
  const range = collected === null ? null : lately(collected, seen)
  const filters = [...(range?.filters ?? []), { field: metric, values: coreVitalNames }]
  const rows = collected === null || range === null ? [] : await collected.ask({ ...range, name, measures: ['p75'], by: [metric], filters, percentileOf })
  return coreVitalNames.map((vital) => {
    const value = rows.find((row) => row.by[0] === vital)?.values[0] ?? null
    return { name: vital, value, rating: value === null ? null : (vitalRating(vital, value) ?? null) }
  })
}

/** Milliseconds in seconds to the hundredth, halves up: rounded before they are divided, because 18.115 times 100 is a little less than 1811.5. */
export const secondsOf = (milliseconds: number) => Math.round(milliseconds / 10) / 100

/** In percent; null where no visit has a rating of one. */
async function goodVisits(collected: Collected, seen: Seen): Promise<number | null> {
  // Clients that send no rating say nothing of good and poor.
  const range = lately(collected, seen)
  const count = async (ratings: readonly string[]) => {
    const filters: EventFilter[] = [...range.filters, { field: metric, values: coreVitalNames }, { field: { parameter: 'metric_rating' }, values: ratings }]
    return numberAt((await collected.ask({ ...range, name, measures: ['visits'], filters }))[0], 0)
  }
  const [all, poor] = [await count(['good', ...notGood]), await count(notGood)]
  return all === 0 ? null : percentOf(all - poor, all)
}

/** The pages with enough measurements, slowest first. */
export async function measuredPages(context: Context, seen?: Seen): Promise<PagePerformance[]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const rows = await collected.ask({ ...lately(collected, seen), name, measures: ['events', 'p75'], by: ['path', metric], percentileOf, most: most * 8 })
  const byPath = grouped(rows, (row) => row.by[0] ?? '')
  return [...byPath]
    .flatMap(([path, own]) => pageOf(path, own, collected) ?? [])
    .sort((one, other) => one.score - other.score)
    .slice(0, most)
}

function pageOf(path: string, rows: readonly EventRow[], { place }: Collected): PagePerformance | null {
  const enough = rows.filter((row) => numberAt(row, 0) >= leastMeasurements)
  const values = Object.fromEntries(enough.map((row) => [row.by[1] ?? '', numberAt(row, 1)]))
  const score = vitalsScore(values)
  const load = measuredAs['Page Load'].map((each) => values[each]).find((each) => each !== undefined)
  if (score === null || load === undefined) return null
  return { id: path, project: place.project, path, score, status: performanceStatus(score), loadTime: secondsOf(load) }
}

/** How long a page took to load day by day, over the last thirty days, and the files that its visitors waited for, which the sample has as rows. */
export async function pageCourse(context: Context, page: Pick<PagePerformance, 'path'>): Promise<Pick<PageCourse, 'days' | 'resources'>> {
  const collected = await collectedOf(context)
  if (context.session.space === 'sample') {
    const kept = (await own(context, 'pageResources')).find(({ path }) => path === page.path)
    return { days: collected === null ? [] : await loadDays(collected, page.path), resources: kept?.resources ?? [] }
  }
  if (collected === null) return { days: [], resources: [] }
  return { days: await loadDays(collected, page.path), resources: await slowFiles(collected, page.path) }
}

/** The files that a page waited for in at least three visits of the last thirty days, longest first: the tracker tells the three slowest of a visit as `FILE`. */
async function slowFiles({ ask, now }: Collected, path: string): Promise<PageCourse['resources']> {
  const filters = [
    { field: 'path', values: [path] },
    { field: metric, values: ['FILE'] },
  ] as const
  const upper = (by: readonly string[], of: string) =>
    ask({ from: now - 30 * day, to: now, name, measures: ['events', 'p75'], by: by.map((parameter) => ({ parameter })), filters, percentileOf: of, most })
  const [times, sizes] = await Promise.all([upper(['file', 'file_kind'], percentileOf), upper(['file'], 'file_bytes')])
  const bytes = new Map(sizes.map((row) => [row.by[0], row.values[1] ?? null]))
  return times
    .flatMap((row) => {
      const [file = '', said] = row.by
      const kind = resourceKinds.find((each) => each === said)
      if (file === '' || kind === undefined || numberAt(row, 0) < leastVisits) return []
      return [{ path: file, kind, seconds: secondsOf(numberAt(row, 1)), bytes: bytes.get(file) ?? null }]
    })
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shownFiles)
}

async function loadDays({ ask, now, timeZone }: Collected, path: string): Promise<PageCourse['days']> {
  const filters = [
    { field: 'path', values: [path] },
    { field: metric, values: [...measuredAs['Page Load']] },
  ] as const
  const rows = await ask({ from: now - 30 * day, to: now, name, measures: ['p75'], by: [{ interval: 'day', timeZone }, metric], filters, percentileOf })
  const byDay = grouped(rows, (row) => row.by[0] ?? '')
  return [...byDay]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([at, own]) => {
      const load = measuredAs['Page Load'].map((each) => own.find((row) => row.by[1] === each)?.values[0]).find((each) => typeof each === 'number')
      return typeof load === 'number' ? [{ at, loadTime: secondsOf(load) }] : []
    })
}

function lately(collected: Collected, seen: Seen) {
  const { from, to, filters } = seenRange(collected, seen, days)
  return { from, to, filters }
}
