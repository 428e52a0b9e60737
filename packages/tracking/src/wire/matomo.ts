import type { MatomoValues } from './matomoValues.ts'
import { z } from 'zod'
import { matomoEvent } from './matomoEvent.ts'
import { list, parsed, text } from './fields.ts'
import { jsonAs, textOf } from './reading.ts'
import { Telling } from './telling.ts'
import type { Decode, WireRequest } from './wire.ts'

const bulk = z.object({ requests: list, token_auth: text })
const values = z.record(z.string(), text)

/** Matomo: `/matomo.php` and `/piwik.php`, values in the query or in a form, or many queries in the JSON of a bulk request. */
export const matomo: Decode = (request) => {
  const telling = new Telling('matomo', 'idsite')
  const { requests, secret } = queriesOf(request)
  if (requests.length === 0) telling.fault(0, 'requests', 'requests is empty, so nothing is told: send at least one.')
  for (const [at, each] of requests.entries()) {
    const { idsite } = each
    if (each['rec'] !== '1') telling.fault(at, 'rec', 'rec is not 1, so nothing is to be recorded: send rec=1.')
    else if (isSilent(each)) telling.silence(at, idsite)
    else telling.event(at, idsite, matomoEvent(each))
  }
  return telling.told({ secret: secret ?? requests.find((each) => each['token_auth'] !== undefined)?.['token_auth'] })
}

/** Heartbeats, and actions of plug-ins that say nothing of our own terms (media, crashes, form analytics). */
const isSilent = (values: Readonly<Record<string, string | undefined>>) =>
  values['ping'] === '1' || (values['ca'] === '1' && values['e_a'] === undefined && values['c_n'] === undefined && values['search'] === undefined)

function queriesOf({ query, body }: WireRequest): { requests: MatomoValues[]; secret?: string | undefined } {
  const sent = textOf(body).trim()
  if (!sent.startsWith('{')) return { requests: [Object.fromEntries([...query, ...new URLSearchParams(sent)])] }
  const read = jsonAs(bulk, sent)
  return {
    secret: read?.token_auth,
    requests: (read?.requests ?? []).map((each) =>
      typeof each === 'string' ? Object.fromEntries(new URLSearchParams(each.replace(/^[^?]*\?/, ''))) : (parsed(values, each) ?? {}),
    ),
  }
}
