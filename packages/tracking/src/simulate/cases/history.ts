import type { HistoryChange } from '@tagmason/domain'
import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { send, sent, tag, trigger, variable, when } from './parts.ts'
import { fires, none, page } from './steps.ts'

const go = (url: string, more: Partial<Omit<HistoryChange, 'type' | 'url'>> = {}): HistoryChange => ({ type: 'history', url, ...more })
const changes = trigger('Change', 'HISTORY_CHANGE')

const holds = (name: string, source: Case['source'], expression: string, steps: readonly HistoryChange[], value: unknown): Case => ({
  name,
  source,
  container: container(send('T', 'Change', { is: expression }), changes),
  steps: [page({ url: 'https://www.example.com/list#all' }), ...steps],
  expect: [none, ...steps.slice(1).map(() => fires('T')), { fired: ['T'], values: { T: sent({ is: value }) } }],
})

const auto = (name: string, varType: string, value: unknown): Case => ({
  name,
  source: from.variableDictionary(`An auto-event variable may be ${varType}.`),
  container: container(send('T', 'Change', { is: '{{Auto}}' }), changes, variable('Auto', 'aev', { varType, setDefaultValue: false })),
  steps: [page({ url: 'https://www.example.com/list#all' }), go('#red', { state: { color: 'red' } })],
  expect: [none, { fired: ['T'], values: { T: sent({ is: value }) } }],
})

const fills = from.history('The trigger fills the old and new fragment and the old and new state.')
const current = from.spa('Page URL and Page Path give the new address after a history change.')

/** Changes of the address without a page load. */
export const historyCases: readonly Case[] = [
  {
    name: 'history: pushState fires',
    source: from.history('The trigger fires when a site uses pushState.'),
    container: container(tag('T', 'Change'), changes),
    steps: [page(), go('/next')],
    expect: [none, fires('T')],
  },
  {
    name: 'history: replaceState fires',
    source: from.spa('pushState, replaceState and popstate all fire the trigger.'),
    container: container(tag('T', 'Change'), changes),
    steps: [page(), go('/next', { source: 'replaceState' })],
    expect: [none, fires('T')],
  },
  {
    name: 'history: going back fires',
    source: from.spa('pushState, replaceState and popstate all fire the trigger.'),
    container: container(tag('T', 'Change'), changes),
    steps: [page(), go('/next'), go('/', { source: 'popstate' })],
    expect: [none, fires('T'), fires('T')],
  },
  {
    name: 'history: a change of the fragment fires',
    source: from.history('The trigger fires when the fragment of the address changes.'),
    container: container(tag('T', 'Change'), changes),
    steps: [page(), go('#top')],
    expect: [none, fires('T')],
  },
  {
    name: 'history: a page load does not fire',
    source: from.history('The trigger fires when the address changes without a page load.'),
    container: container(tag('T', 'Change'), changes),
    steps: [page(), page({ url: 'https://www.example.com/next' })],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'history: All Pages does not fire',
    source: from.spa('Navigation in a single-page site loads no page, so page view triggers stay silent.'),
    container: container(tag('T', 'All Pages')),
    steps: [page(), go('/next')],
    expect: [fires('T'), none],
  },
  {
    name: 'history: a filter on the new address',
    source: current,
    container: container(tag('T', 'Cart'), trigger('Cart', 'HISTORY_CHANGE', [when('Page Path', 'EQUALS', '/cart')])),
    steps: [page(), go('/list'), go('/cart')],
    expect: [none, { fired: [], notFired: ['T'] }, fires('T')],
  },
  {
    name: 'history: later events see the new address',
    source: current,
    container: container(send('T', 'Click', { is: '{{Page Path}}' }), trigger('Click', 'CLICK')),
    steps: [page(), go('/cart'), { type: 'click', element: { tag: 'button' } }],
    expect: [none, none, { fired: ['T'], values: { T: sent({ is: '/cart' }) } }],
  },
  holds('history: the new fragment', fills, '{{New History Fragment}}', [go('#red')], 'red'),
  holds('history: the old fragment', fills, '{{Old History Fragment}}', [go('#red')], 'all'),
  holds('history: the new state', fills, '{{New History State}}', [go('/a', { state: { id: 1 } })], { id: 1 }),
  holds('history: the old state', fills, '{{Old History State}}', [go('/a', { state: { id: 1 } }), go('/b', { state: { id: 2 } })], { id: 1 }),
  holds(
    'history: the source',
    from.builtIns('History Source is what changed the address.'),
    '{{History Source}}',
    [go('/a', { source: 'replaceState' })],
    'replaceState',
  ),
  holds(
    'history: the source is pushState where none is said',
    from.builtIns('History Source is what changed the address.'),
    '{{History Source}}',
    [go('/a')],
    'pushState',
  ),
  auto('auto-event: the new fragment', 'HISTORY_NEW_URL_FRAGMENT', 'red'),
  auto('auto-event: the old fragment', 'HISTORY_OLD_URL_FRAGMENT', 'all'),
  auto('auto-event: the new state', 'HISTORY_NEW_STATE', { color: 'red' }),
  auto('auto-event: the source of a change', 'HISTORY_CHANGE_SOURCE', 'pushState'),
]
