import type { Impact } from '../analytics/insights.ts'

export const recommendationStatuses = ['new', 'in-progress', 'implemented'] as const
export type RecommendationStatus = (typeof recommendationStatuses)[number]

export const efforts = ['Low', 'Medium', 'High'] as const
export type Effort = (typeof efforts)[number]

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
}
