import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { group, listener, onEvent, parameters, send, sent, tag, trigger } from './parts.ts'
import { event, fires, none, page, push } from './steps.ts'

const denied = page({ dataLayer: [['consent', 'default', { ad_storage: 'denied' }]] })
const grant = { type: 'consent' as const, state: { ad_storage: 'granted' as const } }
const needs = ['ad_storage']

const refused = from.engine(3, 'A main tag whose needed consent is denied: its set-up and clean-up tags fire, and it counts as failed.')
const again = from.engine(3, 'A main tag once per page on its second event: set-up and clean-up fire again.')
const spent = from.engine(3, 'A tag once per page that is first refused for consent and granted later never fires on that page.')
const history = from.engine(7, "The event of the History trigger is 'gtm.historyChange'.")
const groups = from.engine(8, 'Two trigger groups completed by one event push one gtm.triggerGroup for both.')
const byHand = from.engine(9, 'A listener message pushed by hand fires all triggers of its kind while gtm.triggers is empty, and the named one otherwise.')
const second = from.engine(10, 'A second gtm.js is ignored.')
const odd = from.engine(11, 'A consent value that is neither granted nor denied counts as denied.')
const late = from.engine(15, 'A tag with a paused set-up tag fires after later tags.')

/** A kind of listener whose messages name their triggers, with two triggers of it: in the order of the file 1 and 2. */
const listened = (kind: string, more: Parameters<typeof trigger>[3] = {}) =>
  container(trigger('A', kind, [], more), trigger('B', kind, [], more), tag('On A', 'A', { priority: 2 }), tag('On B', 'B', { priority: 1 }))
const messages: readonly (readonly [string, ReturnType<typeof container>])[] = [
  ['gtm.linkClick', listened('LINK_CLICK')],
  ['gtm.formSubmit', listened('FORM_SUBMISSION')],
  [
    'gtm.timer',
    listened('TIMER', {
      eventName: { type: 'TEMPLATE', value: 'gtm.timer' },
      interval: { type: 'TEMPLATE', value: '1000' },
      limit: { type: 'TEMPLATE', value: '1' },
    }),
  ],
  [
    'gtm.scrollDepth',
    listened('SCROLL_DEPTH', { parameter: parameters({ verticalThresholdOn: true, verticalThresholdUnits: 'PERCENT', verticalThresholdsPercent: '50' }) }),
  ],
  [
    'gtm.elementVisibility',
    listened('ELEMENT_VISIBILITY', { parameter: parameters({ selectorType: 'ID', elementId: 'x', firingFrequency: 'ONCE', onScreenRatio: '50' }) }),
  ],
  [
    'gtm.triggerGroup',
    container(onEvent('a'), onEvent('b'), group('A', 'a', 'b'), group('B', 'a', 'b'), tag('On A', 'A', { priority: 2 }), tag('On B', 'B', { priority: 1 })),
  ],
]
const idOf = (file: ReturnType<typeof container>, name: string) => file.containerVersion.trigger?.find((one) => one.name === name)?.triggerId ?? ''

