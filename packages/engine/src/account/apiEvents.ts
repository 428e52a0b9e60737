import { type ApiAnswer, consentAnswers, type ToldEvent } from '@tagmason/domain'
import { checkSyntax, lineColumn, loadSentences, scan, worded } from '@tagmason/tracking'
import { z } from 'zod'
import { problem } from './apiProblem.ts'

/** As many events as one request may bring. */
export const mostEvents = 10_000

const words = (most: number) => z.string('Give a text here.').max(most, `Give at most ${most} characters.`).nullish()

/** An event as it is sent. What else it holds is left out. */
export const sentEventSchema = z.object({
  name: z
    .string('Give the event a name, such as sign_up.')
    .trim()
    .min(1, 'Give the event a name, such as sign_up.')
    .max(100, 'Give a name of at most 100 characters.'),
  clientId: words(200).describe('What the client knows its visitor by; without it the visitor is a salted hash of the day.'),
  userId: words(200),
  sessionId: words(200),
  timestamp: z
    .union([z.string(), z.number()], 'Give an ISO 8601 time or the milliseconds since 1970.')
    .nullish()
    .describe('When it happened: ISO 8601 or milliseconds since 1970; now where left out.'),
  eventId: words(200).describe('The same id twice is the same event, which is kept once.'),
  page: z.object({ url: words(4096), title: words(1000), referrer: words(4096) }, 'Give an object with url, title and referrer.').nullish(),
  params: z.record(z.string(), z.unknown(), 'Give an object of names and values.').nullish(),
  ip: words(45).describe('The visitor’s address; believed from secret keys only.'),
  userAgent: words(1000).describe('The visitor’s browser; believed from secret keys only.'),
  language: words(35).describe('BCP 47, such as de-AT; its region tells the country where nothing else does.'),
  timeZone: words(60).describe('IANA name, such as Europe/Vienna; tells the country where none is given.'),
  screen: z
    .string('Give a text here.')
    .regex(/^\d{1,5}x\d{1,5}$/, 'Give width and height like 1280x720.')
    .nullish(),
  country: z
    .string('Give a text here.')
    .regex(/^[A-Za-z]{2}$/, 'Give two letters of ISO 3166, such as AT.')
    .nullish()
    .describe('Where the visitor is; believed from secret keys only. It is never looked up by address.'),
  traits: z
    .record(z.string(), z.unknown(), 'Give an object of names and values.')
    .nullish()
    .describe(
      'Properties of the user that hold from now on. What names a person is left out unless the project keeps personal data; `user:<name>` asks for the others.',
    ),
  consent: z
    .enum(consentAnswers, 'Give granted or denied, or leave it out where the visitor was not asked.')
    .nullish()
    .describe('What the visitor said of analytics; left out where nobody asked them. It is kept as the parameter `_consent`.'),
  identifies: z.boolean('Give true or false.').nullish().describe('Says only who the visitor is: it is kept about the person, and counts as no event.'),
})

/** What is wrong with one event of a request; `index` is its place, from 0. */
export interface SentFault {
  index: number
  field: string
  message: string
}

/** The events of a body that have the right form, each with its place, and what is wrong with the others. */
export interface Sent {
  events: ToldEvent[]
  places: number[]
  errors: SentFault[]
}

/** Reads what was sent: one event, or `{ "events": [ … ] }`. A body that is none of it is refused as a whole. */
export async function readSent(body: string): Promise<Sent | { refused: ApiAnswer }> {
  const parsed = await readJson(body)
  if ('refused' in parsed) return parsed
  const list = listOf(parsed.value)
  if ('refused' in list) return list
  const sent: Sent = { events: [], places: [], errors: [] }
  for (const [index, value] of list.events.entries()) {
    const { success, data, error } = sentEventSchema.safeParse(value)
    if (success) {
      sent.events.push(withoutNulls(data))
      sent.places.push(index)
    } else
      for (const { path, message } of error.issues)
        sent.errors.push({ index, field: path.join('.'), message: path.length === 0 ? 'Give an object with a name.' : message })
  }
  return sent
}

/** Refuses a request of which nothing can be kept, with what is wrong with each event. */
export const allWrong = (errors: readonly SentFault[]): ApiAnswer =>
  problem(422, 'Unprocessable Content', `None of the events can be kept: ${errors[0] === undefined ? '' : told(errors[0])}`, {}, { errors })

const told = ({ index, field, message }: SentFault) => `the event at ${index} is wrong${field === '' ? '' : ` in '${field}'`}. ${message}`

/** Deeper than any event is; what is broken there is not looked for, which would take as long as it is deep. */
const deepest = 200

/** The value of a body, or 400 with the place at which it stops being JSON. */
export async function readJson(body: string): Promise<{ value: unknown } | { refused: ApiAnswer }> {
  try {
    return { value: JSON.parse(body) }
  } catch {
    const { tooDeepAt } = scan(body, deepest)
    if (tooDeepAt !== -1) return broken(body, tooDeepAt, `it has more than ${deepest} levels there`)
    const { index, expected } = checkSyntax(body).fault ?? { index: body.length, expected: 'a value' }
    const wanted = worded(await loadSentences('en'), expected)
    return broken(body, index, `${wanted} is expected, but ${index >= body.length ? 'the body ends there' : `there is ${JSON.stringify(body.charAt(index))}`}`)
  }
}

function broken(body: string, index: number, why: string): { refused: ApiAnswer } {
  const { line, column } = lineColumn(body, index)
  return { refused: problem(400, 'Bad Request', `The body is not JSON at line ${line}, column ${column}: ${why}.`, {}, { line, column }) }
}

function listOf(value: unknown): { events: unknown[] } | { refused: ApiAnswer } {
  const refused = (status: 413 | 422, title: string, detail: string) => ({ refused: problem(status, title, detail, {}, { field: 'events' }) })
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refused(422, 'Unprocessable Content', 'The body is neither an event nor a list of them: send { "name": … } or { "events": [ … ] }.')
  if (!('events' in value)) return { events: [value] }
  const { events } = value
  if (!Array.isArray(events) || events.length === 0)
    return refused(422, 'Unprocessable Content', 'There are no events in the body: give at least one in the list `events`.')
  if (events.length > mostEvents)
    return refused(413, 'Content Too Large', `The body has ${events.length} events, and ${mostEvents} are the most of one request: send them in several.`)
  return { events }
}

/** `null` says no more than nothing. */
function withoutNulls({ page, ...event }: z.output<typeof sentEventSchema>): ToldEvent {
  const known = (row: object) => Object.fromEntries(Object.entries(row).filter(([, value]: [string, unknown]) => value !== null && value !== undefined))
  return { ...known(event), ...(page === null || page === undefined ? {} : { page: known(page) }) } as ToldEvent
}
