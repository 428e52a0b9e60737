import type { AIInsight, Finding, InsightGrade } from '@tagmason/domain'
import { percentOf } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { collectedOf, day, numberAt } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { pageCourse } from '../figures/vitals.ts'
import { hourOfDay } from './startOfDay.ts'
import { segmentDays } from './segmentCounts.ts'

/** Days after which it is known whether an insight was right: as long as it looked back. */
export const gradeDays: Record<Finding['rule'], number> = { slowPage: 7, busyHours: 7, weekChange: 7, segmentDiffers: segmentDays, segmentChanged: segmentDays }
/** Under so many visits nobody can tell. */
const least = 30

/** Whether it is time to see what became of it. */
export const isDue = ({ finding, foundAt, grade }: AIInsight, now: number) =>
  finding !== undefined && foundAt !== undefined && grade === undefined && Date.parse(foundAt) + gradeDays[finding.rule] * day <= now

/**
 * What an insight foretold, that what it saw goes on, against the days after it: the page stays slow on most of them, the hours keep their outsized share, visits and shares stay on the side on which they were
 * found. Only what came afterwards is asked.
 */
export async function gradeInsight(context: Context, { finding, foundAt }: Pick<AIInsight, 'finding' | 'foundAt'>): Promise<InsightGrade | null> {
  const collected = await collectedOf(context)
  if (collected === null || finding === undefined || foundAt === undefined) return null
  const from = Date.parse(foundAt)
  const to = from + gradeDays[finding.rule] * day
  const at = context.now.toISOString()
  const graded = (foretold: number, came: number, held: boolean): InsightGrade => ({ at, foretold, came, outcome: held ? 'held' : 'failed' })
  const unknown: InsightGrade = { at, foretold: 0, came: 0, outcome: 'unknown' }
  const { ask, timeZone } = collected
  switch (finding.rule) {
    case 'slowPage': {
      const { days } = await pageCourse(context, { path: finding.path })
      const after = days.filter((each) => Date.parse(each.at) >= from - day / 2 && Date.parse(each.at) < to)
      const over = after.filter(({ loadTime }) => loadTime > finding.target).length
      return after.length === 0 ? unknown : graded(after.length, over, over * 2 > after.length)
    }
    case 'busyHours': {
      const rows = await ask({ from, to, measures: ['visits'], by: [{ interval: 'hour', timeZone }] })
      const first = Number(finding.from.slice(0, 2))
      const inside = rows.filter(({ by }) => (hourOfDay(Date.parse(by[0] ?? ''), timeZone) - first + 24) % 24 < 6)
      const [part, whole] = [inside, rows].map((each) => each.reduce((sum, row) => sum + numberAt(row, 0), 0)) as [number, number]
      return whole < least ? unknown : graded(finding.share, Math.round((part / whole) * 100), (part / whole) * 100 >= 35)
    }
    case 'weekChange': {
      const [row] = await ask({ from, to, measures: ['visits'] })
      const came = numberAt(row, 0)
      return came + finding.before < least ? unknown : graded(finding.before, came, Math.sign(came - finding.before) === Math.sign(finding.change))
    }
    case 'segmentDiffers':
    case 'segmentChanged': {
      const keyEvents = await keyEventsOf(context)
      const rows = await ask({ from, to, measures: ['visits', 'keyVisits'], by: [finding.dimension], keyEvents })
      const own = rows.find(({ by }) => by[0] === finding.value)
      const others = rows.filter((row) => row !== own)
      const sum = (place: number) => others.reduce((total, row) => total + numberAt(row, place), 0)
      const base = finding.rule === 'segmentChanged' ? finding.other : percentOf(sum(1), sum(0))
      const share = percentOf(numberAt(own, 1), numberAt(own, 0))
      if (numberAt(own, 0) < least || (finding.rule === 'segmentDiffers' && sum(0) < least)) return unknown
      return graded(base, share, Math.sign(share - base) === Math.sign(finding.share - finding.other))
    }
  }
}
