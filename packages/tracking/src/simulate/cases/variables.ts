import { container, type VariablePart } from './build.ts'
import { type Case, from } from './case.ts'
import { dataLayer, onEvent, send, sent, tag, trigger, variable, when } from './parts.ts'
import { event, none, page, push } from './steps.ts'

type Page = Parameters<typeof page>[0]

/** What a variable, the first of the given ones, holds on a page, when `go` is pushed with this data. */
export const reads = (
  name: string,
  source: Case['source'],
  given: VariablePart | readonly [VariablePart, ...VariablePart[]],
  value: unknown,
  at: { readonly page?: Page; readonly data?: Readonly<Record<string, unknown>>; readonly options?: NonNullable<Case['options']> } = {},
): Case => {
  const [first, ...rest] = 'kind' in given ? ([given] as const) : given
  return {
    name,
    source,
    container: container(send('Read', 'go', { is: `{{${first.variable.name}}}` }), onEvent('go'), first, ...rest),
    steps: [page(at.page), event('go', at.data)],
    expect: [none, { fired: ['Read'], values: { Read: sent({ is: value }) } }],
    ...(at.options === undefined ? {} : { options: at.options }),
  }
}

const cookie = (name: string, decodeCookie: boolean) => variable('Cookie', 'k', { name, decodeCookie })
const global = (name: string) => variable('Global', 'j', { name })
const script = (javascript: string) => variable('Script', 'jsm', { javascript })
const constant = (name: string, value: string) => variable(name, 'c', { value })
const cookieSays = from.variables('The value is that of the first-party cookie of this name.')
const globalSays = from.variables('The value is that of the global JavaScript variable of this name.')
const scriptSays = from.variables('The value is what the function returns; other variables can be used in it.')
const defaultSays = from.variables('A default value can be set for when the variable is undefined.')

