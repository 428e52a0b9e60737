import type { TagOutcome, TriggerOutcome } from './outcomes.ts'
import type { Tag } from '../gtm/model.ts'
import type { Words } from '../sentences/say.ts'
import type { Holds } from './known.ts'

/** What became of a tag, and how near it came to firing: 0 another event, 1 a condition, 2 a blocking trigger, 3 a setting of its own. */
export interface Ranked {
  readonly of: Tag
  readonly outcome: TagOutcome
  readonly near: number
}

/** What the triggers of a tag say of an event. */
export interface Decision {
  readonly holds: Holds
  readonly because: Words
  readonly near: number
  readonly triggers: readonly TriggerOutcome[]
  /** It is the same for every event of the name. */
  readonly always: boolean
  told?: Ranked | undefined
}
