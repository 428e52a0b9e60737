import { type EventQuestion, oncePrefix, peopleOf, userPrefix } from '@tagmason/engine'
import { type Given, inRange, valueText } from './ask.ts'

const about = 'account = {account:String} AND project = {people:String} AND time < {to:Int64}'

/** Visitors that were identified as one user only, each with the key of that user's person. */
const links = `(SELECT visitorKey AS linked, any(sipHash64('user', user)) AS linkedPerson FROM events
  WHERE ${about} AND visitorKey != 0 AND user != '' GROUP BY linked HAVING uniqExact(user) = 1)`

/** The person of a row, as `personsOf` in packages/insight has it; 0 for none. */
const person = "multiIf(user != '', sipHash64('user', user), linkedPerson != 0, linkedPerson, visitorKey)"

/**
 * Events with their `person`, and with `property0 …`, what was told last of it. Rows about people lie apart from the events, under a project of their own, so both joins read few rows.
 * @param landed the events with their landing pages, where the question needs those, too
 * @param key begins the names of what is given, so that several of these in one question keep their own
 */
export function withPersons(question: EventQuestion, properties: readonly string[], landed: string | null, key: string): { text: string; given: Given } {
  const given: Given = { people: peopleOf(question.project) }
  const columns = properties.map((name, at) => {
    given[`${key}set${at}`] = userPrefix + name
    given[`${key}once${at}`] = oncePrefix + name
    const [set, once] = [`params[{${key}set${at}:String}]`, `params[{${key}once${at}:String}]`]
    const told = `if(countIf(${set} != '') > 0, argMaxIf(${set}, (time, received, id), ${set} != ''), argMinIf(${once}, (time, received, id), ${once} != ''))`
    return `${valueText(told)} AS property${at}`
  })
  const events = `(SELECT *, visitorKey, sessionKey, inSession, ${person} AS person FROM ${landed ?? 'events'} AS e GLOBAL ANY LEFT JOIN ${links} AS l
    ON e.visitorKey = l.linked WHERE ${inRange(question)})`
  if (columns.length === 0) return { text: events, given }
  const told = `(SELECT person AS owner, ${columns.join(', ')}
    FROM (SELECT ${person} AS person, time, received, id, params FROM events AS e GLOBAL ANY LEFT JOIN ${links} AS l ON e.visitorKey = l.linked WHERE ${about})
    WHERE person != 0 GROUP BY owner)`
  return { text: `(SELECT * FROM ${events} AS p GLOBAL ANY LEFT JOIN ${told} AS o ON p.person = o.owner)`, given }
}
