import type { Step } from '@tagmason/domain'
import { type SentEvent, visitOf } from '@tagmason/tracking'

/**
 * What a visitor does so that a planned event happens: the page where it does, where its trigger names one; the values that the page brings; and the act. `page` is
 * where they are.
 */
export function stepsFor(sent: SentEvent, site: string, page: string): Step[] {
  const visit = visitOf(sent, site) ?? []
  const last = visit.at(-1)
  const there = visit.findLast((step) => step.type === 'pageLoad')
  if (last === undefined || there === undefined) return []
  if (last.type === 'pageLoad') return [last]
  // What no page is named for happens on any.
  const isThere = last.type === 'history' || there.url === page || new URL(there.url).pathname === '/'
  return isThere ? [...(there.dataLayer ?? []).map((data): Step => ({ type: 'push', data })), last] : [there, last]
}
