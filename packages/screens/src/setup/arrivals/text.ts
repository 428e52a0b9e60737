import type { ArrivalState, ParameterType, ViolationKind } from '@tagmason/domain'
import { plural } from '../../language.ts'

export const text = {
  title: 'Plan and Reality',
  detail: (days: number) => `The plan held against what came in the last ${days} days.`,
  summary: ({ coming, stopped, never, unplanned }: Record<ArrivalState, number>) =>
    `${coming} arriving, ${stopped} stopped, ${never} never seen, ${unplanned} not planned.`,
  none: 'No events to compare yet',
  noneDetail: 'Plan events above, or send some of your own: what comes is held against the plan here. Page views and measurements need no plan.',
  states: { coming: 'Arriving', stopped: 'Stopped', never: 'Never seen', unplanned: 'Not planned' } as Record<ArrivalState, string>,
  volume: (count: number, before: number) =>
    `${plural('en', count, { one: 'event', other: 'events' })} (before: ${plural('en', before, { one: 'event', other: 'events' })})`,
  lastSeen: 'last seen',
  firstSeen: 'first seen',
  notSeen: 'not in 90 days',
  differ: (parameters: string) => `Violations: ${parameters}`,
  add: 'Add to Plan',
  addOf: (name: string) => `Add to Plan: ${name}`,
  added: 'Event Added to Plan',
  addedDetail: 'It is a draft, because it is sent already: a generated tag would count it twice.',
  violations: 'Violations',
  violationsDetail: (days: number) => `Values of the last ${days} days that differ from the plan or must not be sent, the most frequent first.`,
  cut: 'Only the 5,000 most frequent kinds of values are looked at.',
  noViolations: 'No violations',
  noViolationsDetail: 'Every value that came fits the plan.',
  kinds: {
    missing: 'Missing',
    otherType: 'Other type',
    negative: 'Below zero',
    currency: 'No currency code',
    tooLong: 'Too long',
    email: 'E-mail address',
    phone: 'Telephone number',
  } as Record<ViolationKind, string>,
  types: { string: 'a text', number: 'a number', boolean: 'true or false', items: 'a list of items' } as Record<ParameterType, string>,
  sentences: {
    missing: () => 'The plan requires this parameter, and these events came without it.',
    otherType: (type) => `The plan has ${type} here, and something else came.`,
    negative: () => 'A price or quantity cannot be less than nothing.',
    currency: () => 'A currency is three capital letters, as EUR. Revenue without it is not counted.',
    tooLong: () => 'Google Analytics cuts a value after 100 characters.',
    email: () => 'An e-mail address says who somebody is. Google Analytics forbids sending it.',
    phone: () => 'A telephone number says who somebody is. Google Analytics forbids sending it.',
  } as Record<ViolationKind, (type: string) => string>,
  sample: 'First:',
  on: 'on',
  times: (count: number) => plural('en', count, { one: 'event', other: 'events' }),
  client: (client: string, version: string) => (version === '' ? `sent by ${client}` : `sent by ${client}, version ${version}`),
}

export type ArrivalsText = typeof text
