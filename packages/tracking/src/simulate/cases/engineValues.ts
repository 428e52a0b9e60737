import type { PageElement } from '@tagmason/domain'
import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { dataLayer, onEvent, send, sent, tag, trigger, type Values, variable, when } from './parts.ts'
import { event, fires, none, page, push } from './steps.ts'
import { reads } from './variables.ts'

/** What the variable of this key holds at the event `go`, after these messages. */
const after = (name: string, source: Case['source'], messages: readonly unknown[], key: string, value: unknown, defaultValue?: string): Case => ({
  name,
  source,
  container: container(send('Read', 'go', { is: `{{${key}}}` }), onEvent('go'), dataLayer(key, defaultValue === undefined ? {} : { defaultValue })),
  steps: [page(), ...messages.map(push), event('go')],
  expect: [none, ...messages.map(() => none), { fired: ['Read'], values: { Read: sent({ is: value }) } }],
})

const nullParent = from.engine(1, 'After push({ecommerce: null}), {{ecommerce.value}} is false, even where the variable has a default.')
const decoding = from.engine(2, '+ becomes a space first, then percent decoding; what is malformed is undefined.')
const autoEvents = from.engine(4, 'IS_OUTBOUND, affiliated domains as parts of texts, missing attributes, links without an address, before any click.')
const elements = from.engine(5, 'A DOM variable without element or attribute is the text "null".')
const eventModels = from.engine(6, 'Parameters of one gtag event do not stay for the next, and a plain push of eventModel cannot be read.')
const lookups = from.engine(12, 'In a lookup table with a key twice, the last row wins.')
const regexes = from.engine(13, 'An invalid expression in a row that is reached makes the whole regex table false.')
const clears = from.engine(14, 'A nested _clear is merged as data; only the top level counts.')
const minor = from.engine(15, 'ignore_case, {{Event}} that is no text, URL of another source, malformed cookie, text.0.')

const nulled = [{ ecommerce: null }]
const query = (name: string, search: string, value: unknown): Case =>
  reads(name, decoding, variable('Query', 'u', { component: 'QUERY', queryKey: 'e' }), value, { page: { url: `https://www.example.com/?${search}` } })

/** What an auto-event variable holds at a click on an element; before any click where there is none. */
const auto = (name: string, values: Values, value: unknown, element?: PageElement, url = 'https://www.example.com/'): Case => ({
  name,
  source: autoEvents,
  container: container(
    send('T', 'On', { is: '{{Clicked}}' }),
    element === undefined ? onEvent('On') : trigger('On', 'CLICK'),
    variable('Clicked', 'aev', { setDefaultValue: false, ...values }),
  ),
  steps: [page({ url }), element === undefined ? event('On') : { type: 'click', element }],
  expect: [none, { fired: ['T'], values: { T: sent({ is: value }) } }],
})
const outbound = (name: string, href: string, value: boolean, affiliatedDomains?: string, url?: string): Case =>
  auto(name, { varType: 'URL', component: 'IS_OUTBOUND', ...(affiliatedDomains === undefined ? {} : { affiliatedDomains }) }, value, { tag: 'a', href }, url)
const linkPart = (name: string, component: string, value: unknown, element?: PageElement, queryKey?: string): Case =>
  auto(name, { varType: 'URL', component, ...(queryKey === undefined ? {} : { queryKey }) }, value, element)
const bare: PageElement = { tag: 'a', text: 'x' }

const found = (name: string, values: Values, value: unknown, convert?: string): Case => ({
  name,
  source: elements,
  container: container(
    send('T', 'Ready', { is: '{{Element}}' }),
    trigger('Ready', 'DOM_READY'),
    variable('Element', 'd', values, convert === undefined ? {} : { convertNullToValue: { type: 'TEMPLATE', value: convert } }),
  ),
  steps: [page({ elements: [{ tag: 'h1', id: 'title', text: 'Red shoes' }] })],
  expect: [{ fired: ['T'], values: { T: sent({ is: value }) } }],
})

