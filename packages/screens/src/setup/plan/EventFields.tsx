import type { PlannedEvent } from '@tagmason/domain'
import { Checkbox, Stack, TextField, useLocale } from '@tagmason/ui'
import type { Ref } from 'react'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'
import { thresholdText, worthText } from './eventNotes.ts'
import { ParameterFields } from './ParameterFields.tsx'
import { TriggerFields } from './TriggerFields.tsx'
import type { EventForm } from './useEventForm.ts'

/** All that can be changed in an event: its name, whether it counts, what fires it, what it carries. */
export function EventFields({ event, form, first }: { event: PlannedEvent | undefined; form: EventForm; first?: Ref<HTMLInputElement> }) {
  const { editor: text, plan } = useText(setupText)
  const locale = useLocale()
  const { draft, problem, set } = form
  return (
    <Stack gap="m">
      <TextField
        ref={first}
        label={text.name}
        hint={text.nameHint}
        error={problem === 'name' && text.nameMissing}
        value={draft.name}
        onChange={(name) => set({ name })}
      />
      <Checkbox label={text.keyEvent} checked={draft.keyEvent} onChange={(keyEvent) => set({ keyEvent })} />
      {event?.value && <Checkbox label={worthText(event.value, plan, locale)} checked={draft.value} onChange={(value) => set({ value })} />}
      {event?.threshold && (
        <Checkbox label={thresholdText(event.threshold, plan, locale)} checked={draft.threshold} onChange={(threshold) => set({ threshold })} />
      )}
      <TriggerFields
        draft={draft.trigger}
        onChange={(trigger) => set({ trigger })}
        problem={typeof problem === 'string' && problem !== 'name' ? problem : null}
      />
      <ParameterFields
        parameters={draft.parameters}
        onChange={(parameters) => set({ parameters })}
        error={typeof problem === 'object' && problem !== null && problem.parameters}
      />
    </Stack>
  )
}
