import { describe, expect, it } from 'vitest'
import type { PlanTrigger } from './plan.ts'
import { guessOf } from './planGuesses.ts'
import { stageOf } from './planStages.ts'

const guess = (trigger: PlanTrigger, goals: string) => guessOf({ trigger }, { goals })
const form = (value: string): PlanTrigger => ({ type: 'formSubmission', conditions: [{ subject: 'formId', is: 'contains', value }] })

describe('guessOf', () => {
  it.each<[string, PlanTrigger, string, ReturnType<typeof guessOf>]>([
    ['a push of one word, which the wish itself is', { type: 'customEvent', event: 'purchase' }, 'Track purchase', { kind: 'push', value: 'purchase' }],
    ['a push that the goals name as code does', { type: 'customEvent', event: 'lead_sent' }, 'We push lead_sent', null],
    ['a part of a form id, though the wish uses the word', form('newsletter'), 'newsletter sign-ups', { kind: 'formId', value: 'newsletter' }],
    [
      'a form id that the goals give',
      { type: 'formSubmission', conditions: [{ subject: 'formId', is: 'equals', value: 'nl-form' }] },
      'the form #nl-form',
      null,
    ],
    ['any form', { type: 'formSubmission', conditions: [] }, 'contact', { kind: 'anyForm', value: '' }],
    [
      'an attribute on a button',
      { type: 'click', conditions: [{ subject: 'clickElement', is: 'cssSelector', value: '[data-track="cta"], [data-track="cta"] *' }] },
      'button clicks',
      { kind: 'selector', value: '[data-track="cta"]' },
    ],
    ['the words on a button', { type: 'click', conditions: [{ subject: 'clickText', is: 'equals', value: 'Buy' }] }, 'clicks on "Buy"', null],
    ['an element', { type: 'elementVisibility', selector: '#prices' }, 'who sees prices', { kind: 'selector', value: '#prices' }],
    ['an element that the goals name', { type: 'elementVisibility', selector: '#prices' }, 'who sees #prices', null],
    [
      'a path',
      { type: 'pageview', conditions: [{ subject: 'pagePath', is: 'contains', value: '/pricing' }] },
      'the pricing page',
      { kind: 'path', value: '/pricing' },
    ],
    ['a path that the goals give', { type: 'pageview', conditions: [{ subject: 'pagePath', is: 'equals', value: '/pricing' }] }, 'visits to /pricing', null],
    ['telephone links', { type: 'linkClick', conditions: [{ subject: 'clickUrl', is: 'startsWith', value: 'tel:' }] }, 'calls', null],
    ['what Google Analytics collects', { type: 'automatic', setting: 'always' }, 'page views', null],
    ['a video of any player', { type: 'automatic', setting: 'videoEngagementEnabled' }, 'watch our film', { kind: 'player', value: '' }],
    ['a video of any player, counted by a tag', { type: 'youTubeVideo', actions: ['pause'] }, 'pauses of the film', { kind: 'player', value: '' }],
    ['a video that the goals call one of YouTube', { type: 'automatic', setting: 'videoEngagementEnabled' }, 'plays of our YouTube film', null],
    ['a link to a video of YouTube', { type: 'automatic', setting: 'videoEngagementEnabled' }, 'plays of https://youtu.be/abc', null],
  ])('%s', (_name, trigger, goals, expected) => {
    expect(guess(trigger, goals)).toEqual(expected)
    expect(guessOf({ trigger, settled: 'developer' }, { goals })).toBeNull()
  })
})

describe('stageOf', () => {
  const click: PlanTrigger = { type: 'click', conditions: [] }
  it('takes the name first, then what converts, then what opens a page', () => {
    expect(stageOf({ name: 'begin_checkout', keyEvent: false, trigger: click })).toBe('intent')
    expect(stageOf({ name: 'begin_checkout', keyEvent: true, trigger: click })).toBe('conversion')
    expect(stageOf({ name: 'login', keyEvent: true, trigger: click })).toBe('retention')
    expect(stageOf({ name: 'own_event', keyEvent: true, trigger: click })).toBe('conversion')
    expect(stageOf({ name: 'pricing_page_view', keyEvent: false, trigger: { type: 'pageview', conditions: [] } })).toBe('reach')
    expect(stageOf({ name: 'constructor', keyEvent: false, trigger: click })).toBe('interest')
  })
})
