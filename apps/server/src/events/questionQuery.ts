import { type EventBy, type EventMeasure, type EventQuestion, intervalStarts, isCut, mostMoney } from '@tagmason/engine'
import { atMost, type Given, inRange, visitors } from './ask.ts'
import { fieldsIn } from './fieldQuery.ts'
import { startOfInterval } from './intervals.ts'
import type { Source } from './sources.ts'

/** The text of a typed question: columns `d0 …` for `by` and `m0 …` for `measures`. No value of the question becomes part of the text. */
export function questionQuery(question: EventQuestion, source: Source): { query: string; given: Given } {
  const { by = [], filters = [], among = [], measures, keyEvents = [], percentileOf = '', most = Infinity } = question
  const named = [...by, ...filters.map(({ field }) => field)]
  const { fieldText, joined, given: ofFields } = fieldsIn(question, named, measures.includes('people'))
  const given: Given = { ...source.given, ...ofFields, keyEvents, percentileOf, most: atMost(most) }
  const columns = by.map((each: EventBy, at) => {
    if (!isCut(each)) return `${fieldText(each, `by${at}`, given)} AS d${at}`
    const start = startOfInterval(intervalStarts(question, each))
    // Two intervals in one question each bring their own values.
    const own = Object.entries(start.given).map(([name, value]): [string, string, unknown] => [name, `${name}${at}`, value])
    for (const [, name, value] of own) given[name] = value
    return `${own.reduce((text, [name, named]) => text.replaceAll(`{${name}:`, `{${named}:`), start.text)} AS d${at}`
  })
  const conditions = filters.map(({ field, values, not = false }, at) => {
    given[`among${at}`] = values
    return ` AND ${fieldText(field, `filter${at}`, given)} ${not ? 'NOT IN' : 'IN'} {among${at}:Array(String)}`
  })
  conditions.push(
    ...among.map(({ visitors: wanted, not = false }, at) => {
      const parts = partsOf(wanted).map((part, place) => {
        given[`visitors${at}_${place}`] = part
        // By the key, in whose order events lie; the empty visitor has the key 0.
        return `visitorKey IN (arrayMap(each -> if(each = '', 0, sipHash64(each)), {visitors${at}_${place}:Array(String)}))`
      })
      return ` AND ${not ? 'NOT ' : ''}(${parts.join(' OR ')})`
    }),
  )
  const places = by.map((_, at) => `d${at}`)
  return {
    query: `SELECT ${[...columns, ...measures.map((measure, at) => `${measureText(measure, source)} AS m${at}`)].join(', ')}
      FROM ${joined === null ? source.text : `${joined} WHERE ${inRange(question)}`}${conditions.join('')}
      ${by.length === 0 ? '' : `GROUP BY ${places.join(', ')}`}
      ORDER BY ${['m0 DESC NULLS LAST', ...places].join(', ')} LIMIT {most:UInt64}`,
    given,
  }
}

/** Visitors in parts: ClickHouse takes 131,072 bytes as one value. */
function partsOf(visitors: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  let size = 0
  for (const visitor of visitors) {
    // A character has four bytes at most, and quotation marks and what they need stand around it.
    size += visitor.length * 4 + 4
    if (size > largestPart && parts.at(-1)?.length !== 0) {
      parts.push([])
      size = visitor.length * 4 + 4
    }
    parts.at(-1)?.push(visitor)
  }
  return parts
}
const largestPart = 120_000

const isKey = 'name IN {keyEvents:Array(String)}'
const cents = `if(abs(ifNull(value, 0)) > ${mostMoney}, 0, toInt64(floor(ifNull(value, 0) * 100 + 0.5)))`
const number = 'params[{percentileOf:String}]'
const measureText = (measure: EventMeasure, { count, countIf, pageViews }: Source) =>
  measure in texts
    ? texts[measure as keyof typeof texts]
    : { events: count, pageViews, keyEvents: countIf(isKey), orders: countIf("name = 'purchase'") }[measure as Exclude<EventMeasure, keyof typeof texts>]
const texts = {
  visitors,
  visits: 'uniqExactIf(sessionKey, inSession)',
  keyVisits: `uniqExactIf(sessionKey, inSession AND ${isKey})`,
  revenueCents: `sum(multiIf(name = 'purchase', ${cents}, name = 'refund', -${cents}, 0))`,
  // A text in quotation marks is no number, and neither are true and false.
  p75: `quantileExactOrNull(0.75)(if(match(${number}, '^[-0-9]'), toFloat64OrNull(${number}), NULL))`,
  people: 'uniqExactIf(person, person != 0)',
  firstTime: 'minOrNull(time)',
  lastTime: 'maxOrNull(time)',
} satisfies Partial<Record<EventMeasure, string>>
