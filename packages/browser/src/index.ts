import { type Consent, type Told, tracker } from '@tagmason/tracker'

export type { Consent } from '@tagmason/tracker'

/** Events by name with what each brings, such as the `TrackingEvents` that `tagmason types` writes of a plan. */
export type Events = object

export interface Options {
  /** The ingest key of the project, `atk_site_…`; it may be read by anyone. */
  readonly key: string
  /** Origin of the server, such as `https://stats.shop.example`. */
  readonly server: string
  /** `none` (the default): nothing is kept on the visitor's machine. `granted`: an id and events that wait are kept there. `denied`: nothing is sent. */
  readonly consent?: Consent
  /** Whether page views (also of single-page apps), outbound links, downloads and forms are told by themselves; true when left out. */
  readonly auto?: boolean
}

export interface Client<Known extends Events = Record<string, Readonly<Record<string, unknown>>>> {
  /** Tells of an event, with what it brings. */
  track<Name extends keyof Known & string>(name: Name, ...params: {} extends Known[Name] ? [params?: Known[Name]] : [params: Known[Name]]): void
  /** Says which user the visitor is, and what is known of them; without an id what follows names no user. */
  identify(userId?: string, traits?: Readonly<Record<string, unknown>>): void
  /** What the visitor said, now or later. */
  consent(consent: Consent): void
  /** Sends what waits now. */
  flush(): void
}

const place = '_tagmason_waiting'
/** So many events wait at most; the oldest are forgotten first. */
const most = 500

/** What waits across pages, in localStorage. The tracker calls it only where the visitor allowed that anything is kept, or to forget all. */
function keep(events?: readonly Told[]): Told[] {
  try {
    if (events === undefined) return JSON.parse(localStorage.getItem(place) ?? '[]') as Told[]
    if (events.length > 0) localStorage.setItem(place, JSON.stringify(events.slice(-most)))
    else localStorage.removeItem(place)
  } catch {
    // Some browsers refuse to keep anything.
  }
  return []
}

/** Starts the tracker of a page; call it once. Without a page, as on a server that renders, it does nothing. */
export function createTagmason<Known extends Events = Record<string, Readonly<Record<string, unknown>>>>(options: Options): Client<Known> {
  if (typeof document === 'undefined') return { track() {}, identify() {}, consent() {}, flush() {} }
  const { key, server, consent = 'none', auto = true } = options
  const { tell, watch, send, leave } = tracker(key, new URL(server).origin, consent, auto, keep)
  if (auto) watch()
  addEventListener('online', send)
  addEventListener('offline', leave)
  return { track: tell as (name: string, params?: object) => void, identify: tell.identify, consent: tell.consent, flush: send } satisfies Record<
    keyof Client,
    unknown
  > as Client<Known>
}
