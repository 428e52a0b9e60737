import { type EventField, type EventQuestion, touchWindow } from '@tagmason/engine'
import { type Given, inRange, rangeGiven } from './ask.ts'
import { dayLength } from './schema.ts'

type TouchAsked = Extract<EventField, { touch: string }>

/**
 * Events with their first and last touch, as `touchesOf` in packages/insight has them. A touch is joined to the event that is nearest in time, which is right for the last one up to the event, and for the
 * first one that is not older than the window; `touchText` leaves out what the join found beyond the other end.
 * @param events the events, or a statement that gives them
 */
export function withTouches(question: EventQuestion, asked: readonly TouchAsked[], events: string): { text: string; given: Given } {
  const wide = rangeGiven({ ...question, from: question.from - touchWindow }) as Record<'from' | 'fromDay', number>
  const day = `intDiv(time, ${dayLength})`
  const told = (
    touch: TouchAsked['touch'],
  ) => `(SELECT visitorKey AS ${touch}Who, ${touch === 'first' ? `time + ${touchWindow} AS firstUntil` : 'time AS lastAt'},
      argMin(source, id) AS ${touch}Source, argMin(medium, id) AS ${touch}Medium, argMin(campaign, id) AS ${touch}Campaign
    FROM events WHERE account = {account:String} AND project = {project:String} AND time >= {touchFrom:Int64} AND time < {to:Int64} AND ${day} >= {touchFromDay:Int64} AND ${day} <= {toDay:Int64}
      AND visitorKey != 0 AND (source != '' OR medium != '' OR campaign != '')${question.withBots === true ? '' : " AND bot = ''"}
    GROUP BY visitorKey, time)`
  const text = [...new Set(asked.map(({ touch }) => touch))].reduce(
    (inner, touch) => `(SELECT *, visitorKey, sessionKey, inSession FROM ${inner} AS e ASOF LEFT JOIN ${told(touch)} AS t
      ON e.visitorKey = t.${touch}Who AND ${touch === 'first' ? 'e.time <= t.firstUntil' : 'e.time >= t.lastAt'} WHERE ${inRange(question)})`,
    events,
  )
  return { text, given: { touchFrom: wide.from, touchFromDay: wide.fromDay } }
}

/** The column of a touch; empty where it is on the far side of the event or older than the window. */
export function touchText({ touch, of }: TouchAsked): string {
  const column = `${touch}${{ source: 'Source', medium: 'Medium', campaign: 'Campaign' }[of]}`
  return `if(${touch === 'first' ? 'firstUntil - time' : 'time - lastAt'} <= ${touchWindow}, ${column}, '')`
}