/** Types of variables, but for tables, addresses and elements. */
export const variableCases: readonly Case[] = [
  reads('a constant is its text', from.variables('A constant is a fixed text.'), constant('Id', 'G-1'), 'G-1'),
  reads(
    'variables in a text are put into it',
    from.triggers('Variables can be used inside any text field.'),
    [constant('Both', '{{Host}}/{{Path}}'), constant('Host', 'a.example.com'), constant('Path', 'b')],
    'a.example.com/b',
  ),
  reads('a variable alone keeps its type', from.variableGuide('A field that is only one variable passes its value on unchanged.'), dataLayer('total'), 5, {
    data: { total: 5 },
  }),
  reads(
    'a number inside a text becomes text',
    from.variableGuide('Variables among other text are joined to text.'),
    [constant('Text', 'sum-{{total}}'), dataLayer('total')],
    'sum-5',
    { data: { total: 5 } },
  ),
  reads('a default stands in for an undefined key', defaultSays, dataLayer('plan', { defaultValue: 'none' }), 'none'),
  reads('a default does not stand in for a value', defaultSays, dataLayer('plan', { defaultValue: 'none' }), 'gold', { data: { plan: 'gold' } }),
  reads('a default does not stand in for an empty text', defaultSays, dataLayer('plan', { defaultValue: 'none' }), '', { data: { plan: '' } }),
  reads('a default does not stand in for zero', defaultSays, dataLayer('total', { defaultValue: 'none' }), 0, { data: { total: 0 } }),
  reads(
    'a default may be another variable',
    from.triggers('Variables can be used inside any text field.'),
    [dataLayer('plan', { defaultValue: '{{Fallback}}' }), constant('Fallback', 'free')],
    'free',
  ),
  reads('a cookie is read by its name', cookieSays, cookie('plan', false), 'gold', { page: { cookies: { other: '1', plan: 'gold' } } }),
  reads('a missing cookie is undefined', from.variableGuide('A cookie that is not there gives undefined.'), cookie('plan', false), undefined),
  reads(
    'a cookie stays encoded by default',
    from.variableGuide('Without URI-decode the value is as it stands in the cookie.'),
    cookie('plan', false),
    'gold%20plus',
    { page: { cookies: { plan: 'gold%20plus' } } },
  ),
  reads('URI-decode decodes a cookie', from.variableGuide('With URI-decode the value is decoded.'), cookie('plan', true), 'gold plus', {
    page: { cookies: { plan: 'gold%20plus' } },
  }),
  reads('a global variable is read', globalSays, global('pageType'), 'home', { page: { globals: { pageType: 'home' } } }),
  reads('a global variable is read by dotted name', from.variables('Properties of global objects are read with dots.'), global('digitalData.page'), 'home', {
    page: { globals: { 'digitalData.page': 'home' } },
  }),
  reads('a property that a global object does not have is undefined', globalSays, global('digitalData.user'), undefined, {
    page: { globals: { digitalData: { page: 'home' } } },
  }),
  reads('custom JavaScript returns a value', scriptSays, script('function() { return 6 * 7; }'), 42),
  reads('custom JavaScript reads other variables', scriptSays, [script('function() { return {{plan}}.toLowerCase(); }'), dataLayer('plan')], 'gold', {
    data: { plan: 'GOLD' },
  }),
  reads('custom JavaScript reads objects', scriptSays, [script('function() { return {{items}}.length; }'), dataLayer('items')], 2, {
    data: { items: [{ id: 1 }, { id: 2 }] },
  }),
  reads('custom JavaScript that returns nothing is undefined', scriptSays, script('function() { var a = 1; }'), undefined),
  reads('custom JavaScript may return an object', scriptSays, script("function() { return { a: [1, 'b'] }; }"), { a: [1, 'b'] }),
  reads('an undefined value is undefined', from.variables('The type Undefined Value always has the value undefined.'), variable('Nothing', 'uv'), undefined),
  reads(
    'the custom event variable is the name of the event',
    from.variables('The value is the event of the data layer that is being handled.'),
    variable('Name', 'e'),
    'go',
  ),
  reads(
    'a random number is a whole number from 0 to 2147483647',
    from.variables('The value is a random number from 0 to 2147483647.'),
    variable('Random', 'r'),
    /^\d{1,10}$/,
    { options: { seed: 7 } },
  ),
  reads(
    'the container id is the public one',
    from.variables('The value is the public id of the container, such as GTM-XKCD11.'),
    variable('Container', 'cid'),
    'GTM-ABCD123',
  ),
  {
    name: 'a variable is resolved anew at each event',
    source: from.triggers('Variables are evaluated while the page runs, whenever they are used.'),
    container: container(send('T', 'go', { plan: '{{plan}}' }), onEvent('go'), dataLayer('plan')),
    steps: [page(), event('go', { plan: 'gold' }), push({ plan: 'blue' }), event('go')],
    expect: [none, { fired: ['T'], values: { T: sent({ plan: 'gold' }) } }, none, { fired: ['T'], values: { T: sent({ plan: 'blue' }) } }],
  },
  {
    name: 'custom JavaScript may decide a trigger',
    source: scriptSays,
    container: container(
      tag('T', 'go'),
      trigger('go', 'CUSTOM_EVENT', [when('Script', 'EQUALS', 'true')], { customEventFilter: [when('_event', 'EQUALS', 'go')] }),
      script('function() { return {{total}} > 100; }'),
      dataLayer('total'),
    ),
    steps: [page(), event('go', { total: 99 }), event('go', { total: 101 })],
    expect: [none, { fired: [], notFired: ['T'] }, { fired: ['T'] }],
  },
  {
    name: 'the text of the event name may be a variable',
    source: from.triggers('Variables can be used inside any text field.'),
    container: container(send('T', 'go', {}, { event: '{{Event}}' }), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, { fired: ['T'], values: { T: { eventName: 'go' } } }],
  },
]
