import type { CollectedEvent } from '@tagmason/domain'
import type { EventRange, FunnelStep } from './questions.ts'
import { eventsIn, grouped } from './selection.ts'

/** As many steps as a funnel may have. */
export const mostSteps = 32

interface Met {
  time: number
  /** Places of the steps that the event meets, lowest first. */
  steps: number[]
}

/**
 * The definition of `EventStore.funnel`. An event is one step at most of one way through, even where it meets several; `window` includes its end. Events of the same
 * millisecond are taken in the order of the steps, because nobody knows theirs.
 */
export function eventFunnel(all: readonly CollectedEvent[], range: EventRange, steps: readonly FunnelStep[], window: number): number[] {
  checkSteps(steps)
  const known = eventsIn(all, range).filter(({ visitor }) => visitor !== '')
  const reached = [...grouped(known, ({ visitor }) => visitor).values()].map((events) => stepsReached(events, steps, window))
  return steps.map((_, step) => reached.filter((count) => count > step).length)
}

/** Throws where there are more steps than any store follows. */
export function checkSteps(steps: readonly FunnelStep[]): void {
  if (steps.length > mostSteps) throw new RangeError(`A funnel of ${steps.length} steps is too long: give ${mostSteps} at most.`)
}

/** How many steps one visitor came through, by the visitor's events in any order. */
export function stepsReached(events: readonly CollectedEvent[], steps: readonly FunnelStep[], window: number): number {
  // For each step the latest beginning of a way that came so far: it leaves the most time.
  const began = steps.map(() => -Infinity)
  for (const { time, steps: met } of events.map((event) => metBy(event, steps)).sort(inOrder)) {
    // From behind, so that no event is two steps of one way.
    for (const step of met.reverse()) {
      const beginning = step === 0 ? time : (began[step - 1] ?? -Infinity)
      if (time - beginning <= window) began[step] = Math.max(began[step] ?? -Infinity, beginning)
    }
  }
  return began.filter((beginning) => beginning > -Infinity).length
}

function metBy({ name, path, time }: CollectedEvent, steps: readonly FunnelStep[]): Met {
  return { time, steps: steps.flatMap((step, place) => (step.name === name && (step.path === undefined || step.path === path) ? [place] : [])) }
}

/** Lists of steps as words in a dictionary: what begins like another and is longer stands after it. */
function inOrder(one: Met, other: Met): number {
  if (one.time !== other.time) return one.time - other.time
  const differs = one.steps.findIndex((step, at) => step !== other.steps[at])
  return differs === -1 ? one.steps.length - other.steps.length : (one.steps[differs] ?? 0) - (other.steps[differs] ?? -1)
}

/** Whether one event can meet two of the steps. */
export const overlap = (steps: readonly FunnelStep[]): boolean =>
  steps.some(({ name, path }, at) =>
    steps.slice(at + 1).some((later) => later.name === name && (path === undefined || later.path === undefined || later.path === path)),
  )
