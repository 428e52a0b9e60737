import type { MeasurementPlan } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { planFromGoals } from '../../src/plan/index.ts'
import { assign } from './assign.ts'
import { formatFaults, type StrangerEvent, type StrangerGoal } from './gold.ts'
import { countGoal, emptyCounts, figuresOf, kindsOf, meaning, pairs, sameParameter } from './score.ts'
import { madeOf, rootOf, sameWords } from './words.ts'

const wanted = (event: Partial<StrangerEvent>): StrangerEvent => ({
  what: '',
  must: true,
  accept: ['purchase'],
  things: [],
  outcomes: [],
  keyEvent: null,
  parameters: [],
  trigger: ['data_layer'],
  ...event,
})
const goal = (events: StrangerEvent[], more: Partial<StrangerGoal> = {}): StrangerGoal => ({
  id: 'x',
  language: 'en',
  business: 'shop',
  style: 'one line',
  text: 'Track purchases',
  events,
  mustNot: [],
  cannot: [],
  ...more,
})
const count = (what: StrangerGoal, plan: MeasurementPlan) => {
  const counts = emptyCounts()
  countGoal(counts, what, plan)
  return figuresOf(counts)
}
const purchases = planFromGoals('Track purchases')

describe('names', () => {
  it('are the same in any order and grammatical form', () => {
    expect(sameWords('start_booking', 'booking_started')).toBe(true)
    expect(sameWords('signup', 'sign_up')).toBe(true)
    expect(sameWords('cancel_order', 'order_cancellation')).toBe(true)
    expect(sameWords('add_to_cart', 'remove_from_cart')).toBe(false)
    expect([rootOf('submission'), rootOf('verified'), rootOf('verify')]).toEqual(['submit', 'verif', 'verif'])
  })

  it('are made of a thing and an outcome, which are two words', () => {
    expect(madeOf('gift_registry_created', ['registry'], ['create'])).toBe(true)
    expect(madeOf('booking', ['booking'], ['book'])).toBe(false)
    expect(madeOf('registry_viewed', ['registry'], ['create'])).toBe(false)
    expect(madeOf('old_green_registry_created', ['registry'], ['create'])).toBe(false)
  })

  it('count as accepted before they count as made', () => {
    expect(meaning(wanted({ things: ['order'], outcomes: ['paid'] }), 'purchase')).toBe(2)
    expect(meaning(wanted({ things: ['order'], outcomes: ['paid'] }), 'paid_order')).toBe(1)
    expect(meaning(wanted({}), 'refund')).toBe(0)
  })
})

describe('assign', () => {
  it('finds the greatest sum, where taking the best first would not', () => {
    expect(
      assign([
        [5, 4],
        [4, 0],
      ]),
    ).toEqual([1, 0])
    expect(
      assign([
        [0, 0],
        [3, 0],
      ]),
    ).toEqual([undefined, 0])
    expect(assign([])).toEqual([])
  })
})

describe('the score', () => {
  it('is whole for what was asked', () => {
    expect(count(goal([wanted({})]), purchases)).toMatchObject({ precision: 1, recall: 1, f1: 1, allRight: 1 })
  })

  it('counts what is missing and what nobody asked for', () => {
    expect(count(goal([wanted({ accept: ['refund'] })]), purchases)).toMatchObject({ precision: 0, recall: 0, missed: 1, false: 1, allRight: 0 })
  })

  it('lets an event that may be there count for nobody', () => {
    expect(count(goal([wanted({ must: false })]), purchases)).toMatchObject({ false: 0, missed: 0, allRight: 1 })
    expect(count(goal([wanted({ must: false, accept: ['refund'] }), wanted({})]), purchases)).toMatchObject({ missed: 0, allRight: 1 })
  })

  it('gives an event to what must be there before what may', () => {
    const events = [wanted({ must: false }), wanted({})]
    expect(pairs(goal(events), purchases.events)).toEqual([events[1]])
  })

  it('counts what must not be there as a false alarm', () => {
    expect(count(goal([], { mustNot: [{ accept: ['purchase'], why: 'said so' }] }), purchases)).toMatchObject({ false: 1, mustNot: 1 })
  })

  it('asks for parameters, triggers and key events of what was found', () => {
    const right = count(goal([wanted({ keyEvent: true, parameters: ['value', 'items'] })]), purchases)
    expect(right).toMatchObject({ parameters: 1, triggers: 1, keyEvents: 1 })
    const wrong = count(goal([wanted({ keyEvent: false, parameters: ['value', 'gift_wrap'], trigger: ['click'] })]), purchases)
    expect(wrong).toMatchObject({ triggers: 0, keyEvents: 0 })
    expect(wrong.parameters).toBeLessThan(1)
    expect(sameParameter('plan', 'plan_name')).toBe(true)
    expect(kindsOf({ type: 'automatic', setting: 'fileDownloadsEnabled' })).toContain('file_download')
  })

  it('knows whether a wish that nothing can measure was told', () => {
    const text = 'Track purchases. Are visitors happy?'
    const plan = { ...purchases, unmatched: [{ span: { start: 17, end: 36, text: 'Are visitors happy?' }, reason: 'unknown' as const }] }
    expect(count(goal([wanted({})], { text, cannot: ['visitors happy'] }), plan).cannotTold).toBe(1)
    expect(count(goal([wanted({})], { text, cannot: ['visitors happy'] }), purchases).cannotTold).toBe(0)
  })
})

describe('the form of a batch', () => {
  it('is told by its place, without the words of the goals', () => {
    const batch = { batch: 'b', writer: 'w', goals: [goal([wanted({ trigger: ['magic'] })])] }
    expect(formatFaults(batch)).toEqual(['goal 1, event 1: trigger'])
    expect(formatFaults({ ...batch, goals: [goal([wanted({})])] })).toEqual([])
  })
})
