import { type Evidence, type EvidenceRule, noEvidence } from './evidence.ts'
import type { OpenIncident } from './incidents.ts'
import { type Level, type Memory, noLevel } from './level.ts'
import { type Noise, noNoise } from './noise.ts'
import { flatWeek, type WeekProfile } from './profile.ts'
import type { LocalPlace, SeriesKind, SeriesPoint, SeriesStep } from './series.ts'

/** How one channel watches: the numbers are the same for every series of its step. */
export interface ChannelRule {
  step: SeriesStep
  memory: Memory
  evidence: EvidenceRule
  /** Intervals that are learned from before anything is reported. */
  warmUp: number
  /** After how many values old noise counts half. */
  noiseHalf: number
  /** An incident that lasts so many intervals is the new level. */
  accept: number
  /** Intervals within which an incident that comes again is the same. */
  again: number
}

/** What a channel needs to know of its series. */
export interface ChannelSeries {
  kind: SeriesKind
  deviations: number
  rule: ChannelRule
  place: (at: number) => LocalPlace
  /** Whether a date may be like any weekday. */
  isFree: (date: number) => boolean
}

/** Everything that a channel knows; plain JSON. */
export interface ChannelState {
  /** Points of the warm-up; null once it is over. */
  first: SeriesPoint[] | null
  /** Start of the last interval. */
  last: number | null
  /** Intervals without a value in a row. */
  missing: number
  week: WeekProfile
  level: Level
  noise: Noise
  /** What a usual interval has. */
  unit: number
  evidence: Evidence
  /** The z of the interval before. */
  before: number
  /** How well the day so far fits each weekday: sums of squares. */
  day: { date: number; squares: number[]; count: number }
  /** The last date that was like another weekday. */
  excused: number
  open: OpenIncident | null
  /** The last that ended: it goes on where it comes again soon. */
  closed: OpenIncident | null
}

export const newChannel = (step: SeriesStep): ChannelState => ({
  first: [],
  last: null,
  missing: 0,
  week: flatWeek(step),
  level: noLevel(),
  noise: noNoise(),
  unit: 0,
  evidence: noEvidence(),
  before: 0,
  day: { date: -1, squares: [0, 0, 0, 0, 0, 0, 0], count: 0 },
  excused: -10,
  open: null,
  closed: null,
})
