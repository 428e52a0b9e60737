import type { TriggerOutcome } from './outcomes.ts'

/** How a trigger stands at a moment, and how near it came: 0 another event, 1 a condition failed, 2 it held or may hold. */
export interface TriggerState {
  readonly near: number
  /** It is the same for every event of the name, because it waits for another one. */
  readonly always: boolean
  readonly outcome: TriggerOutcome
}
