import type { StoredPlan } from '@tagmason/domain'
import { List } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'
import { EventRow } from './EventRow.tsx'

/** The events of the plan in the order of the wishes. */
export function EventList({ stored }: { stored: StoredPlan }) {
  const text = useText(setupText).plan
  return (
    <List label={text.events}>
      {stored.plan.events.map((event) => (
        <EventRow key={event.id} event={event} stored={stored} />
      ))}
    </List>
  )
}
