import type { Issue, Refusal, RefusalCode } from '@tagmason/domain'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const statuses = { forbidden: 403, notFound: 404, invalid: 422, conflict: 409, unavailable: 503, tooMany: 429, full: 507 } as const satisfies Record<
  RefusalCode,
  number
>

/** What is wrong with a request, beyond the sentence. */
export interface ProblemDetails {
  /** For programs: `invalid`, `signIn`, `tooMany` … */
  code: string
  issues?: readonly Issue[]
  headers?: Readonly<Record<string, string>>
  /** Members of the problem's own. */
  more?: Readonly<Record<string, unknown>>
}

/** An answer as RFC 9457 has it: `{ title, status, detail, code, issues }`. `detail` is one sentence: what, why, what to do. */
export function problem(c: Context, status: ContentfulStatusCode, detail: string, { code, issues, headers = {}, more = {} }: ProblemDetails): Response {
  const body = { type: 'about:blank', title: titles[status] ?? 'Error', status, detail, code, ...(issues === undefined ? {} : { issues }), ...more }
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers })
}

/** What the engine refused, as a problem. */
export const refused = (c: Context, { code, message, issues }: Refusal): Response => problem(c, statuses[code], message, { code, issues })

const titles: Partial<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}
