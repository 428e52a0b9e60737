import { say, type Words } from '../sentences/say.ts'
import { asText, isPlain, type Holds } from './known.ts'

export type Answer = 'granted' | 'denied' | 'unset'

interface Entry {
  /** The default for all. */
  readonly standard: Answer
  /** Defaults by region, which win over the one for all whichever comes first. */
  readonly regional: ReadonlyMap<string, Answer>
  readonly update: Answer | undefined
}

const nothing: Entry = { standard: 'unset', regional: new Map(), update: undefined }
const settings = new Set(['region', 'wait_for_update'])

/** The consent state of a page. A type that nobody has set counts as granted, as `isConsentGranted` of Google's template API does. */
export class Consent {
  readonly #entries = new Map<string, Entry>()
  readonly #region: string | undefined
  #touched: string | undefined

  /** @param region Where the visitor is, as ISO 3166-2 writes it: `DE` or `US-CA`. Without it a default for some regions may or may not count. */
  constructor(region?: string) {
    this.#region = region?.toUpperCase()
  }

  /** `gtag('consent', command, state)`. An update wins over a default whichever comes first, and the last of each kind counts. */
  apply(command: unknown, state: unknown): void {
    if (!isPlain(state) || (command !== 'default' && command !== 'update')) return
    const regions = Array.isArray(state['region']) ? state['region'].map((one) => asText(one).toUpperCase()) : []
    for (const [type, value] of Object.entries(state)) {
      if (settings.has(type) || value === undefined || value === null) continue
      // Whatever else is said is no yes.
      const answer: Answer = value === 'granted' ? 'granted' : 'denied'
      const entry = this.#entries.get(type) ?? nothing
      if (command === 'update') this.#entries.set(type, { ...entry, update: answer })
      else if (regions.length > 0)
        this.#entries.set(type, { ...entry, regional: new Map([...entry.regional, ...regions.map((one) => [one, answer] as const)]) })
      else this.#entries.set(type, { ...entry, standard: answer })
    }
  }

  /** A tag ran whose code may set consent: types that nobody else sets are unknown from here on. */
  touch(tag: string): void {
    this.#touched ??= tag
  }

  /** Whether a type counts as granted, and why where nobody knows. */
  granted(type: string): { readonly holds: Holds; readonly because: Words } {
    const answers = this.#answers(type)
    if (answers === undefined)
      return {
        holds: 'unknown',
        because: say('simulate.consent.mayBeSet', { type, tag: this.#touched ?? '' }),
      }
    if (!answers.has('denied'))
      return {
        holds: true,
        because: answers.has('granted') ? say('simulate.consent.granted', { type }) : say('simulate.consent.notSet', { type }),
      }
    if (answers.size === 1) return { holds: false, because: say('simulate.consent.denied', { type }) }
    return {
      holds: 'unknown',
      because: say('simulate.consent.byRegion', { type }),
    }
  }

  /** Every type that is set to one known answer. */
  state(): Readonly<Record<string, 'granted' | 'denied'>> {
    const state: Record<string, 'granted' | 'denied'> = {}
    for (const type of this.#entries.keys()) {
      const [answer, other] = this.#answers(type) ?? []
      if (other === undefined && (answer === 'granted' || answer === 'denied')) state[type] = answer
    }
    return state
  }

  #answers(type: string): ReadonlySet<Answer> | undefined {
    const entry = this.#entries.get(type)
    if (entry?.update !== undefined) return new Set([entry.update])
    if (entry === undefined && this.#touched !== undefined) return undefined
    return this.#defaults(entry ?? nothing)
  }

  /** The most specific region counts: `US-CA` before `US`, and that before the default for all. */
  #defaults({ standard, regional }: Entry): ReadonlySet<Answer> {
    if (this.#region === undefined) return new Set([standard, ...regional.values()])
    return new Set([regional.get(this.#region) ?? regional.get(this.#region.split('-')[0] ?? '') ?? standard])
  }

  /** What was said of a type, by default and by update; the first default where it depends on the region. */
  said(type: string): { readonly standard: Answer; readonly update: Answer | undefined } {
    const entry = this.#entries.get(type) ?? nothing
    const [standard = 'unset'] = this.#defaults(entry)
    return { standard, update: entry.update }
  }
}
