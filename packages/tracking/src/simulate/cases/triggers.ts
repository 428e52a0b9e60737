import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { dataLayer, onEvent, tag, trigger, when } from './parts.ts'
import { event, fires, none, page, push } from './steps.ts'

const order = from.pageViews('The order is Consent Initialization, Initialization, Page View, DOM Ready, Window Loaded.')
const filtered = from.triggers('A trigger fires only where its filters hold.')
const named = from.customEvent('The trigger fires when an event of this name is pushed to the data layer.')
const cart = 'https://www.example.com/cart'
const onCart = [when('Page Path', 'EQUALS', '/cart')]

const filteredPage = (type: string): Case => ({
  name: `a ${type} trigger heeds its filter`,
  source: filtered,
  container: container(tag('T', 'Cart'), trigger('Cart', type, onCart)),
  steps: [page(), page({ url: cart })],
  expect: [{ fired: [], notFired: ['T'] }, fires('T')],
})

const nowAndThen = (name: string, filter: Parameters<typeof when>, yes: readonly string[], no: readonly string[]): Case => ({
  name,
  source: from.customEvent('With regex matching the event name is an expression.'),
  container: container(tag('T', 'Any'), trigger('Any', 'CUSTOM_EVENT', [], { customEventFilter: [when(...filter)] })),
  steps: [page(), ...yes.map((one) => event(one)), ...no.map((one) => event(one))],
  expect: [none, ...yes.map(() => fires('T')), ...no.map(() => none)],
})

/** Page and custom event triggers. */
export const triggerCases: readonly Case[] = [
  {
    name: 'the five page triggers fire in their order',
    source: order,
    container: container(
      tag('5 load', 'Load'),
      tag('4 dom', 'Dom'),
      tag('3 view', 'All Pages'),
      tag('2 init', 'Initialization - All Pages'),
      tag('1 consent', 'Consent Initialization - All Pages'),
      trigger('Dom', 'DOM_READY'),
      trigger('Load', 'WINDOW_LOADED'),
    ),
    steps: [page()],
    expect: [fires('1 consent', '2 init', '3 view', '4 dom', '5 load')],
  },
  {
    name: 'own Consent Initialization and Initialization triggers keep the order',
    source: order,
    container: container(
      tag('View', 'Own view'),
      tag('Init', 'Own init'),
      tag('Consent', 'Own consent'),
      trigger('Own view', 'PAGEVIEW'),
      trigger('Own init', 'INIT'),
      trigger('Own consent', 'CONSENT_INIT'),
    ),
    steps: [page()],
    expect: [fires('Consent', 'Init', 'View')],
  },
  {
    name: 'Initialization comes before an event that was pushed before the container',
    source: from.pageViews('Initialization triggers fire before all other triggers but Consent Initialization.'),
    container: container(
      tag('Early', 'early'),
      tag('Init', 'Initialization - All Pages'),
      tag('Consent', 'Consent Initialization - All Pages'),
      onEvent('early'),
    ),
    steps: [page({ dataLayer: [{ event: 'early' }] })],
    expect: [fires('Consent', 'Init', 'Early')],
  },
  {
    name: 'All Pages fires once on every page',
    source: from.pageViews('Page View fires when the browser begins to load a page.'),
    container: container(tag('T', 'All Pages')),
    steps: [page(), page({ url: cart }), page()],
    expect: [fires('T'), fires('T'), fires('T')],
  },
  {
    name: 'All Pages does not fire on other events',
    source: from.pageViews('Page View fires when the browser begins to load a page.'),
    container: container(tag('T', 'All Pages')),
    steps: [page(), event('go')],
    expect: [fires('T'), { fired: [], notFired: ['T'] }],
  },
  ...['PAGEVIEW', 'DOM_READY', 'WINDOW_LOADED', 'INIT', 'CONSENT_INIT'].map(filteredPage),
  {
    name: 'a custom event fires on its name',
    source: named,
    container: container(tag('T', 'button1-click'), onEvent('button1-click')),
    steps: [page(), event('button1-click'), event('button2-click')],
    expect: [none, fires('T'), { fired: [], notFired: ['T'] }],
  },
  {
    name: 'the case of an event name counts',
    source: from.dataLayer('Names in the data layer heed the case of letters.'),
    container: container(tag('T', 'purchase'), onEvent('purchase')),
    steps: [page(), event('Purchase')],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'a custom event fires as often as it is pushed',
    source: named,
    container: container(tag('T', 'go'), onEvent('go')),
    steps: [page(), event('go'), event('go')],
    expect: [none, fires('T'), fires('T')],
  },
  {
    name: 'a custom event heeds its further filters',
    source: filtered,
    container: container(tag('T', 'go'), onEvent('go', 'go', when('plan', 'EQUALS', 'gold')), dataLayer('plan')),
    steps: [page(), event('go', { plan: 'blue' }), event('go', { plan: 'gold' })],
    expect: [none, none, fires('T')],
  },
  {
    name: 'a value that was pushed earlier decides a later event',
    source: from.dataLayer('Values stay in the data layer until they are overwritten.'),
    container: container(tag('T', 'go'), onEvent('go', 'go', when('plan', 'EQUALS', 'gold')), dataLayer('plan')),
    steps: [page(), push({ plan: 'gold' }), event('go')],
    expect: [none, none, fires('T')],
  },
  nowAndThen('an event name as an expression', ['_event', 'MATCH_REGEX', '^(add|remove)_item$'], ['add_item', 'remove_item'], ['view_item', 'add_items']),
  nowAndThen('an expression without anchors matches longer names', ['_event', 'MATCH_REGEX', 'item'], ['view_item', 'items'], ['purchase']),
  {
    name: 'the built-in event of the page view can be named',
    source: from.dataLayer('The container pushes gtm.js, gtm.dom and gtm.load itself.'),
    container: container(tag('Dom', 'gtm.dom'), tag('Js', 'gtm.js'), tag('Load', 'gtm.load'), onEvent('gtm.js'), onEvent('gtm.dom'), onEvent('gtm.load')),
    steps: [page()],
    expect: [fires('Js', 'Dom', 'Load')],
  },
  {
    name: 'an uncaught error fires and fills its variables',
    source: from.errors('The trigger fires on exceptions that nobody catches, and fills Error Message, Error URL and Error Line.'),
    container: container(
      tag('T', 'Error'),
      trigger('Error', 'JS_ERROR', [
        when('Error Message', 'CONTAINS', 'not a function'),
        when('Error Line', 'EQUALS', '7'),
        when('Error URL', 'ENDS_WITH', 'app.js'),
      ]),
    ),
    steps: [
      page(),
      { type: 'error', message: 'x is not a function', url: 'https://www.example.com/app.js', line: 7 },
      { type: 'error', message: 'other', line: 7 },
    ],
    expect: [none, fires('T'), none],
  },
]
