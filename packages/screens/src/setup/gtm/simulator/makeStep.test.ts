import type { Step } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { makeStep } from './makeStep.ts'
import { addressOf, freshTyped, kindOf, stepKinds, typedOf } from './stepForm.ts'

const visit: readonly Step[] = [
  { type: 'pageLoad', url: 'https://shop.example/cart', referrer: 'https://example.com/', title: 'Cart', cookies: { a: 'b' } },
  { type: 'push', data: { event: 'purchase', ecommerce: { value: 5, items: [{ price: 5 }] } } },
  { type: 'push', data: ['consent', 'update', { ad_storage: 'denied' }] },
  {
    type: 'click',
    element: { tag: 'a', text: 'Buy', id: 'buy', classes: ['big', 'red'], href: '/cart', attributes: { 'data-track': 'buy=now' }, ancestors: [{ id: 'nav' }] },
  },
  { type: 'click', element: { tag: 'button' }, defaultPrevented: true },
  { type: 'formSubmit', element: { tag: 'form', id: 'newsletter' } },
  { type: 'scroll', percent: 75 },
  { type: 'visibility', element: { tag: 'section', id: 'prices' }, ratio: 50, duration: 1500 },
  { type: 'history', url: '#done', source: 'replaceState', state: { a: 1 } },
  {
    type: 'consent',
    command: 'default',
    state: { ad_storage: 'granted', analytics_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', security_storage: 'granted' },
  },
  { type: 'wait', ms: 1500 },
  { type: 'video', status: 'progress', percent: 25, seconds: 30, duration: 120, title: 'Tour', visible: true },
  { type: 'error', message: 'x is not defined', line: 3 },
]

describe('the fields of a step', () => {
  it.each(visit)('keep a step of type $type as it is while nothing is typed', (step) => {
    expect(makeStep(kindOf(step), typedOf(step), step)).toEqual({ step })
  })

  it('begin each kind with what is a step, but for a failing script', () => {
    for (const kind of stepKinds) {
      const made = makeStep(kind, freshTyped(kind, 'https://shop.example/'))
      expect('step' in made).toBe(kind !== 'error')
    }
  })

  it('say at which field what is wrong', () => {
    expect(makeStep('pageLoad', { url: 'no address' })).toEqual({ problems: { url: 'urlWrong' } })
    expect(makeStep('push', { data: '{' })).toEqual({ problems: { data: 'dataWrong' } })
    expect(makeStep('push', { data: '"purchase"' })).toEqual({ problems: { data: 'dataWrong' } })
    for (const percent of ['', 'much', '-1', '101']) expect(makeStep('scroll', { percent })).toEqual({ problems: { percent: 'percentWrong' } })
    expect(makeStep('visibility', { percent: 'x', seconds: 'y' })).toEqual({ problems: { percent: 'percentWrong', seconds: 'secondsWrong' } })
    expect(makeStep('wait', { seconds: '86401' })).toEqual({ problems: { seconds: 'secondsWrong' } })
    expect(makeStep('history', { newAddress: ' ' })).toEqual({ problems: { newAddress: 'required' } })
  })

  it('take addresses as people type them', () => {
    expect(addressOf(' shop.example/pricing ')).toBe('https://shop.example/pricing')
    expect(addressOf('http://localhost:3000/')).toBe('http://localhost:3000/')
    for (const typed of ['', 'no address', 'shop', 'ftp://shop.example/', 'javascript:alert(1)']) expect(addressOf(typed)).toBe('')
  })
})
