import { say, type Sentence, type Words } from '../sentences/say.ts'

/** An object of a parsed file, before anything about its content is known. */
export type Obj = Readonly<Record<string, unknown>>

/** Whether a parsed value is an object (no list, not null). */
export const isObj = (value: unknown): value is Obj => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A parsed value as a list; anything else is an empty list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a parsed value is, in the words of an error sentence. */
export const kindOf = (value: unknown): Words => {
  if (value === undefined) return say('gtm.found.missing')
  if (value === null) return 'null'
  if (Array.isArray(value)) return say('gtm.found.list')
  if (typeof value === 'object') return say('gtm.found.object')
  if (typeof value === 'boolean') return say('gtm.found.boolean', { value: String(value) })
  if (typeof value === 'number') return say('gtm.found.number', { value })
  return say('gtm.found.text')
}

/** A text for a sentence: in the quotation marks of its language, and shortened. */
export const quote = (text: string): Sentence => say('text.quoted', { text: JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}…` : text).slice(1, -1) })
