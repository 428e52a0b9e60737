import type { ContainerEffect, EffectKind } from './proof.ts'
import type { ThingChange } from './thingChanges.ts'

/** So many drafts wait in a project at most. */
export const mostContainerDrafts = 20

/** A changed container that a program proposed with a key, and that waits for a person. Nothing is stored of the container by it. */
export interface ContainerDraft {
  id: string
  project: string
  containerId: string
  /** What the change is for, in the words of who proposed it. */
  title: string
  /** Who proposed it: the name of the key, as the audit log has it. */
  by: string
  /** ISO 8601, UTC. */
  at: string
  /** The stored version that the change was proven against. */
  base: number
  /** What the proof found: how many hits differ by kind, on how many visits. */
  counts: Record<EffectKind, number>
  visits: number
}

/** A draft with its file. */
export interface StoredContainerDraft extends ContainerDraft {
  /** SHA-256 of the stored file that the change was proven against, hexadecimal. */
  baseHash: string
  /** The text of the file, in gzip, in Base64. */
  content: string
}

/** A draft as a person looks at it. */
export interface ContainerDraftReview {
  draft: ContainerDraft
  /** What is stored is another version by now, so the proof is not about it. */
  outdated: boolean
  /** What would leave the browser differently. */
  effect: ContainerEffect
  /** What would change in the container. */
  changes: ThingChange[]
}
