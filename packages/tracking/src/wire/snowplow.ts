import type { SnowplowValues } from './snowplowValues.ts'
import { z } from 'zod'
import { list, parsed, text } from './fields.ts'
import { forwardedFor, jsonAs, textOf } from './reading.ts'
import { snowplowAction } from './snowplowAction.ts'
import { hostOf, Telling } from './telling.ts'
import type { Decode, WireRequest } from './wire.ts'

const posted = z.object({ schema: text, data: list })
const values = z.record(z.string(), text)

/** Snowplow's tracker protocol: a list of events to `/com.snowplowanalytics.snowplow/tp2`, or one in the query of `/i`. */
export const snowplow: Decode = (request) => {
  const telling = new Telling('snowplow', 'aid')
  const events = eventsOf(request)
  if (events.length === 0) telling.fault(0, 'data', 'The body is no list of events: send { schema, data: [ … ] } of payload_data.')
  for (const [at, each] of events.entries()) {
    const value = (key: string) => each[key]?.trim() || undefined
    // Without an application id the page names the site.
    const id = value('aid') ?? hostOf(value('url'))
    const action = snowplowAction(each)
    if (action === 'silent') telling.silence(at, id)
    else if (action === null) telling.fault(at, 'e', `e cannot be ${JSON.stringify(value('e') ?? null)}: send pv, ue, se, tr or ti with what belongs to it.`)
    else
      telling.event(at, id, {
        name: action.name,
        clientId: value('duid') ?? value('nuid') ?? value('tnuid') ?? action.session.userId,
        userId: value('uid'),
        sessionId: value('sid') ?? action.session.sessionId,
        timestamp: value('ttm') ?? value('dtm'),
        sentAt: value('stm'),
        eventId: value('eid'),
        page: { url: value('url'), title: value('page'), referrer: value('refr') },
        params: action.params,
        traits: action.traits,
        timeZone: value('tz'),
        language: value('lang'),
        screen: value('res'),
        ip: value('ip') ?? forwardedFor(request.headers),
        userAgent: value('ua'),
      })
  }
  return telling.told()
}

function eventsOf({ method, query, body }: WireRequest): SnowplowValues[] {
  if (method === 'GET') return [Object.fromEntries(query)]
  return (jsonAs(posted, textOf(body))?.data ?? []).map((each) => parsed(values, each) ?? {})
}
