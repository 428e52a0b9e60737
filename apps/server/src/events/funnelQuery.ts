import { type EventRange, type FunnelQuestion, type FunnelStep, overlap } from '@tagmason/engine'
import { type Given, inRange, readAtOnce } from './ask.ts'
import { fieldsIn, peopleIn } from './fieldQuery.ts'

/** How many visitors came through so many steps. */
export interface ReachedRow {
  reached: number
  visitors: number
}

/** The question for the ways through a funnel. */
export function funnelQuery(range: EventRange, steps: readonly FunnelStep[], window: number): { query: string; given: Given } {
  const { met, reached, given } = waysThrough(steps, window)
  return {
    query: `SELECT reached, count() AS visitors FROM (
      SELECT ${reached} AS reached FROM events WHERE ${inRange(range)} AND visitorKey != 0 AND (${met.join(' OR ')}) GROUP BY visitorKey
    ) GROUP BY reached ${readAtOnce}`,
    given,
  }
}

/** The same of some people, told apart by the field of their first event that is the first step. */
export function funnelByQuery(question: FunnelQuestion): { query: string; given: Given } {
  const { steps, window, by, filters } = question
  const { met, reached, given } = waysThrough(steps, window)
  const people = peopleIn(question, filters)
  const fields = fieldsIn(question, by === undefined ? [] : [by])
  const value = by === undefined ? "''" : fields.fieldText(by, 'segment', given)
  return {
    query: `SELECT value, reached, count() AS visitors FROM (
      SELECT argMinIf(${value}, (time, id), ${met[0]}) AS value, ${reached} AS reached FROM ${fields.joined ?? 'events'}
      WHERE ${inRange(question)} AND visitorKey != 0 AND (${met.join(' OR ')})${people.text} GROUP BY visitorKey
    ) WHERE reached > 0 GROUP BY value, reached`,
    given: { ...given, ...fields.given, ...people.given },
  }
}

/** The conditions of the steps, and how many of them a visitor came through. */
function waysThrough(steps: readonly FunnelStep[], window: number): { met: string[]; reached: string; given: Given } {
  const length = Number.isNaN(window) ? -1 : Math.trunc(Math.min(Math.max(window, -1), 1e14))
  const given: Given = {
    window: length,
    ...Object.fromEntries(steps.flatMap(({ name, path }, at) => [[`name${at}`, name], ...(path === undefined ? [] : [[`path${at}`, path]])])),
  }
  const met = steps.map(({ path }, at) => `(name = {name${at}:String}${path === undefined ? '' : ` AND path = {path${at}:String}`})`)
  const reached = overlap(steps) || length < 0 ? wayByWay(met) : stepByStep(met)
  return { met, reached, given }
}

/** Numbers that there are for the steps of one millisecond. */
const places = 64

/**
 * The definition where no event can be two steps, array by array. An event is its millisecond and its step in one number, so that sorting brings events into the order of the definition. For each step
 * those remain that follow the one before in time, as the number with which their way began, and this is carried on to the events behind (`arrayFill`): ways that follow later began later, so the last
 * is the latest. ClickHouse's windowFunnel needs 1.7 times the work.
 */
function stepByStep(met: readonly string[]): string {
  const steps = `multiIf(${met
    .slice(0, -1)
    .map((condition, at) => `${condition}, ${at + 1}, `)
    .join('')}${met.length})`
  const sorted = `arraySort(groupArray(toUInt64(time) * ${places} + ${met.length === 1 ? 1 : steps})) AS sorted`
  const began = met.map((_, at) => {
    const isStep = `(bitAnd(event, ${places - 1}) = ${at + 1})`
    const way =
      at === 0
        ? `arrayMap(event -> ${isStep} * event, sorted)`
        : `arrayMap((event, start) -> ${isStep} * (event - start <= {window:UInt64} * ${places} + ${at}) * start, sorted, began${at})`
    return `arrayFill(start -> start != 0, ${way}) AS began${at + 1}`
  })
  return `${[sorted, ...began].join(', ')}, ${met.map((_, at) => `(began${at + 1}[-1] != 0)`).join(' + ')}`
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
