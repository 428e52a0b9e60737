import type { ApiAnswer } from '@tagmason/domain'

/** A problem as RFC 9457 has it. */
export const problem = (status: number, title: string, detail: string, headers: Record<string, string> = {}): ApiAnswer => ({
  status,
  headers: { 'Content-Type': 'application/problem+json', ...headers },
  body: JSON.stringify({ type: 'about:blank', title, status, detail }),
})
