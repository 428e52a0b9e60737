import { z } from 'zod'

const deepest = 100
const most = 1_000_000
const isValue = (value: unknown): boolean => value === null || ['string', 'boolean', 'object', 'undefined'].includes(typeof value) || Number.isFinite(value)

/**
 * Whether it is what JSON can say, undefined for a key that is left out, in at most 100 levels and a million values. Looked at level by level, so that neither depth nor a value that
 * holds itself runs for ever.
 */
export const isJson = (value: unknown): boolean => {
  let level: readonly unknown[] = [value]
  let count = 1
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest || count > most || !level.every(isValue)) return false
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    count += level.length
  }
  return true
}

/** Names in a sentence: 'a, b and c'. */
export const listed = (names: readonly string[]) => `${names.slice(0, -1).join(', ')}${names.length > 1 ? ' and ' : ''}${names.at(-1) ?? ''}`

const has = (what: string) => (issue: { readonly input?: unknown }) =>
  issue.input === undefined ? `It is missing: it has to be ${what}.` : `It has to be ${what}.`

/** An object with these keys only. What it is called stands in the sentence about a key that nobody knows. */
export const known = <T extends z.ZodRawShape>(what: string, shape: T) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${what} has no key ${listed(issue.keys.map((key) => `'${key}'`))}: it knows ${listed(Object.keys(shape))}.`
        : `${what} is an object with ${listed(Object.keys(shape))}.`,
  })

export const text = z.string({ error: has('a text') }).max(100_000, 'It has more than 100,000 characters: shorten it.')
export const flag = z.boolean({ error: has('true or false') })
export const number = (highest: number) => {
  const what = `a number from 0 to ${highest}`
  return z
    .number({ error: has(what) })
    .min(0, `It has to be ${what}.`)
    .max(highest, `It has to be ${what}.`)
}
export const oneOf = <const T extends readonly [string, ...string[]]>(...names: T) => z.enum(names, { error: has(`one of ${listed(names)}`) })
export const list = <T extends z.ZodType>(of: T, what = 'a list') =>
  z
    .array(of, { error: has(what) })
    .max(1000, 'It has more than 1000 entries: leave some out.')
    .readonly()
export const record = <T extends z.ZodType>(value: T) => z.record(z.string(), value, { error: has('an object') }).readonly()
/** Any value, which has to be there. */
export const something = z.custom<unknown>((value) => value !== undefined, { error: has('any value') })
