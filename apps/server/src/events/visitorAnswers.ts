import type { ClickHouseClient } from '@clickhouse/client'
import { byText, checkSteps, checkWay, type Cohort, type EventStore, type FunnelRow, intervalStarts, wayStep } from '@tagmason/engine'
import { rangeGiven, rowsOf } from './ask.ts'
import { funnelByQuery, type ReachedRow } from './funnelQuery.ts'
import { nextQuery, retentionQuery } from './visitorQuery.ts'

type Numbers<Row> = { [Key in keyof Row]: number | string }

/** The answers about visitors: how far they come, what they do next, whether they come back. */
export const visitorAnswers = (client: ClickHouseClient): Pick<EventStore, 'funnelBy' | 'next' | 'retention'> => ({
  async funnelBy(question) {
    const { steps, most = Infinity } = question
    checkSteps(steps)
    if (steps.length === 0) return []
    const { query, given } = funnelByQuery(question)
    const rows = await rowsOf<Numbers<ReachedRow> & { value: string }>(client, query, { ...rangeGiven(question), ...given })
    return funnelRows(rows, steps.length).slice(0, Math.max(0, most))
  },

  async next(question) {
    checkWay(question.way)
    const { query, given } = nextQuery(question)
    const rows = await rowsOf<Numbers<{ visits: number; allVisits: number }> & { next: string }>(client, query, { ...rangeGiven(question), ...given })
    const next = rows.slice(0, Math.max(0, question.most)).map((row) => ({ step: wayStep(row.next), visits: Number(row.visits) }))
    return { visits: Number(rows[0]?.allVisits ?? 0), next }
  },

  async retention(question) {
    const starts = intervalStarts(question, question.cut)
    if (starts.length === 0) return []
    const { query, given } = retentionQuery(question)
    const rows = await rowsOf<Numbers<Record<'cohort' | 'came' | 'visitors', number>>>(client, query, { ...rangeGiven(question), ...given })
    const counts = new Map(rows.map(({ cohort, came, visitors: count }) => [`${Number(cohort)} ${Number(came)}`, Number(count)]))
    return starts.map((cohort, at): Cohort => ({
      at: new Date(cohort).toISOString(),
      people: starts.slice(at).map((came) => counts.get(`${cohort} ${came}`) ?? 0),
    }))
  },
})

/** Those who came at least so far, for each value; in the order of the definition. */
function funnelRows(rows: readonly (Numbers<ReachedRow> & { value: string })[], steps: number): FunnelRow[] {
  const people = new Map<string, number[]>()
  for (const { value, reached, visitors: count } of rows) {
    const reaching = people.get(value) ?? Array.from({ length: steps }, () => 0)
    people.set(
      value,
      reaching.map((before, step) => before + (Number(reached) > step ? Number(count) : 0)),
    )
  }
  return [...people]
    .map(([value, those]) => ({ value, people: those }))
    .sort((one, other) => (other.people[0] ?? 0) - (one.people[0] ?? 0) || byText(one.value, other.value))
}
