/** What can be wrong with a visit counts as an error, may be one, or is only to know. */
export type RecordingLevel = 'error' | 'warning' | 'note'

export interface CheckedFinding {
  level: RecordingLevel
  /** What kind of finding it is, in words. */
  label: string
  /** The name of the event, or the address of a script. */
  event: string
  /** The address of the page; empty where it is about the whole visit. */
  page: string
  message: string
}

/** One event over the whole visit: what should have been sent, what was, and what the plan wants. */
export interface CheckedRow {
  vendor: string
  event: string
  /** How often the tags should have sent it; null where there are none. */
  expected: number | null
  sent: number
  /** `automatic`: sent without a plan. Null of products that only advertise. */
  plan: 'planned' | 'automatic' | 'unplanned' | null
}

/** A recorded visit beside tags and plan. */
export interface RecordingCheck {
  /** Why the file is no recording, in one sentence; then all else is empty. */
  fault: string
  pages: number
  requests: number
  /** Errors first, and no more than are listed. */
  findings: CheckedFinding[]
  /** How many there are of all. */
  total: number
  rows: CheckedRow[]
  /** What could not be looked at, each in one sentence. */
  open: string[]
  /** The visit as a file of tests (YAML) that the tags pass today; empty where there are no tags. */
  test: string
}

/** What developers of the site and its apps are given. */
export interface DeveloperFiles {
  /** How many messages the site has to push. */
  messages: number
  files: { fileName: string; text: string }[]
}
