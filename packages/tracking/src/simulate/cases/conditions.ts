import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { dataLayer, onEvent, tag, when } from './parts.ts'
import { event, none, page } from './steps.ts'

type Options = Parameters<typeof when>[3]

/** Whether `in` compared this way lets a tag fire. */
const compare = (name: string, source: Case['source'], is: string, right: string, left: unknown, holds: boolean, options?: Options): Case => ({
  name,
  source,
  container: container(tag('T', 'go'), onEvent('go', 'go', when('in', is, right, options)), dataLayer('in')),
  steps: [page(), event('go', { in: left })],
  expect: [none, holds ? { fired: ['T'] } : { fired: [], notFired: ['T'] }],
})

const operators = from.triggers('A filter compares the value of a variable with a value by an operator such as equals or contains.')
const negated = from.triggerApi('With negate the result of a condition is reversed.')
const regex = from.measured('Matches RegEx is a partial match: only ^ and $ anchor it.')
const ignoring = from.triggerApi('ignore_case makes a regular expression match without regard to case.')
const asText = from.triggerGuide('Values are compared as text, so true equals "true", and 5 equals "5".')
const asNumbers = from.triggerApi('Greater and less compare numbers.')

/** Operators of conditions. */
export const conditionCases: readonly Case[] = [
  compare('equals: the same text', operators, 'EQUALS', 'gold', 'gold', true),
  compare('equals: other text', operators, 'EQUALS', 'gold', 'golden', false),
  compare(
    'equals: the case of letters counts',
    from.triggerGuide('All operators but the ones that say otherwise heed the case of letters.'),
    'EQUALS',
    'gold',
    'Gold',
    false,
  ),
  compare('equals: a number and its text', asText, 'EQUALS', '5', 5, true),
  compare('equals: true and its text', asText, 'EQUALS', 'true', true, true),
  compare(
    'equals: a missing value is the text undefined',
    from.triggerGuide('A missing value can be asked for with equals undefined.'),
    'EQUALS',
    'undefined',
    undefined,
    true,
  ),
  compare('does not equal: other text', negated, 'EQUALS', 'gold', 'blue', true, { negate: true }),
  compare('does not equal: the same text', negated, 'EQUALS', 'gold', 'gold', false, { negate: true }),
  compare('does not equal: a missing value', negated, 'EQUALS', 'gold', undefined, true, { negate: true }),
  compare('contains: a part', operators, 'CONTAINS', 'old', 'golden', true),
  compare('contains: no part', operators, 'CONTAINS', 'silver', 'golden', false),
  compare(
    'contains: the case of letters counts',
    from.triggerGuide('All operators but the ones that say otherwise heed the case of letters.'),
    'CONTAINS',
    'OLD',
    'golden',
    false,
  ),
  compare('does not contain: no part', negated, 'CONTAINS', 'silver', 'golden', true, { negate: true }),
  compare('does not contain: a part', negated, 'CONTAINS', 'old', 'golden', false, { negate: true }),
  compare('starts with: the beginning', operators, 'STARTS_WITH', 'gol', 'golden', true),
  compare('starts with: the middle', operators, 'STARTS_WITH', 'old', 'golden', false),
  compare('ends with: the end', operators, 'ENDS_WITH', 'den', 'golden', true),
  compare('ends with: the beginning', operators, 'ENDS_WITH', 'gol', 'golden', false),
  compare('does not start with: the beginning', negated, 'STARTS_WITH', 'gol', 'golden', false, { negate: true }),
  compare('matches RegEx: a dot is any one letter', regex, 'MATCH_REGEX', 'g.ld', 'golden', true),
  compare('matches RegEx: a part is enough', regex, 'MATCH_REGEX', 'old', 'golden', true),
  compare('matches RegEx: anchored', regex, 'MATCH_REGEX', '^old$', 'golden', false),
  compare('matches RegEx: alternatives', regex, 'MATCH_REGEX', '^(gold|blue)$', 'blue', true),
  compare('matches RegEx: the case of letters counts', ignoring, 'MATCH_REGEX', 'GOLD', 'golden', false),
  compare('matches RegEx (ignore case)', ignoring, 'MATCH_REGEX', 'GOLD', 'golden', true, { ignoreCase: true }),
  compare('does not match RegEx', negated, 'MATCH_REGEX', '^gold$', 'golden', true, { negate: true }),
  compare('greater than', asNumbers, 'GREATER', '100', 101, true),
  compare('greater than: the same number', asNumbers, 'GREATER', '100', 100, false),
  compare('greater than: numbers and not letters are compared', asNumbers, 'GREATER', '9', '10', true),
  compare('greater than or equal: the same number', asNumbers, 'GREATER_OR_EQUALS', '100', '100.0', true),
  compare('less than', asNumbers, 'LESS', '100', 99.5, true),
  compare('less than: the same number', asNumbers, 'LESS', '100', 100, false),
  compare('less than or equal: the same number', asNumbers, 'LESS_OR_EQUALS', '100', 100, true),
  compare('less than or equal: a larger number', asNumbers, 'LESS_OR_EQUALS', '100', 101, false),
  {
    name: 'all conditions of a trigger have to hold',
    source: from.triggers('A trigger is met if all of its conditions are met.'),
    container: container(
      tag('T', 'go'),
      onEvent('go', 'go', when('plan', 'EQUALS', 'gold'), when('total', 'GREATER', '10')),
      dataLayer('plan'),
      dataLayer('total'),
    ),
    steps: [page(), event('go', { plan: 'gold', total: 5 }), event('go', { plan: 'blue', total: 50 }), event('go', { plan: 'gold', total: 50 })],
    expect: [none, { fired: [], notFired: ['T'] }, { fired: [], notFired: ['T'] }, { fired: ['T'] }],
  },
  {
    name: 'one of several triggers is enough',
    source: from.triggers('A tag fires when any of its firing triggers is met.'),
    container: container(tag('T', ['a', 'b']), onEvent('a'), onEvent('b')),
    steps: [page(), event('a'), event('b'), event('c')],
    expect: [none, { fired: ['T'] }, { fired: ['T'] }, none],
  },
  {
    name: 'the right side may be a variable',
    source: from.triggers('Variables can be used inside any text field.'),
    container: container(tag('T', 'go'), onEvent('go', 'go', when('in', 'EQUALS', '{{wanted}}')), dataLayer('in'), dataLayer('wanted')),
    steps: [page(), event('go', { in: 'a', wanted: 'b' }), event('go', { in: 'b' })],
    expect: [none, none, { fired: ['T'] }],
  },
  {
    name: 'the reason names what was compared',
    source: from.issue('Why not, condition by condition.'),
    container: container(tag('T', 'go'), onEvent('go', 'go', when('plan', 'EQUALS', 'gold')), dataLayer('plan')),
    steps: [page(), event('go', { plan: 'blue' })],
    expect: [none, { fired: [], notFired: ['T'], because: { T: /plan.*blue/ } }],
  },
]
