import type { Collected, Found } from './insightTerms.ts'
import type { Finding, InsightRule } from '@tagmason/domain'
import { segmentRule } from './segmentRules.ts'
import { hourOfDay } from './startOfDay.ts'

const hour = 3_600_000
const day = 24 * hour
/** Hours in a row that are looked at together, and the share of visits from which they stand out; an even day has a quarter. */
const block = 6
const outsized = 35
/** Percent by which a week must differ. */
const notable = 10
/** Seconds in which a page is to load, and the score under which it is poor. */
const target = 3
const poor = 70

type Visits = readonly { at: number; visits: number }[]
const sum = (rows: Visits) => rows.reduce((total, row) => total + row.visits, 0)
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))
const clock = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`
const pointsOf = (rows: Visits) => rows.map(({ at, visits }) => ({ at: new Date(at).toISOString(), value: visits }))

/** The visits of each hour of the last so many days, oldest first; hours of several rows are added up. Null where a row of the span is missing. */
function visitsOf({ hours, now }: Collected, days: number): Visits | null {
  const byHour = new Map<number, number>()
  for (const { at, visits } of hours) byHour.set(Date.parse(at), (byHour.get(Date.parse(at)) ?? 0) + visits)
  const inside = [...byHour].filter(([at]) => at >= now - days * day && at < now).map(([at, visits]) => ({ at, visits }))
  return inside.length < days * 24 || sum(inside) === 0 ? null : inside.toSorted((a, b) => a.at - b.at)
}

/** Pages with a poor score that were over their target on most days. Null without any page's course. */
function slowPages({ pages, courses }: Collected): Found[] | null {
  if (courses.every((course) => course.days.length === 0)) return null
  return pages.flatMap(({ id, path, score, loadTime }) => {
    const days = courses.find((course) => course.id === id)?.days ?? []
    const over = days.filter((each) => each.loadTime > target).length
    if (score >= poor || over * 2 <= days.length) return []
    const finding = { rule: 'slowPage', path, loadTime, target, score, days: over, of: days.length } as const
    return [{ key: path, finding, unit: 'seconds' as const, points: days.map(({ at, loadTime: value }) => ({ at, value })) }]
  })
}

/** The six hours of the day that bring the most visits, where that is outsized. Null without seven whole days. */
function busyHours(collected: Collected): Found[] | null {
  const rows = visitsOf(collected, 7)
  if (rows === null) return null
  const byHour = Array.from({ length: 24 }, () => 0)
  const hours = rows.map((row) => ({ ...row, hour: hourOfDay(row.at, collected.timeZone) }))
  for (const row of hours) byHour[row.hour] = (byHour[row.hour] ?? 0) + row.visits
  const inBlock = (from: number, hourNow: number) => (hourNow - from + 24) % 24 < block
  const visitsFrom = (from: number) => byHour.reduce((total, visits, each) => (inBlock(from, each) ? total + visits : total), 0)
  const from = byHour.map((_, start) => start).reduce((best, start) => (visitsFrom(start) > visitsFrom(best) ? start : best), 0)
  const share = percent(visitsFrom(from), sum(rows))
  if (share < outsized) return []
  const days = Array.from({ length: 7 }, (_, each) => hours.slice(each * 24, each * 24 + 24))
  const held = days.filter((each) => sum(each.filter((row) => inBlock(from, row.hour))) * 4 > sum(each)).length
  const finding = { rule: 'busyHours', from: clock(from), to: clock(from + block), share, days: held, of: days.length } as const
  return [{ key: finding.from, finding, unit: 'number', points: pointsOf(rows) }]
}

/** A week that differs from the one before. Null without fourteen whole days. */
function weekChange(collected: Collected): Found[] | null {
  const rows = visitsOf(collected, 14)
  if (rows === null) return null
  const days = Array.from({ length: 14 }, (_, each) => ({ at: rows[each * 24]?.at ?? 0, visits: sum(rows.slice(each * 24, each * 24 + 24)) }))
  const [before, after] = [sum(days.slice(0, 7)), sum(days.slice(7))]
  const change = percent(after - before, before)
  if (before === 0 || Math.abs(change) < notable) return []
  const same = days.slice(7).filter(({ visits }, each) => Math.sign(visits - (days[each]?.visits ?? 0)) === Math.sign(change)).length
  const finding = { rule: 'weekChange', change, before, after, days: same, of: 7 } as const
  return [{ key: new Date(collected.now).toISOString().slice(0, 10), finding, unit: 'number', points: pointsOf(days) }]
}

/** Each rule by its name: what it sees, or null where there is not enough to look at. */
export const rules: Record<InsightRule, (collected: Collected) => Found[] | null> = {
  slowPage: slowPages,
  busyHours,
  weekChange,
  segmentDiffers: segmentRule('segmentDiffers'),
  segmentChanged: segmentRule('segmentChanged'),
}

/** How sure a finding is: on how many of the days it held, or how many as clear as it are no chance, in percent; never quite certain. */
export const confidenceOf = (finding: Finding) =>
  'q' in finding ? Math.min(99, Math.floor((1 - finding.q) * 100)) : Math.min(99, percent(finding.days, finding.of))
