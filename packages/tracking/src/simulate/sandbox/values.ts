import { say } from '../../sentences/say.ts'
import { SentenceError } from '../../sentences/sentenceError.ts'

/** What stands for what JSON cannot say, in front of a list. */
const marks = { list: 0, object: 1, undefined: 2, NaN: 3, Infinity: 4, '-Infinity': 5, '-0': 6 } as const
const values = [undefined, undefined, undefined, NaN, Infinity, -Infinity, -0]

/**
 * A value as text that the interpreter and this side understand alike: texts, booleans, null and ordinary numbers as in JSON, a list as `[0, …entries]`, an object as
 * `[1, key, value, …]`, and undefined, NaN, both infinities and minus zero as `[2]` to `[6]`. Throws where there is something else in it.
 */
export const encoded = (value: unknown): string => JSON.stringify(marked(value, 0))

const deepest = 200

function marked(value: unknown, depth: number): unknown {
  if (depth > deepest) throw new SentenceError(say('simulate.data.tooDeep'))
  if (value === undefined) return [marks.undefined]
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
    return [marks[Object.is(value, -0) ? '-0' : (String(value) as 'NaN' | 'Infinity' | '-Infinity')]]
  if (value === null || ['string', 'boolean', 'number'].includes(typeof value)) return value
  if (Array.isArray(value)) return [marks.list, ...Array.from(value, (entry) => marked(entry, depth + 1))]
  if (typeof value !== 'object' || ![null, Object.prototype].includes(Object.getPrototypeOf(value) as object | null))
    throw new SentenceError(typeof value === 'object' ? say('simulate.data.pageObject') : say('simulate.data.noData', { type: typeof value }))
  return [marks.object, ...Object.entries(value).flatMap(([key, entry]) => [key, marked(entry, depth + 1)])]
}

/** The value of such a text. Keys such as `__proto__` become keys and nothing else. */
export const decoded = (text: string): unknown => unmarked(JSON.parse(text))

function unmarked(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const [mark, ...rest] = value as readonly unknown[]
  if (mark === marks.list) return rest.map(unmarked)
  if (mark !== marks.object) return values[Number(mark)]
  const entries: [string, unknown][] = []
  for (let at = 0; at < rest.length; at += 2) entries.push([String(rest[at]), unmarked(rest[at + 1])])
  return Object.fromEntries(entries)
}