/** When tags fire in Google's engine, measured: kinds 3, 7 to 11 and part of 15. */
export const engineFiringCases: readonly Case[] = [
  {
    name: 'engine 3, sequence: set-up and clean-up of a main tag without its consent fire',
    source: refused,
    container: container(tag('Main', 'go', { needs, setup: 'Setup', cleanup: 'Cleanup' }), tag('Setup', []), tag('Cleanup', []), onEvent('go')),
    steps: [denied, event('go')],
    expect: [none, { fired: ['Setup', 'Cleanup'], notFired: ['Main'], because: { Main: /ad_storage is denied/ } }],
  },
  {
    name: 'engine 3, sequence: a clean-up tag that waits for success does not fire after a main tag without its consent',
    source: refused,
    container: container(
      tag('Main', 'go', { needs, setup: 'Setup', cleanup: 'Cleanup', stopTeardownOnFailure: true }),
      tag('Setup', []),
      tag('Cleanup', []),
      onEvent('go'),
    ),
    steps: [denied, event('go')],
    expect: [none, { fired: ['Setup'], notFired: ['Main', 'Cleanup'] }],
  },
  {
    name: 'engine 3, sequence: a main tag does not fire after a set-up tag without its consent that has to succeed',
    source: refused,
    container: container(tag('Main', 'go', { setup: 'Setup', stopOnSetupFailure: true }), tag('Setup', [], { needs }), onEvent('go')),
    steps: [denied, event('go')],
    expect: [none, { fired: [], notFired: ['Main', 'Setup'] }],
  },
  {
    name: 'engine 3, once per page: set-up and clean-up fire again with the second event of a main tag',
    source: again,
    container: container(
      tag('Main', 'go', { option: 'ONCE_PER_LOAD', setup: 'Setup', cleanup: 'Cleanup' }),
      tag('Setup', []),
      tag('Cleanup', []),
      onEvent('go'),
    ),
    steps: [page(), event('go'), event('go')],
    expect: [none, fires('Setup', 'Main', 'Cleanup'), { fired: ['Setup', 'Cleanup'], notFired: ['Main'] }],
  },
  {
    name: 'engine 3, once per page: a tag refused for consent first does not fire once it is granted',
    source: spent,
    container: container(tag('T', 'go', { needs, option: 'ONCE_PER_LOAD' }), onEvent('go')),
    steps: [denied, event('go'), grant, event('go'), page(), event('go')],
    expect: [none, none, none, { fired: [], notFired: ['T'], because: { T: /once per page.*consent/ } }, none, fires('T')],
  },
  {
    name: 'engine 3, once per page: a set-up tag refused for consent first does not fire once it is granted',
    source: spent,
    container: container(tag('Main', 'go', { setup: 'Setup' }), tag('Setup', [], { needs, option: 'ONCE_PER_LOAD' }), onEvent('go')),
    steps: [denied, event('go'), grant, event('go')],
    expect: [none, fires('Main'), none, { fired: ['Main'], notFired: ['Setup'] }],
  },
  {
    name: "engine 7, history: its event is 'gtm.historyChange'",
    source: history,
    container: container(
      send('T', 'Change', { is: '{{Event}}' }),
      tag('By name', 'gtm.historyChange'),
      trigger('Change', 'HISTORY_CHANGE'),
      onEvent('gtm.historyChange'),
    ),
    steps: [page(), { type: 'history', url: '/next' }],
    expect: [none, { fired: ['T', 'By name'], anyOrder: true, values: { T: sent({ is: 'gtm.historyChange' }) } }],
  },
  {
    name: 'engine 8, groups: a tag on two groups that one event completes fires once',
    source: groups,
    container: container(tag('T', ['One', 'Two']), onEvent('a'), onEvent('b'), group('One', 'a', 'b'), group('Two', 'b', 'a')),
    steps: [page(), event('a'), event('b')],
    expect: [none, none, fires('T')],
  },
  ...messages.flatMap(([name, file]): readonly Case[] => [
    {
      name: `engine 9, by hand: ${name} fires all triggers of its kind`,
      source: byHand,
      container: file,
      steps: [page(), event(name)],
      expect: [none, fires('On A', 'On B')],
    },
    {
      name: `engine 9, by hand: ${name} with gtm.triggers fires the named trigger`,
      source: byHand,
      container: file,
      steps: [page(), event(name, { 'gtm.triggers': `0_${idOf(file, 'B')}` }), event(name), event(name, { 'gtm.triggers': '' })],
      expect: [none, fires('On B'), fires('On B'), fires('On A', 'On B')],
    },
  ]),
  {
    name: 'engine 9, by hand: after a message of the listener its triggers stay named',
    source: byHand,
    container: container(listener('A', 'LINK_CLICK'), listener('B', 'LINK_CLICK', { check: true }), tag('On A', 'A'), tag('On B', 'B')),
    steps: [page(), { type: 'linkClick', element: { tag: 'a', href: '/x' }, defaultPrevented: true }, event('gtm.linkClick')],
    expect: [none, fires('On A'), fires('On A')],
  },
  {
    name: 'engine 10, a second gtm.js fires nothing',
    source: second,
    container: container(tag('T', 'All Pages'), tag('Any', 'Any'), onEvent('Any', 'gtm.js')),
    steps: [page(), event('gtm.js')],
    expect: [fires('T', 'Any'), { fired: [], notFired: ['T', 'Any'] }],
  },
  ...['no', true, 1].map((value): Case => ({
    name: `engine 11, consent: ${JSON.stringify(value)} counts as denied`,
    source: odd,
    container: container(tag('T', 'go', { needs }), onEvent('go')),
    steps: [
      page({ dataLayer: [['consent', 'default', { ad_storage: value }]] }),
      event('go'),
      push(['consent', 'update', { ad_storage: 'granted' }]),
      event('go'),
    ],
    expect: [none, { fired: [], notFired: ['T'] }, none, fires('T')],
  })),
  {
    name: 'engine 11, consent: an update that is neither takes it back',
    source: odd,
    container: container(tag('T', 'go', { needs }), onEvent('go')),
    steps: [page(), push(['consent', 'update', { ad_storage: 'GRANTED' }]), event('go')],
    expect: [none, none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'engine 15, a tag with a paused set-up tag fires after later tags',
    source: late,
    container: container(
      tag('Main', 'go', { setup: 'Setup', priority: 5 }),
      tag('Later', 'go', { priority: 1 }),
      tag('Setup', [], { paused: true }),
      onEvent('go'),
    ),
    steps: [page(), event('go')],
    expect: [none, fires('Later', 'Main')],
  },
]
