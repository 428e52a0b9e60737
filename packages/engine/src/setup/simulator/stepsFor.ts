import type { Step } from '@tagmason/domain'
import { type SentEvent, visitOf } from '@tagmason/tracking'

/**
 * What a visitor does so that a planned event happens: the page where it does, where its trigger names one; the values that the page brings; and the act. `page` is
 * where they are, `origin` the site's. Empty for what Google Analytics collects by itself, and where no example is known that the trigger holds for.
 */
export function stepsFor(sent: SentEvent, origin: string, page: string): Step[] {
  const visit = visitOf(sent, origin) ?? []
  const last = visit.at(-1)
  const there = visit.findLast((step) => step.type === 'pageLoad')
  if (last === undefined || there === undefined) return []
  if (last.type === 'pageLoad') return [last]
  // What no page is named for happens on any.
  const isThere = last.type === 'history' || there.url === page || new URL(there.url).pathname === '/'
  return isThere ? [...(there.dataLayer ?? []).map((data): Step => ({ type: 'push', data })), last] : [there, last]
}

/** The names of the events whose triggers no address or text is known for, as of an expression that nothing made up matches. */
export const eventsWithoutExample = (sent: readonly SentEvent[], origin: string): string[] => [
  ...new Set(sent.flatMap((one) => (one.event.trigger.type !== 'automatic' && visitOf(one, origin) === undefined ? [one.name] : []))),
]
