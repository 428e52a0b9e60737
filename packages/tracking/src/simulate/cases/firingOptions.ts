import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { onEvent, tag } from './parts.ts'
import { event, fires, none, page } from './steps.ts'

const perEvent = from.firing('Once per event: the tag fires once when the event occurs.')
const perPage = from.firing('Once per page: the tag fires once a page load.')
const spring = [Date.UTC(2026, 2, 1), Date.UTC(2026, 4, 31)] as const
const scheduled = from.priority('A custom schedule lets a tag fire only between its start and its end.')

const at = (name: string, now: number, does: boolean): Case => ({
  name,
  source: scheduled,
  container: container(tag('T', 'go', { schedule: spring }), onEvent('go')),
  steps: [page(), event('go')],
  expect: [none, does ? fires('T') : { fired: [], notFired: ['T'] }],
  options: { now },
})

/** How often and when a tag may fire at all. */
export const firingCases: readonly Case[] = [
  {
    name: 'once per event: two triggers of one event fire the tag once',
    source: perEvent,
    container: container(tag('T', ['a', 'also a']), onEvent('a'), onEvent('also a', 'a')),
    steps: [page(), event('a')],
    expect: [none, fires('T')],
  },
  {
    name: 'once per event: the next event fires it again',
    source: perEvent,
    container: container(tag('T', 'a'), onEvent('a')),
    steps: [page(), event('a'), event('a')],
    expect: [none, fires('T'), fires('T')],
  },
  {
    name: 'once per page: the second event does not fire it',
    source: perPage,
    container: container(tag('T', 'a', { option: 'ONCE_PER_LOAD' }), onEvent('a')),
    steps: [page(), event('a'), event('a')],
    expect: [none, fires('T'), { fired: [], notFired: ['T'] }],
  },
  {
    name: 'once per page: other triggers do not fire it again either',
    source: perPage,
    container: container(tag('T', ['a', 'b'], { option: 'ONCE_PER_LOAD' }), onEvent('a'), onEvent('b')),
    steps: [page(), event('a'), event('b')],
    expect: [none, fires('T'), none],
  },
  {
    name: 'once per page: the next page fires it again',
    source: perPage,
    container: container(tag('T', 'All Pages', { option: 'ONCE_PER_LOAD' })),
    steps: [page(), page()],
    expect: [fires('T'), fires('T')],
  },
  {
    name: 'once per page: a history change is no new page',
    source: perPage,
    container: container(tag('T', 'a', { option: 'ONCE_PER_LOAD' }), onEvent('a')),
    steps: [page(), event('a'), { type: 'history', url: '/next' }, event('a')],
    expect: [none, fires('T'), none, none],
  },
  {
    name: 'once per page: an event that was blocked does not count',
    source: perPage,
    container: container(tag('T', ['a', 'b'], { option: 'ONCE_PER_LOAD', not: 'Not a' }), onEvent('a'), onEvent('b'), onEvent('Not a', 'a')),
    steps: [page(), event('a'), event('b')],
    expect: [none, none, fires('T')],
  },
  {
    name: 'unlimited: every event fires it',
    source: from.firing('Unlimited: the tag fires whenever its triggers say so.'),
    container: container(tag('T', 'a', { option: 'UNLIMITED' }), onEvent('a')),
    steps: [page(), event('a'), event('a')],
    expect: [none, fires('T'), fires('T')],
  },
  {
    name: 'a paused tag does not fire',
    source: from.tagApi('paused says that the tag does not fire.'),
    container: container(tag('T', 'a', { paused: true }), onEvent('a')),
    steps: [page(), event('a')],
    expect: [none, { fired: [], notFired: ['T'], because: { T: /paused/i } }],
  },
  {
    name: 'a paused tag leaves other tags alone',
    source: from.tagApi('paused says that the tag does not fire.'),
    container: container(tag('T', 'a', { paused: true }), tag('Other', 'a'), onEvent('a')),
    steps: [page(), event('a')],
    expect: [none, fires('Other')],
  },
  at('schedule: before its start', Date.UTC(2026, 1, 28), false),
  at('schedule: within it', Date.UTC(2026, 3, 15), true),
  at('schedule: after its end', Date.UTC(2026, 5, 1), false),
]
