import { ago } from '../shell/sampleTime.ts'
import type { FeedbackItem, ModelImprovement } from './feedback.ts'

const project = 'analytics-dashboard'

export const feedbackSample = [
  {
    id: 'feedback-1',
    project,
    suggestion: 'Send order value to Google Ads',
    userAction: 'implemented',
    feedback: 'positive',
    result: 'Return on ad spend rose by 9.1% in three weeks.',
    date: ago(2, 'days'),
    confidence: 91,
    about: { kind: 'recommendation', id: 'recommendation-4' },
  },
  {
    id: 'feedback-2',
    project,
    suggestion: 'Measure the price table as one event',
    userAction: 'pending',
    feedback: 'neutral',
    result: 'Waiting for the next release of the website.',
    date: ago(3, 'days'),
    confidence: 88,
    about: { kind: 'recommendation', id: 'recommendation-2' },
  },
  {
    id: 'feedback-3',
    project,
    suggestion: 'Hide the navigation in checkout',
    userAction: 'rejected',
    feedback: 'negative',
    result: 'Support needs the help link in checkout.',
    date: ago(6, 'days'),
    confidence: 69,
  },
  {
    id: 'feedback-4',
    project,
    suggestion: 'Load the chat widget after the first click',
    userAction: 'implemented',
    feedback: 'positive',
    result: 'Checkout loads 0.9 s sooner on phones.',
    date: ago(9, 'days'),
    confidence: 86,
    about: { kind: 'recommendation', id: 'recommendation-6' },
  },
  {
    id: 'feedback-5',
    project,
    suggestion: 'Alert on every visit from a new country',
    userAction: 'rejected',
    feedback: 'neutral',
    result: 'Too many messages for what they tell.',
    date: ago(12, 'days'),
    confidence: 58,
  },
] satisfies FeedbackItem[]

const improvement = (number: number, model: string, oldAccuracy: number, newAccuracy: number, feedbackCount: number): ModelImprovement => ({
  id: `improvement-${number}`,
  project,
  model,
  oldAccuracy,
  newAccuracy,
  improvement: newAccuracy - oldAccuracy,
  feedbackCount,
})

export const improvementsSample = [
  improvement(1, 'Goal reading', 84, 89, 126),
  improvement(2, 'Traffic forecast', 88.5, 91, 41),
  improvement(3, 'Recommendation ranking', 79, 86, 214),
  improvement(4, 'Anomaly detection', 90, 90.5, 18),
] satisfies ModelImprovement[]
