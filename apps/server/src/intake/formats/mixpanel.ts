import { z } from 'zod'
import { bag, moment, names, number, parsed, screenOf, text, without } from './fields.ts'
import { asked, basicUser, dataOf, jsonOf, textOf } from './reading.ts'
import { Telling } from './telling.ts'
import type { Decode, WireRequest } from './wire.ts'

const event = z.object({ event: text, properties: bag })
const profile = z.object({ $token: text, token: text })
const known = z
  .object({ token: text, distinct_id: text, $device_id: text, $user_id: text, $insert_id: text, time: moment, ip: text })
  .extend({ $current_url: text, $referrer: text, current_page_title: text, $screen_width: number, $screen_height: number })

/** What Mixpanel's clients say of themselves and the browser on every event: told elsewhere, or not taken. */
const ofClient = names(
  'token distinct_id time ip mp_lib mp_sent_by_lib_version $lib_version $insert_id $device_id $user_id $current_url $referrer $referring_domain current_page_title ' +
    '$screen_width $screen_height $browser $browser_version $os $device $had_persisted_distinct_id $initial_referrer $initial_referring_domain ' +
    'current_domain current_url_path current_url_protocol current_url_search $mp_autocapture $mp_api_endpoint $mp_api_timestamp_ms mp_processing_time_ms',
)

/** What says who somebody is, and is no event. */
const silent = names('$identify $create_alias $merge')
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
      const { $token, token } = parsed(profile, each) ?? {}
      telling.silence(at, $token ?? token ?? key)
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
  const device = of.$device_id ?? (of.distinct_id?.startsWith('$device:') === true ? of.distinct_id.slice('$device:'.length) : undefined)
  // A browser that nobody signed in to goes by its device; servers and signed-in people by the id of the user.
  const isUser = of.distinct_id !== device && of.distinct_id !== `$device:${device}`
  telling.event(at, site, {
    name: pageViews.has(read.event) ? 'page_view' : read.event,
    clientId: device ?? of.distinct_id,
    userId: of.$user_id ?? (isUser ? of.distinct_id : undefined),
    timestamp: milliseconds(of.time),
    eventId: of.$insert_id,
    page: { url: of.$current_url, title: of.current_page_title, referrer: of.$referrer === '$direct' ? undefined : of.$referrer },
    params: without(read.properties, ofClient),
    screen: screenOf(of.$screen_width, of.$screen_height),
    ip: of.ip,
  })
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
