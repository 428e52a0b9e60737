import type { ContainerChange } from '../setup/containers.ts'

export const versionTypes = ['major', 'minor', 'patch'] as const
export type VersionType = (typeof versionTypes)[number]

/** A snapshot of a template's configuration. */
export interface Version {
  id: string
  project: string
  templateId: string
  /** `1.2.0` */
  version: string
  /** ISO 8601, UTC. */
  date: string
  author: string
  status: 'Published'
  downloads: number
  /** A sentence for each change. */
  changes: string[]
  type: VersionType
  /** Hash of the commit that it is. */
  commit: string
}

export const branchStatuses = ['active', 'merged', 'archived'] as const
export type BranchStatus = (typeof branchStatuses)[number]

/** A line of work on a template. */
export interface Branch {
  id: string
  project: string
  templateId: string
  name: string
  /** Hash. */
  lastCommit: string
  author: string
  /** Of the last commit, ISO 8601 in UTC. */
  date: string
  /** How many commits were made on it. */
  commits: number
  status: BranchStatus
}

/** One saving of a template's configuration. */
export interface Commit {
  id: string
  project: string
  templateId: string
  hash: string
  /** Hash of the commit before; null for the first. */
  parent: string | null
  /** Hash of the commit that was merged in, where one was. */
  merged?: string
  /** Hash of the content as it was saved. */
  content: string
  message: string
  author: string
  /** ISO 8601, UTC. */
  date: string
  /** Name of the branch it was made on. */
  branch: string
}

export const branchNamePattern = /^[a-z0-9][a-z0-9._/-]{0,59}$/

/** A difference that means something to whoever installed the older one; `code` as in the tracking package. */
export interface TemplateChange {
  code: string
  type: VersionType
  /** Event, audience or thing of the container. */
  subject: string
  detail: string
}

/** What a new version of a branch would be. */
export interface Proposal {
  /** The number that it follows; null for the first. */
  after: string | null
  /** The least type that the changes allow; null where nothing changed. */
  type: VersionType | null
  /** The number for each type that is allowed. */
  numbers: Partial<Record<VersionType, string>>
  changes: TemplateChange[]
}

export interface VersionControl {
  /** Own templates, the most recently changed first. */
  templates: { id: string; name: string }[]
  /** Id of the one that is shown; empty where there is none. */
  selected: string
  versions: Version[]
  branches: Branch[]
  commits: Commit[]
  /** What a new version of each active branch would be, by its name. */
  proposals: Record<string, Proposal>
}

/** Two states of a template beside each other. A state is named by a version number, a branch or a hash. */
export interface TemplateComparison {
  from: { name: string; commit: string }
  to: { name: string; commit: string }
  /** null where both do the same. */
  type: VersionType | null
  changes: TemplateChange[]
  /** What is in the container file, thing by thing. */
  container: ContainerChange[]
}

/** A part that both branches changed, each otherwise; as JSON, null where it is gone. */
export interface BranchConflict {
  key: string
  subject: string
  base: string | null
  ours: string | null
  theirs: string | null
}

/** What merging a branch into another would do. */
export interface MergePreview {
  from: string
  into: string
  conflicts: BranchConflict[]
  type: VersionType | null
  changes: TemplateChange[]
}
