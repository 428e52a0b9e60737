import type { Step } from '../simulation/index.ts'
import type { ThingChange } from './thingChanges.ts'

/** Who said yes to a plan, and when. */
export interface Approval {
  /** Name of the member. */
  by: string
  /** ISO 8601, UTC. */
  at: string
}

/** Why an approval does not count any more: another plan, or a proof that is missing, was made by another engine or was changed. */
export type StaleApproval = 'plan' | 'proof'

/** A test of a deployment that fails. */
export interface ProofFailure {
  /** The trigger that the test is about. */
  trigger: string
  /** From 1. */
  step: number
  /** The visit up to that step. */
  visit: Step[]
  /** What was expected of which tag there, what happened, and why; each in one sentence. */
  messages: string[]
}

/** Whether the tags do in the container what they do alone: tests that were recorded from the file alone, run over the container as it would be. */
export interface DeploymentProof {
  tests: number
  /** At most `mostProofFailures`. */
  failures: ProofFailure[]
  failed: number
  /** The proof as a file; empty where nothing could be run. */
  file: string
  /** Of the engine that made it. */
  engine: string
  /** SHA-256 of the container as it would be. */
  container: string
  /** Why it cannot be said, in one sentence; empty where it is. */
  impossible: string
}

/** What a container would get. */
export interface Deployment {
  /** What importing the file does to the container: against its stored file, or to an empty one where none is stored. */
  changes: ThingChange[]
  /** Whether there is a stored file that was compared with. */
  compared: boolean
  /** How many tags go into the file. */
  tags: number
  /** Names what is planned: with other tags or another container file it is another one. */
  plan: string
  /** Null while nobody has approved a plan of these tags; `stale` says why what was approved does not hold any more. */
  approval: (Approval & { holds: boolean; stale: StaleApproval | null }) | null
}

/** The approval of one plan. */
export interface DeploymentApproval extends Approval {
  /** `<project>:<container>:<workspace>`, the last empty for all drafts. */
  id: string
  project: string
  plan: string
  /** The proof file; missing where it was approved before there were proofs. */
  proof?: string
}

/** What is otherwise with a tag in a workspace than in the measurement plan. */
export interface TagEdit {
  /** The name that it goes into the container with. */
  name?: string | undefined
  /** It goes in and does not fire. */
  paused?: boolean | undefined
}

/** A named draft set of changes: generated tags, edited and deployed apart from the rest. */
export interface TagWorkspace {
  id: string
  project: string
  name: string
  /** Names of the tags in it. */
  tags: string[]
  /** By name of the tag. */
  edits?: Record<string, TagEdit>
  /** ISO 8601, UTC. */
  created: string
  /** Name of the member. */
  createdBy: string
}
