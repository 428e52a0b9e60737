import type { ClauseComparison, ClauseProblem, Measure, TriggerEventType } from '@tagmason/domain'

const least = (comparison: ClauseComparison) => (comparison === 'under' ? 'under' : 'over')

export const text = {
  measures: {
    pageViews: 'Page views',
    visitorViews: 'Views by one visitor',
    page: 'Page',
    conversionRate: 'Checkout conversion',
    conversions: 'Conversions',
    registrations: 'Registrations',
    cartIdle: 'Filled cart idle',
    orderValue: 'Order value',
  } as Record<Measure, string>,
  units: {
    pageViews: 'per hour',
    visitorViews: 'in 7 days',
    conversionRate: '%',
    conversions: 'per hour',
    registrations: 'per hour',
    cartIdle: 'minutes',
    orderValue: 'USD',
  } as Partial<Record<Measure, string>>,
  comparisons: { over: 'is over', under: 'is under', is: 'is', contains: 'contains' } as Record<ClauseComparison, string>,
  /** Each clause as a part of a sentence. */
  clauses: {
    pageViews: (is, value) => `${least(is)} ${value} page views per hour`,
    visitorViews: (is, value) => `${least(is)} ${value} views by one visitor in 7 days`,
    page: (is, value) => `page ${is === 'contains' ? 'contains' : 'is'} ${value}`,
    conversionRate: (is, value) => `checkout conversion ${least(is)} ${value}%`,
    conversions: (is, value) => `${least(is)} ${value} conversions per hour`,
    registrations: (is, value) => `${least(is)} ${value} registrations per hour`,
    cartIdle: (is, value) => `filled cart idle ${least(is)} ${value} minutes`,
    orderValue: (is, value) => `order value ${least(is)} $${value}`,
  } as Record<Measure, (is: ClauseComparison, value: string) => string>,
  every: {
    'Page View': 'Every page view',
    Conversion: 'Every conversion',
    'User Registration': 'Registration completed',
    'E-commerce': 'Every purchase',
  } as Record<TriggerEventType, string>,
  problems: {
    empty: 'Enter a value to compare with.',
    range: 'Enter a number from 0.01 to 1,000,000,000.',
    percent: 'A percentage is at most 100.',
    page: 'Enter a part of an address without spaces, such as /pricing.',
    comparison: 'Choose how to compare.',
  } as Record<ClauseProblem, string>,
  next: (event: string, minutes: number) => `, then ${event} within ${minutes} minutes`,
  lead: 'Needed:',
  placeholder: '/pricing',
}

export type ConditionsText = typeof text
