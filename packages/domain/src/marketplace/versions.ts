export const versionTypes = ['major', 'minor', 'patch'] as const
export type VersionType = (typeof versionTypes)[number]

/** A snapshot of a template's configuration. */
export interface Version {
  id: string
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
}

export const branchStatuses = ['active', 'merged', 'archived'] as const
export type BranchStatus = (typeof branchStatuses)[number]

/** A line of work on a template. */
export interface Branch {
  id: string
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
  templateId: string
  hash: string
  /** Hash of the commit before; null for the first. */
  parent: string | null
  message: string
  author: string
  /** ISO 8601, UTC. */
  date: string
  /** Name of the branch it was made on. */
  branch: string
}
