import { z } from 'zod'
import { faultMessage, type InputFault, inputFault } from './inputFault.ts'

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

const has = (what: InputFault) => (issue: { readonly input?: unknown }) => faultMessage(issue.input === undefined ? 'visit.missing' : 'visit.other', { what })

/** An object with these keys only. What it is called is in the sentence about a key that it does not have. */
export const known = <T extends z.ZodRawShape>(what: InputFault, shape: T) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? faultMessage('visit.unknownKey', { what, keys: issue.keys.map((key) => inputFault('text.said', { text: key })), known: Object.keys(shape) })
        : faultMessage('visit.noObject', { what, keys: Object.keys(shape) }),
  })

const longest = { text: 100_000, list: 1000 }

export const text = z.string({ error: has(inputFault('visit.kind.text')) }).max(longest.text, faultMessage('visit.text.long', { most: longest.text }))
export const flag = z.boolean({ error: has(inputFault('visit.kind.flag')) })
export const number = (highest: number) => {
  const what = inputFault('visit.kind.number', { highest })
  const outside = faultMessage('visit.other', { what })
  return z
    .number({ error: has(what) })
    .min(0, outside)
    .max(highest, outside)
}
export const oneOf = <const T extends readonly [string, ...string[]]>(...names: T) => z.enum(names, { error: has(inputFault('visit.kind.oneOf', { names })) })
export const list = <T extends z.ZodType>(of: T, what: 'list' | 'tags' | 'steps' = 'list') =>
  z
    .array(of, { error: has(inputFault(`visit.kind.${what}`)) })
    .max(longest.list, faultMessage('visit.list.long', { most: longest.list }))
    .readonly()
export const record = <T extends z.ZodType>(value: T) => z.record(z.string(), value, { error: has(inputFault('visit.kind.object')) }).readonly()
/** Any value, which has to be there. */
export const something = z.custom<unknown>((value) => value !== undefined, { error: has(inputFault('visit.kind.any')) })
