import { mostVisitSteps, type Step } from '@tagmason/domain'
import { useState } from 'react'

/** A step of the visit with what tells it from the others while they move. */
export interface KeptStep {
  key: number
  step: Step
}

/** The steps of a visit as they are changed; the first one stays a page. */
export function useVisit(start: readonly Step[]) {
  const [{ steps, next }, set] = useState<Kept>(() => keptFrom(start))
  const put = (changed: readonly KeptStep[]) => set({ steps: changed, next })
  /** Whether a page would still come first. */
  const canBe = (changed: readonly KeptStep[]) => changed[0]?.step.type === 'pageLoad'
  const moved = (at: number, by: number) => {
    const [one] = steps.slice(at, at + 1)
    const others = steps.filter((_, place) => place !== at)
    return one === undefined ? steps : [...others.slice(0, at + by), one, ...others.slice(at + by)]
  }
  const without = (at: number) => steps.filter((_, place) => place !== at)
  return {
    steps,
    full: steps.length >= mostVisitSteps,
    add: (step: Step, at = steps.length) => set({ steps: [...steps.slice(0, at), { key: next, step }, ...steps.slice(at)], next: next + 1 }),
    change: (at: number, step: Step) => put(steps.map((kept, place) => (place === at ? { ...kept, step } : kept))),
    canMove: (at: number, by: number) => at + by >= 0 && at + by < steps.length && canBe(moved(at, by)),
    move: (at: number, by: number) => put(moved(at, by)),
    canRemove: (at: number) => canBe(without(at)),
    remove: (at: number) => put(without(at)),
    startAgain: () => set(keptFrom(start)),
    /** Another visit instead. */
    replace: (visit: readonly Step[]) => set(keptFrom(visit)),
  }
}

interface Kept {
  steps: readonly KeptStep[]
  /** The key of the step that comes next. */
  next: number
}

const keptFrom = (start: readonly Step[]): Kept => ({ steps: start.map((step, key): KeptStep => ({ key, step })), next: start.length })
