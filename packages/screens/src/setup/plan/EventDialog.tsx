import type { PlannedEvent, PlanParameter, PlanTrigger } from '@tagmason/domain'
import { Button, Checkbox, Dialog, Stack, TextField } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { ParameterFields, parameterProblem } from './ParameterFields.tsx'
import { draftOf, type TriggerDraft, triggerOf, type TriggerProblem } from './triggerDraft.ts'
import { TriggerFields } from './TriggerFields.tsx'

export interface EventDialogProps {
  /** The event to edit; a new one when left out. */
  event?: PlannedEvent
  open: boolean
  onClose(): void
}

interface EventDraft {
  name: string
  keyEvent: boolean
  trigger: TriggerDraft
  parameters: PlanParameter[]
}

type Problem = 'name' | TriggerProblem | { parameters: string }

const fresh: PlanTrigger = { type: 'customEvent', event: 'new_event' }
const begin = (event: PlannedEvent | undefined): EventDraft => ({
  name: event?.name ?? '',
  keyEvent: event?.keyEvent ?? false,
  trigger: draftOf(event?.trigger ?? fresh),
  parameters: event?.parameters ?? [],
})

/** Adds an event to the plan or changes one. */
export function EventDialog({ event, open, onClose }: EventDialogProps) {
  const text = useText(setupText).editor
  const add = useAct('plans.addEvent')
  const change = useAct('plans.changeEvent')
  const [draft, setDraft] = useState(() => begin(event))
  const [problem, setProblem] = useState<Problem | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  const busy = add.busy || change.busy
  const set = (part: Partial<EventDraft>) => setDraft({ ...draft, ...part })

  // Each opening begins with the event as it is then.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setDraft(begin(event))
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
    if (await (event === undefined ? add.run(fields) : change.run({ id: event.id, change: fields }))) onClose()
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
