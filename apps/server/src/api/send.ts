import type { ApiAnswer } from '@tagmason/domain'
import { allWrong, apiProblem, readSent } from '@tagmason/engine'
import type { Handler } from 'hono'
import { bodyOf } from '../intake/body.ts'
import { browserHeaders } from '../intake/browserHeaders.ts'
import type { Intake, Taken } from '../intake/intake.ts'
import { addressOf } from '../people/address.ts'
import type { Desk } from './desk.ts'
import { answer, type Gated } from './gate.ts'

export interface SendParts {
  desk: Pick<Desk, 'ports'>
  intake: Pick<Intake, 'take'>
  /** Proxies of ours in front of this server. */
  proxies: number
}

/** Takes events in; answers when they are on disk. */
export const send =
  ({ desk, intake, proxies }: SendParts): Handler<Gated> =>
  async (c) => {
    const body = await bodyOf(c.req.raw)
    if ('status' in body) return answer(c, apiProblem(body.status, body.status === 413 ? 'Content Too Large' : 'Bad Request', body.message))
    const sent = readSent(new TextDecoder().decode(body.bytes))
    if ('refused' in sent) return answer(c, sent.refused)
    if (sent.events.length === 0) return answer(c, allWrong(sent.errors))
    const { keyring, key } = c.var.caller
    const taken = await intake.take(sent.events, {
      account: keyring.account,
      project: c.var.project.value,
      format: 'api',
      ...browserHeaders(c.req.raw.headers, proxies),
      ip: addressOf(c, proxies),
      userAgent: c.req.header('User-Agent') ?? '',
      at: desk.ports.now().getTime(),
      trusted: key.kind === 'secret',
    })
    if ('busy' in taken) return answer(c, isBusy(taken))
    const faults = taken.faults.map(({ at, field, message }) => ({ index: sent.places[at] ?? at, field, message }))
    const errors = [...sent.errors, ...faults].sort((one, other) => one.index - other.index)
    if (taken.accepted === 0) return answer(c, allWrong(errors))
    return answer(c, { status: 202, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ accepted: taken.accepted, errors }) })
  }

function isBusy({ status, seconds }: Extract<Taken, { busy: true }>): ApiAnswer {
  const why = status === 429 ? 'More events come in than can be stored' : 'Events cannot be stored just now'
  const title = status === 429 ? 'Too Many Requests' : 'Service Unavailable'
  return apiProblem(status, title, `${why}, so none of these was taken: send them again in ${seconds} seconds.`, { 'Retry-After': String(seconds) })
}
