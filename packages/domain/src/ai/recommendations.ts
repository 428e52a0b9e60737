import { z } from 'zod'
import type { Impact } from '../analytics/insights.ts'
import { text } from '../inputTerms.ts'

export const recommendationStatuses = ['new', 'in-progress', 'implemented'] as const
export type RecommendationStatus = (typeof recommendationStatuses)[number]

export const efforts = ['Low', 'Medium', 'High'] as const
export type Effort = (typeof efforts)[number]

/** Why somebody did not want it. */
export const dismissReasons = ['notRelevant', 'alreadyDone', 'tooMuchEffort', 'notConvinced'] as const
export type DismissReason = (typeof dismissReasons)[number]
export const dismissalSchema = z.object({ id: text(200), reason: z.enum(dismissReasons), note: z.string().trim().max(1000) })

/** What the project's own setup is checked for. Each rule makes one recommendation, worded by the screen. */
export const recommendationRules = [
  'planMissing',
  'planNotApplied',
  'noKeyEvent',
  'measurementIdMissing',
  'valueMissing',
  'unclearGoals',
  'draftEvents',
] as const
export type RecommendationRule = (typeof recommendationRules)[number]

/** One figure that a recommendation rests on. */
export interface EvidenceFigure {
  /** What was counted. */
  label: string
  /** Percent as 0 to 100, durations in seconds. */
  value: number
  as: 'number' | 'percent' | 'duration'
}

/** Something to change, with what it should bring. */
export interface Recommendation {
  id: string
  project: string
  title: string
  description: string
  impact: Impact
  /** Percent, 0 to 100. */
  confidence: number
  category: string
  /** Percent by which the category's figure should rise. */
  estimatedLift: number
  effort: Effort
  status: RecommendationStatus
  /** The rule that wrote it; the screen then words title and description. */
  rule?: RecommendationRule
  /** What it rests on: figures of a sample, or what the rule found. */
  evidence?: EvidenceFigure[]
  /** The names that a rule found, as events without a value. */
  names?: string[]
  /** Percent, as measured after it was implemented. */
  measuredLift?: number
  /** What the measured lift rests on, once the days after it was implemented are over. */
  grade?: LiftGrade
  /** Who last moved it on, and when (ISO 8601, UTC). */
  moved?: { by: string; at: string }
  /** It was set aside, out of the status that it still carries. */
  dismissed?: { reason: DismissReason; note: string; by: string; at: string }
}

export interface Recommendations {
  figures: { new: number; inProgress: number; implemented: number; dismissed: number }
  rows: Recommendation[]
  /** Those that were set aside, the last one first. */
  dismissed: Recommendation[]
}

/** What looking through the setup brought. */
export interface RecommendationsFound {
  /** New ones, and those that came back because their cause did. */
  found: number
  /** Open ones whose cause is gone; they count as implemented. */
  settled: number
}

/** Visits with a key event, of all, in percent, in the two weeks before a recommendation was implemented and in those after it; `unknown` where there were too few visits to tell. */
export interface LiftGrade {
  /** ISO 8601, UTC. */
  at: string
  before: number
  after: number
  outcome: 'measured' | 'unknown'
}
