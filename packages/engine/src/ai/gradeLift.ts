import type { Recommendation } from '@tagmason/domain'
import { percentOf } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { collectedOf, day, numberAt } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'

/** As many days before it was implemented are held against as many after it. */
const days = 14
/** With fewer visits on either side the lift is unknown. */
const least = 100

/** Whether it is time to see what a recommendation lifted. What mends tracking changes what is counted, so its rates before and after cannot be compared. */
export const isLiftDue = ({ status, moved, rule, grade }: Recommendation, now: number) =>
  status === 'implemented' && rule === undefined && grade === undefined && moved !== undefined && Date.parse(moved.at) + days * day <= now

/** The lift of the share of visits with a key event after a recommendation was implemented, in percent of the share before, with what it rests on; no lift where that is unknown. Null where nothing is collected. */
export async function gradeLift(context: Context, { moved }: Recommendation): Promise<Pick<Recommendation, 'measuredLift' | 'grade'> | null> {
  const collected = await collectedOf(context)
  if (collected === null || moved === undefined) return null
  const keyEvents = await keyEventsOf(context)
  const implemented = Date.parse(moved.at)
  const between = async (from: number, to: number) => (await collected.ask({ from, to, measures: ['visits', 'keyVisits'], keyEvents }))[0]
  const [before, after] = [await between(implemented - days * day, implemented), await between(implemented, implemented + days * day)]
  const [was, is] = [before, after].map((row) => percentOf(numberAt(row, 1), numberAt(row, 0))) as [number, number]
  const at = context.now.toISOString()
  if (numberAt(before, 0) < least || numberAt(after, 0) < least || numberAt(before, 1) === 0)
    return { grade: { at, before: was, after: is, outcome: 'unknown' } }
  const rate = (row: typeof before) => numberAt(row, 1) / numberAt(row, 0)
  return { measuredLift: Math.round(1000 * (rate(after) / rate(before) - 1)) / 10, grade: { at, before: was, after: is, outcome: 'measured' } }
}