const purchase = push(['event', 'purchase', { value: 5, items: ['a', 'b'] }])
const viewed = push(['event', 'view', { items: ['c'] }])
const model = (name: string, steps: Case['steps'], at: string, key: string, value: unknown): Case => ({
  name,
  source: eventModels,
  container: container(send('T', at, { is: `{{eventModel.${key}}}` }), onEvent(at), dataLayer(`eventModel.${key}`)),
  steps: [page(), ...steps],
  expect: [none, ...steps.slice(1).map(() => none), { fired: ['T'], values: { T: sent({ is: value }) } }],
})

const compared = (name: string, is: string, value: string, holds: boolean): Case => ({
  name,
  source: minor,
  container: container(tag('T', 'go'), onEvent('go', 'go', when('plan', is, value, { ignoreCase: true })), dataLayer('plan')),
  steps: [page(), event('go', { plan: 'golden' })],
  expect: [none, holds ? fires('T') : { fired: [], notFired: ['T'] }],
})

/** Values as Google's engine has them, measured: kinds 1, 2, 4, 5, 6, 12, 13, 14 and part of 15. */
export const engineValueCases: readonly Case[] = [
  after('engine 1, a key under a null parent: is false', nullParent, nulled, 'ecommerce.value', false),
  after('engine 1, a key under a null parent: is false in spite of a default', nullParent, nulled, 'ecommerce.value', false, '7'),
  after('engine 1, a key under a null parent: is false however deep', nullParent, nulled, 'ecommerce.a.b', false),
  after('engine 1, a key under a null parent: null itself stays null', nullParent, nulled, 'ecommerce', null),
  {
    name: 'engine 1, a key under a null parent: does not equal undefined, and is less than 10',
    source: nullParent,
    container: container(
      tag('Missing', 'missing'),
      tag('Small', 'small'),
      onEvent('missing', 'go', when('ecommerce.value', 'EQUALS', 'undefined')),
      onEvent('small', 'go', when('ecommerce.value', 'LESS', '10')),
      dataLayer('ecommerce.value'),
    ),
    steps: [page(), push({ ecommerce: null }), event('go')],
    expect: [none, none, { fired: ['Small'], notFired: ['Missing'] }],
  },
  query('engine 2, query decoding: an encoded plus stays a plus', 'e=a%2Bb@x.example', 'a+b@x.example'),
  query('engine 2, query decoding: a plus is a space', 'e=a+b', 'a b'),
  query('engine 2, query decoding: what is malformed is undefined', 'e=100%', undefined),
  query('engine 2, query decoding: a malformed key before it is passed over', '%=1&e=2', '2'),
  ...['mailto:a@b.example', 'tel:+49', 'sms:1', 'javascript:void(0)'].map((href) => outbound(`engine 4, auto-event: ${href} is outbound`, href, true)),
  outbound('engine 4, auto-event: an affiliated domain counts as a part of a text', 'https://notfriend.example/', false, 'friend.example'),
  outbound('engine 4, auto-event: another domain is outbound beside an affiliated one', 'https://other.example/', true, 'friend.example'),
  outbound('engine 4, auto-event: a sub-domain counts as inside', 'https://shop.example.com/', false),
  outbound('engine 4, auto-event: the parent counts as inside', 'https://example.com/', false, undefined, 'https://shop.example.com/'),
  outbound('engine 4, auto-event: www counts as inside', 'https://www.example.com/', false, undefined, 'https://example.com/'),
  auto('engine 4, auto-event: a missing attribute is an empty text', { varType: 'ATTRIBUTE', attribute: 'data-x' }, '', { tag: 'b' }),
  auto(
    'engine 4, auto-event: an empty attribute gives the default',
    { varType: 'ATTRIBUTE', attribute: 'data-x', setDefaultValue: true, defaultValue: 'none' },
    'none',
    { tag: 'b', attributes: { 'data-x': '' } },
  ),
  linkPart('engine 4, auto-event: a link without an address has the path /', 'PATH', '/', bare),
  linkPart('engine 4, auto-event: a link without an address has no host', 'HOST', '', bare),
  linkPart('engine 4, auto-event: a link without an address has no query key', 'QUERY', undefined, bare, 'a'),
  linkPart('engine 4, auto-event: before any click the path is /', 'PATH', '/'),
  linkPart('engine 4, auto-event: before any click the host is empty', 'HOST', ''),
  found('engine 5, DOM: no element is the text null', { selectorType: 'ID', elementId: 'gone' }, 'null'),
  found('engine 5, DOM: no attribute is the text null', { selectorType: 'ID', elementId: 'title', attributeName: 'data-x' }, 'null'),
  found('engine 5, DOM: convertNullToValue does not apply', { selectorType: 'CSS', elementSelector: '.gone' }, 'null', 'nothing'),
  model('engine 6, eventModel: its own event reads it', [purchase], 'purchase', 'value', 5),
  model('engine 6, eventModel: the next gtag event does not', [purchase, viewed], 'view', 'value', undefined),
  model('engine 6, eventModel: lists of two gtag events are not merged', [purchase, viewed], 'view', 'items', ['c']),
  model('engine 6, eventModel: a later plain event reads none', [purchase, event('go')], 'go', 'items', undefined),
  model('engine 6, eventModel: a plain push of it cannot be read', [event('go', { eventModel: { value: 9 } })], 'go', 'value', undefined),
  reads(
    'engine 12, lookup: of a key that is there twice the last row wins',
    lookups,
    variable('Table', 'smm', {
      setDefaultValue: false,
      input: 'a',
      map: [
        ['a', 'first'],
        ['b', 'other'],
        ['a', 'last'],
      ],
    }),
    'last',
  ),
  ...(
    [
      ['reached is false', '{{bad}}', false],
      ['behind the row that matches is not reached', 'sh.*', 'shop'],
    ] as const
  ).map(([name, first, value]) =>
    reads(
      `engine 13, regex table: an invalid expression ${name}`,
      regexes,
      [
        variable('Table', 'remm', {
          setDefaultValue: true,
          defaultValue: 'none',
          input: 'shoes',
          fullMatch: true,
          ignoreCase: true,
          replaceAfterMatch: true,
          map: [
            [first, 'shop'],
            ['{{bad}}', 'x'],
            ['.*', 'all'],
          ],
        }),
        variable('bad', 'c', { value: '(' }),
      ],
      value,
    ),
  ),
  after('engine 14, nested _clear: is merged as data', clears, [{ o: { a: { x: 1 }, b: 2 } }, { o: { _clear: true, a: { y: 1 } } }], 'o', {
    _clear: true,
    a: { x: 1, y: 1 },
    b: 2,
  }),
  ...(['EQUALS', 'STARTS_WITH', 'ENDS_WITH', 'CONTAINS'] as const).flatMap((is) => [
    compared(`engine 15, ignore_case has no effect: ${is} of other case`, is, 'GOLDEN', false),
    compared(`engine 15, ignore_case has no effect: ${is} of the same case`, is, 'golden', true),
  ]),
  {
    name: 'engine 15, {{Event}} of an event that is no text keeps its type',
    source: minor,
    container: container(send('T', 'five', { is: '{{Event}}' }), onEvent('five', '5')),
    steps: [page(), push({ event: 5 })],
    expect: [none, { fired: ['T'], values: { T: sent({ is: 5 }) } }],
  },
  reads(
    'engine 15, a URL variable of another source gives the raw text as URL',
    minor,
    [variable('Address', 'u', { component: 'URL', customUrlSource: '{{target}}' }), dataLayer('target')],
    '/a#b',
    { data: { target: '/a#b' } },
  ),
  reads('engine 15, a URI-decoded malformed cookie is false', minor, variable('Cookie', 'k', { name: 'c', decodeCookie: true }), false, {
    page: { cookies: { c: '100%' } },
  }),
  after('engine 15, text.0 gives a character', minor, [{ text: 'abc' }], 'text.0', 'a'),
]
