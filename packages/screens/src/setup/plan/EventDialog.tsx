import type { PlannedEvent, PlanParameter, PlanTrigger } from '@tagmason/domain'
import { Button, Checkbox, Dialog, Form, Inline, Stack, TextField } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { ParameterFields, parameterProblem } from './ParameterFields.tsx'
import { draftOf, triggerOf, type TriggerProblem } from './triggerDraft.ts'
import { TriggerFields } from './TriggerFields.tsx'

export interface EventDialogProps {
  /** The event to edit; a new one when left out. */
  event?: PlannedEvent
  open: boolean
  onClose(): void
}

/** Adds an event to the plan or changes one. */
export function EventDialog({ event, open, onClose }: EventDialogProps) {
  const text = useText(setupText).editor
  return (
    <Dialog open={open} onClose={onClose} title={event === undefined ? text.addTitle : text.editTitle} size="large">
      {/* Drawn anew at each opening, so that it begins with the event as it is then. */}
      {open && <EventForm {...(event === undefined ? {} : { event })} onClose={onClose} />}
    </Dialog>
  )
}

const fresh: PlanTrigger = { type: 'customEvent', event: 'new_event' }

function EventForm({ event, onClose }: { event?: PlannedEvent; onClose(): void }) {
  const text = useText(setupText).editor
  const add = useAct('plans.addEvent')
  const change = useAct('plans.changeEvent')
  const [name, setName] = useState(event?.name ?? '')
  const [keyEvent, setKeyEvent] = useState(event?.keyEvent ?? false)
  const [draft, setDraft] = useState(draftOf(event?.trigger ?? fresh))
  const [parameters, setParameters] = useState<PlanParameter[]>(event?.parameters ?? [])
  const [problem, setProblem] = useState<'name' | TriggerProblem | { parameters: string } | null>(null)

  const save = async () => {
    const meant = triggerOf(draft, name.trim())
    const wrong = parameterProblem(parameters, text)
    if (name.trim() === '') return setProblem('name')
    if ('problem' in meant) return setProblem(meant.problem)
    if (wrong !== null) return setProblem({ parameters: wrong })
    const fields = { name: name.trim(), keyEvent, trigger: meant.trigger, parameters }
    if (await (event === undefined ? add.run(fields) : change.run({ id: event.id, change: fields }))) onClose()
  }

  return (
    <Form onSubmit={() => void save()} busy={add.busy || change.busy}>
      <Stack gap="m">
        <TextField label={text.name} hint={text.nameHint} error={problem === 'name' && text.nameMissing} value={name} onChange={setName} />
        <Checkbox label={text.keyEvent} checked={keyEvent} onChange={setKeyEvent} />
        <TriggerFields draft={draft} onChange={setDraft} problem={typeof problem === 'string' && problem !== 'name' ? problem : null} />
        <ParameterFields parameters={parameters} onChange={setParameters} error={typeof problem === 'object' && problem !== null && problem.parameters} />
        <Inline justify="end">
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={add.busy || change.busy}>
            {text.save}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
