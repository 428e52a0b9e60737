import { type Keep, queue, type Told } from './queue.ts'
import type { Consent } from './settings.ts'
import { watchClicks, watchPages } from './watch.ts'

type Params = Readonly<Record<string, unknown>>

/** What pages call: `tagmason('purchase', { value: 20, currency: 'EUR' })`, `tagmason.identify('u-1', { plan: 'pro' })`, `tagmason.consent('granted')`. */
export interface Tagmason {
  (name: string, params?: Params): void
  /** Says which user the visitor is, until the page is left, and what is known of them. Without an id what follows names no user. */
  identify(userId?: string, traits?: Params): void
  consent(consent: Consent): void
  /** What the plan of the project sends, by plan.ts: the name of each is the third of its rule. */
  plan?: { 2: string }[]
  /** Calls that were made before this script was there. */
  q?: [string, Params?][]
}

const place = '_tagmason'

// Letters of chance; `crypto.randomUUID` is for https only.
const fresh = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('')

/** Tells the server at `to` of a page's events by the project's key. `keep` reads or writes what waits across pages, where the visitor allowed that anything is kept. */
export function tracker(
  key: string,
  to: string,
  first: Consent,
  auto: boolean,
  keep?: Keep,
): { readonly tell: Tagmason; readonly watch: () => void; readonly send: () => void; readonly leave: () => void } {
  let consent = first
  let userId: string | undefined
  let referrer = document.referrer
  let url = location.href

  /** The visitor's id where they allowed one; some browsers refuse to keep anything. */
  const visitor = (): string | undefined => {
    if (consent !== 'granted') return undefined
    try {
      const id = localStorage.getItem(place) ?? fresh()
      localStorage.setItem(place, id)
      return id
    } catch {
      return undefined
    }
  }

  const { add, leave, drop, send } = queue(
    `${to}/t`,
    key,
    () => ({
      language: navigator.language,
      screen: `${screen.width}x${screen.height}`,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    keep && (async (events) => (consent === 'granted' ? keep(events) : [])),
  )

  const tell: Tagmason = (name, params = {}) => say({ name, params })
  const say = (told: { name: string } & Partial<Told>) => {
    if (consent === 'denied') return
    add({ eventId: fresh(), timestamp: Date.now(), page: { url: location.href, title: document.title, referrer }, clientId: visitor(), userId, ...told })
  }
  tell.identify = (id, traits) => {
    userId = id
    if (id) say({ name: 'identify', identifies: true, traits })
  }
  tell.consent = (now) => {
    const before = consent
    consent = now
    if (now === 'denied') drop()
    try {
      if (now !== 'granted') localStorage.removeItem(place)
    } catch {
      // Nothing could be kept, so there is nothing to remove.
    }
    // What the visitor looked at before they agreed is the first that is told.
    if (before === 'denied' && now !== 'denied' && auto) tell('page_view')
  }

  /** What the tracker notices by itself, unless the plan has an event of that name: it would count twice. */
  const notice = (name: string, params?: Params) => tell.plan?.some((rule) => rule[2] === name) || tell(name, params)
  const watch = () => {
    let views = 0
    watchPages(() => {
      // Within a site that loads no pages the one before is the referrer.
      if (views++ > 0) referrer = url
      url = location.href
      tell('page_view')
    })
    watchClicks(notice)
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
  addEventListener('pagehide', leave)
  return { tell, watch, send, leave }
}
