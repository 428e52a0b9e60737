import type { AuditedFinding } from './containerAudit.ts'
import type { ImportMode } from './containerImport.ts'
import type { PublishedOrigin } from './containers.ts'
import type { ThingChange } from './thingChanges.ts'

/** Why there is a version. `kept`: the file was there before its history was. */
export type VersionCause =
  | { kind: 'kept'; fileName: string }
  | { kind: 'import'; fileName: string; mode: ImportMode }
  | { kind: 'published'; version: string }
  | { kind: 'fix'; rules: string[]; fixes: number }
  | { kind: 'rollback'; to: number }
  | { kind: 'deploy'; tags: number }
  | { kind: 'issue' }
  | { kind: 'draft'; title: string; by: string }

/** A stored container as it was from then on. */
export interface ContainerVersion {
  /** Counts up from 1 and is never given again. */
  number: number
  /** ISO 8601, UTC. */
  at: string
  /** Name of the member; empty where nobody was written down. */
  by: string
  cause: VersionCause
  tags: number
  triggers: number
  variables: number
  /** Against the version before. */
  added: number
  changed: number
  removed: number
}

/** A version with its file. */
export interface StoredContainerVersion extends ContainerVersion {
  /** `<container>:<number>` */
  id: string
  project: string
  containerId: string
  /** SHA-256 of the file's text, hexadecimal. */
  hash: string
  /** The text, in gzip, in Base64. */
  content: string
  /** It is what Google has, or had: an export of the container itself, or what was deployed on top of one. */
  exported?: true
  /** It was decoded from the published container. */
  published?: PublishedOrigin
}

/** How many versions of a container are kept; the oldest go first. */
export const mostContainerVersions = 50

/** And how many characters of packed content they may have together: with the file they go back in one request. The newest two stay, however large. */
export const mostVersionCharacters = 4_000_000

export interface ContainerVersions {
  /** The newest first, which is what is stored now. */
  versions: ContainerVersion[]
}

export interface ContainerDifference {
  from: number
  to: number
  changes: ThingChange[]
}

/** What fixes would do, before anything is changed. */
export interface FixPreview {
  /** What they mend, in the order it is done. */
  fixed: AuditedFinding[]
  changes: ThingChange[]
}
