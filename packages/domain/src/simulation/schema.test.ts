import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
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

/** Path and sentence of the first fault. */
const fault = (steps: unknown): string => {
  const { error } = stepsInput.safeParse(steps)
  return error === undefined ? 'none' : `${error.issues[0]?.path.join('.') ?? ''}: ${error.issues[0]?.message ?? ''}`
}

describe('the steps of a visit', () => {
  it('are the steps of the contract, both ways', () => {
    expectTypeOf<z.output<typeof stepsInput>>().toExtend<readonly Step[]>()
    expectTypeOf<readonly Step[]>().toExtend<z.output<typeof stepsInput>>()
    expect(stepsInput.parse(visit)).toEqual(visit)
    expect([...new Set(visit.map(({ type }) => type))].sort()).toEqual([...stepTypes].sort())
    for (const step of visit) expect(stepKeys(step.type)).toEqual(expect.arrayContaining(Object.keys(step)))
  })

  it.each<[string, unknown, string]>([
    ['no list', { steps: [] }, ': The steps of a visit are a list.'],
    ['no step', [], ': There is no step: a visit begins with one of type pageLoad.'],
    ['another beginning', [{ type: 'wait', ms: 1 }], '0.type: A visit begins with a step of type pageLoad, because everything else happens on a page.'],
    ['no object', [page, 'click'], '1: A step is an object with a type, such as { "type": "push", "data": { "event": "purchase" } }.'],
    ['no type', [page, { ms: 1 }], '1.type: A step has one of these types: pageLoad, push, click,'],
    ['an unknown type', [page, { type: 'tap' }], '1.type: A step has one of these types: pageLoad, push, click,'],
    ['an unknown key', [page, { type: 'wait', ms: 1, seconds: 2 }], "1: A step of type wait has no key 'seconds': it knows type and ms."],
    [
      'an unknown key of an element',
      [page, { type: 'click', element: { class: 'x' } }],
      "1.element: An element has no key 'class': it knows tag, id, classes,",
    ],
    ['a relative address', [{ type: 'pageLoad', url: '/cart' }], '0.url: This is no absolute address'],
    ['another scheme', [{ type: 'pageLoad', url: 'javascript:alert(1)' }], '0.url: This is no absolute address'],
    [
      'two depths',
      [page, { type: 'scroll', percent: 1, pixels: 1 }],
      '1: A step of type scroll says how far in one way: give percent or pixels, and not both.',
    ],
    ['no depth', [page, { type: 'scroll' }], '1: A step of type scroll says how far in one way'],
    ['a word for a number', [page, { type: 'wait', ms: 'long' }], '1.ms: It has to be a number from 0 to 86400000.'],
    ['another state of consent', [page, { type: 'consent', state: { ad_storage: 'yes' } }], '1.state.ad_storage: It has to be one of granted and denied.'],
    ['a key that is missing', [page, { type: 'push' }], '1.data: It is missing: it has to be any value.'],
    ['a text that is missing', [page, { type: 'error' }], '1.message: It is missing: it has to be a text.'],
    ['a list that is a word', [{ ...page, elements: 'main' }], '0.elements: It has to be a list.'],
    ['no JSON', [{ ...page, dataLayer: [() => 1] }], ': Steps are JSON values in at most 100 levels.'],
    ['too many steps', Array.from({ length: 1001 }, () => page), ': A visit has at most 1000 steps: split it.'],
  ])('are refused with place and sentence: %s', (_, steps, says) => expect(fault(steps)).toContain(says))

  it('are refused however deep they are', () => {
    let deep: unknown = 1
    for (let level = 0; level < 200_000; level++) deep = [deep]
    const itself: unknown[] = []
    itself.push(itself, itself)
    for (const data of [deep, itself]) expect(fault([page, { type: 'push', data }])).toBe(': Steps are JSON values in at most 100 levels.')
  })
})
