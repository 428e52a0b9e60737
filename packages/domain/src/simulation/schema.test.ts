import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import { inputFaultOf } from './inputFault.ts'
import { stepKeys, stepsInput, stepTypes } from './schema.ts'
import type { Step } from './steps.ts'

const page: Step = { type: 'pageLoad', url: 'https://shop.example/' }
const visit: readonly Step[] = [
  {
    ...page,
    referrer: '',
    title: 'Shop',
    cookies: { a: 'b' },
    dataLayer: [['consent', 'default', { ad_storage: 'denied' }], { event: 'ready' }],
    globals: { 'digitalData.page': null },
    elements: [{ tag: 'a', classes: 'x y', ancestors: [{ id: 'nav', classes: ['z'], attributes: { role: 'navigation' } }] }],
  },
  { type: 'push', data: { event: 'purchase', ecommerce: { items: [{ price: 1 }] } } },
  { type: 'click', element: { id: 'buy', text: 'Buy' } },
  { type: 'linkClick', element: { tag: 'a', href: '/cart' }, defaultPrevented: true },
  { type: 'formSubmit', element: { tag: 'form' } },
  { type: 'scroll', percent: 90 },
  { type: 'scroll', pixels: 1200, direction: 'horizontal' },
  { type: 'visibility', element: {}, ratio: 50, duration: 1000 },
  { type: 'history', url: '#a', source: 'replaceState', state: { a: 1 }, title: 'A' },
  { type: 'timer', trigger: 'Ten seconds' },
  { type: 'consent', command: 'update', state: { ad_storage: 'granted' }, region: ['ES'] },
  { type: 'wait', ms: 1000 },
  { type: 'video', status: 'progress', percent: 25, seconds: 10, duration: 40, title: 'T', url: 'u', visible: true },
  { type: 'error', message: 'x is not defined', url: 'u', line: 3 },
]

/** Path, code and values of the first fault. */
const fault = (steps: unknown): unknown => {
  const [issue] = stepsInput.safeParse(steps).error?.issues ?? []
  return issue === undefined ? 'none' : [issue.path.join('.'), inputFaultOf(issue.message)]
}
const said = (code: string, values: object = {}) => ({ code, values })

describe('the steps of a visit', () => {
  it('are the steps of the contract, both ways', () => {
    expectTypeOf<z.output<typeof stepsInput>>().toExtend<readonly Step[]>()
    expectTypeOf<readonly Step[]>().toExtend<z.output<typeof stepsInput>>()
    expect(stepsInput.parse(visit)).toEqual(visit)
    expect([...new Set(visit.map(({ type }) => type))].sort()).toEqual([...stepTypes].sort())
    for (const step of visit) expect(stepKeys(step.type)).toEqual(expect.arrayContaining(Object.keys(step)))
  })

  // How the sentences read, and that each is reached, is in packages/tracking (`issueWords.test.ts`).
  it.each<[string, unknown, string, object]>([
    ['no list', { steps: [] }, '', said('visit.noList')],
    ['no step', [], '', said('visit.empty')],
    ['another beginning', [{ type: 'wait', ms: 1 }], '0.type', said('visit.start')],
    ['no object', [page, 'click'], '1', said('visit.step.noObject')],
    ['no type', [page, { ms: 1 }], '1.type', said('visit.step.type', { types: stepTypes })],
    ['an unknown type', [page, { type: 'tap' }], '1.type', said('visit.step.type', { types: stepTypes })],
    [
      'an unknown key',
      [page, { type: 'wait', ms: 1, seconds: 2 }],
      '1',
      said('visit.unknownKey', { what: said('visit.part.step', { type: 'wait' }), keys: [said('text.said', { text: 'seconds' })], known: ['type', 'ms'] }),
    ],
    ['a relative address', [{ type: 'pageLoad', url: '/cart' }], '0.url', said('visit.address')],
    ['another scheme', [{ type: 'pageLoad', url: 'javascript:alert(1)' }], '0.url', said('visit.address')],
    ['two depths', [page, { type: 'scroll', percent: 1, pixels: 1 }], '1', said('visit.scroll')],
    ['no depth', [page, { type: 'scroll' }], '1', said('visit.scroll')],
    ['a word for a number', [page, { type: 'wait', ms: 'long' }], '1.ms', said('visit.other', { what: said('visit.kind.number', { highest: 86_400_000 }) })],
    [
      'another state of consent',
      [page, { type: 'consent', state: { ad_storage: 'yes' } }],
      '1.state.ad_storage',
      said('visit.other', { what: said('visit.kind.oneOf', { names: ['granted', 'denied'] }) }),
    ],
    ['a key that is missing', [page, { type: 'push' }], '1.data', said('visit.missing', { what: said('visit.kind.any') })],
    ['a text that is missing', [page, { type: 'error' }], '1.message', said('visit.missing', { what: said('visit.kind.text') })],
    ['a list that is a word', [{ ...page, elements: 'main' }], '0.elements', said('visit.other', { what: said('visit.kind.list') })],
    ['no JSON', [{ ...page, dataLayer: [() => 1] }], '', said('visit.json')],
    ['too many steps', Array.from({ length: 1001 }, () => page), '', said('visit.steps.many', { most: 1000 })],
  ])('are refused with place and code: %s', (_, steps, path, says) => expect(fault(steps)).toEqual([path, says]))

  it('are refused however deep they are', () => {
    let deep: unknown = 1
    for (let level = 0; level < 200_000; level++) deep = [deep]
    const itself: unknown[] = []
    itself.push(itself, itself)
    for (const data of [deep, itself]) expect(fault([page, { type: 'push', data }])).toEqual(['', said('visit.json')])
  })

  it('are not taken for refused by a message that only looks like it', () => {
    for (const message of ['Too small', '{"code":"visit.unheard","values":{}}', '{"code":"visit.empty"']) expect(inputFaultOf(message)).toBeNull()
  })
})
