import type { FunnelCount, KeptFunnelStep, Seen, TrafficFieldName } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import type { FunnelStep } from '../store/eventStore.ts'
import { collectedOf, day } from './collected.ts'
import { fieldOf, seenRange } from './seen.ts'

/** How long a visitor may take from the first step to the last. */
export const funnelWindow = 30 * day

/** The steps that can be counted, from the first one on: one without an event is a page where its name is a path, and any other ends the funnel. */
export function countableSteps(rows: readonly KeptFunnelStep[]): FunnelStep[] {
  const steps = rows.map(({ step, event }) => (event !== undefined ? { name: event } : step.startsWith('/') ? { name: 'page_view', path: step } : null))
  const unknown = steps.indexOf(null)
  return (unknown === -1 ? steps : steps.slice(0, unknown)).flatMap((step) => step ?? [])
}

/**
 * The steps of the project's funnel with the people who came that far, in order, within the last so many days. A step without an event is a page where its name is a path;
 * any other cannot be counted and, like all after it, has nobody.
 */
export async function funnelCounts(context: Context, days: number, seen?: Seen): Promise<FunnelCount[]> {
  const rows = await own(context, 'funnel')
  const collected = await collectedOf(context)
  if (collected === null) return rows.map((row) => ({ ...row, users: 0 }))
  const { events, place } = collected
  const { from, to, filters } = seenRange(collected, seen, days)
  const range = { ...place, from, to }
  const steps = countableSteps(rows)
  const people =
    filters.length === 0
      ? await events.funnel(range, steps, funnelWindow)
      : (await events.funnelBy({ ...range, steps, window: funnelWindow, filters }))[0]?.people
  return rows.map((row, at) => ({ ...row, users: people?.[at] ?? 0 }))
}

/** As many values of a field as a funnel is told apart by. */
const mostSegments = 8

/** The same, told apart by a field of the event with which people began. */
export async function funnelSegments(context: Context, days: number, by: TrafficFieldName, seen?: Seen): Promise<{ value: string; counts: FunnelCount[] }[]> {
  const rows = await own(context, 'funnel')
  const collected = await collectedOf(context)
  if (collected === null) return []
  const { from, to, filters } = seenRange(collected, seen, days)
  const question = { ...collected.place, from, to, filters, steps: countableSteps(rows), window: funnelWindow, by: fieldOf(by), most: mostSegments }
  const segments = await collected.events.funnelBy(question)
  return segments.map(({ value, people }) => ({ value, counts: rows.map((row, at) => ({ ...row, users: people[at] ?? 0 })) }))
}
