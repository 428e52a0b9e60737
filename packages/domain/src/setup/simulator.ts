import type { SimulatedEvent, Step, TagOutcome } from '../simulation/index.ts'

/** The most steps of a visit on the screen. */
export const mostVisitSteps = 50

/** The most characters that the steps of a visit have as JSON. */
export const mostVisitCharacters = 100_000

/** What a page can push to the data layer. */
export interface PushExample {
  /** Name of the event. */
  event: string
  /** The whole message, with example values. */
  data: Record<string, unknown>
}

/** Where a simulation begins. */
export interface VisitStart {
  /** How many tags the container has. */
  tags: number
  /** A visit that makes sense of what is measured; it begins with a page. */
  steps: Step[]
  /** What the container or the plan waits for. */
  pushes: PushExample[]
  /** Names of the planned events that the visit leaves out, because no address or text is known that their triggers hold for. */
  withoutExample: string[]
  /** Names of the events that the visit stops before, because it would be too long to be read; left out where there is none. */
  beyond?: string[]
  /** Why this container cannot be simulated, in one sentence; empty where it can. */
  impossible: string
}

/** A message that the container handled, and what each tag did. Values over 2,000 characters are cut, which `…` at their end says. */
export interface VisitedEvent extends Pick<SimulatedEvent, 'name' | 'consent'> {
  /** What was pushed, and the data layer after it, as JSON; over 20,000 characters they are cut. */
  message: string
  dataLayer: string
  /** How many tags fired, did not fire, and nobody can say of. */
  counts: Record<TagOutcome['outcome'], number>
  /** Tags that fired first, then unknown ones, then those that came near. Of tags whose triggers wait for other events the triggers are left out. */
  tags: TagOutcome[]
  /** How many more tags did not fire, left out because the visit is long. */
  left: number
}

export interface VisitedStep {
  /** 1 is the first. */
  step: number
  events: VisitedEvent[]
  /** How many more events there were, left out because they are over 30. */
  more: number
}

/** What came of a visit. */
export interface VisitRun {
  steps: VisitedStep[]
  /** The visit with what fired, as a file of tests in YAML. */
  test: string
  /** What of the container was left out, each in one sentence. */
  notes: string[]
  /** Why the visit cannot be run, in one sentence; empty where it was. */
  impossible: string
}
