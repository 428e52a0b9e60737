import type { ToldEvent } from '@tagmason/domain'
import { z } from 'zod'
import { bag, flag, list, moment, names, number, parsed, part, screenOf, some, text, without } from './fields.ts'
import { asked, dataOf, textOf } from './reading.ts'
import { orderOf } from './orders.ts'
import { vitalsIn } from './posthogVitals.ts'
import { Telling } from './telling.ts'
import type { Decode, WireRequest } from './wire.ts'

const envelope = part({ api_key: text, token: text, sent_at: moment, batch: list, data: list })
const event = z.object({
  event: text,
  distinct_id: text,
  uuid: text,
  timestamp: moment,
  offset: number,
  api_key: text,
  token: text,
  properties: bag,
  $set: bag,
  $set_once: bag,
})
const known = z
  .object({ token: text, distinct_id: text, $device_id: text, $user_id: text, $session_id: text, $current_url: text, $referrer: text, title: text })
  .extend({ $title: text, $browser_language: text, $screen_width: number, $screen_height: number, $ip: text, $raw_user_agent: text, $useragent: text })
  .extend({ $process_person_profile: flag, $anon_distinct_id: text, alias: text, $timezone: text })
  .extend({ $set: bag, $set_once: bag, $unset: list, $group_type: text, $group_key: text, $group_set: bag })

/** What PostHog's clients say of themselves, the browser and the person on every event: told elsewhere, or not taken. */
const ofClient = names(
  'token distinct_id title $device_id $user_id $session_id $current_url $referrer $title $browser_language $screen_width $screen_height $ip $raw_user_agent $useragent ' +
    '$lib $lib_version $lib_rate_limit_remaining_tokens $is_server $geoip_disable $browser $browser_version $browser_language_prefix $os $os_version $device $device_type ' +
    '$host $pathname $referring_domain $viewport_width $viewport_height $insert_id $time $window_id $pageview_id $timezone $timezone_offset $config_defaults ' +
    '$process_person_profile $is_identified $set $set_once $unset $anon_distinct_id $session_entry_url $session_entry_host $session_entry_pathname $session_entry_referrer ' +
    '$session_entry_referring_domain $initial_person_info $sdk_debug_retry_queue_size $sdk_debug_replay_internal_buffer_length $sdk_debug_replay_internal_buffer_size ' +
    '$sdk_debug_current_session_duration $sdk_debug_session_start $configured_session_timeout_ms $autocapture_disabled_server_side $web_vitals_enabled_server_side ' +
    '$exception_capture_enabled_server_side $dead_clicks_enabled_server_side $recording_status $replay_sample_rate $groups $active_feature_flags',
)

/** What says who a visitor is, and is no event. */
const personal = names('$identify $create_alias $groupidentify $set $unset')
/** Which of two ids is the user's, nobody can tell. */
const silent = names('$merge_dangerously')
const renamed: Readonly<Record<string, string>> = { $pageview: 'page_view', $screen: 'screen_view' }

/** PostHog: `/batch/`, `/e/`, `/capture/`, `/i/v0/e/`; plain JSON or a form with base64, one event, a list, or an envelope around one. */
export const posthog: Decode = (request) => {
  const telling = new Telling('posthog', 'api_key')
  const value = valueOf(request)
  const around = envelope.parse(value)
  const events: readonly unknown[] = Array.isArray(value) ? value : around.batch.length > 0 ? around.batch : around.data.length > 0 ? around.data : [value]
  if (events.length === 0) telling.fault(0, 'batch', 'batch is empty, so nothing is told: send at least one event.')
  const sent = around.sent_at ?? sentOf(request.query)
  for (const [at, each] of events.entries()) {
    const read = parsed(event, each)
    if (read?.event === undefined) {
      telling.fault(at, 'event', 'event is missing, so the event has no name and cannot be counted: send JSON with api_key, event and distinct_id.')
      continue
    }
    const of = known.parse(read.properties)
    const key = around.api_key ?? around.token ?? read.api_key ?? read.token ?? of.token ?? asked(request.query, 'token') ?? asked(request.query, 'api_key')
    if (silent.has(read.event)) {
      telling.silence(at, key)
      continue
    }
    const distinct = read.distinct_id ?? of.distinct_id
    // A browser that nobody signed in to is known by its device; servers and signed-in people go by the id of the user.
    const isUser = distinct !== of.$device_id && of.$process_person_profile !== false
    const who = {
      clientId: of.$device_id ?? of.$anon_distinct_id ?? distinct,
      userId: read.event === '$identify' ? distinct : (of.$user_id ?? (isUser ? distinct : undefined)),
    }
    const order = orderOf(renamed[read.event] ?? read.event, without(read.properties, ofClient))
    const told: ToldEvent = {
      ...who,
      name: order.name,
      sessionId: of.$session_id,
      timestamp: read.offset !== undefined && typeof sent === 'number' ? sent - read.offset : read.timestamp,
      sentAt: sent,
      eventId: read.uuid,
      page: { url: of.$current_url, title: of.$title ?? of.title, referrer: of.$referrer === '$direct' ? undefined : of.$referrer },
      params: order.params,
      ...traitsOf(read, of),
      language: of.$browser_language,
      timeZone: of.$timezone,
      screen: screenOf(of.$screen_width, of.$screen_height),
      ip: of.$ip,
      userAgent: of.$raw_user_agent ?? of.$useragent,
    }
    if (personal.has(read.event))
      telling.event(at, key, { ...told, ...(read.event === '$create_alias' ? aliasOf(distinct, of) : {}), params: {}, identifies: true })
    else if (read.event !== '$web_vitals') telling.event(at, key, told)
    else {
      const vitals = vitalsIn(read.properties, told)
      if (vitals.length === 0) telling.silence(at, key)
      for (const vital of vitals) telling.event(at, key, vital)
    }
  }
  return telling.told()
}

/** What an event tells of the person; what is told of a group is told of who belongs to it. */
function traitsOf(read: z.output<typeof event>, of: z.output<typeof known>): Pick<ToldEvent, 'traits' | 'traitsOnce'> {
  const unset = Object.fromEntries(of.$unset.filter((name) => typeof name === 'string').map((name) => [name, null]))
  const group = read.event === '$groupidentify' && of.$group_type !== undefined ? { group: { [of.$group_type]: { ...of.$group_set, id: of.$group_key } } } : {}
  return { traits: some({ ...unset, ...read.$set, ...of.$set, ...group }), traitsOnce: some({ ...read.$set_once, ...of.$set_once }) }
}

/** The id that stays is the user's, the one that it is given to as another name a visitor's. */
const aliasOf = (distinct: string | undefined, { alias }: z.output<typeof known>) => ({ clientId: distinct, userId: alias })

function valueOf({ query, body }: WireRequest): unknown {
  const sent = textOf(body)
  const field = sent.startsWith('data=') || sent.includes('&data=') ? new URLSearchParams(sent).get('data') : query.get('data')
  return field === null ? dataOf(sent) : dataOf(field)
}

/** When the browser sent it, milliseconds since 1970: `_` in the query. */
function sentOf(query: URLSearchParams): number | undefined {
  const written = query.get('_')
  return written !== null && /^\d{13}$/.test(written) ? Number(written) : undefined
}
