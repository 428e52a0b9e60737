import { type ExportRange, rangeDays, Refusal } from '@tagmason/domain'
import { localDate, projectZone } from '../analytics/zonedTime.ts'
import type { Context } from '../context.ts'
import type { Days } from './dataSets.ts'

/** Today on the calendar of the selected project, `2024-01-22`. */
export const today = async (context: Context) => localDate(context.now.getTime(), await projectZone(context))

/** The days of a range: those before today, and what there is of today; or those that were given, of which none may be to come. */
export async function daysOf(context: Context, { dateRange, from, to }: { dateRange: ExportRange; from?: string; to?: string }): Promise<Days> {
  const timeZone = await projectZone(context)
  const last = localDate(context.now.getTime(), timeZone)
  if (dateRange !== 'custom') {
    const first = new Date(Date.parse(last) - rangeDays[dateRange] * 86_400_000).toISOString().slice(0, 10)
    return { from: first, to: last, timeZone }
  }
  if (from === undefined || to === undefined || to > last)
    throw new Refusal('invalid', `The range ends on ${to ?? 'no day'}, and today is ${last}: choose a last day that has begun.`, [
      { path: 'to', message: 'future' },
    ])
  return { from, to, timeZone }
}
