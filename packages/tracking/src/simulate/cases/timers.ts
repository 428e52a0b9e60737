import type { Condition } from '../../gtm/index.ts'
import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { dataLayer, onEvent, send, sent, tag, trigger, when } from './parts.ts'
import { fires, none, page } from './steps.ts'

const text = (value: string) => ({ type: 'TEMPLATE', value })
const timer = (name: string, interval: number, limit?: number, more: { readonly event?: string; readonly where?: readonly Condition[] } = {}) =>
  trigger(name, 'TIMER', [], {
    autoEventFilter: more.where ?? [when('Page URL', 'MATCH_REGEX', '.*')],
    uniqueTriggerId: { type: 'TEMPLATE' },
    eventName: text(more.event ?? 'gtm.timer'),
    interval: text(String(interval)),
    limit: limit === undefined ? { type: 'TEMPLATE' } : text(String(limit)),
  })
const wait = (ms: number) => ({ type: 'wait' as const, ms })

const ticks = from.triggerApi('interval is the time between two events of a timer trigger, in milliseconds.')
const limits = from.triggerApi('limit is how many events a timer fires; without one it goes on until the person leaves the page.')
const where = from.timer('Enable When says on which pages the timer runs; it is decided when the container loads.')

/** Timers. */
export const timerCases: readonly Case[] = [
  {
    name: 'timer: nothing before the interval is over',
    source: ticks,
    container: container(tag('T', 'Timer'), timer('Timer', 10_000)),
    steps: [page(), wait(9_999)],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'timer: fires after the interval',
    source: ticks,
    container: container(tag('T', 'Timer'), timer('Timer', 10_000)),
    steps: [page(), wait(10_000)],
    expect: [none, fires('T')],
  },
  {
    name: 'timer: waits add up',
    source: ticks,
    container: container(tag('T', 'Timer'), timer('Timer', 10_000)),
    steps: [page(), wait(6_000), wait(6_000)],
    expect: [none, none, fires('T')],
  },
  {
    name: 'timer: without a limit it goes on',
    source: limits,
    container: container(tag('T', 'Timer'), timer('Timer', 10_000)),
    steps: [page(), wait(30_000)],
    expect: [none, fires('T', 'T', 'T')],
  },
  {
    name: 'timer: stops at its limit',
    source: limits,
    container: container(tag('T', 'Timer'), timer('Timer', 10_000, 2)),
    steps: [page(), wait(60_000), wait(60_000)],
    expect: [none, fires('T', 'T'), none],
  },
  {
    name: 'timer: begins anew on the next page',
    source: limits,
    container: container(tag('T', 'Timer'), timer('Timer', 10_000, 1)),
    steps: [page(), wait(20_000), page(), wait(20_000)],
    expect: [none, fires('T'), none, fires('T')],
  },
  {
    name: 'timer: time on the page before does not count',
    source: from.timer('The timer starts when the container loads on a page.'),
    container: container(tag('T', 'Timer'), timer('Timer', 10_000, 1)),
    steps: [page(), wait(6_000), page(), wait(6_000)],
    expect: [none, none, none, none],
  },
  {
    name: 'timer: runs only on its pages',
    source: where,
    container: container(tag('T', 'Timer'), timer('Timer', 10_000, 1, { where: [when('Page Path', 'EQUALS', '/blog')] })),
    steps: [page(), wait(10_000), page({ url: 'https://www.example.com/blog' }), wait(10_000)],
    expect: [none, { fired: [], notFired: ['T'] }, none, fires('T')],
  },
  {
    name: 'timer: its event may have another name',
    source: from.triggerApi('eventName is the name of the event that the timer fires.'),
    container: container(tag('T', 'half'), timer('Timer', 10_000, 1, { event: 'half-minute' }), onEvent('half', 'half-minute')),
    steps: [page(), wait(10_000)],
    expect: [none, fires('T')],
  },
  {
    name: 'timer: a tick by hand',
    source: ticks,
    container: container(tag('T', 'Timer'), timer('Timer', 10_000)),
    steps: [page(), { type: 'timer' }],
    expect: [none, fires('T')],
  },
  {
    name: 'timer: two timers keep their own time',
    source: ticks,
    container: container(tag('Fast', 'A'), tag('Slow', 'B'), timer('A', 10_000, 1), timer('B', 30_000, 1)),
    steps: [page(), wait(10_000), wait(20_000)],
    expect: [none, { fired: ['Fast'], notFired: ['Slow'] }, fires('Slow')],
  },
  {
    name: 'timer: the number of the event, the interval and the limit',
    source: from.timer('gtm.timerEventNumber, gtm.timerInterval and gtm.timerLimit are in the data layer.'),
    container: container(send('T', 'Timer', { number: '{{gtm.timerEventNumber}}' }), timer('Timer', 10_000, 3), dataLayer('gtm.timerEventNumber')),
    steps: [page(), wait(10_000), wait(10_000)],
    expect: [none, { fired: ['T'], values: { T: sent({ number: /^1$/ }) } }, { fired: ['T'], values: { T: sent({ number: /^2$/ }) } }],
  },
]
