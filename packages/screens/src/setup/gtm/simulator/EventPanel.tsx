import { Heading, IconButton, Inline, Stack, TabbedPanel, Text } from '@tagmason/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useText } from '../../../language.ts'
import { ConsentStates } from './ConsentStates.tsx'
import { DataLayer } from './DataLayer.tsx'
import type { Place } from './places.ts'
import { TagOutcomes } from './TagOutcomes.tsx'
import { simulatorText } from './texts.ts'
import { EventName } from './Timeline.tsx'

export interface EventPanelProps {
  heading: RefObject<HTMLHeadingElement | null>
  place: Place
  /** All events of the visit, to go through. */
  places: readonly Place[]
  onPick(value: string): void
  /** When a tag fires, drawn under one that does not. */
  explain(tag: string): ReactNode
}

/** What an event led to: tags, variables, consent. */
export function EventPanel({ heading, place, places, onPick, explain }: EventPanelProps) {
  const text = useText(simulatorText)
  const { event } = place
  const at = places.findIndex(({ value }) => value === place.value)
  const go = (to: number) => {
    const next = places[to]
    if (next !== undefined) onPick(next.value)
  }
  return (
    <Stack gap="m">
      <Inline justify="between">
        <Stack gap="xxs">
          <Heading ref={heading} level={2} size="large">
            <EventName event={event} />
          </Heading>
          <Text size="small" tone="muted">
            {[...(event.name === '' ? [] : [event.name]), text.place(at + 1, places.length)].join(' · ')}
          </Text>
        </Stack>
        <Inline gap="xs">
          <IconButton icon={ChevronLeft} label={text.previous} blocked={at === 0 && text.noneBefore} onPress={() => go(at - 1)} />
          <IconButton icon={ChevronRight} label={text.next} blocked={at === places.length - 1 && text.noneAfter} onPress={() => go(at + 1)} />
        </Inline>
      </Inline>
      <TabbedPanel
        label={text.result}
        tabs={[
          {
            id: 'tags',
            label: text.tags,
            count: event.tags.length + event.left,
            panel: () => <TagOutcomes key={place.value} event={event} explain={explain} />,
          },
          { id: 'dataLayer', label: text.dataLayer, panel: () => <DataLayer event={event} /> },
          { id: 'consent', label: text.consent, panel: () => <ConsentStates event={event} /> },
        ]}
      />
    </Stack>
  )
}
