import { eventNamePattern, type FunnelStep } from '@tagmason/domain'
import { useState } from 'react'
import { useOnOpen } from '../../useOnOpen.ts'

export interface StepDraft {
  /** Tells the rows of the form apart. */
  key: string
  /** Of a step that is kept already. */
  id?: string
  step: string
  event: string
}

export const mostSteps = 12
const blank = (place: number): StepDraft => ({ key: `new-${place}`, step: '', event: '' })
const draftOf = (steps: readonly FunnelStep[]): StepDraft[] =>
  steps.length === 0 ? [blank(1), blank(2)] : steps.map(({ id, step, event = '' }) => ({ key: id, id, step, event }))

/** The steps of the funnel while they are edited. Each opening begins with what is kept. */
export function useFunnelDraft(open: boolean, kept: readonly FunnelStep[]) {
  const [steps, setSteps] = useState(() => draftOf(kept))
  const [made, setMade] = useState(2)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setSteps(draftOf(kept))
    setTried(false)
  })
  const stepWrong = ({ step }: StepDraft) => step.trim() === ''
  const eventWrong = ({ event }: StepDraft) => event.trim() !== '' && !eventNamePattern.test(event.trim())
  return {
    steps,
    stepWrong: (step: StepDraft) => tried && stepWrong(step),
    eventWrong: (step: StepDraft) => tried && eventWrong(step),
    change: (key: string, part: Partial<StepDraft>) => setSteps(steps.map((step) => (step.key === key ? { ...step, ...part } : step))),
    remove: (key: string) => setSteps(steps.filter((step) => step.key !== key)),
    up: (key: string) => {
      const at = steps.findIndex((step) => step.key === key)
      const [moved] = steps.slice(at, at + 1)
      if (at > 0 && moved !== undefined) setSteps(steps.toSpliced(at, 1).toSpliced(at - 1, 0, moved))
    },
    add: () => {
      setMade(made + 1)
      setSteps([...steps, blank(made + 1)])
    },
    /** The steps to keep, when nothing is wrong with them. */
    checked: () => {
      setTried(true)
      if (steps.some((step) => stepWrong(step) || eventWrong(step))) return undefined
      return steps.map(({ id, step, event }) => ({ ...(id === undefined ? {} : { id }), step, event }))
    },
  }
}
