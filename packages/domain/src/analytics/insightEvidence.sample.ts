import { ago } from '../shell/sampleTime.ts'
import type { InsightEvidence } from './insights.ts'

const project = 'analytics-dashboard'

/** No day is quite like the one before: percent, in turn. */
const usual = [3, -5, 2, 4, -3, -1, 5, -4, 1, -2, 0]
const rounded = (value: number) => Math.round(value * 1000) / 1000

/** A figure at so many even steps up to the sample clock, `every` so many hours or days, around a level that may change on the way. */
const course = (label: string, steps: number, unit: 'hours' | 'days', level: (part: number) => number, every = 1) => ({
  label,
  points: Array.from({ length: steps }, (_, step) => ({
    at: ago((steps - step) * every, unit),
    value: rounded(level(step / (steps - 1)) * (1 + (usual[(step + steps) % usual.length] ?? 0) / 100)),
  })),
})
const steady = (value: number) => () => value
const towards = (from: number, to: number) => (part: number) => from + (to - from) * part

/** What each insight of the sample rests on. */
export const insightEvidenceSample = [
  {
    id: 'insight-1',
    project,
    segment: 'Visitors who reach the checkout form, all devices',
    calculation: 'Share of visits that end on the form: 31.5% with the phone field, 15.0% without it. 31.5 ÷ 15.0 = 2.1.',
    unit: 'percent',
    step: 'day',
    series: [course('With the phone field', 30, 'days', steady(0.315)), course('Without it', 30, 'days', steady(0.15))],
  },
  {
    id: 'insight-2',
    project,
    segment: 'Carts opened in mobile Safari',
    calculation: 'Orders ÷ carts since 07:00 UTC against the same hours of the last eight Mondays: 20.1% instead of 32.4%, a drop of 38%.',
    unit: 'percent',
    step: 'hour',
    series: [course('Carts that become orders', 24, 'hours', (part) => (part < 0.87 ? 0.324 : 0.201))],
  },
  {
    id: 'insight-3',
    project,
    segment: 'Visits from organic search that land on a comparison page',
    calculation: 'Their share of all visits from search is 9%, their share of the sign-ups from search 21%. 21 ÷ 9 = 2.3 sign-ups where one is expected.',
    unit: 'percent',
    step: 'day',
    series: [course('Share of visits', 90, 'days', towards(0.08, 0.1)), course('Share of sign-ups', 90, 'days', towards(0.17, 0.25))],
  },
  {
    id: 'insight-4',
    project,
    segment: 'Visits on Saturdays and Sundays against visits on working days',
    calculation: 'Mobile visits ÷ all visits, by week. A line through the weekends rises from 44% to 57%, one through the working days stays at 41%.',
    unit: 'percent',
    step: 'day',
    series: [course('Weekends', 6, 'days', towards(0.44, 0.57), 7), course('Working days', 6, 'days', steady(0.41), 7)],
  },
  {
    id: 'insight-5',
    project,
    segment: 'Visits referred by partners.example.com',
    calculation: 'Visits by day against the lowest of the last eight weeks, which is 40. None for three days is outside of everything seen before.',
    unit: 'number',
    step: 'day',
    series: [course('Visits', 7, 'days', (part) => (part < 0.6 ? 50 : 0))],
  },
  {
    id: 'insight-6',
    project,
    segment: 'Visitors of the pricing page',
    calculation: 'Quote requests ÷ visitors: 6.8% of those who start the demo, 4.0% of the others. 6.8 ÷ 4.0 = 1.7.',
    unit: 'percent',
    step: 'day',
    series: [course('Started the demo', 30, 'days', steady(0.068)), course('Did not', 30, 'days', steady(0.04))],
  },
  {
    id: 'insight-7',
    project,
    segment: 'Readers of three or more guides',
    calculation: 'Readers who come back within seven days ÷ all of them: 31%. Of all, 4% have seen the newsletter form.',
    unit: 'percent',
    step: 'day',
    series: [course('Come back within a week', 60, 'days', towards(0.28, 0.34))],
  },
  {
    id: 'insight-8',
    project,
    segment: 'Readers of setup guides',
    calculation: 'Visits with a scroll past 90% ÷ all visits of guides, by day. A line through five weeks rises from 38% to 47%.',
    unit: 'percent',
    step: 'day',
    series: [course('Read to the end', 35, 'days', towards(0.38, 0.47))],
  },
] satisfies InsightEvidence[]
