import type { ApiAnswer } from '@tagmason/domain'
import { z } from 'zod'
import type { EventBy, EventQuestion, EventReader } from '../store/eventStore.ts'
import { type AddressForm, readFilter } from './apiAddress.ts'
import { intervalFault } from './apiCounts.ts'
import { invalidQuestion, issuesOf } from './apiIssues.ts'
import { cursorOf, placeOf } from './apiPage.ts'
import { rowsBefore } from './apiPrevious.ts'
import { type AnsweredQuestion, eventQuestionOf, isInterval, questionSchema, type WireQuestion } from './apiQuestion.ts'
import { parsePeriod, type Period, periodBefore } from './apiRange.ts'
import type { ApiTable } from './apiTable.ts'
import { sha256 } from './secrets.ts'

/** Whose events are asked about, and when. */
export interface Asked {
  account: string
  project: string
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
  /** Names of the events of the project's goals. */
  goals: ReadonlySet<string>
}

/** A question that can be answered. */
export interface ParsedQuery {
  /** As it is told back. */
  answered: AnsweredQuestion
  question: EventQuestion & { by: EventBy[] }
  timeZone: string
  /** Rows before the page. */
  offset: number
  /** Tells the question from others. */
  hash: string
}

export const queryForm: AddressForm = { lists: ['measures', 'by', 'keyEvents'], items: { filter: { field: 'filters', read: readFilter } } }

/** Each page counts all rows before it anew, so nobody turns them for ever. */
const maxOffset = 1_000_000
const placeSchema = z.object({ offset: z.int().min(1), from: z.int(), to: z.int(), hash: z.string() })

/** Reads a question of `/api/v1/query`. Whoever leaves `from` or `to` out gets the same ones on the next page, also after midnight. */
export async function parseQuery(given: unknown, asked: Asked): Promise<ParsedQuery | { refused: ApiAnswer }> {
  const { data: wire, error } = questionSchema.safeParse(given)
  if (wire === undefined) return invalidQuestion(issuesOf(error))
  const read = wire.cursor === undefined ? null : placeOf(wire.cursor, placeSchema)
  if (read !== null && 'refused' in read) return wrongCursor
  const place = read?.place
  const period = parsePeriod(wire, asked.timeZone, asked.now, place)
  if (Array.isArray(period)) return invalidQuestion(period)
  const issues = wire.by.flatMap((by, at) => {
    const message = isInterval(by) ? intervalFault({ ...period, interval: by }) : null
    return message === null ? [] : [{ path: `by.${at}`, message }]
  })
  if (issues.length > 0) return invalidQuestion(issues)
  const answered = answeredOf(wire, period, asked.goals)
  const hash = await hashOf(answered, asked)
  if (place !== undefined && place.hash !== hash) return wrongCursor
  if (place !== undefined && place.offset > maxOffset)
    return invalidQuestion([{ path: 'cursor', message: `Pages end after ${maxOffset} rows: ask a narrower question, with filters or a shorter time.` }])
  return { answered, question: eventQuestionOf(answered, { ...asked, ...period }), timeZone: asked.timeZone, offset: place?.offset ?? 0, hash }
}

const wrongCursor = invalidQuestion([
  { path: 'cursor', message: 'It is none that was given for this question: send the `next` of the page before with the same question, or leave it out.' },
])

function answeredOf(wire: WireQuestion, { from, to }: Period, goals: ReadonlySet<string>): AnsweredQuestion {
  const { cursor: _, keyEvents, ...rest } = wire
  const asksKeys = rest.measures.some((measure) => measure === 'keyEvents' || measure === 'keyVisits')
  return { ...rest, from: new Date(from).toISOString(), to: new Date(to).toISOString(), keyEvents: keyEvents ?? (asksKeys ? [...goals].sort() : []) }
}

/** Pages of one question may differ in length. */
async function hashOf(answered: AnsweredQuestion, { account, project, timeZone }: Asked): Promise<string> {
  const { limit: _, ...question } = answered
  const fields = Object.entries(question).sort(([one], [other]) => (one < other ? -1 : 1))
  return (await sha256(JSON.stringify([account, project, timeZone, fields]))).slice(0, 16)
}

/** The page of a question. Rows with most of the first measure stand first. */
export async function answerQuery(events: Pick<EventReader, 'query'>, { answered, question, timeZone, offset, hash }: ParsedQuery): Promise<ApiTable> {
  const { limit } = answered
  const found = await events.query({ ...question, most: offset + limit + 1 })
  const page = found.slice(offset, offset + limit)
  const { from, to } = question
  const end = offset + page.length
  const previous = answered.compare === undefined ? null : await rowsBefore(events, question, periodBefore(question, timeZone), page)
  const row = ({ by, values }: (typeof page)[number]) => [...by, ...values]
  return {
    columns: [...answered.by, ...answered.measures],
    rows: page.map(row),
    besides: { question: answered, counted: await counted(events, question, timeZone) },
    next: found.length > end ? cursorOf({ offset: end, from, to, hash }) : null,
    ...(previous === null ? {} : { previous: { rows: previous.map((each) => each && row(each)), columns: answered.measures } }),
  }
}

/** Of what the figures were counted: the events of the range (and name), and how many of machines were left out. */
export async function counted(events: Pick<EventReader, 'query'>, { account, project, from, to, name, withBots = false }: EventQuestion, timeZone: string) {
  const range = { account, project, from, to, ...(name === undefined ? {} : { name }) }
  const rows = await events.query({ ...range, withBots: true, measures: ['events'], by: ['bot'] })
  const sumOf = (bots: boolean) => rows.filter(({ by: [bot] }) => (bot !== '') === bots).reduce((sum, { values: [events] }) => sum + (events ?? 0), 0)
  const [people, bots] = [sumOf(false), sumOf(true)]
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    timeZone,
    rows: withBots ? people + bots : people,
    bots: withBots ? 0 : bots,
    sampled: false as const,
  }
}
