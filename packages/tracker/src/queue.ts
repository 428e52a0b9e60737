/** What is sent of an event: as our API takes it. */
export interface Told {
  name: string
  params?: Readonly<Record<string, unknown>>
  eventId: string
  timestamp: number
  page: { url: string; title: string; referrer: string }
  clientId?: string | undefined
  userId?: string | undefined
  /** Says only who the visitor is. */
  identifies?: boolean
  traits?: Readonly<Record<string, unknown>> | undefined
}

export interface Queue {
  /** Sends what waits now. */
  send(): void
  add(event: Told): void
  /** The page may go now and never come back. */
  leave(): void
  /** Forgets what was not sent yet. */
  drop(): void
}

/** Keeps what waits, or gives what earlier pages kept. */
export type Keep = (events?: readonly Told[]) => Promise<readonly Told[]>

/** Milliseconds before a batch goes, and before the first of the attempts after a failure, which double up to the last. */
const soon = 300
const again = 2000
const longest = 120_000
/** A beacon may hold 64 KB. */
const most = 50

/**
 * Sends events in batches. What could not be sent is sent again, later and later; an event keeps its id, so that it counts once. While the page goes away
 * everything left is given to the browser as a beacon. `keep` gives what waited on earlier pages, and takes what waits after a failure.
 */
export function queue(url: string, key: string, common: () => object, keep?: Keep): Queue {
  let waiting: Told[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const bodyOf = (events: Told[]) => JSON.stringify({ key, sentAt: Date.now(), ...common(), events })

  const send = () => {
    timer = undefined
    const batch = waiting.splice(0, most)
    if (batch.length === 0) return
    // A body of plain text needs no question in advance across origins.
    fetch(url, { method: 'POST', body: bodyOf(batch), keepalive: true, credentials: 'omit' })
      .then(({ status, headers }) => {
        if (status === 429 || status >= 500) throw Number(headers.get('Retry-After')) * 1000
        failures = 0
        void keep?.(waiting)
        later(0)
      })
      .catch((wait: unknown) => {
        waiting = [...batch, ...waiting]
        void keep?.(waiting)
        later(Math.max(Number(wait) || 0, Math.min(again * 2 ** failures++, longest)))
      })
  }
  const later = (wait: number) => {
    if (timer === undefined && waiting.length > 0) timer = setTimeout(send, wait)
  }

  void keep?.().then((old) => {
    waiting = [...old, ...waiting]
    later(soon)
  })
  return {
    send,
    add(event: Told) {
      waiting.push(event)
      later(soon)
    },
    leave() {
      // A browser without a network takes beacons all the same, and loses them.
      if (keep && !navigator.onLine) return void keep(waiting)
      while (waiting.length > 0) {
        const batch = waiting.splice(0, most)
        if (!navigator.sendBeacon(url, bodyOf(batch))) {
          waiting = [...batch, ...waiting]
          return send()
        }
      }
      void keep?.(waiting)
    },
    drop() {
      waiting = []
    },
  }
}
