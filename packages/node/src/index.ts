import { randomUUID } from 'node:crypto'

/** Events by name with what each brings, such as the `TrackingEvents` that `tagmason types` writes of a plan. */
export type Events = object

export interface Options {
  /** A secret key with the scope `events.write`, `atk_live_…`. */
  readonly key: string
  /** Origin of the server, such as `https://stats.shop.example`. */
  readonly server: string
  /** Events in a request at most; 100 when left out, and 10,000 at most. */
  readonly batch?: number
  /** Milliseconds that an event waits for others; 1000 when left out. */
  readonly wait?: number
  /** Events that wait at most; beyond it the oldest are dropped and `onDropped` is called. 10,000 when left out. */
  readonly most?: number
  /** Called with events that will not be sent, and why: the server refused them, or too many waited. */
  readonly onDropped?: (events: readonly SentEvent[], why: string) => void
  /** For tests, and for a network of your own. */
  readonly fetch?: typeof fetch
}

/** Who an event is of, and when. */
export interface Who {
  readonly clientId?: string
  readonly userId?: string
  /** Milliseconds since 1970; now when left out. */
  readonly timestamp?: number
  /** The visitor's own address and browser, which the server cannot know else. */
  readonly ip?: string
  readonly userAgent?: string
}

export interface SentEvent extends Who {
  readonly name: string
  readonly eventId: string
  readonly timestamp: number
  readonly params?: object
  readonly identifies?: boolean
  readonly traits?: Readonly<Record<string, unknown>>
}

export interface Client<Known extends Events = Record<string, Readonly<Record<string, unknown>>>> {
  /** Tells of an event, which is sent soon. Never throws and never waits. */
  track<Name extends keyof Known & string>(name: Name, params: Known[Name], who: Who): void
  /** Says what is known of a user. */
  identify(userId: string, traits: Readonly<Record<string, unknown>>): void
  /** Sends what waits, and again what failed, until nothing waits or `milliseconds` are over. Gives how many events are left. */
  flush(milliseconds?: number): Promise<number>
  /** The same, and takes no more events. Call it where the process ends by a signal. */
  close(milliseconds?: number): Promise<number>
}

const first = 500
const longest = 30_000

/** Starts a client. It sends in batches, again after failures with the same ids, so that each event counts once, and when the process runs out of work. */
export function createTagmason<Known extends Events = Record<string, Readonly<Record<string, unknown>>>>(options: Options): Client<Known> {
  const { key, server, batch = 100, wait = 1000, most = 10_000, onDropped, fetch: ask = fetch } = options
  if (!Number.isInteger(batch) || batch < 1 || batch > 10_000) throw new RangeError(`batch cannot be ${batch}: it is a whole number from 1 to 10,000.`)
  const url = new URL('/api/v1/events', server)
  let waiting: SentEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let failures = 0
  let pause = 0
  let closed = false

  const later = (milliseconds: number) => {
    if (timer !== undefined || waiting.length === 0) return
    // A timer alone keeps no process alive: what is left is sent when it has nothing else to do.
    timer = setTimeout(() => void send(), milliseconds).unref()
  }

  const deliver = async (): Promise<void> => {
    const events = waiting.slice(0, batch)
    let why: string
    try {
      const response = await ask(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ sentAt: Date.now(), events }),
        signal: AbortSignal.timeout(30_000),
      })
      const text = await response.text()
      const { status } = response
      if (status !== 429 && status < 500) {
        waiting = waiting.slice(events.length)
        failures = 0
        pause = 0
        if (status >= 400) onDropped?.(events, `the server refused them with ${status}: ${text.slice(0, 500)}`)
        return
      }
      pause = Number(response.headers.get('Retry-After')) * 1000 || 0
      why = `the server answered ${status}`
    } catch (error) {
      pause = 0
      why = error instanceof Error ? error.message : String(error)
    }
    pause = Math.max(pause, Math.min(first * 2 ** failures++, longest))
    const over = waiting.length - most
    if (over > 0) onDropped?.(waiting.splice(0, over), `too many wait, and ${why}`)
  }

  const send = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    sending ??= deliver().finally(() => {
      sending = undefined
      later(pause || (waiting.length >= batch ? 0 : wait))
    })
    return sending
  }

  const add = (event: Omit<SentEvent, 'eventId' | 'timestamp'> & { readonly timestamp?: number }) => {
    if (closed) return onDropped?.([{ eventId: '', timestamp: Date.now(), ...event }], 'the client is closed')
    waiting.push({ eventId: randomUUID(), timestamp: Date.now(), ...event })
    if (waiting.length > most) onDropped?.(waiting.splice(0, waiting.length - most), 'too many wait')
    if (waiting.length >= batch && pause === 0) void send()
    else later(pause || wait)
  }

  const flush = async (milliseconds = 10_000): Promise<number> => {
    const end = Date.now() + milliseconds
    while (waiting.length > 0) {
      await send()
      const left = end - Date.now()
      if (waiting.length > 0 && pause > 0) {
        if (pause >= left) break
        await new Promise((resolve) => setTimeout(resolve, pause))
      } else if (left <= 0) break
    }
    return waiting.length
  }
  const atEnd = () => void flush()
  process.once('beforeExit', atEnd)

  return {
    track: (name, params, who) => add({ name, params: params as object, ...who }),
    identify: (userId, traits) => add({ name: 'identify', userId, identifies: true, traits }),
    flush,
    close: (milliseconds) => {
      closed = true
      process.off('beforeExit', atEnd)
      return flush(milliseconds)
    },
  }
}
