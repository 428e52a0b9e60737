export const userActions = ['implemented', 'rejected', 'pending'] as const
export type UserAction = (typeof userActions)[number]

export const feedbackKinds = ['positive', 'negative', 'neutral'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

/** What a person did with a suggestion, and what came of it. */
export interface FeedbackItem {
  id: string
  project: string
  suggestion: string
  userAction: UserAction
  feedback: FeedbackKind
  result: string
  /** ISO 8601, UTC. */
  date: string
  /** Percent, 0 to 100: how sure the suggestion was. */
  confidence: number
}

/** What a model gained from feedback. */
export interface ModelImprovement {
  id: string
  project: string
  model: string
  /** Percent, 0 to 100. */
  oldAccuracy: number
  newAccuracy: number
  /** Points of percent: new less old. */
  improvement: number
  feedbackCount: number
}

/** Width of the improvement bar in percent: ten points fill it; held to 0 to 100 (requirements G-43). */
export const improvementBar = ({ oldAccuracy, newAccuracy }: Pick<ModelImprovement, 'oldAccuracy' | 'newAccuracy'>) =>
  Math.min(100, Math.max(0, ((newAccuracy - oldAccuracy) / 10) * 100))
