import type { Span } from '@tagmason/domain'
import { Button, Dialog } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'
import { EventFields } from './EventFields.tsx'
import { useEventForm } from './useEventForm.ts'
import { useOnOpen } from '../../useOnOpen.ts'

export interface EventDialogProps {
  /** The words that had become nothing and that the event answers. */
  wish?: Span | undefined
  open: boolean
  onClose(): void
}

/** Adds an event to the plan. */
export function EventDialog({ wish, open, onClose }: EventDialogProps) {
  const text = useText(setupText).editor
  const form = useEventForm(undefined, onClose, wish)
  // Each opening begins with an empty event, or with the wish.
  useOnOpen(open, () => form.begin())

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.addTitle}
      size="large"
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
      <EventFields event={undefined} form={form} />
    </Dialog>
  )
}
