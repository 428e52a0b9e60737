import { type Finding, type InsightEvidence, type SegmentDimension, segmentDimensions } from '@tagmason/domain'
import type { Portion } from '@tagmason/insight/comparisons'
import type { Context } from '../context.ts'
import { type Collected, collectedOf, day, numberAt } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { queryAddress } from '../figures/questionAddress.ts'

/** A segment's visits, and how many of them had a key event, in one period and in the one before. */
export interface SegmentCount {
  dimension: SegmentDimension
  value: string
  now: Portion
  before: Portion
}

type SegmentFinding = Extract<Finding, { dimension: SegmentDimension }>

/** Days of each of the two periods. */
export const segmentDays = 14
const mostValues = 12

/** The question of which a segment's figures are the answer, about a period that ends at `to`. */
export function segmentQuestion(keyEvents: readonly string[], dimension: SegmentDimension, to: number) {
  return { from: to - segmentDays * day, to, measures: ['visits', 'keyVisits'], by: [dimension], keyEvents, most: mostValues } as const
}

/** Visits that convert by each dimension, the largest segments. Null where nothing is collected, and in the sample, whose insights are the specification's. */
export async function segmentCounts(context: Context, to: number): Promise<SegmentCount[] | null> {
  const collected = await collectedOf(context)
  if (collected === null || context.session.space === 'sample') return null
  const keyEvents = await keyEventsOf(context)
  const found = await Promise.all(segmentDimensions.map((dimension) => countsOf(collected, keyEvents, dimension, to)))
  return found.flat()
}

async function countsOf({ ask }: Collected, keyEvents: readonly string[], dimension: SegmentDimension, to: number): Promise<SegmentCount[]> {
  const [now, before] = await Promise.all([to, to - segmentDays * day].map((end) => ask(segmentQuestion(keyEvents, dimension, end))))
  const earlier = new Map((before ?? []).map((row) => [row.by[0], row]))
  const portion = (row: Parameters<typeof numberAt>[0]): Portion => ({ part: numberAt(row, 1), whole: numberAt(row, 0) })
  return (now ?? []).map((row) => ({ dimension, value: row.by[0] ?? '', now: portion(row), before: portion(earlier.get(row.by[0] ?? '')) }))
}

/** Where the public API answers the question that a comparison rests on, with the period before. */
export const segmentAddress = (project: string, keyEvents: readonly string[], dimension: SegmentDimension, to: number) =>
  queryAddress(project, segmentQuestion(keyEvents, dimension, to), true)

/** The share of each day: of the segment and of all others, or, of one that changed, of the segment in both periods. */
export async function segmentSeries(context: Context, { rule, dimension, value }: SegmentFinding, to: number): Promise<InsightEvidence['series']> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const { ask, timeZone } = collected
  const keyEvents = await keyEventsOf(context)
  const from = to - (rule === 'segmentChanged' ? 2 : 1) * segmentDays * day
  const shares = async (label: string, not: boolean) => {
    const filters = [{ field: dimension, values: [value], not }] as const
    const rows = await ask({ from, to, measures: ['visits', 'keyVisits'], by: [{ interval: 'day', timeZone }], filters, keyEvents })
    const points = rows
      .filter((row) => numberAt(row, 0) > 0)
      .map((row) => ({ at: row.by[0] ?? '', value: numberAt(row, 1) / numberAt(row, 0) }))
      .sort((one, other) => one.at.localeCompare(other.at))
    return { label, points }
  }
  return [await shares(value, false), ...(rule === 'segmentDiffers' ? [await shares('others', true)] : [])]
}
