import { checkQuestion, type EventBy, type EventField, type EventMeasure, type EventQuestion, intervalStarts, isCut, mostMoney } from '@tagmason/engine'
import { atMost, type Given, inRange, pageViews, rangeGiven, visitors } from './ask.ts'
import { startOfInterval } from './intervals.ts'

/** The text of a typed question: columns `d0 …` for `by` and `m0 …` for `measures`. No value of the question becomes part of the text. */
export function questionQuery(question: EventQuestion): { query: string; given: Given } {
  checkQuestion(question)
  const { by = [], filters = [], measures, keyEvents = [], percentileOf = '', most = Infinity } = question
  const given: Given = { ...rangeGiven(question), keyEvents, percentileOf, most: atMost(most) }
  const fieldText = (field: EventField, key: string): string => {
    if (field === 'landing') return 'landing'
    if (typeof field === 'string') return field
    given[key] = field.parameter
    return parameterText(`params[{${key}:String}]`)
  }
  const columns = by.map((each: EventBy, at) => {
    if (!isCut(each)) return `${fieldText(each, `by${at}`)} AS d${at}`
    const start = startOfInterval(intervalStarts(question, each))
    // Two intervals in one question each bring their own values.
    const own = Object.entries(start.given).map(([name, value]): [string, string, unknown] => [name, `${name}${at}`, value])
    for (const [, name, value] of own) given[name] = value
    return `${own.reduce((text, [name, named]) => text.replaceAll(`{${name}:`, `{${named}:`), start.text)} AS d${at}`
  })
  const conditions = filters.map(({ field, values, not = false }, at) => {
    given[`among${at}`] = values
    return ` AND ${fieldText(field, `filter${at}`)} ${not ? 'NOT IN' : 'IN'} {among${at}:Array(String)}`
  })
  const lands = [...by, ...filters.map(({ field }) => field)].includes('landing')
  const places = by.map((_, at) => `d${at}`)
  return {
    query: `SELECT ${[...columns, ...measures.map((measure, at) => `${measureText[measure]} AS m${at}`)].join(', ')}
      FROM ${lands ? withLanding(question) : 'events'} WHERE ${inRange(question)}${conditions.join('')}
      ${by.length === 0 ? '' : `GROUP BY ${places.join(', ')}`}
      ORDER BY ${['m0 DESC NULLS LAST', ...places].join(', ')} LIMIT {most:UInt64}`,
    given,
  }
}

/** A parameter's value is its JSON text; none of these is empty, so an empty text is a parameter that is not there. */
const parameterText = (json: string) => `if(startsWith(${json}, '"'), JSONExtractString(${json}), ${json})`

const isKey = 'has({keyEvents:Array(String)}, name)'
const cents = `if(abs(ifNull(value, 0)) > ${mostMoney}, 0, toInt64(floor(ifNull(value, 0) * 100 + 0.5)))`
const number = 'params[{percentileOf:String}]'
const measureText: Record<EventMeasure, string> = {
  events: 'count()',
  visitors,
  visits: 'uniqExactIf(sessionKey, inSession)',
  pageViews,
  keyEvents: `countIf(${isKey})`,
  keyVisits: `uniqExactIf(sessionKey, inSession AND ${isKey})`,
  orders: "countIf(name = 'purchase')",
  revenueCents: `sum(multiIf(name = 'purchase', ${cents}, name = 'refund', -${cents}, 0))`,
  // A text in quotation marks is no number, and neither are true and false.
  p75: `quantileExactOrNull(0.75)(if(match(${number}, '^[-0-9]'), toFloat64OrNull(${number}), NULL))`,
}

/** Events with the path on which their visit began. */
const withLanding = ({ name: _name, ...range }: EventQuestion) =>
  `(SELECT *, visitorKey, sessionKey, inSession, landing FROM events AS e ANY LEFT JOIN
    (SELECT sessionKey AS visit, argMin(path, (time, id)) AS landing FROM events WHERE ${inRange(range)} AND name = 'page_view' AND inSession GROUP BY visit) AS l
    ON e.sessionKey = l.visit WHERE ${inRange(range)})`
