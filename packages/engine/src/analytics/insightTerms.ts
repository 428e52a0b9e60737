import type { EventHour, Finding, InsightEvidence, PageCourse, PagePerformance } from '@tagmason/domain'
import type { SegmentCount } from './segmentCounts.ts'

/** What the rules look at. All instants are before `now`. */
export interface Collected {
  now: number
  timeZone: string
  hours: readonly Pick<EventHour, 'at' | 'visits'>[]
  pages: readonly PagePerformance[]
  courses: readonly PageCourse[]
  /** Visits that convert, by segment; left out or null where none are compared. */
  segments?: readonly SegmentCount[] | null
}

/** Something that a rule saw, with the figures behind it. */
export interface Found {
  /** Tells it from others of the same rule. */
  key: string
  finding: Finding
  unit: InsightEvidence['unit']
  points: { at: string; value: number }[]
}
