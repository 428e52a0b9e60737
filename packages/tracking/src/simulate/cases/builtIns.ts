import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { onEvent, send, sent } from './parts.ts'
import { event, none, page } from './steps.ts'

const built = (names: string, value: unknown, more: Parameters<typeof page>[0] = {}, options: NonNullable<Case['options']> = {}): Case => ({
  name: `built-in ${names}`,
  source: from.builtIns(`${names} is a built-in variable of pages.`),
  container: container(send('T', 'go', { is: `{{${names}}}` }), onEvent('go')),
  steps: [page(more), event('go')],
  options,
  expect: [none, { fired: ['T'], values: { T: sent({ is: value }) } }],
})

const url = 'https://shop.example.com/cart/?step=2'

/** Built-in variables of the page; those of clicks, forms and so on stand with their triggers. */
export const builtInCases: readonly Case[] = [
  built('Page URL', url, { url }),
  built('Page Hostname', 'shop.example.com', { url }),
  built('Page Path', '/cart/', { url }),
  built('Referrer', 'https://www.example.org/', { referrer: 'https://www.example.org/' }),
  built('Event', 'go'),
  built('Container ID', 'GTM-ABCD123'),
  built('Random Number', /^\d{1,10}$/, {}, { seed: 7 }),
  {
    name: 'the referrer of the second page is the first page',
    source: from.variables('The referrer is the address of the page that the person was on before.'),
    container: container(send('T', 'go', { is: '{{Referrer}}' }), onEvent('go')),
    steps: [page({ url }), page({ url: 'https://shop.example.com/thanks' }), event('go')],
    expect: [none, none, { fired: ['T'], values: { T: sent({ is: url }) } }],
  },
  {
    name: 'cookies of the page before are still there on the next',
    source: from.variables('First-party cookies belong to the domain, not to a page.'),
    container: container(send('T', 'go', { is: '{{Cookie}}' }), onEvent('go'), {
      kind: 'variable',
      variable: { variableId: '', name: 'Cookie', type: 'k', parameter: [{ type: 'TEMPLATE', key: 'name', value: 'plan' }] },
    }),
    steps: [page({ cookies: { plan: 'gold' } }), page({ url: 'https://www.example.com/next' }), event('go')],
    expect: [none, none, { fired: ['T'], values: { T: sent({ is: 'gold' }) } }],
  },
]
