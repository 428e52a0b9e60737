import { say } from '../sentences/say.ts'
import { isPlain, type Holds } from './known.ts'

type Answer = 'granted' | 'denied' | 'unset'

interface Entry {
  /** The default for all. */
  readonly standard: Answer
  /** Defaults for some regions, which win over the one for all whichever comes first. */
  readonly regional: ReadonlySet<Answer>
  readonly update: Answer | undefined
}

const nothing: Entry = { standard: 'unset', regional: new Set(), update: undefined }
const settings = new Set(['region', 'wait_for_update'])

/** The consent state of a page. A type that nobody has set counts as granted, as `isConsentGranted` of Google's template API does. */
export class Consent {
  readonly #entries = new Map<string, Entry>()
  #touched: string | undefined

  /** `gtag('consent', command, state)`. An update wins over a default whichever comes first, and the last of each kind counts. */
  apply(command: unknown, state: unknown): void {
    if (!isPlain(state) || (command !== 'default' && command !== 'update')) return
    const regional = Array.isArray(state['region']) && state['region'].length > 0
    for (const [type, value] of Object.entries(state)) {
      if (settings.has(type) || value === undefined || value === null) continue
      // Whatever else is said is no yes.
      const answer: Answer = value === 'granted' ? 'granted' : 'denied'
      const entry = this.#entries.get(type) ?? nothing
      if (command === 'update') this.#entries.set(type, { ...entry, update: answer })
      else if (regional) this.#entries.set(type, { ...entry, regional: new Set<Answer>([...entry.regional, answer]) })
      else this.#entries.set(type, { ...entry, standard: answer })
    }
  }

  /** A tag ran whose code may set consent: types that nobody else sets are unknown from here on. */
  touch(tag: string): void {
    this.#touched ??= tag
  }

  /** Whether a type counts as granted, and why where nobody knows. */
  granted(type: string): { readonly holds: Holds; readonly because: string } {
    const answers = this.#answers(type)
    if (answers === undefined)
      return {
        holds: 'unknown',
        because: say`Whether consent for ${type} is given is not known, because the code of '${this.#touched ?? ''}' may set it and no step does.`,
      }
    if (!answers.has('denied'))
      return {
        holds: true,
        because: answers.has('granted') ? say`Consent for ${type} is granted.` : say`Consent for ${type} is not set, which counts as granted.`,
      }
    if (answers.size === 1) return { holds: false, because: say`Consent for ${type} is denied.` }
    return {
      holds: 'unknown',
      because: say`Whether consent for ${type} is given depends on the visitor's region, because its default is for some regions only.`,
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
    const { standard, regional } = entry ?? nothing
    return new Set([standard, ...regional])
  }
}
