import type { z } from 'zod'
import { parsed } from './fields.ts'

/** The body as text. Bytes that are no UTF-8 become replacement characters. */
export const textOf = (body: Uint8Array): string => new TextDecoder().decode(body)

/** The value of a JSON text, undefined where it is none. */
export function jsonOf(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text that was written in base64, also in its form for addresses. Undefined where it is none. */
export function base64Of(text: string): string | undefined {
  const plain = text.trim()
  if (plain === '' || !/^[A-Za-z0-9+/_ -]+={0,2}$/.test(plain)) return undefined
  // A plus sign that nobody escaped arrives as a space.
  return Buffer.from(plain.replaceAll(' ', '+'), 'base64').toString('utf8')
}

/** JSON that is written plainly or in base64: the field `data` of several formats. */
export const dataOf = (text: string): unknown => jsonOf(text) ?? jsonOf(base64Of(text) ?? '')

/** Reads JSON into a schema; undefined where it does not fit. */
export const jsonAs = <Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | undefined => parsed(schema, jsonOf(text))

/** The name of `Authorization: Basic`, which several formats use for their key. */
export function basicUser(headers: Headers): string | undefined {
  const given = /^basic\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const user = given === undefined ? undefined : base64Of(given)?.split(':')[0]
  return user === '' ? undefined : user
}

/** The token of `Authorization: Bearer`. */
export const bearer = (headers: Headers): string | undefined => /^bearer\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1]

/** The visitor that a server writes for. Believed only with a secret key, so it may be told always. */
export const forwardedFor = (headers: Headers): string | undefined => headers.get('x-forwarded-for')?.split(',')[0]?.trim() || undefined

/** A value of the query, undefined where it is blank. */
export const asked = (query: URLSearchParams, name: string): string | undefined => {
  const value = query.get(name)?.trim()
  return value === '' ? undefined : value
}
