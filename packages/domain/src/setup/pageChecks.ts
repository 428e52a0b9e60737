import type { KeptWords } from '../shell/notifications.ts'
import type { CheckedFinding, CheckedRow, RecordingLevel } from './recordings.ts'

/** How often a page is checked. */
export const checkRhythms = ['once', 'daily', 'weekly'] as const
export type CheckRhythm = (typeof checkRhythms)[number]

/** Checks that an account keeps. */
export const mostPageChecks = 20
/** Visits that the members of an account may ask for in an hour; scheduled ones are not counted. */
export const mostVisitsAnHour = 12
/** Pictures of one check that are kept. */
export const mostPagePictures = 12

/** What the visitor does when the site asks for consent. */
export const visitorAnswers = ['none', 'refused', 'granted'] as const
export type VisitorAnswer = (typeof visitorAnswers)[number]

/** Milliseconds since the page began; null where it did not come to it. */
export interface PageTimes {
  url: string
  answered: number | null
  ready: number | null
  loaded: number | null
  /** The first event that left. */
  firstHit: number | null
}

/** One visit of a check. */
export interface CheckedVisit {
  state: VisitorAnswer
  /** Who asked for consent; null where the site did not. */
  asked: string | null
  answered: boolean
  pages: number
  requests: number
  sent: number
  /** How long it took, in milliseconds. */
  ms: number
  timings: PageTimes[]
  rows: CheckedRow[]
}

/** A finding of a check, and in which visits it was found. */
export interface PageFinding extends CheckedFinding {
  states: VisitorAnswer[]
}

/** What a check came to, as it is kept. */
export interface KeptPageReport {
  visits: CheckedVisit[]
  /** Errors first, and no more than are listed. */
  findings: (Omit<PageFinding, 'label' | 'message'> & { kind: string; label: KeptWords; message: KeptWords })[]
  total: number
  open: KeptWords[]
}

/** What a check came to, in a member's language. */
export interface PageReport {
  id: string
  url: string
  /** ISO 8601, UTC. */
  at: string
  visits: CheckedVisit[]
  findings: PageFinding[]
  total: number
  open: string[]
}

/** Why a visit came to nothing; screens word each. */
export const visitProblems = ['browser', 'timeout', 'busy', 'fault'] as const
export type VisitProblem = (typeof visitProblems)[number]

/** What became of the last visit of a check beside the one before it. */
export interface CheckChange {
  /** Errors and warnings that were not there before, and those that are gone. */
  added: number
  gone: number
}

/** A page that is checked, once or by the clock, beside which the report of its last visit is kept. */
export interface StoredPageCheck {
  id: string
  project: string
  url: string
  /** The container that the site should run; left out for the plan alone. */
  containerId?: string
  /** The visitor's steps as text; left out where the page is only scrolled. */
  journey?: string
  rhythm: CheckRhythm
  /** When the next visit is due, ISO 8601, UTC; null where none is. */
  due: string | null
  askedBy: string
  /** When the last visit ended, ISO 8601, UTC; null before the first. */
  at: string | null
  /** Why the last visit came to nothing; null where it came to a report. */
  problem: VisitProblem | null
  change: CheckChange | null
  /** How many findings the last report has of each level; null without a report. */
  counts: Record<RecordingLevel, number> | null
}

/** The report of a check's last visit. */
export interface StoredPageReport {
  /** That of the check. */
  id: string
  project: string
  /** When the visit ended, ISO 8601, UTC. */
  at: string
  report: KeptPageReport
}

/** A check in the list. */
export interface PageCheck extends Pick<StoredPageCheck, 'id' | 'url' | 'rhythm' | 'due' | 'at' | 'problem' | 'change' | 'askedBy' | 'counts'> {
  /** A visit is due now: it waits for its turn, or is under way. */
  waiting: boolean
}

/** A picture of a page, kept beside its check. */
export interface PagePicture {
  /** `<check>:<state>:<step>`. */
  id: string
  project: string
  check: string
  state: VisitorAnswer
  /** The step before it, from 0, which is the opening of the first page. */
  step: number
  url: string
  /** A JPEG in base64, 1280 × 800. */
  jpeg: string
}

/** How many visits the members of the account asked for in an hour. */
export interface VisitHour {
  id: 'account'
  /** Its beginning, ISO 8601, UTC. */
  hour: string
  visits: number
}
