import type { PlannedEvent } from '@tagmason/domain'
import { Button, Form } from '@tagmason/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'
import { EventFields } from './EventFields.tsx'
import { useEventForm } from './useEventForm.ts'

/** Changes an event at its place in the table. */
export function EditEvent({ event, onClose }: { event: PlannedEvent; onClose(): void }) {
  const text = useText(setupText).editor
  const form = useEventForm(event, onClose)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <Form
      label={text.editTitle}
      busy={form.busy}
      onSubmit={form.save}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={form.busy}>
            {text.save}
          </Button>
        </>
      }
    >
      <EventFields event={event} form={form} first={first} />
    </Form>
  )
}
