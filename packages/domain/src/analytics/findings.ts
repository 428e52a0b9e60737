/** The rules that look for insights in collected figures. */
export const insightRules = ['slowPage', 'busyHours', 'weekChange', 'segmentDiffers', 'segmentChanged'] as const
export type InsightRule = (typeof insightRules)[number]

/** By what visits are told apart and compared. */
export const segmentDimensions = ['device', 'source', 'medium', 'campaign', 'country', 'browser'] as const
export type SegmentDimension = (typeof segmentDimensions)[number]

/** A segment whose visits convert more or less: shares and the 95 % interval of their difference in percent and points. */
interface SegmentFinding {
  dimension: SegmentDimension
  value: string
  share: number
  /** Of the others, or of the same segment before. */
  other: number
  low: number
  high: number
  visits: number
  /** Comparisons that were judged together, and the share of false ones among those at least as clear. */
  compared: number
  q: number
}

/** What a rule saw. */
export type Finding =
  /** A page that is slow on most days. `days` of `of` over the target. */
  | { rule: 'slowPage'; path: string; loadTime: number; target: number; score: number; days: number; of: number }
  /** Hours of the day, `09:00` to `15:00` in the project's time zone, that hold an outsized `share` (percent) of the visits. */
  | { rule: 'busyHours'; from: string; to: string; share: number; days: number; of: number }
  /** Visits of the last 7 days against the 7 before, in percent. */
  | { rule: 'weekChange'; change: number; before: number; after: number; days: number; of: number }
  /** A segment against all other visits of the last 14 days. */
  | ({ rule: 'segmentDiffers' } & SegmentFinding)
  /** A segment against itself in the 14 days before. */
  | ({ rule: 'segmentChanged' } & SegmentFinding)
