import type { PlannedEvent } from '@tagmason/domain'
import { Button, Checkbox, Dialog, Stack, TextField, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { beginEvent, type EventDraft } from './eventDraft.ts'
import { thresholdText, worthText } from './eventNotes.ts'
import { ParameterFields, parameterProblem } from './ParameterFields.tsx'
import { triggerOf, type TriggerProblem } from './triggerDraft.ts'
import { TriggerFields } from './TriggerFields.tsx'

export interface EventDialogProps {
  /** The event to edit; a new one when left out. */
  event?: PlannedEvent
  open: boolean
  onClose(): void
}

type Problem = 'name' | TriggerProblem | { parameters: string }

/** Adds an event to the plan or changes one. */
export function EventDialog({ event, open, onClose }: EventDialogProps) {
  const { editor: text, plan } = useText(setupText)
  const locale = useLocale()
  const add = useAct('plans.addEvent')
  const change = useAct('plans.changeEvent')
  const [draft, setDraft] = useState(() => beginEvent(event))
  const [problem, setProblem] = useState<Problem | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  const busy = add.busy || change.busy
  const set = (part: Partial<EventDraft>) => setDraft({ ...draft, ...part })

  // Each opening begins with the event as it is then.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setDraft(beginEvent(event))
      setProblem(null)
    }
  }

  const save = async () => {
    const { keyEvent, parameters } = draft
    const name = draft.name.trim()
    const meant = triggerOf(draft.trigger, name)
    const wrong = parameterProblem(parameters, text)
    if (name === '') return setProblem('name')
    if ('problem' in meant) return setProblem(meant.problem)
    if (wrong !== null) return setProblem({ parameters: wrong })
    const fields = { name, keyEvent, trigger: meant.trigger, parameters }
    const dropped = { ...(draft.value ? {} : { value: null }), ...(draft.threshold ? {} : { threshold: null }) }
    if (await (event === undefined ? add.run(fields) : change.run({ id: event.id, change: { ...fields, ...dropped } }))) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={event === undefined ? text.addTitle : text.editTitle}
      size="large"
      busy={busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={busy}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField
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
    </Dialog>
  )
}
