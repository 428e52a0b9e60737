import type { ToldEvent } from '@tagmason/domain'
import { z } from 'zod'
import { bag, list, moment, names, number, parsed, screenOf, some, text, without } from './fields.ts'
import { orderOf } from './orders.ts'
import { asked, basicUser, dataOf, jsonOf, textOf } from './reading.ts'
import { Telling } from './telling.ts'
import type { Decode, WireRequest } from './wire.ts'

const event = z.object({ event: text, properties: bag })
const profile = z
  .object({ $token: text, token: text, $distinct_id: text, $device_id: text, $user_id: text, $ip: text, $time: moment })
  .extend({ $set: bag, $set_once: bag, $unset: list })
const known = z
  .object({ token: text, distinct_id: text, $device_id: text, $user_id: text, $insert_id: text, time: moment, ip: text })
  .extend({ $current_url: text, $referrer: text, current_page_title: text, $screen_width: number, $screen_height: number })
  .extend({ $identified_id: text, $anon_id: text, $anon_distinct_id: text, alias: text })

/** What Mixpanel's clients say of themselves and the browser on every event: told elsewhere, or not taken. */
const ofClient = names(
  'token distinct_id time ip mp_lib mp_sent_by_lib_version $lib_version $insert_id $device_id $user_id $current_url $referrer $referring_domain current_page_title ' +
    '$screen_width $screen_height $browser $browser_version $os $device $had_persisted_distinct_id $initial_referrer $initial_referring_domain ' +
    'current_domain current_url_path current_url_protocol current_url_search $mp_autocapture $mp_api_endpoint $mp_api_timestamp_ms mp_processing_time_ms',
)

/** What says who a visitor is, and is no event. */
const personal = names('$identify $create_alias')
/** Which of two ids is the user's, nobody can tell. */
const silent = names('$merge')
const pageViews = names('$mp_web_page_view mp_page_view')

/** Mixpanel: `/track` and `/import` tell of events, `/engage` and `/groups` of people and companies, which are none. */
export const mixpanel: Decode = (request) => {
  const telling = new Telling('mixpanel', 'token')
  const value = valueOf(request)
  const told: readonly unknown[] = Array.isArray(value) ? value : [value]
  const key = asked(request.query, 'token') ?? basicUser(request.headers)
  if (told.length === 0) telling.fault(0, 'data', 'data is empty, so nothing is told: send at least one event.')
  for (const [at, each] of told.entries()) {
    if (/^\/(engage|groups)/.test(request.path)) {
      const of = parsed(profile, each)
      const site = of?.$token ?? of?.token ?? key
      const about = request.path.startsWith('/engage') && of !== undefined ? profileOf(of) : undefined
      if (about === undefined) telling.silence(at, site)
      else telling.event(at, site, about)
    } else tell(telling, at, each, key)
  }
  return telling.told()
}

function tell(telling: Telling, at: number, each: unknown, key: string | undefined): void {
  const read = parsed(event, each)
  if (read?.event === undefined) {
    telling.fault(at, 'event', 'event is missing, so the event has no name and cannot be counted: send JSON with event and properties, plainly or in base64.')
    return
  }
  const of = known.parse(read.properties)
  const site = of.token ?? key
  if (silent.has(read.event)) {
    telling.silence(at, site)
    return
  }
  const device = of.$device_id ?? deviceIn(of.distinct_id)
  // A browser that nobody signed in to goes by its device; servers and signed-in people by the id of the user.
  const isUser = of.distinct_id !== device && of.distinct_id !== `$device:${device}`
  const who = { clientId: device ?? of.distinct_id, userId: of.$user_id ?? (isUser ? of.distinct_id : undefined) }
  if (personal.has(read.event)) {
    const anonymous = of.$anon_id ?? of.$anon_distinct_id ?? device
    const clientId = deviceIn(anonymous) ?? anonymous ?? of.distinct_id
    telling.event(at, site, {
      ...who,
      name: 'identify',
      identifies: true,
      clientId,
      userId: of.alias ?? of.$identified_id ?? who.userId,
      timestamp: milliseconds(of.time),
    })
    return
  }
  telling.event(at, site, {
    ...who,
    ...orderOf(pageViews.has(read.event) ? 'page_view' : read.event, without(read.properties, ofClient)),
    timestamp: milliseconds(of.time),
    eventId: of.$insert_id,
    page: { url: of.$current_url, title: of.current_page_title, referrer: of.$referrer === '$direct' ? undefined : of.$referrer },
    screen: screenOf(of.$screen_width, of.$screen_height),
    ip: of.ip,
  })
}

/** The device that an id stands for, where it stands for one. */
const deviceIn = (id: string | undefined) => (id?.startsWith('$device:') === true ? id.slice('$device:'.length) : undefined)

/** What a profile is told to be. Sums and lists that grow, and profiles that are deleted, are not kept. */
function profileOf(of: z.output<typeof profile>): ToldEvent | undefined {
  const unset = Object.fromEntries(of.$unset.filter((name) => typeof name === 'string').map((name) => [name, null]))
  const told = { traits: some({ ...unset, ...of.$set }), traitsOnce: some(of.$set_once) }
  if (told.traits === undefined && told.traitsOnce === undefined) return undefined
  const device = of.$device_id ?? deviceIn(of.$distinct_id)
  const userId = of.$user_id ?? (deviceIn(of.$distinct_id) === undefined && of.$distinct_id !== device ? of.$distinct_id : undefined)
  return {
    ...told,
    name: 'identify',
    identifies: true,
    clientId: device ?? of.$distinct_id,
    userId,
    timestamp: milliseconds(of.$time),
    ip: of.$ip === '0' ? undefined : of.$ip,
  }
}

/** Older clients write seconds, newer ones milliseconds. */
const milliseconds = (time: string | number | undefined) => (typeof time === 'number' && Math.abs(time) < 1e11 ? time * 1000 : time)

/** `data` in the query or in a form, JSON as it is, or one JSON a line. */
function valueOf({ query, body }: WireRequest): unknown {
  const sent = textOf(body)
  const field = sent.startsWith('data=') || sent.includes('&data=') ? new URLSearchParams(sent).get('data') : query.get('data')
  if (field !== null) return dataOf(field)
  const whole = dataOf(sent)
  if (whole !== undefined) return whole
  const lines = sent.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 1 ? lines.map(jsonOf) : undefined
}
