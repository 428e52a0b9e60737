import type { ConversionGoal, StoredGoal } from '@tagmason/domain'
import { intervalStarts } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { type Collected, collectedOf, day, numberAt } from './collected.ts'

/** The goals of the project with what was reached in the period that runs: the month or the quarter of its time zone. */
export async function countedGoals(context: Context): Promise<ConversionGoal[]> {
  return countGoals(context, await own(context, 'conversionGoals'))
}

/** The same of goals that are not kept yet. */
export async function countGoals(context: Context, goals: readonly StoredGoal[]): Promise<ConversionGoal[]> {
  const collected = await collectedOf(context)
  if (collected === null || goals.length === 0) return goals.map((goal) => ({ ...goal, current: 0 }))
  const names = [...new Set(goals.map(({ event }) => event))]
  const counts = { month: await countsSince(collected, names, 1), quarter: await countsSince(collected, names, 3) }
  return goals.map((goal) => ({ ...goal, current: counts[goal.period].get(goal.event) ?? 0 }))
}

/** When the running month or quarter of the project's time zone began. */
export function periodStart({ now, timeZone }: Collected, months: 1 | 3): number {
  const starts = intervalStarts({ from: now - 100 * day, to: now + 1 }, { interval: 'month', timeZone })
  // Quarters begin with January, April, July and October: the month of the date in the middle of the running one tells.
  const month = new Date((starts.at(-1) ?? now) + 10 * day).getUTCMonth()
  return starts.at(months === 1 ? -1 : -1 - (month % 3)) ?? now
}

async function countsSince(collected: Collected, names: readonly string[], months: 1 | 3): Promise<ReadonlyMap<string, number>> {
  const { ask, now } = collected
  const from = periodStart(collected, months)
  const rows = await ask({ from, to: now, measures: ['events'], by: ['name'], filters: [{ field: 'name', values: names }] })
  return new Map(rows.map((row) => [row.by[0] ?? '', numberAt(row, 0)]))
}
