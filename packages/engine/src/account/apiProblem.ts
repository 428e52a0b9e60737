import type { ApiAnswer } from '@tagmason/domain'

/** A problem as RFC 9457 has it. `more` are members of its own, such as the `field` that is wrong. */
export const problem = (
  status: number,
  title: string,
  detail: string,
  headers: Record<string, string> = {},
  more: Readonly<Record<string, unknown>> = {},
): ApiAnswer => ({
  status,
  headers: { 'Content-Type': 'application/problem+json', ...headers },
  body: JSON.stringify({ type: 'about:blank', title, status, detail, ...more }),
})

/** A question that cannot be answered because of one of its parameters. */
export const badField = (field: string, detail: string): ApiAnswer => problem(400, 'Bad Request', detail, {}, { field })
