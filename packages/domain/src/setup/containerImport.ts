import type { ContainerFinding } from './plans.ts'
import type { ThingChange } from './thingChanges.ts'

/**
 * The choices of Google Tag Manager's import dialogue: the file in the place of everything that is there (`overwrite`); or merged into it, where of two things with one
 * name and other contents the one of the file counts (`mergeOverwriting`), or both stay and the one of the file gets another name (`mergeRenaming`).
 */
export const importModes = ['overwrite', 'mergeOverwriting', 'mergeRenaming'] as const
export type ImportMode = (typeof importModes)[number]

/** A container that a given file can be imported into. */
export interface ImportTarget {
  id: string
  name: string
  /** The file is an export of this very container, and so the proof that it is there. */
  own: boolean
  /** Nothing of it is stored yet: the file becomes what it holds, whatever the mode. */
  first: boolean
}

/** Why a line of a list of events is left out. */
export const skipReasons = ['taken', 'empty', 'twice'] as const
export type SkipReason = (typeof skipReasons)[number]

/** What a given file is. `unusable`: nothing can be imported, and one finding says why. */
export type ContainerReview =
  /** `upload` tells this file from the next one that somebody gives. */
  | {
      kind: 'container'
      upload: string
      containerId: string
      name: string
      known: boolean
      targets: ImportTarget[]
      findings: ContainerFinding[]
      /** The file has a placeholder for its id, so the member may say which container it is of: give it again with `container`. */
      unnamed?: true
    }
  | { kind: 'events'; rows: { line: number; name: string; skipped: SkipReason | null }[] }
  | { kind: 'unusable'; findings: ContainerFinding[]; unnamed?: true }

/** A published container, read and decoded: it waits to be opened as a given file waits to be imported. */
export interface PublishedReview {
  upload: string
  containerId: string
  /** The number of the published version; empty where the script does not say. */
  version: string
  /** The container is in the list of this project. */
  known: boolean
  /** What is stored of it now is an export, whose names and folders this would take the place of. */
  replaces: boolean
  tags: { name: string; type: string }[]
  triggers: number
  variables: number
  /** What a published container does not say, each in one sentence. */
  unknowable: string[]
}

/** Why no published container could be read; screens word each. */
export const publishedProblems = [
  'sample',
  'noServer',
  'notFound',
  'notContainer',
  'pageWithout',
  'pageWithMany',
  'googleTag',
  'nameless',
  'elsewhere',
  'status',
  'tooLong',
] as const
export type PublishedProblem = (typeof publishedProblems)[number]

/** What importing the given file into a container would do, in one of Google's modes. */
export interface ImportPreview {
  /** Added, changed, removed, and what comes under a new name. */
  changes: ThingChange[]
  /** How many things are there already, with this name and content. */
  same: number
  /** The tag that sets the consent default already, so that the file's own is not brought. */
  consentBy?: string
}

export interface Imported {
  /** Empty for a list of events. */
  containerId: string
  added: number
  changed: number
  same: number
}
