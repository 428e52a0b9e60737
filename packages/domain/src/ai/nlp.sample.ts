import type { NlpJob } from './nlp.ts'

const project = 'analytics-dashboard'

export const nlpJobsSample = [
  {
    id: 'nlp-1',
    project,
    type: 'Search terms to intent',
    status: 'processing',
    input: 'how to set up consent mode with tag manager',
    output: 'Intent: learn. Topic: consent.',
    progress: 64,
    processed: 640,
    total: 1_000,
    accuracy: 87,
  },
  {
    id: 'nlp-2',
    project,
    type: 'Survey answers to sentiment',
    status: 'completed',
    input: 'Setup took ten minutes, I had planned a day for it.',
    output: 'Sentiment: positive. Topic: setup.',
    progress: 100,
    processed: 412,
    total: 412,
    accuracy: 93,
  },
  {
    id: 'nlp-3',
    project,
    type: 'Support requests to topics',
    status: 'queued',
    input: 'The purchase event shows no revenue.',
    output: '',
    progress: 0,
    processed: 0,
    total: 286,
    accuracy: null,
  },
  {
    id: 'nlp-4',
    project,
    type: 'Goals to events',
    status: 'error',
    input: 'Know which guides readers finish.',
    output: '',
    progress: 12,
    processed: 6,
    total: 50,
    accuracy: null,
  },
] satisfies NlpJob[]
