import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { dataLayer, onEvent, send, sent, tag } from './parts.ts'
import { event, fires, none, page, push } from './steps.ts'

/** What the variable of this key holds when `go` is pushed after these messages. */
const read = (name: string, source: Case['source'], messages: readonly unknown[], key: string, value: unknown): Case => ({
  name,
  source,
  container: container(send('Read', 'go', { is: `{{${key}}}` }), onEvent('go'), dataLayer(key)),
  steps: [page(), ...messages.map(push), event('go')],
  expect: [none, ...messages.map(() => none), { fired: ['Read'], values: { Read: sent({ is: value }) } }],
})

const merged = from.helper('Two plain objects are merged, key by key; every other pair of values is overwritten.')
const nested = from.variables('Version 2 reads dots as levels: a.b is the key b in the object a.')

/** Version 2 of the data layer: the merged model. */
export const dataLayerCases: readonly Case[] = [
  read(
    'a pushed key is the value of its variable',
    from.dataLayerHelp('A pushed key and value can be read by a variable of that key.'),
    [{ plan: 'gold' }],
    'plan',
    'gold',
  ),
  read('a number stays a number', from.dataLayer('Any JSON value may be pushed, and variables hand it on.'), [{ total: 25.42 }], 'total', 25.42),
  read('a list stays a list', from.dataLayer('Any JSON value may be pushed, and variables hand it on.'), [{ ids: ['a', 'b'] }], 'ids', ['a', 'b']),
  read(
    'a later push overwrites a value',
    from.helper('The model holds the most recent value of every key.'),
    [{ plan: 'gold' }, { plan: 'blue' }],
    'plan',
    'blue',
  ),
  read(
    'a key that no message names keeps its value',
    from.dataLayer('A value stays until another push or another page.'),
    [{ plan: 'gold' }, { other: 1 }],
    'plan',
    'gold',
  ),
  read('dots reach into objects', nested, [{ user: { plan: { name: 'gold' } } }], 'user.plan.name', 'gold'),
  read('a dotted key is pushed as levels', nested, [{ 'user.plan': 'gold' }], 'user', { plan: 'gold' }),
  read(
    'two dotted keys of one object stand side by side',
    from.variables('Pushing a.b.c and then a.b.d leaves both in a.b.'),
    [{ 'a.b.c': 'value' }, { 'a.b.d': 4 }],
    'a',
    { b: { c: 'value', d: 4 } },
  ),
  read('a missing level is undefined', from.helper('Reading a key that nothing has set gives undefined.'), [{ user: { id: 1 } }], 'user.plan.name', undefined),
  read('objects are merged key by key', merged, [{ user: { id: 1, plan: 'gold' } }, { user: { plan: 'blue' } }], 'user', { id: 1, plan: 'blue' }),
  read('objects are merged at every level', merged, [{ one: { two: { a: 1 } } }, { one: { two: { b: 2 } } }], 'one', { two: { a: 1, b: 2 } }),
  read('an object takes the place of a text', merged, [{ user: 'me' }, { user: { id: 1 } }], 'user', { id: 1 }),
  read('a text takes the place of an object', merged, [{ user: { id: 1 } }, { user: 'me' }], 'user', 'me'),
  read('null takes the place of an object', from.helper('Null is no plain object, so it overwrites.'), [{ user: { id: 1 } }, { user: null }], 'user', null),
  read('a list takes the place of an object', merged, [{ user: { id: 1 } }, { user: [1, 2] }], 'user', [1, 2]),
  read('an object takes the place of a list', merged, [{ user: [1, 2] }, { user: { id: 1 } }], 'user', { id: 1 }),
  read(
    'a shorter list overwrites only the places it has',
    from.helper('Two lists are merged place by place.'),
    [{ ids: ['a', 'b', 'c'] }, { ids: ['x'] }],
    'ids',
    ['x', 'b', 'c'],
  ),
  read(
    'objects in lists are merged at their place',
    from.helper('Two lists are merged place by place, and objects in them key by key.'),
    [{ items: [{ id: 'a', price: 5 }] }, { items: [{ price: 6 }] }],
    'items',
    [{ id: 'a', price: 6 }],
  ),
  read(
    'explicit undefined overwrites',
    from.helper('A key that is set to undefined overwrites the value before.'),
    [{ plan: 'gold' }, { plan: undefined }],
    'plan',
    undefined,
  ),
  read(
    '_clear replaces instead of merging',
    from.helper('With a truthy _clear the keys of the message are not merged.'),
    [{ user: { id: 1, plan: 'gold' } }, { user: { plan: 'blue' }, _clear: true }],
    'user',
    { plan: 'blue' },
  ),
  read(
    '_clear replaces lists as well',
    from.helper('With a truthy _clear lists are replaced whole.'),
    [{ ids: [1, 2] }, { ids: [3], _clear: true }],
    'ids',
    [3],
  ),
  read(
    '_clear leaves the keys that the message does not name',
    from.helper('_clear is about the keys next to it.'),
    [
      { plan: 'gold', user: { id: 1 } },
      { user: {}, _clear: true },
    ],
    'plan',
    'gold',
  ),
  read(
    '_clear is no key of the model',
    from.helper('_clear is a flag of the message and not part of the result.'),
    [{ user: { id: 1 }, _clear: true }],
    '_clear',
    undefined,
  ),
  read(
    'an emptied ecommerce object does not leak into the next event',
    from.ecommerce('Push ecommerce: null first, so that events do not mix their data.'),
    [{ ecommerce: { value: 10, coupon: 'SPRING' } }, { ecommerce: null }, { ecommerce: { value: 20 } }],
    'ecommerce',
    { value: 20 },
  ),
  read(
    'without emptying it, the ecommerce object keeps keys of the event before',
    from.ecommerce('Data of several events may affect each other unless the object is emptied.'),
    [{ ecommerce: { value: 10, coupon: 'SPRING' } }, { ecommerce: { value: 20 } }],
    'ecommerce.coupon',
    'SPRING',
  ),
  read(
    'a command list calls the method of the value',
    from.helper('A list whose first entry is key.method calls that method with the rest.'),
    [{ ids: [1] }, ['ids.push', 2, 3]],
    'ids',
    [1, 2, 3],
  ),
  read(
    'a command list with an unknown method is ignored',
    from.helper('If the value has no such method, nothing is changed.'),
    [{ ids: [1] }, ['ids.fly', 2]],
    'ids',
    [1],
  ),
  read(
    'a number in the path is a place in a list',
    from.variableGuide('Places of a list are read with dot notation: items.0.id.'),
    [{ items: [{ id: 'a' }, { id: 'b' }] }],
    'items.1.id',
    'b',
  ),
  {
    name: 'a message without an event fires nothing',
    source: from.dataLayer('Tags are fired by the event key; without it only values are set.'),
    container: container(tag('T', 'go'), onEvent('go')),
    steps: [page(), push({ name: 'go', plan: 'gold' })],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'an event sees the values of its own message',
    source: from.dataLayer('A message is merged before its event is handled.'),
    container: container(send('T', 'go', { plan: '{{plan}}' }), onEvent('go'), dataLayer('plan')),
    steps: [page(), push({ plan: 'gold' }), event('go', { plan: 'blue' })],
    expect: [none, none, { fired: ['T'], values: { T: sent({ plan: 'blue' }) } }],
  },
  {
    name: 'an event does not see what is pushed after it',
    source: from.dataLayerHelp('Messages are handled one after the other, first in first out.'),
    container: container(send('T', 'go', { plan: '{{plan}}' }), onEvent('go'), dataLayer('plan')),
    steps: [page(), event('go'), push({ plan: 'gold' })],
    expect: [none, { fired: ['T'], values: { T: sent({ plan: undefined }) } }, none],
  },
  {
    name: 'values do not reach the next page',
    source: from.dataLayer('Values live as long as the page; every page has to push them again.'),
    container: container(send('T', 'go', { plan: '{{plan}}' }), onEvent('go'), dataLayer('plan')),
    steps: [page(), push({ plan: 'gold' }), page({ url: 'https://www.example.com/next' }), event('go')],
    expect: [none, none, none, { fired: ['T'], values: { T: sent({ plan: undefined }) } }],
  },
  {
    name: 'what the page pushed before the container is there at the page view',
    source: from.dataLayer('Values pushed above the container are ready when it loads.'),
    container: container(send('T', 'All Pages', { type: '{{pageType}}' }), dataLayer('pageType')),
    steps: [page({ dataLayer: [{ pageType: 'home' }] })],
    expect: [{ fired: ['T'], values: { T: sent({ type: 'home' }) } }],
  },
  {
    name: 'what the page pushed before the container is there at Initialization',
    source: from.lifecycle('A message that was pushed before the container comes before Consent Initialization.'),
    container: container(send('T', 'Initialization - All Pages', { type: '{{pageType}}' }), dataLayer('pageType')),
    steps: [page({ dataLayer: [{ pageType: 'home' }] })],
    expect: [{ fired: ['T'], values: { T: sent({ type: 'home' }) } }],
  },
  {
    name: 'an event pushed before the container still fires its tags',
    source: from.dataLayerHelp('On loading, the container handles every message that waits in the queue.'),
    container: container(tag('T', 'early'), onEvent('early')),
    steps: [page({ dataLayer: [{ event: 'early' }] })],
    expect: [fires('T')],
  },
  {
    name: 'an event of the queue fires before the page view',
    source: from.dataLayerHelp('First in first out: tags of a message fire before the next message is looked at.'),
    container: container(tag('View', 'All Pages'), tag('Early', 'early'), onEvent('early')),
    steps: [page({ dataLayer: [{ event: 'early' }] })],
    expect: [fires('Early', 'View')],
  },
]
