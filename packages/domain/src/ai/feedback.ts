import { z } from 'zod'
import { text } from '../inputTerms.ts'
import type { ElementLabel } from '../setup/detected.ts'
import { dismissReasons, type Recommendation, recommendationRules } from './recommendations.ts'

export const userActions = ['implemented', 'rejected', 'pending'] as const
export type UserAction = (typeof userActions)[number]

export const feedbackKinds = ['positive', 'negative', 'neutral'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

/** What kinds of suggestion there are to have an opinion on. */
export const suggestionKinds = ['recommendation', 'reading'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** What a person did with a suggestion, and what came of it. */
export const feedbackItemSchema = z.object({
  id: text(200),
  project: text(200),
  suggestion: text(4000),
  userAction: z.enum(userActions),
  feedback: z.enum(feedbackKinds),
  /** What came of it, in somebody's words; may be empty. */
  result: z.string().trim().max(2000),
  /** ISO 8601, UTC. */
  date: z.iso.datetime(),
  /** Percent, 0 to 100: how sure the suggestion was; null where it did not say. */
  confidence: z.number().min(0).max(100).nullable(),
  /** What it speaks about, where that is kept: one item for each. */
  about: z.object({ kind: z.enum(suggestionKinds), id: text(200) }).optional(),
  /** The rule that wrote the suggestion; the screen then words it. */
  rule: z.enum(recommendationRules).optional(),
  /** Why it was rejected. */
  reason: z.enum(dismissReasons).optional(),
  /** What somebody had said before it was rejected; it counts again when that is taken back. */
  earlier: z.object({ feedback: z.enum(feedbackKinds), result: z.string().trim().max(2000) }).optional(),
})
export type FeedbackItem = z.infer<typeof feedbackItemSchema>

export interface FeedbackFigures {
  total: number
  /** Percent of the decided that were implemented; null while none is decided. */
  acceptance: number | null
  positive: number
  /** Points of percent that the models gained on average; null while none was trained with feedback. */
  gained: number | null
}

/** How many were judged, and how many of them were right. */
export interface Judged {
  right: number
  judged: number
}

/** What people said of the elements that were found on pictures and in pages. */
export interface FindingFeedback {
  /** How often somebody corrected it, for the fields that somebody did. */
  corrections: { field: ElementLabel['field']; count: number }[]
  /** What was right on pictures, by the percent of confidence: from `from` up to `to`, which belongs to the next, but for 100. The surest first; bands in which nothing was judged are missing. */
  bands: { from: number; to: number; type: Judged; text: Judged }[]
}

export interface FeedbackLoop {
  figures: FeedbackFigures
  /** Newest first. */
  rows: FeedbackItem[]
  improvements: ModelImprovement[]
  findings: FindingFeedback
  /** What nobody has rated yet. */
  unrated: Pick<Recommendation, 'id' | 'title' | 'rule'>[]
}

/** What a model gained from feedback. */
export interface ModelImprovement {
  id: string
  project: string
  model: string
  /** What learned from feedback in a real project, in place of the name `model`: an order of suggestions. */
  order?: 'recommendations' | 'insights'
  /** Percent, 0 to 100. */
  oldAccuracy: number
  newAccuracy: number
  /** Points of percent: new less old. */
  improvement: number
  feedbackCount: number
}

/** Width of the improvement bar in percent: ten points fill it; held to 0 to 100. */
export const improvementBar = ({ oldAccuracy, newAccuracy }: Pick<ModelImprovement, 'oldAccuracy' | 'newAccuracy'>) =>
  Math.min(100, Math.max(0, ((newAccuracy - oldAccuracy) / 10) * 100))
