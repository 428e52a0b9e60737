import type { PlanTrigger } from '@tagmason/domain'
import { Badge, Code, List, ListRow } from '@tagmason/ui'
import type { ReactNode } from 'react'
import { useText } from '../../language.ts'
import { setupText } from '../../setup/texts.ts'
import { storeText } from './texts.ts'

export interface EventListProps<Event> {
  events: readonly Event[]
  /** What else is to say about each. */
  badge?(event: Event): ReactNode
  /** After what fires it. */
  detail?(event: Event): string
}

/** Events of a template: what each is called and what fires it. */
export function EventList<Event extends { name: string; keyEvent: boolean; trigger: PlanTrigger['type'] }>({ events, badge, detail }: EventListProps<Event>) {
  const text = useText(storeText)
  const { types } = useText(setupText).trigger
  return (
    <List label={text.events}>
      {events.map((event, at) => (
        <ListRow
          key={`${event.name}-${at}`}
          title={<Code>{event.name}</Code>}
          facts={
            <>
              {event.keyEvent && <Badge tone="accent">{text.keyEvent}</Badge>}
              {badge?.(event)}
            </>
          }
          detail={[types[event.trigger], detail?.(event)].filter(Boolean).join(' · ')}
        />
      ))}
    </List>
  )
}
