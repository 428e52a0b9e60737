import { intervalStarts, type NextQuestion, type RetentionQuestion, wayText } from '@tagmason/engine'
import { atMost, type Given, inRange } from './ask.ts'
import { peopleIn } from './fieldQuery.ts'
import { startOfInterval } from './intervals.ts'
import { day } from './schema.ts'

/** The question for what came next: `steps` are the texts of a visit's steps (`wayText`), and nothing stands behind the last. */
export function nextQuery(question: NextQuestion): { query: string; given: Given } {
  const { way, pagesOnly = false, without = [], most, filters } = question
  const people = peopleIn(question, filters)
  const isOther = pagesOnly ? 'false' : 'name NOT IN {without:Array(String)}'
  return {
    query: `SELECT next, count() AS visits, sum(visits) OVER () AS allVisits FROM (
      SELECT arrayCompact(arrayMap(each -> each.3, arraySort(groupArray((time, id, step))))) AS steps, indexOf(steps, {way:Array(String)}[1]) AS start,
        steps[start + length({way:Array(String)})] AS next
      FROM (SELECT sessionKey, time, id, if(name = 'page_view', concat('p', path), concat('e', name)) AS step FROM events
        WHERE ${inRange(question)} AND visitorKey != 0 AND inSession AND (name = 'page_view' OR ${isOther} OR step IN {way:Array(String)})${people.text})
      GROUP BY sessionKey HAVING start > 0 AND arraySlice(steps, start, length({way:Array(String)})) = {way:Array(String)}
    ) GROUP BY next ORDER BY visits DESC, next LIMIT {most:UInt64}`,
    // One row at least, because each says how many visits there are in all.
    given: { way: way.map(wayText), without, most: atMost(Math.max(1, most)), ...people.given },
  }
}

/** The question for who came back: for each cohort and interval, how many visitors. */
export function retentionQuery(question: RetentionQuestion): { query: string; given: Given } {
  const start = startOfInterval(intervalStarts(question, question.cut))
  const people = peopleIn(question, question.filters)
  const { withBots = false, name } = question
  return {
    query: `SELECT cohort, arrayJoin(came) AS came, count() AS visitors FROM (
      SELECT ${start.text.replaceAll('time', 'first')} AS cohort, came FROM (
        SELECT min(time) AS first, groupUniqArrayIf(${start.text}, time >= {from:Int64}) AS came FROM events
        WHERE account = {account:String} AND project = {project:String} AND time < {to:Int64} AND ${day} <= {toDay:Int64}${withBots ? '' : " AND bot = ''"}${name === undefined ? '' : ' AND name = {onlyName:String}'}
          AND visitorKey != 0${people.text}
        GROUP BY visitorKey HAVING first >= {from:Int64}
      )
    ) GROUP BY cohort, came`,
    given: { ...start.given, ...people.given },
  }
}
