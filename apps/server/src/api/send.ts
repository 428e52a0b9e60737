import type { ApiAnswer } from '@tagmason/domain'
import { allWrong, apiProblem } from '@tagmason/engine'
import type { Handler } from 'hono'
import { browserHeaders } from '../intake/browserHeaders.ts'
import type { Intake, Taken } from '../intake/intake.ts'
import type { BodyReader } from '../intake/reader.ts'
import { rulesOf } from '../intake/siteOf.ts'
import { addressOf } from '../people/address.ts'
import type { Desk } from './desk.ts'
import { answer, type Gated } from './gate.ts'

export interface SendParts {
  desk: Pick<Desk, 'ports'>
  intake: Pick<Intake, 'take'>
  bodies: Pick<BodyReader, 'sent'>
  /** Proxies of ours in front of this server. */
  proxies: number
}

/** Takes events in; answers when they are on disk. */
export const send =
  ({ desk, intake, bodies, proxies }: SendParts): Handler<Gated> =>
  async (c) => {
    const ip = addressOf(c, proxies)
    const sent = await bodies.sent(c.req.raw, ip)
    if ('seconds' in sent) return answer(c, isBusy(sent))
    if ('status' in sent) return answer(c, apiProblem(sent.status, sent.status === 413 ? 'Content Too Large' : 'Bad Request', sent.message))
    if ('refused' in sent) return answer(c, sent.refused)
    if (sent.events.length === 0) return answer(c, allWrong(sent.errors))
    const { keyring, key } = c.var.caller
    const taken = await intake.take(sent.events, {
      account: keyring.account,
      project: c.var.project.value,
      format: 'api',
      ...browserHeaders(c.req.raw.headers, proxies),
      ip,
      userAgent: c.req.header('User-Agent') ?? '',
      at: desk.ports.now().getTime(),
      trusted: key.kind === 'secret',
      ...rulesOf(c.var.project),
    })
    if ('busy' in taken) return answer(c, isBusy(taken))
    const faults = taken.faults.map(({ at, field, message }) => ({ index: sent.places[at] ?? at, field, message }))
    const errors = [...sent.errors, ...faults].sort((one, other) => one.index - other.index)
    if (taken.accepted === 0) return answer(c, allWrong(errors))
    return answer(c, { status: 202, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ accepted: taken.accepted, errors }) })
  }

function isBusy({ status, seconds, limit }: Pick<Extract<Taken, { busy: true }>, 'status' | 'seconds' | 'limit'>): ApiAnswer {
  const why =
    limit !== undefined
      ? `The project has used its ${limit} calls with events of this hour`
      : status === 429
        ? 'More events come in than can be stored'
        : 'Events cannot be stored just now'
  const title = status === 429 ? 'Too Many Requests' : 'Service Unavailable'
  return apiProblem(status, title, `${why}, so none of these was taken: send them again in ${seconds} seconds.`, { 'Retry-After': String(seconds) })
}
