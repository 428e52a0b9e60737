import type { Language } from '@tagmason/domain'
import type { Code, Sentence } from './say.ts'

/** A result with every sentence in it as text. `C` names the codes, where a catalogue has more than this package's. */
export type Worded<T, C extends string = Code> =
  T extends Sentence<C> ? string : T extends (...input: never) => unknown ? T : T extends object ? { [Key in keyof T]: Worded<T[Key], C> } : T

/** Patterns by their codes, and the language that they are in. */
interface Wording {
  readonly patterns: Readonly<Record<string, string>>
  readonly language: Language
}

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const isSentence = ({ patterns }: Wording, { code, values, ...more }: Plain): boolean =>
  typeof code === 'string' && Object.hasOwn(patterns, code) && isPlain(values) && Object.keys(more).length === 0

const placeholder = /\{\$(\w+)(?: :(\w+))?\}/g

/** How numbers of a placeholder are written. */
const forms: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  number: {},
  signed: { signDisplay: 'exceptZero' },
  plain: { useGrouping: false, maximumFractionDigits: 2 },
}

const textOf = (wording: Wording, { code, values }: Sentence<string>): string =>
  (wording.patterns[code] ?? '').replace(placeholder, (_, name: string, kind = '') => {
    const value = values[name] ?? ''
    if (typeof value === 'number' && forms[kind] !== undefined) return new Intl.NumberFormat(wording.language, forms[kind]).format(value)
    const text = typeof value === 'object' ? textOf(wording, value) : String(value)
    return kind === 'clause' ? text.replace(/\.$/, '') : text
  })

/** A part without sentences stays the same object: results can hold whole containers. */
const wordedPart = (wording: Wording, value: unknown): unknown => {
  if (Array.isArray(value)) {
    let changed = false
    const list = value.map((entry: unknown) => {
      const now = wordedPart(wording, entry)
      changed ||= now !== entry
      return now
    })
    return changed ? list : value
  }
  if (!isPlain(value)) return value
  if (isSentence(wording, value)) return textOf(wording, value as unknown as Sentence)
  let changed = false
  const entries = Object.entries(value).map(([key, entry]) => {
    const now = wordedPart(wording, entry)
    changed ||= now !== entry
    return [key, now] as const
  })
  return changed ? Object.fromEntries(entries) : value
}

/** The result with its sentences in a language, at any depth: called where it leaves for people, at the engine's door or in a command. */
export const worded = <T, C extends string = Code>(patterns: Readonly<Record<C, string>>, value: T, language: Language = 'en'): Worded<T, C> =>
  wordedPart({ patterns, language }, value) as Worded<T, C>
