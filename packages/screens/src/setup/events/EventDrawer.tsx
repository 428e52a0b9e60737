import type { ListedEvent } from '@tagmason/domain'
import { Button, Drawer, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useReadLater } from '../../workspace.tsx'
import { parameterProblem } from '../plan/ParameterFields.tsx'
import { setupText } from '../texts.ts'
import { beginEdit, type EventEdit, firingOf, type Problem } from './eventEdit.ts'
import { EventFields } from './EventFields.tsx'
import { eventsText } from './texts.ts'

/** The event that the address names, to change its name, type, triggers and parameters. Each opening begins with what is kept. */
export function EventDrawer({ rows }: { rows: readonly ListedEvent[] }) {
  const text = useText(eventsText)
  const { editor } = useText(setupText)
  const [id, setId] = useQuery('id')
  const change = useAct('events.change')
  const event = rows.find((row) => row.id === id)
  const [draft, setDraft] = useState<EventEdit>(() => beginEdit(event))
  const [problem, setProblem] = useState<Problem | null>(null)
  const [seen, setSeen] = useState(event?.id)
  if (event?.id !== seen) {
    setSeen(event?.id)
    setProblem(null)
    if (event !== undefined) setDraft(beginEdit(event))
  }
  const check = useReadLater('events.check', { name: draft.name.slice(0, 200), ...(event === undefined ? {} : { except: event.id }) })

  const save = async () => {
    const fired = firingOf(draft)
    const wrong = parameterProblem(draft.parameters, editor)
    if (draft.name.trim() === '') return setProblem({ name: text.nameMissing })
    if (check?.taken === true) return setProblem({ name: text.nameTaken })
    if ('problem' in fired) return setProblem({ trigger: fired })
    if (wrong !== null) return setProblem({ parameters: wrong })
    setProblem(null)
    const { name, type, keyEvent, parameters } = draft
    // Where only the number of its triggers is known, none were shown: leaving them out keeps them.
    const unknown = event?.firedBy === undefined && fired.firedBy.length === 0
    const made = await change.run({ id, change: { name, type, keyEvent, parameters, ...(unknown ? {} : { firedBy: fired.firedBy }) } })
    if (made === undefined) return
    toast.success(text.saved, { detail: made.done.name })
    setId('')
  }
  return (
    <Drawer
      open={event !== undefined}
      onClose={() => setId('')}
      size="large"
      title={text.editTitle(event?.name ?? '')}
      busy={change.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={() => setId('')}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={change.busy} blocked={change.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      {event !== undefined && <EventFields event={event} draft={draft} problem={problem} check={check} set={(part) => setDraft({ ...draft, ...part })} />}
    </Drawer>
  )
}
