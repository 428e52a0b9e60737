import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { dataLayer, onEvent, tag, trigger, when } from './parts.ts'
import { event, fires, none, page } from './steps.ts'

const wins = from.triggers('A blocking trigger takes precedence: a tag does not fire where one of them holds.')
const same = from.exceptions('The event of an exception has to be the event that would fire the tag.')
const everywhere = from.exceptions('A custom event trigger with .* is an exception for every event.')
const internal = when('traffic', 'EQUALS', 'internal')

/** Exceptions. */
export const blockingCases: readonly Case[] = [
  {
    name: 'an exception that holds blocks the tag',
    source: wins,
    container: container(tag('T', 'go', { not: 'Not' }), onEvent('go'), onEvent('Not', 'go', internal), dataLayer('traffic')),
    steps: [page(), event('go', { traffic: 'internal' })],
    expect: [none, { fired: [], notFired: ['T'], because: { T: /Not/ } }],
  },
  {
    name: 'an exception that does not hold lets the tag fire',
    source: wins,
    container: container(tag('T', 'go', { not: 'Not' }), onEvent('go'), onEvent('Not', 'go', internal), dataLayer('traffic')),
    steps: [page(), event('go', { traffic: 'public' })],
    expect: [none, fires('T')],
  },
  {
    name: 'an exception wins over several firing triggers',
    source: wins,
    container: container(tag('T', ['go', 'also'], { not: 'Not' }), onEvent('go'), onEvent('also', 'go'), onEvent('Not', 'go')),
    steps: [page(), event('go')],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'one of several exceptions is enough',
    source: wins,
    container: container(tag('T', 'go', { not: ['Never', 'Not'] }), onEvent('go'), onEvent('Never', 'other'), onEvent('Not', 'go')),
    steps: [page(), event('go')],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'the same trigger as exception blocks always',
    source: wins,
    container: container(tag('T', 'go', { not: 'go' }), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'a page view exception does not block a custom event',
    source: same,
    container: container(tag('T', 'go', { not: 'Cart' }), onEvent('go'), trigger('Cart', 'PAGEVIEW', [when('Page Path', 'EQUALS', '/cart')])),
    steps: [page({ url: 'https://www.example.com/cart' }), event('go')],
    expect: [none, fires('T')],
  },
  {
    name: 'a page view exception blocks a page view',
    source: same,
    container: container(tag('T', 'All Pages', { not: 'Cart' }), trigger('Cart', 'PAGEVIEW', [when('Page Path', 'EQUALS', '/cart')])),
    steps: [page({ url: 'https://www.example.com/cart' }), page()],
    expect: [{ fired: [], notFired: ['T'] }, fires('T')],
  },
  {
    name: 'a page view exception does not block Initialization',
    source: same,
    container: container(tag('T', 'Initialization - All Pages', { not: 'All Pages' })),
    steps: [page()],
    expect: [fires('T')],
  },
  {
    name: 'a page view exception does not block DOM Ready',
    source: same,
    container: container(tag('T', 'Dom', { not: 'All Pages' }), trigger('Dom', 'DOM_READY')),
    steps: [page()],
    expect: [fires('T')],
  },
  {
    name: 'an exception for every event blocks a custom event',
    source: everywhere,
    container: container(
      tag('T', 'go', { not: 'Any' }),
      onEvent('go'),
      trigger('Any', 'CUSTOM_EVENT', [internal], { customEventFilter: [when('_event', 'MATCH_REGEX', '.*')] }),
      dataLayer('traffic'),
    ),
    steps: [page(), event('go', { traffic: 'internal' }), event('go', { traffic: 'public' })],
    expect: [none, none, fires('T')],
  },
  {
    name: 'an exception for every event blocks a page view',
    source: everywhere,
    container: container(
      tag('T', 'All Pages', { not: 'Any' }),
      trigger('Any', 'CUSTOM_EVENT', [internal], { customEventFilter: [when('_event', 'MATCH_REGEX', '.*')] }),
      dataLayer('traffic'),
    ),
    steps: [page({ dataLayer: [{ traffic: 'internal' }] }), page()],
    expect: [{ fired: [], notFired: ['T'] }, fires('T')],
  },
  {
    name: 'an exception for every event blocks a click',
    source: everywhere,
    container: container(
      tag('T', 'Click', { not: 'Any' }),
      trigger('Click', 'CLICK'),
      trigger('Any', 'CUSTOM_EVENT', [], { customEventFilter: [when('_event', 'MATCH_REGEX', '.*')] }),
    ),
    steps: [page(), { type: 'click', element: { tag: 'button' } }],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'a click exception with a filter blocks only these clicks',
    source: same,
    container: container(tag('T', 'Click', { not: 'Menu' }), trigger('Click', 'CLICK'), trigger('Menu', 'CLICK', [when('Click Classes', 'CONTAINS', 'menu')])),
    steps: [page(), { type: 'click', element: { tag: 'button', classes: 'menu' } }, { type: 'click', element: { tag: 'button', classes: 'buy' } }],
    expect: [none, none, fires('T')],
  },
  {
    name: 'an exception of one tag leaves other tags alone',
    source: wins,
    container: container(tag('T', 'go', { not: 'Not' }), tag('Other', 'go'), onEvent('go'), onEvent('Not', 'go')),
    steps: [page(), event('go')],
    expect: [none, { fired: ['Other'], notFired: ['T'] }],
  },
]
