import { z } from 'zod'
import { act, read } from '../declare.ts'
import { byId, nothing, text } from '../inputTerms.ts'
import { type FeedbackItem, feedbackItemSchema, feedbackKinds, type FeedbackLoop } from './feedback.ts'
import { nlpAnalysisSchema, type NlpJob, type NlpResult, type NlpWork } from './nlp.ts'
import { dismissalSchema, type Recommendation, type Recommendations, type RecommendationsFound } from './recommendations.ts'
import type { TrainingJob, TrainingPipeline } from './training.ts'

const opinion = byId.extend({ feedback: z.enum(feedbackKinds), result: z.string().trim().max(2000) })

export const aiReads = {
  'recommendations.list': read<Recommendations>()({ input: nothing, role: 'viewer', topics: ['recommendations', 'feedback', 'preferences'] }),
  'training.list': read<TrainingPipeline>()({ input: nothing, role: 'viewer', topics: ['trainingJobs', 'preferences'] }),
  'feedback.list': read<FeedbackLoop>()({
    input: nothing,
    role: 'viewer',
    topics: ['feedback', 'improvements', 'recommendations', 'insights', 'elementLabels', 'preferences'],
  }),
  'nlp.list': read<NlpWork>()({ input: nothing, role: 'viewer', topics: ['nlpJobs', 'nlpResults', 'plans', 'feedback', 'tickets', 'preferences'] }),
} as const

export const aiActs = {
  /** Looks through the project's own setup with the rules of tracking quality. */
  'recommendations.find': act<RecommendationsFound>()({ input: nothing, role: 'analyst' }),
  'recommendations.start': act<Recommendation>()({ input: byId, role: 'analyst' }),
  'recommendations.implement': act<Recommendation>()({ input: byId, role: 'analyst' }),
  /** Back to the status before: the Undo of the two above. */
  'recommendations.stepBack': act<Recommendation>()({ input: byId, role: 'analyst' }),
  'recommendations.dismiss': act<Recommendation>()({ input: dismissalSchema, role: 'analyst' }),
  'recommendations.restore': act<Recommendation>()({ input: byId, role: 'analyst' }),

  'training.pause': act<TrainingJob>()({ input: byId, role: 'analyst' }),
  'training.resume': act<TrainingJob>()({ input: byId, role: 'analyst' }),
  'training.retrain': act<TrainingJob>()({ input: byId, role: 'analyst' }),
  /** Takes a retraining out of the queue; the model stays as it was before. */
  'training.cancel': act<TrainingJob>()({ input: byId, role: 'analyst' }),

  /** Changes the opinion of an item. */
  'feedback.rate': act<FeedbackItem>()({ input: opinion, role: 'analyst' }),
  /** Gives an opinion on a recommendation, by its id. */
  'feedback.rateSuggestion': act<FeedbackItem>()({ input: opinion, role: 'analyst' }),
  'feedback.remove': act<FeedbackItem>()({ input: byId, role: 'analyst' }),
  'feedback.restore': act<FeedbackItem>()({ input: feedbackItemSchema, role: 'analyst' }),

  'nlp.analyze': act<NlpJob>()({ input: nlpAnalysisSchema, role: 'analyst' }),
  'nlp.retry': act<NlpJob>()({ input: byId, role: 'analyst' }),
  'nlp.remove': act<void>()({ input: byId, role: 'editor' }),
  'nlp.confirm': act<NlpResult>()({ input: byId, role: 'analyst' }),
  'nlp.correct': act<NlpResult>()({ input: byId.extend({ correction: text(2000) }), role: 'analyst' }),
  'nlp.uncheck': act<NlpResult>()({ input: byId, role: 'analyst' }),
} as const
