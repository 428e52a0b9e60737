import { type EventType, eventTypes, type ListedEvent, type NameCheck } from '@tagmason/domain'
import { Alert, Checkbox, Row, Select, Stack, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { ParameterFields } from '../plan/ParameterFields.tsx'
import { EventTriggers } from './EventTriggers.tsx'
import { EventUses } from './EventUses.tsx'
import type { EventEdit, Problem } from './eventEdit.ts'
import { NameNotes } from './NameNotes.tsx'
import { eventsText } from './texts.ts'

export interface EventFieldsProps {
  event: ListedEvent
  draft: EventEdit
  problem: Problem | null
  check: NameCheck | undefined
  set(part: Partial<EventEdit>): void
}

/** Everything about an event that can be changed, and where it is used. */
export function EventFields({ event, draft, problem, check, set }: EventFieldsProps) {
  const text = useText(eventsText)
  const renamed = check !== undefined && check.name !== '' && check.name !== event.name
  return (
    <Stack gap="l">
      {event.uses.some((use) => use.kind === 'plan') && <Alert tone="caution" title={text.planned} />}
      <Stack gap="s">
        <Row>
          <TextField label={text.name} error={problem?.name ?? false} value={draft.name} onChange={(name) => set({ name })} />
          <Select<EventType>
            label={text.type}
            options={eventTypes.map((value) => ({ value, label: text.types[value] }))}
            value={draft.type}
            onChange={(type) => set({ type })}
          />
        </Row>
        <NameNotes typed={draft.name} check={check} onUse={(name) => set({ name })} />
        {renamed && event.uses.length > 0 && <Alert tone="caution" title={text.renameWarning} />}
      </Stack>
      <Checkbox label={text.keyEvent} detail={text.keyEventHint} checked={draft.keyEvent} onChange={(keyEvent) => set({ keyEvent })} />
      <EventTriggers draft={draft} problem={problem?.trigger} set={set} />
      <ParameterFields parameters={draft.parameters} onChange={(parameters) => set({ parameters })} error={problem?.parameters ?? false} />
      <EventUses uses={event.uses} />
    </Stack>
  )
}
