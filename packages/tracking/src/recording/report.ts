import type { Sentence, Words } from '../sentences/say.ts'
import type { Vendor } from './types.ts'

/** What can be wrong with a visit. */
export type RecordingProblem =
  | 'missing'
  | 'doubled'
  | 'differs'
  | 'unplanned'
  | 'beforeConsent'
  | 'parameter'
  | 'personal'
  | 'failed'
  | 'slow'
  | 'notSeen'
  | 'surplus'

export interface RecordingFinding {
  readonly kind: RecordingProblem
  readonly level: 'error' | 'warning' | 'note'
  readonly vendor: Vendor | ''
  /** The name of the event, or the address of a script. */
  readonly event: string
  /** The address of the page; empty where it is about the whole visit. */
  readonly page: string
  /** One sentence: what, why, and what to do. */
  readonly message: Words
}

/** One event over the whole visit: what should have been sent, what was, and what the plan wants. */
export interface RecordingRow {
  readonly vendor: Vendor
  readonly event: string
  /** How often the container should have sent it; null where no container was given. */
  readonly expected: number | null
  readonly sent: number
  /** `automatic`: Google Analytics and our tracker send it without a plan. Null where no plan was given, and of products that only advertise. */
  readonly plan: 'planned' | 'automatic' | 'unplanned' | null
}

export interface RecordingReport {
  readonly pages: number
  readonly requests: number
  readonly rows: readonly RecordingRow[]
  /** Errors first. */
  readonly findings: readonly RecordingFinding[]
  /** What could not be looked at, each in one sentence. */
  readonly open: readonly Sentence[]
}
