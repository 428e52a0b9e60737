import { type EventRange, type FunnelStep, overlap } from '@tagmason/engine'
import { type Given, inRange, readAtOnce } from './ask.ts'

/** How many visitors came through so many steps. */
export interface ReachedRow {
  reached: number
  visitors: number
}

/** The question for the ways through a funnel. ClickHouse's own windowFunnel lets an event be two steps at once, so it answers only where no event can be. */
export function funnelQuery(range: EventRange, steps: readonly FunnelStep[], window: number): { query: string; given: Given } {
  const length = Number.isNaN(window) ? -1 : Math.trunc(Math.min(Math.max(window, -1), 1e14))
  const given: Given = {
    window: length,
    ...Object.fromEntries(steps.flatMap(({ name, path }, at) => [[`name${at}`, name], ...(path === undefined ? [] : [[`path${at}`, path]])])),
  }
  const met = steps.map(({ path }, at) => `(name = {name${at}:String}${path === undefined ? '' : ` AND path = {path${at}:String}`})`)
  const reached = overlap(steps) || length < 0 ? wayByWay(met) : `windowFunnel({window:UInt64})(toUInt64(time), ${met.join(', ')})`
  return {
    query: `SELECT reached, count() AS visitors FROM (
      SELECT ${reached} AS reached FROM events WHERE ${inRange(range)} AND visitorKey != 0 AND (${met.join(' OR ')}) GROUP BY visitorKey
    ) GROUP BY reached ${readAtOnce}`,
    given,
  }
}

/** The definition (packages/insight, `eventFunnel`) word by word: for each step the latest beginning of a way that came so far. */
function wayByWay(met: readonly string[]): string {
  const steps = `arrayFilter(step -> step > 0, [${met.map((condition, at) => `if(${condition}, toUInt8(${at + 1}), 0)`).join(', ')}])`
  const never = '-1000000000000000'
  return `arrayCount(began -> began > ${never}, arrayFold(
    (began, event) -> arrayMap(step -> multiIf(
      NOT has(event.2, step), began[step],
      step = 1, if({window:Int64} >= 0, event.1, began[1]),
      event.1 - began[step - 1] <= {window:Int64}, greatest(began[step], began[step - 1]),
      began[step]), arrayEnumerate(began)),
    arraySort(groupArray((time, ${steps}))),
    arrayWithConstant(${met.length}, toInt64(${never}))))`
}
