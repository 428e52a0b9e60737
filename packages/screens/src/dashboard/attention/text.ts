import { plural } from '../../language.ts'

export const text = {
  title: 'Health and insights',
  detail: 'What is wrong with the tracking, which figures left their band, and what the rules found.',
  issues: (count: number) =>
    count === 0 ? 'No open issue in the tracking' : plural('en', count, { one: 'open issue in the tracking', other: 'open issues in the tracking' }),
  anomalies: (count: number) =>
    count === 0 ? 'No figure out of its band' : plural('en', count, { one: 'figure out of its band', other: 'figures out of their band' }),
}

export type AttentionText = typeof text
