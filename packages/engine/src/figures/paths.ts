import { measurementEvent, type Paths, type PathStep, type Seen } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { collectedOf, numberAt } from './collected.ts'
import { seenRange } from './seen.ts'

const period = 30
const mostStarts = 30
const mostNext = 12
/** What clients send by themselves, which nobody did. */
const unmeant = [measurementEvent, 'session_start', 'first_visit', 'user_engagement']

/** What came next in the visits that went a way, and where ways can begin. */
export async function paths(context: Context, way: readonly PathStep[], pagesOnly: boolean, seen: Seen): Promise<Paths> {
  const collected = await collectedOf(context)
  if (collected === null) return { starts: [], visits: 0, next: [] }
  const { ask, events, place } = collected
  const { from, to, filters } = seenRange(collected, seen, period)
  const [pages, names] = await Promise.all([
    ask({ from, to, name: 'page_view', measures: ['events'], by: ['path'], most: mostStarts }),
    ask({ from, to, measures: ['events'], by: ['name'], filters: [{ field: 'name', values: ['page_view', ...unmeant], not: true }], most: mostStarts }),
  ])
  const starts = [
    ...pages.map((row) => ({ step: { page: row.by[0] ?? '' }, events: numberAt(row, 0) })),
    ...names.map((row) => ({ step: { event: row.by[0] ?? '' }, events: numberAt(row, 0) })),
  ]
  const first = way.length > 0 ? way : starts.slice(0, 1).map(({ step }) => step)
  if (first.length === 0) return { starts, visits: 0, next: [] }
  return { starts, ...(await events.next({ ...place, from, to, filters, way: first, pagesOnly, without: unmeant, most: mostNext })) }
}
