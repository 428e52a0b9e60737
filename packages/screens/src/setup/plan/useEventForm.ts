import type { PlannedEvent, Span } from '@tagmason/domain'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { beginEvent, type EventDraft } from './eventDraft.ts'
import { parameterProblem } from './ParameterFields.tsx'
import { triggerOf, type TriggerProblem } from './triggerDraft.ts'

type EventProblem = 'name' | TriggerProblem | { parameters: string }

/** An event while it is typed, and how it is saved. `wish`: the words that had become nothing and that a new event answers. */
export function useEventForm(event: PlannedEvent | undefined, onDone: () => void, wish?: Span) {
  const text = useText(setupText).editor
  const add = useAct('plans.addEvent')
  const change = useAct('plans.changeEvent')
  const [draft, setDraft] = useState(() => beginEvent(event, wish))
  const [problem, setProblem] = useState<EventProblem | null>(null)

  const save = async () => {
    const { keyEvent, parameters } = draft
    const name = draft.name.trim()
    const meant = triggerOf(draft.trigger, name)
    const wrong = parameterProblem(parameters, text)
    if (name === '') return setProblem('name')
    if ('problem' in meant) return setProblem(meant.problem)
    if (wrong !== null) return setProblem({ parameters: wrong })
    const { trigger } = meant
    const fields = { name, keyEvent, parameters }
    const dropped = { ...(draft.value ? {} : { value: null }), ...(draft.threshold ? {} : { threshold: null }) }
    if (event === undefined) {
      const because = wish === undefined ? {} : { because: wish }
      if (await add.run({ ...fields, trigger, ...because })) onDone()
      return
    }
    // A trigger that was left as it is stays as certain as it was.
    const triggerChange = JSON.stringify(draft.trigger) === JSON.stringify(beginEvent(event).trigger) ? {} : { trigger }
    if (await change.run({ id: event.id, change: { ...fields, ...triggerChange, ...dropped } })) onDone()
  }

  return {
    draft,
    problem,
    busy: add.busy || change.busy,
    set: (part: Partial<EventDraft>) => setDraft({ ...draft, ...part }),
    begin: () => {
      setDraft(beginEvent(event, wish))
      setProblem(null)
    },
    save: () => void save(),
  }
}

export type EventForm = ReturnType<typeof useEventForm>
