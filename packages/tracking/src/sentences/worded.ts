import type { Sentence, Sentences, Value } from './say.ts'

/** A result with every sentence in it as text. */
export type Worded<T> = T extends Sentence ? string : T extends (...input: never) => unknown ? T : T extends object ? { [Key in keyof T]: Worded<T[Key]> } : T

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const isSentence = (sentences: Sentences, { code, values, ...more }: Plain): boolean =>
  typeof code === 'string' && Object.hasOwn(sentences, code) && isPlain(values) && Object.keys(more).length === 0

const placeholder = /\{\$(\w+)( :clause)?\}/g

const textOf = (sentences: Sentences, { code, values }: Sentence): string =>
  sentences[code].replace(placeholder, (_, name: string, clause?: string) => {
    const value: Value = values[name] ?? ''
    const text = typeof value === 'object' ? textOf(sentences, value) : String(value)
    return clause === undefined ? text : text.replace(/\.$/, '')
  })

/** A part without sentences stays the same object: results can hold whole containers. */
const wordedPart = (sentences: Sentences, value: unknown): unknown => {
  if (Array.isArray(value)) {
    let changed = false
    const list = value.map((entry: unknown) => {
      const now = wordedPart(sentences, entry)
      changed ||= now !== entry
      return now
    })
    return changed ? list : value
  }
  if (!isPlain(value)) return value
  if (isSentence(sentences, value)) return textOf(sentences, value as unknown as Sentence)
  let changed = false
  const entries = Object.entries(value).map(([key, entry]) => {
    const now = wordedPart(sentences, entry)
    changed ||= now !== entry
    return [key, now] as const
  })
  return changed ? Object.fromEntries(entries) : value
}

/** The result with its sentences in a language, at any depth: called where it leaves for people, at the engine's door or in a command. */
export const worded = <T>(sentences: Sentences, value: T): Worded<T> => wordedPart(sentences, value) as Worded<T>
