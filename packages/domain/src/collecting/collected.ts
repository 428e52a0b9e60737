/** A value that an event carries. Objects and lists of clients are kept as their JSON text. */
export type ParameterValue = string | number | boolean

/** What a client said of the visitor's consent to analytics; nothing where it said nothing. */
export const consentAnswers = ['granted', 'denied'] as const
export type ConsentAnswer = (typeof consentAnswers)[number]

/** The parameter that keeps a `ConsentAnswer`; events whose client said nothing have none. No client can send it itself. */
export const consentKey = '_consent'

/** What `CollectedEvent.bot` says of events of the site's own people: kept, and left out of figures as those of machines are. */
export const internalTraffic = 'internal traffic'

/** What it says of an order that came before under another id, as when a page of thanks is loaded anew: kept to show that it is sent again, and left out of figures. */
export const repeatedOrder = 'repeated order'

/** The wire formats that events come in. `api` is our own, `tracker` our own script. */
export const wireFormats = [
  'api',
  'tracker',
  'ga4',
  'gtag',
  'plausible',
  'umami',
  'matomo',
  'segment',
  'posthog',
  'snowplow',
  'amplitude',
  'mixpanel',
  'rudderstack',
] as const
export type WireFormat = (typeof wireFormats)[number]

/** An event as a client tells it, in whichever format; nothing is known to be true yet. */
export interface ToldEvent {
  /** 1 to 100 characters; `page_view` for a page view of any format. */
  name: string
  /** What the client knows its visitor by; without it the visitor is a salted hash of the day. */
  clientId?: string | undefined
  userId?: string | undefined
  sessionId?: string | undefined
  /** When it happened by the client's clock, ISO 8601 or milliseconds since 1970; now where left out. */
  timestamp?: string | number | undefined
  /** When the client sent it, by the same clock: tells how wrong that clock is. */
  sentAt?: string | number | undefined
  /** The same id twice is the same event. */
  eventId?: string | undefined
  page?: { url?: string | undefined; title?: string | undefined; referrer?: string | undefined } | undefined
  params?: Readonly<Record<string, unknown>> | undefined
  /** Properties of the user that hold from now on; null and an empty text take one back. */
  traits?: Readonly<Record<string, unknown>> | undefined
  /** Properties of the user that hold only while no other value was told. */
  traitsOnce?: Readonly<Record<string, unknown>> | undefined
  /** What the client said of consent to analytics, where its format has a place for it. */
  consent?: ConsentAnswer | undefined
  /** Says only who the visitor is: it is kept about the person, and counts as no event. */
  identifies?: boolean | undefined
  /** BCP 47. */
  language?: string | undefined
  /** IANA name: tells the country where nothing else does. */
  timeZone?: string | undefined
  /** ISO 3166, two letters; believed of servers with a secret key only. */
  country?: string | undefined
  /** `1280x720`. */
  screen?: string | undefined
  /** Of the visitor, where a server tells of them; else those of the request. */
  ip?: string | undefined
  userAgent?: string | undefined
}

/** An event as it is kept. Empty texts where nothing is known. */
export interface CollectedEvent {
  account: string
  /** Slug of the project. */
  project: string
  /** Unique in the project; the client's own where it gave one. */
  id: string
  name: string
  /** When it happened, milliseconds since 1970, the client's clock set right. */
  time: number
  /** When it came in, milliseconds since 1970. */
  received: number
  format: WireFormat
  /** The visitor: the client's id, or a hash that nobody can follow into the next day. */
  visitor: string
  /** The user: a keyed hash of their id, or the id itself where the project keeps personal data as it is sent. */
  user: string
  session: string
  host: string
  /** Path of the page, without query. */
  path: string
  title: string
  /** Host of the page before, empty for one's own. */
  referrer: string
  source: string
  medium: string
  campaign: string
  device: 'desktop' | 'mobile' | 'tablet' | ''
  browser: string
  os: string
  language: string
  screen: string
  /** ISO 3166, two letters. */
  country: string
  /** Why figures leave this out: a machine's, own people's, or an order that came before; empty for what counts. */
  bot: string
  params: Readonly<Record<string, ParameterValue>>
  /** In the event's own currency; null without one. */
  value: number | null
  /** ISO 4217. */
  currency: string
}
