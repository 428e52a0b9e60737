import type { CollectedEvent } from '@tagmason/domain'
import { byText } from './order.ts'
import type { EventRange } from './questions.ts'
import { eventsIn, grouped } from './selection.ts'

/** The first and the last touch of a visitor before an event: what told where they came from. */
export const touches = ['first', 'last'] as const
export type Touch = (typeof touches)[number]
export const touchFields = ['source', 'medium', 'campaign'] as const
export type TouchField = (typeof touchFields)[number]

/** An event is credited to touches of so many milliseconds before it. */
export const touchWindow = 30 * 86_400_000

const isTouch = ({ source, medium, campaign, visitor }: CollectedEvent) => visitor !== '' && (source !== '' || medium !== '' || campaign !== '')

/**
 * The event that is the first or the last touch of an event: one of the same visitor that says where it came from, at most 30 days before the event, on whichever side of the range's start, or the event itself. Of
 * several in one millisecond the one with the first id is taken.
 */
export function touchesOf(all: readonly CollectedEvent[], { name: _name, ...range }: EventRange & { name?: string }) {
  const told = eventsIn(all, { ...range, from: range.from - touchWindow }).filter(isTouch)
  const byVisitor = grouped(
    told.sort((one, other) => one.time - other.time || byText(one.id, other.id)),
    ({ visitor }) => visitor,
  )
  return ({ visitor, time }: CollectedEvent, touch: Touch): CollectedEvent | undefined => {
    const within = (byVisitor.get(visitor) ?? []).filter((each) => each.time <= time && each.time >= time - touchWindow)
    if (touch === 'first') return within[0]
    const last = within.at(-1)
    return within.find((each) => each.time === last?.time)
  }
}
