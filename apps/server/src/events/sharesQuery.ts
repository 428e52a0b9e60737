import { type EventDimension, eventDimensions, type EventRange } from '@tagmason/engine'
import { inRange, readAtOnce, visitors } from './ask.ts'
import type { Source } from './sources.ts'

/** What usually has few values, of which nearly all are shown. */
const few: readonly EventDimension[] = ['name', 'source', 'medium', 'device', 'browser', 'os', 'country', 'language', 'host', 'format', 'bot']

/**
 * The question for the shares of a dimension. Visitors are the dear part, so where there can be many values they are counted for those only that are shown. `ranked` is where the
 * most frequent ones are found, with the values of both sources given.
 */
export function sharesQuery({ text, count }: Source, dimension: EventDimension, ranked: Source): string {
  // A column's name cannot be a value of the question, so it has to be one of those that are known here.
  if (!eventDimensions.includes(dimension))
    throw new RangeError(`Events have no dimension '${dimension as string}': give one of ${eventDimensions.join(', ')}.`)
  if (few.includes(dimension))
    return `SELECT ${dimension} AS value, ${count} AS events, ${visitors} AS visitors FROM ${text}
      GROUP BY value ORDER BY events DESC, value LIMIT {most:UInt64} ${readAtOnce}`
  return `SELECT ${dimension} AS value, ${count} AS events, ${visitors} AS visitors FROM ${text}
    AND ${dimension} IN (SELECT ${dimension} FROM ${ranked.text} GROUP BY ${dimension} ORDER BY ${ranked.count} DESC, ${dimension} LIMIT {most:UInt64})
    GROUP BY value ORDER BY events DESC, value LIMIT {most:UInt64}`
}

/** The question for the shares of a parameter, whose values are JSON texts. None of these is empty, so an empty text is a parameter that is not there. */
export const parameterSharesQuery = (range: EventRange) =>
  `SELECT if(startsWith(text, '"'), JSONExtractString(text), text) AS value, count() AS events, ${visitors} AS visitors
    FROM (SELECT params[{parameter:String}] AS text, visitorKey FROM events WHERE ${inRange(range)} AND name = {event:String} AND text != '')
    GROUP BY value ORDER BY events DESC, value LIMIT {most:UInt64}`
