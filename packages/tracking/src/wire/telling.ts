import type { ToldEvent, WireFormat } from '@tagmason/domain'
import { mostEvents } from './mostEvents.ts'
import type { EventFault, SiteHint, Told } from './wire.ts'

/** More events than one request may bring, or more projects: thrown instead of gathering them all. */
export class TooMuch extends Error {}

/** Different names of projects and hosts of pages in one request: each is looked for. */
const mostShares = 1000
/** A sentence that repeats what was sent is cut there. */
const longestMessage = 500

interface Gathered {
  site: SiteHint
  events: ToldEvent[]
  places: number[]
}

/** Gathers what a request tells, event by event, sorted by site. */
export class Telling {
  readonly #shares = new Map<string, Gathered>()
  readonly #faults: EventFault[] = []
  readonly #format: WireFormat
  readonly #siteField: string
  #told = 0

  /** @param siteField where this format names the site, for the message when it does not */
  constructor(format: WireFormat, siteField: string) {
    this.#format = format
    this.#siteField = siteField
  }

  /** An event, the `at`th of the request, for the site that `id` names. */
  event(at: number, id: string | undefined, event: ToldEvent): void {
    const share = this.#share(at, id, hostOf(event.page?.url))
    share?.events.push(event)
    share?.places.push(at)
  }

  /** The request names a site, but what it says there is no event. */
  silence(at: number, id: string | undefined): void {
    this.#share(at, id, undefined)
  }

  fault(at: number, field: string, message: string): void {
    this.#count()
    this.#faults.push({ at, field, message: message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message })
  }

  told(more: { secret?: string | undefined; format?: WireFormat } = {}): Told {
    return { format: this.#format, shares: [...this.#shares.values()], faults: this.#faults, ...more }
  }

  #count(): void {
    if (++this.#told > mostEvents) throw new TooMuch(`The request has more than ${mostEvents} events: send them in several.`)
  }

  #share(at: number, given: string | undefined, host: string | undefined): Gathered | undefined {
    const id = given?.trim()
    if (id === undefined || id === '') {
      this.fault(at, this.#siteField, `${this.#siteField} is missing, so nobody knows whose event this is: send the key or the name of a project there.`)
      return undefined
    }
    this.#count()
    const key = `${id}\n${host ?? ''}`
    if (this.#shares.size === mostShares && !this.#shares.has(key))
      throw new TooMuch(`The events are for more than ${mostShares} projects or hosts: send them in several requests.`)
    const share = this.#shares.get(key) ?? { site: host === undefined ? { id } : { id, host }, events: [], places: [] }
    this.#shares.set(key, share)
    return share
  }
}

/** The host of an address, undefined for a path alone or what is no address. */
export function hostOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { hostname } = new URL(url)
  return hostname === '' ? undefined : hostname
}
