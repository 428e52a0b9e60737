import { type EventBy, type EventField, type EventFilter, type EventRange, isTouchField, isVisitEnd, type VisitEnd } from '@tagmason/engine'
import { type Given, inRange, valueText } from './ask.ts'
import { withPersons } from './personQuery.ts'
import { touchText, withTouches } from './touchQuery.ts'

interface Fields {
  /** A field as text; the name of a parameter is given under the key `parameter`, and never part of the text. */
  fieldText(field: EventField, parameter: string, given: Given): string
  /** The events with all that the fields need beside them; null where the events alone are enough. */
  joined: string | null
  given: Given
}

/** How the fields `named` of events are read, and where. `key` begins the names of what is given, which another part of the same question may give as well. */
export function fieldsIn(range: EventRange, named: readonly EventBy[], isOfPeople = false, key = ''): Fields {
  const properties = [...new Set(named.flatMap((each) => (typeof each === 'object' && 'user' in each ? [each.user] : [])))]
  const ends = [...new Set(named.filter(isVisitEnd))]
  const asked = named.filter(isTouchField)
  const question = { ...range, measures: [] }
  const ended = ends.length > 0 ? withEnds(range, ends) : null
  const touched = asked.length > 0 ? withTouches(question, asked, ended ?? 'events') : null
  const landed = touched?.text ?? ended
  const persons = properties.length > 0 || isOfPeople ? withPersons(question, properties, landed, key) : null
  return {
    fieldText(field, parameter, given) {
      if (typeof field === 'string') return field
      if ('user' in field) return `property${properties.indexOf(field.user)}`
      if ('touch' in field) return touchText(field)
      given[parameter] = field.parameter
      return valueText(`params[{${parameter}:String}]`)
    },
    joined: persons?.text ?? landed,
    given: { ...touched?.given, ...persons?.given },
  }
}

/** The condition for the visitors of the range who meet every filter (`eventsOfPeople` in packages/insight); begins with AND, or is empty. */
export function peopleIn(range: EventRange, filters: readonly EventFilter[] = []): { text: string; given: Given } {
  const given: Given = {}
  const texts = filters.map(({ field, values, not = false }, at) => {
    const { fieldText, joined, given: ofField } = fieldsIn(range, [field], false, `who${at}`)
    Object.assign(given, ofField, { [`who${at}`]: values })
    // Each filter has its own joins: what one of them needs would double the columns of another.
    return ` AND visitorKey ${not ? 'GLOBAL NOT IN' : 'GLOBAL IN'} (SELECT visitorKey FROM ${joined ?? 'events'}
      WHERE ${inRange(range)} AND ${fieldText(field, `whose${at}`, given)} IN {who${at}:Array(String)})`
  })
  return { text: texts.join(''), given }
}

const sides = { landing: 'argMin', exit: 'argMax' } as const

/** Events with the paths on which their visit began and ended. */
const withEnds = ({ name: _name, ...range }: EventRange, ends: readonly VisitEnd[]) =>
  `(SELECT *, visitorKey, sessionKey, inSession, ${ends.join(', ')} FROM events AS e ANY LEFT JOIN
    (SELECT sessionKey AS visit, ${ends.map((end) => `${sides[end]}(path, (time, id)) AS ${end}`).join(', ')} FROM events
      WHERE ${inRange(range)} AND name = 'page_view' AND inSession GROUP BY visit) AS l
    ON e.sessionKey = l.visit WHERE ${inRange(range)})`
