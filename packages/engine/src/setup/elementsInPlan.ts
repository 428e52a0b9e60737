import type { DetectedElement, MeasurementPlan, PlannedEvent } from '@tagmason/domain'
import { countsElement } from './countedAs.ts'
import { elementEvent } from './elementEvent.ts'

/**
 * The events of a plan that elements have become, or that count them, by the elements' ids: of the same name and trigger; of the same name with a trigger that covers the element; or, where an element is known to have been added, of its name
 * with another trigger that no other element has, because a person may have changed it since.
 */
export function eventsInPlan(
  plan: MeasurementPlan | undefined,
  elements: readonly DetectedElement[],
  added: readonly string[],
): ReadonlyMap<string, PlannedEvent> {
  const events = plan?.events ?? []
  const byContent = new Map(events.toReversed().map((event) => [contentOf(event), event]))
  const found = new Map<string, PlannedEvent>()
  const suggestions = elements.flatMap((element) => {
    const event = elementEvent(element)
    return event === null ? [] : [{ id: element.id, element, event }]
  })
  for (const { id, event } of suggestions) {
    const same = byContent.get(contentOf(event))
    if (same !== undefined) found.set(id, same)
  }
  const taken = new Set(found.values())
  for (const { id, element, event } of suggestions) {
    const counting = found.has(id) ? undefined : events.find((other) => countsElement(other, element, event.name))
    if (counting !== undefined) found.set(id, counting)
  }
  for (const { id, event } of suggestions) {
    if (found.has(id) || !added.includes(id)) continue
    const changed = events.find((other) => other.name === event.name && !taken.has(other))
    if (changed === undefined) continue
    taken.add(changed)
    found.set(id, changed)
  }
  return found
}

/** What makes two events one: they would count the same. */
export const contentOf = ({ name, trigger }: Pick<PlannedEvent, 'name' | 'trigger'>) => `${name}\n${JSON.stringify(trigger)}`
