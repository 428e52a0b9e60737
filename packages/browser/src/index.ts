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

/**
 * What waits across pages, in localStorage: a key for each tab, because tabs that shared one would write over each other. While a tab keeps something it holds a lock of
 * that name; a later page takes what is kept under a name that no tab holds. Without locks (http) it takes all, and what a living tab sends too has the same id, so it
 * counts once. The tracker calls `keep` only where the visitor allowed that anything is kept.
 */
function keeper() {
  const { locks } = navigator as Partial<Navigator>
  const mine = place + Math.random()
  let free: (() => void) | undefined
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith(place))
  const put = (events: readonly Told[]) => {
    if (events.length > 0) {
      localStorage.setItem(mine, JSON.stringify(events.slice(-most)))
      // Not for ever: browsers keep no page to go back to that holds a lock.
      if (!free) void locks?.request(mine, () => new Promise<void>((resolve) => (free = resolve)))
    } else {
      localStorage.removeItem(mine)
      free = free?.() as undefined
    }
  }
  // Some browsers refuse to keep anything, which the first line of each finds out.
  return async (events?: readonly Told[], forget?: boolean): Promise<Told[]> => {
    const all: Told[] = []
    try {
      if (forget) kept().forEach((key) => localStorage.removeItem(key))
      if (events) put(events)
      else
        for (const key of kept()) {
          const take = (lock: unknown) => {
            if (!lock) return
            all.push(...(JSON.parse(localStorage.getItem(key) ?? '[]') as Told[]))
            put(all)
            localStorage.removeItem(key)
          }
          await (locks ? locks.request(key, { ifAvailable: true }, take) : take(1))
        }
    } catch {
      // Then nothing waits across pages.
    }
    return all
  }
}

/** Starts the tracker of a page; call it once. Without a page, as on a server that renders, it does nothing. */
export function createTagmason<Known extends Events = Record<string, Readonly<Record<string, unknown>>>>(options: Options): Client<Known> {
  if (typeof document === 'undefined') return { track() {}, identify() {}, consent() {}, flush() {} }
  const { key, server, consent = 'none', auto = true } = options
  const keep = keeper()
  const { tell, watch, send, leave } = tracker(key, new URL(server).origin, consent, auto, keep)
  if (auto) watch()
  addEventListener('online', send)
  addEventListener('offline', leave)
  const consented = (now: Consent) => {
    tell.consent(now)
    if (now !== 'granted') void keep([], true)
  }
  return { track: tell as (name: string, params?: object) => void, identify: tell.identify, consent: consented, flush: send } satisfies Record<
    keyof Client,
    unknown
  > as Client<Known>
}
