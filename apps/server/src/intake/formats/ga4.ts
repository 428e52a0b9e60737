import { z } from 'zod'
import { list, bag, names, number, parsed, text, without } from './fields.ts'
import { asked, jsonAs, textOf } from './reading.ts'
import { Telling } from './telling.ts'
import type { Decode } from './wire.ts'

const hit = z.object({
  client_id: text,
  app_instance_id: text,
  user_id: text,
  timestamp_micros: number,
  ip_override: text,
  user_agent: text,
  events: list,
})
const event = z.object({ name: text, timestamp_micros: number, params: bag })
const known = z.object({ session_id: text, page_location: text, page_title: text, page_referrer: text, language: text, screen_resolution: text })
const knownNames = names('session_id page_location page_title page_referrer language screen_resolution')

/** Microseconds of the protocol as our milliseconds. */
const milliseconds = (micros: number | undefined) => (micros === undefined ? undefined : Math.round(micros / 1000))

/** GA4 Measurement Protocol: `POST /mp/collect?measurement_id=G-…&api_secret=…`. A reserved name is no fault here: only `/debug/mp/collect` speaks of those. */
export const ga4: Decode = ({ query, body }) => {
  const telling = new Telling('ga4', 'measurement_id')
  const id = asked(query, 'measurement_id') ?? asked(query, 'firebase_app_id') ?? asked(query, 'api_secret')
  const secret = asked(query, 'api_secret')
  const read = jsonAs(hit, textOf(body))
  if (read === undefined) telling.fault(0, '', 'The hit is no JSON object, so nothing of it can be read: ask /debug/mp/collect what is wrong.')
  else if (read.events.length === 0) telling.fault(0, 'events', 'The hit has no events, so there is nothing to count: add at least one event with a name.')
  for (const [at, each] of (read?.events ?? []).entries()) {
    const { name, params, timestamp_micros } = parsed(event, each) ?? {}
    if (read === undefined || name === undefined || params === undefined) {
      telling.fault(at, `events[${at}].name`, `events[${at}] has no name, so it cannot be counted: add one.`)
      continue
    }
    const page = known.parse(params)
    telling.event(at, id, {
      name,
      clientId: read.client_id ?? read.app_instance_id,
      userId: read.user_id,
      sessionId: page.session_id,
      timestamp: milliseconds(timestamp_micros ?? read.timestamp_micros),
      page: { url: page.page_location, title: page.page_title, referrer: page.page_referrer },
      params: without(params, knownNames),
      language: page.language,
      screen: page.screen_resolution,
      ip: read.ip_override,
      userAgent: read.user_agent,
    })
  }
  return telling.told({ secret })
}
