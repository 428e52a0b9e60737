import type { Resolved } from './outcomes.ts'
import type { Words } from '../sentences/say.ts'

/** Whether something holds, or that nobody can say. */
export type Holds = boolean | 'unknown'

export const known = (value: unknown): Resolved => ({ known: true, value })
/** What a variable is that throws in Google's container: false, whatever its settings say of missing values. */
export const thrown: Resolved = known(false)
export const notKnown = (because: Words): Resolved => ({ known: false, because })

/** A value in a message that only a browser has, such as the time of a click. */
export class BrowserValue {
  readonly because: Words

  constructor(because: Words) {
    this.because = because
  }
}

export const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** A value as JavaScript writes it as a text, whatever an object calls `toString`. */
export const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map((entry: unknown) => (entry === undefined || entry === null ? '' : asText(entry))).join(',')
  return typeof value === 'object' && value !== null ? '[object Object]' : String(value)
}

/** A value as JavaScript counts it; NaN where it is no number. */
export const asNumber = (value: unknown): number => Number(typeof value === 'object' && value !== null ? asText(value) : value)

/** One must hold: one that does decides, whatever is unknown beside it. */
export const any = (parts: readonly Holds[]): Holds => (parts.includes(true) ? true : parts.includes('unknown') ? 'unknown' : false)

/** All must hold: one that does not decides, whatever is unknown beside it. */
export const all = (parts: readonly Holds[]): Holds => (parts.includes(false) ? false : parts.includes('unknown') ? 'unknown' : true)
