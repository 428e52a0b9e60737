import { amplitude, type Decode, ga4, gtag, matomo, mixpanel, plausible, posthog, segment, snowplow, umami, type WireRequest } from '@tagmason/tracking/wire'

/** An event with everything that is told of events in most formats. */
export interface Full {
  site: string
  name: string
  clientId: string
  userId: string
  sessionId: string
  eventId: string
  /** Milliseconds since 1970. */
  time: number
  url: string
  title: string
  referrer: string
  language: string
  params: Record<string, string | number>
}

/** How a format writes an event, and which parts of it the format has a place for. */
export interface Encoder {
  decode: Decode
  encode(event: Full): Partial<WireRequest>
  keeps: readonly ('clientId' | 'userId' | 'sessionId' | 'eventId' | 'time' | 'title' | 'referrer' | 'language')[]
}

const bytes = (text: string) => new TextEncoder().encode(text)
const json = (value: unknown) => ({ body: bytes(JSON.stringify(value)) })
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

/** Written from each format's documentation, not from the decoders. */
export const encoders: Readonly<Record<string, Encoder>> = {
  ga4: {
    decode: ga4,
    keeps: ['clientId', 'userId', 'sessionId', 'time', 'title', 'referrer', 'language'],
    encode: ({ site, name, clientId, userId, sessionId, time, url, title, referrer, language, params }) => {
      const page = { page_location: url, page_title: title, page_referrer: referrer, session_id: sessionId, language }
      const hit = { client_id: clientId, user_id: userId, timestamp_micros: time * 1000, events: [{ name, params: { ...params, ...page } }] }
      return { query: new URLSearchParams({ measurement_id: site }), ...json(hit) }
    },
  },
  gtag: {
    decode: gtag,
    keeps: ['clientId', 'userId', 'sessionId', 'title', 'referrer', 'language'],
    encode: ({ site, name, clientId, userId, sessionId, url, title, referrer, language, params }) => {
      const own = Object.entries(params).map(([key, value]) => [`${typeof value === 'number' ? 'epn' : 'ep'}.${key}`, String(value)])
      const shared = { v: '2', tid: site, cid: clientId, uid: userId, sid: sessionId, dl: url, dt: title, dr: referrer, ul: language }
      return { query: new URLSearchParams(shared), body: bytes(new URLSearchParams([['en', name], ...own]).toString()) }
    },
  },
  plausible: {
    decode: plausible,
    keeps: ['referrer'],
    encode: ({ site, name, url, referrer, params }) => json({ n: name, u: url, d: site, r: referrer, p: JSON.stringify(params) }),
  },
  'plausible, long': {
    decode: plausible,
    keeps: ['referrer'],
    encode: ({ site, name, url, referrer, params }) => json({ name, url, domain: site, referrer, props: params }),
  },
  umami: {
    decode: umami,
    keeps: ['userId', 'title', 'referrer', 'language'],
    encode: ({ site, name, userId, url, title, referrer, language, params }) =>
      json({ type: 'event', payload: { website: site, name, id: userId, url, title, referrer, language, data: params } }),
  },
  matomo: {
    decode: matomo,
    keeps: ['clientId', 'userId', 'referrer', 'language'],
    encode: ({ site, name, clientId, userId, url, referrer, language, params }) => {
      const cvar = Object.entries(params).map((pair, at) => [at + 1, pair])
      const query = {
        idsite: site,
        rec: '1',
        e_c: 'any',
        e_a: name,
        _id: clientId,
        uid: userId,
        url,
        urlref: referrer,
        lang: language,
        cvar: JSON.stringify(Object.fromEntries(cvar)),
      }
      return { method: 'GET', query: new URLSearchParams(query) }
    },
  },
  segment: {
    decode: segment,
    keeps: ['clientId', 'userId', 'eventId', 'time', 'title', 'referrer', 'language'],
    encode: ({ site, name, clientId, userId, eventId, time, url, title, referrer, language, params }) => {
      const context = { page: { url, title, referrer }, locale: language }
      const message = { type: 'track', event: name, anonymousId: clientId, userId, messageId: eventId, timestamp: time, properties: params, context }
      return {
        path: '/v1/batch',
        headers: new Headers({ authorization: `Basic ${Buffer.from(`${site}:`).toString('base64')}` }),
        ...json({ batch: [message] }),
      }
    },
  },
  posthog: {
    decode: posthog,
    keeps: ['clientId', 'userId', 'sessionId', 'eventId', 'time', 'title', 'referrer', 'language'],
    encode: ({ site, name, clientId, userId, sessionId, eventId, time, url, title, referrer, language, params }) => {
      const own = { $device_id: clientId, $session_id: sessionId, $current_url: url, title, $referrer: referrer, $browser_language: language }
      return json({ api_key: site, batch: [{ event: name, distinct_id: userId, uuid: eventId, timestamp: time, properties: { ...params, ...own } }] })
    },
  },
  snowplow: {
    decode: snowplow,
    keeps: ['clientId', 'userId', 'sessionId', 'eventId', 'time', 'title', 'referrer', 'language'],
    encode: ({ site, name, clientId, userId, sessionId, eventId, time, url, title, referrer, language, params }) => {
      const ue_px = base64url({
        schema: 'iglu:com.snowplowanalytics.snowplow/unstruct_event/jsonschema/1-0-0',
        data: { schema: `iglu:com.acme/${name}/jsonschema/1-0-0`, data: params },
      })
      const event = {
        e: 'ue',
        ue_px,
        aid: site,
        duid: clientId,
        uid: userId,
        sid: sessionId,
        eid: eventId,
        dtm: String(time),
        url,
        page: title,
        refr: referrer,
        lang: language,
      }
      return json({ schema: 'iglu:com.snowplowanalytics.snowplow/payload_data/jsonschema/1-0-4', data: [event] })
    },
  },
  amplitude: {
    decode: amplitude,
    keeps: ['clientId', 'userId', 'sessionId', 'eventId', 'time', 'title', 'referrer', 'language'],
    encode: ({ site, name, clientId, userId, sessionId, eventId, time, url, title, referrer, language, params }) => {
      const page = { '[Amplitude] Page Location': url, '[Amplitude] Page Title': title, referrer }
      const ids = { device_id: clientId, user_id: userId, session_id: sessionId, insert_id: eventId }
      return json({ api_key: site, events: [{ event_type: name, ...ids, time, language, event_properties: { ...params, ...page } }] })
    },
  },
  mixpanel: {
    decode: mixpanel,
    keeps: ['clientId', 'userId', 'eventId', 'time', 'title', 'referrer'],
    encode: ({ site, name, clientId, userId, eventId, time, url, title, referrer, params }) => {
      const own = {
        token: site,
        distinct_id: userId,
        $device_id: clientId,
        $insert_id: eventId,
        time,
        $current_url: url,
        current_page_title: title,
        $referrer: referrer,
      }
      return { method: 'GET', path: '/track', query: new URLSearchParams({ data: base64({ event: name, properties: { ...params, ...own } }) }) }
    },
  },
}
