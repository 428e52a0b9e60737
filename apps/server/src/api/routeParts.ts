import type { z } from 'zod'
import { fieldProblemSchema, problemSchema } from './schemas.ts'

/** An answer in JSON, with the limits in its headers. */
export const json = <Schema extends z.ZodType>(description: string, schema: Schema, headers: readonly HeaderName[] = limitNames) => ({
  description,
  headers: described(headers),
  content: { 'application/json': { schema } },
})
/** A refusal as a problem. */
export const refusal = <Schema extends z.ZodType>(description: string, schema: Schema, headers: readonly HeaderName[] = limitNames) => ({
  description,
  headers: described(headers),
  content: { 'application/problem+json': { schema } },
})

const headerTexts = {
  'X-RateLimit-Limit': 'Calls that the key has in an hour.',
  'X-RateLimit-Remaining': 'Calls that are left of them.',
  'X-RateLimit-Reset': 'When the next hour begins, in seconds since 1970.',
  RateLimit: 'The same as draft-ietf-httpapi-ratelimit-headers has it.',
  'RateLimit-Policy': 'The same as draft-ietf-httpapi-ratelimit-headers has it.',
  'Retry-After': 'How many seconds to wait.',
  'WWW-Authenticate': 'Bearer',
  Link: 'The address of the next page as `<…>; rel="next"`, to be asked in the same way; only with CSV, and left out where this is the last page.',
} as const
export type HeaderName = keyof typeof headerTexts
export const limitNames = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'RateLimit', 'RateLimit-Policy'] as const satisfies HeaderName[]

export function described(names: readonly HeaderName[]): Record<string, { description: string; schema: { type: 'string' } }> {
  return Object.fromEntries(names.map((name) => [name, { description: headerTexts[name], schema: { type: 'string' as const } }]))
}

export const security = [{ key: [] }]
/** What the gate refuses. */
export const closed = {
  401: refusal('There is no key, or it opens nothing: unknown, revoked, deactivated or expired.', problemSchema, ['WWW-Authenticate']),
  403: refusal('The key has not the scope, or is of another project.', problemSchema, []),
  429: refusal('The calls of this hour are used up.', problemSchema, [...limitNames, 'Retry-After']),
}
export const badQuestion = { 400: refusal('A parameter cannot be used; `field` names it.', fieldProblemSchema) }
