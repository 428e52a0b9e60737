import { z } from 'zod'

/**
 * Pieces of the schemas. What clients send is read leniently: an optional field of a wrong type is as good as left out, for an event with a wrong title is
 * still an event. What an event cannot do without (its name, its site) is checked where it is needed. None of them ever fails: a failure that is caught again
 * costs more than all the rest of reading an event.
 */

/** Text, or a number or truth value as text. Undefined for all else and for empty text. */
export const text = z
  .unknown()
  .transform((value) => {
    const written = typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
    return written.trim() === '' ? undefined : written
  })
  .optional()

/** A time: ISO 8601 or a number. */
export const moment = z
  .unknown()
  .transform((value) => (typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined))
  .optional()

/** A number, also written as text. */
export const number = z
  .unknown()
  .transform((value) => {
    const read = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
    return Number.isFinite(read) ? read : undefined
  })
  .optional()

/** True or false, nothing else. */
export const flag = z
  .unknown()
  .transform((value) => (typeof value === 'boolean' ? value : undefined))
  .optional()

/** Names with values of any kind; empty for what is no object. */
export const bag = z
  .unknown()
  .optional()
  .transform((value): Readonly<Record<string, unknown>> => (isObject(value) ? value : {}))

/** A list of anything; empty for what is none. */
export const list = z
  .unknown()
  .optional()
  .transform((value): readonly unknown[] => (Array.isArray(value) ? value : []))

/** An object of optional fields, which may itself be left out or be something else. */
export const part = <Shape extends z.ZodRawShape>(shape: Shape) => bag.pipe(z.object(shape))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value as the schema has it, undefined where it does not fit. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | undefined {
  const { success, data } = schema.safeParse(value)
  return success ? data : undefined
}

/** The entries that are not named and not undefined. */
export const without = (values: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !names.has(name) && value !== undefined))

/** The entries that have a value. */
export const given = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** The values where there is one at all. */
export const some = (values: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined => {
  const known = given(values)
  return Object.keys(known).length === 0 ? undefined : known
}

/** A set of names written in one line. */
export const names = (line: string): ReadonlySet<string> => new Set(line.split(' '))

/** `1280x720`, where both are known. */
export const screenOf = (width: number | undefined, height: number | undefined): string | undefined =>
  width === undefined || height === undefined ? undefined : `${width}x${height}`
