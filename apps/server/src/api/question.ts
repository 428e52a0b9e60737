import { type ApiAnswer, zoneOf } from '@tagmason/domain'
import {
  type Address,
  answerFunnel,
  answerQuery,
  type ApiFormat,
  apiFormats,
  apiProblem,
  type ApiTable,
  type Asked,
  type EventReader,
  funnelForm,
  invalidQuestion,
  parseFunnel,
  parseQuery,
  queryForm,
  readAddress,
  readJson,
  tableAnswer,
  unknownField,
} from '@tagmason/engine'
import type { Context, Handler } from 'hono'
import { accepts } from 'hono/accepts'
import { bodyOf } from '../intake/body.ts'
import type { Desk } from './desk.ts'
import { answer, type Gated } from './gate.ts'

type Given = { given: unknown } | { refused: ApiAnswer }

/** Answers a typed question about events. By the world's clock, like all that is counted here of what came in. */
export const askEvents = (desk: Pick<Desk, 'ports'>, events: Pick<EventReader, 'query'>): Handler<Gated> =>
  asTable(['cursor'], async (c) => {
    const read = await givenIn(c, queryForm)
    if ('refused' in read) return read
    const parsed = await parseQuery(read.given, asked(c, desk))
    return 'refused' in parsed ? parsed : answerQuery(events, parsed)
  })

/** Answers how many visitors came through some steps. */
export const askFunnel = (desk: Pick<Desk, 'ports'>, events: Pick<EventReader, 'query' | 'funnel'>): Handler<Gated> =>
  asTable([], async (c) => {
    const read = await givenIn(c, funnelForm)
    if ('refused' in read) return read
    const parsed = parseFunnel(read.given, asked(c, desk))
    return 'refused' in parsed ? parsed : answerFunnel(events, parsed)
  })

/** `besideBody`: what may stand in the address of a question that comes as a body. */
function asTable(besideBody: readonly string[], tableOf: (c: Context<Gated>) => Promise<ApiTable | { refused: ApiAnswer }>): Handler<Gated> {
  return async (c) => {
    const format = formatOf(c)
    if (typeof format !== 'string') return answer(c, format.refused)
    const unknown = c.req.method === 'POST' ? Object.keys(addressOf(c)).filter((name) => !besideBody.includes(name)) : []
    if (unknown.length > 0) return answer(c, invalidQuestion(unknown.map((path) => ({ path, message: unknownField }))).refused)
    const table = await tableOf(c)
    return answer(c, 'refused' in table ? table.refused : tableAnswer(table, format, (cursor) => nextAddress(c, cursor)))
  }
}

/** What was asked to be answered: `format` in the address, else what `Accept` prefers. */
export function formatOf(c: Context): ApiFormat | { refused: ApiAnswer } {
  const named = c.req.query('format')
  if (named === undefined)
    return accepts(c, { header: 'Accept', supports: ['application/json', 'text/csv'], default: 'application/json' }) === 'text/csv' ? 'csv' : 'json'
  return apiFormats.find((format) => format === named) ?? invalidQuestion([{ path: 'format', message: `Give one of ${apiFormats.join(', ')}.` }])
}

const asked = ({ var: { caller, project } }: Context<Gated>, { ports }: Pick<Desk, 'ports'>): Asked => ({
  account: caller.keyring.account,
  project: project.value,
  timeZone: zoneOf(project.timeZone),
  now: ports.now().getTime(),
  goals: caller.keyring.goals.get(project.value) ?? new Set(),
})

/** The question of a body or an address. The next page of one that came as a body has its cursor in the address. */
async function givenIn(c: Context<Gated>, form: Parameters<typeof readAddress>[1]): Promise<Given> {
  const address = readAddress(addressOf(c), form)
  if (c.req.method !== 'POST') return { given: address }
  const body = await bodyOf(c.req.raw)
  if ('status' in body)
    return {
      refused:
        body.status === 413
          ? apiProblem(413, 'Content Too Large', 'The question has more than 1 MB: ask for less at once.')
          : apiProblem(400, 'Bad Request', 'The body could not be read to its end: send it again.'),
    }
  const read = await readJson(new TextDecoder().decode(body.bytes))
  if ('refused' in read) return read
  const { value } = read
  return { given: typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, ...address } : value }
}

/** Without what is no part of the question. */
const addressOf = (c: Context): Address => Object.fromEntries(Object.entries(c.req.queries()).filter(([name]) => name !== 'project' && name !== 'format'))

/** The same address with another cursor: the next page is asked for like this one. */
function nextAddress(c: Context, cursor: string): string {
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.set('cursor', cursor)
  return `${pathname}?${searchParams.toString()}`
}
