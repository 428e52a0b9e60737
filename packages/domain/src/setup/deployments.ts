import type { ThingChange } from './thingChanges.ts'

/** Who said yes to a plan, and when. */
export interface Approval {
  /** Name of the member. */
  by: string
  /** ISO 8601, UTC. */
  at: string
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
  /** Null while nobody has approved a plan of these tags; `holds` is false where what was approved was another plan. */
  approval: (Approval & { holds: boolean }) | null
}

/** The approval of one plan. */
export interface DeploymentApproval extends Approval {
  /** `<project>:<container>:<workspace>`, the last empty for all drafts. */
  id: string
  project: string
  plan: string
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
