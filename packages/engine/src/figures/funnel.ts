import type { FunnelCount, KeptFunnelStep } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import type { FunnelStep } from '../store/eventStore.ts'
import { collectedOf, day } from './collected.ts'

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
export async function funnelCounts(context: Context, days: number): Promise<FunnelCount[]> {
  const rows = await own(context, 'funnel')
  const collected = await collectedOf(context)
  if (collected === null) return rows.map((row) => ({ ...row, users: 0 }))
  const { events, place, now } = collected
  const people = await events.funnel({ ...place, from: now - days * day, to: now }, countableSteps(rows), funnelWindow)
  return rows.map((row, at) => ({ ...row, users: people[at] ?? 0 }))
}
