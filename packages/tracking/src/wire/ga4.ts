import { z } from 'zod'
import { consentOfHit } from './consent.ts'
import { bag, list, names, number, parsed, part, some, text, without } from './fields.ts'
import { orderOf } from './orders.ts'
import { asked, jsonAs, textOf } from './reading.ts'
import { Telling } from './telling.ts'
import type { Decode, WireRequest } from './wire.ts'

const hit = z.object({
  client_id: text,
  app_instance_id: text,
  user_id: text,
  timestamp_micros: number,
  ip_override: text,
  user_agent: text,
  events: list,
  user_properties: bag,
  user_location: part({ country_id: text }),
  consent: part({ ad_user_data: text, ad_personalization: text }),
})
const event = z.object({ name: text, timestamp_micros: number, params: bag })
const known = z.object({ session_id: text, page_location: text, page_title: text, page_referrer: text, language: text, screen_resolution: text })
const knownNames = names('session_id page_location page_title page_referrer language screen_resolution user_properties')

/** Microseconds of the protocol as our milliseconds. */
const milliseconds = (micros: number | undefined) => (micros === undefined ? undefined : Math.round(micros / 1000))

const userProperty = z.object({ value: z.unknown() })
/** `{ plan: { value: 'pro' } }`, for all events of a hit or for one. */
const traitsOf = (...told: readonly unknown[]) =>
  some(
    Object.fromEntries(told.flatMap((values) => Object.entries(bag.parse(values)).map(([name, value]) => [name, parsed(userProperty, value)?.value ?? null]))),
  )

/** Who sends stands in the address: the project, and the secret that opens it too. */
export const ga4Keys = ({ query }: Pick<WireRequest, 'query'>): readonly string[] =>
  given(asked(query, 'measurement_id') ?? asked(query, 'firebase_app_id'), asked(query, 'api_secret'))
const given = (...ids: readonly (string | undefined)[]) => ids.filter((id) => id !== undefined)

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
      ...orderOf(name, without(params, knownNames)),
      traits: traitsOf(read.user_properties, params['user_properties']),
      clientId: read.client_id ?? read.app_instance_id,
      userId: read.user_id,
      sessionId: page.session_id,
      timestamp: milliseconds(timestamp_micros ?? read.timestamp_micros),
      page: { url: page.page_location, title: page.page_title, referrer: page.page_referrer },
      language: page.language,
      screen: page.screen_resolution,
      country: read.user_location.country_id,
      ip: read.ip_override,
      userAgent: read.user_agent,
      consent: consentOfHit(read.consent.ad_user_data, read.consent.ad_personalization),
    })
  }
  return telling.told({ secret })
}
