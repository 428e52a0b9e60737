import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from './limits.ts'
import { nameProblem, repairEventName, repairParameterName, repairUserPropertyName } from './names.ts'
import { recommendedEvents } from './recommended.ts'
import { reservedOnWeb, reservedOverProtocol, reservedParameters, reservedUserProperties } from './reserved.ts'

describe('repairEventName', () => {
  it.each([
    ['', 'custom_event', ['nameEmpty']],
    ['購入', 'custom_event', ['nameEmpty']],
    ['Übernahme', 'uebernahme', ['nameHasCharacters', 'nameNotLowerSnake']],
    ['größe prüfen', 'groesse_pruefen', ['nameHasCharacters']],
    ["l'été à café", 'lete_a_cafe', ['nameHasCharacters']],
    ['addToCart', 'add_to_cart', ['nameNotLowerSnake']],
    ['HTMLForm', 'html_form', ['nameNotLowerSnake']],
    ['ga_google_x', 'x', ['nameReservedPrefix', 'nameReservedPrefix']],
    ['_start', 'start', ['nameReservedPrefix']],
    ['404_page', 'event_404_page', ['nameStartsWithDigit']],
    ['click', 'click_event', ['nameReserved']],
    ['app_store_subscription_convert_again_and_again', 'app_store_subscription_convert_again_and', ['nameTooLong']],
    ['app_store_subscription_convert_thiswordisfartoolong', 'app_store_subscription_convert_event', ['nameTooLong', 'nameReserved']],
    ['purchase', 'purchase', []],
  ])('%j becomes %s', (name, expected, codes) => {
    const { name: repaired, repairs } = repairEventName(name)
    expect(repaired).toBe(expected)
    expect(repairs.map((repair) => repair.code)).toEqual(codes)
  })

  it('keeps clear of taken names', () => {
    expect(repairEventName('cta_click', new Set(['cta_click', 'cta_click_2']))).toEqual({
      name: 'cta_click_3',
      repairs: [{ code: 'nameTaken', from: 'cta_click', to: 'cta_click_3' }],
    })
    const long = 'a'.repeat(40)
    expect(repairEventName(long, new Set([long])).name).toBe('a'.repeat(38) + '_2')
  })
})

const reserved = [...reservedOnWeb, ...reservedOverProtocol, ...reservedParameters, ...reservedUserProperties]
const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ maxLength: 60 }),
  fc.stringMatching(/^[a-zA-Z0-9_.]{0,60}$/),
  fc
    .tuple(fc.constantFrom('_', 'ga_', 'google_', 'firebase_', 'gtag.', 'GA_', '1'), fc.constantFrom(...reserved), fc.constantFrom('', '_', 'x', 'É'))
    .map((parts) => parts.join('')),
)

describe.each([
  ['event', repairEventName, limits.eventName],
  ['parameter', repairParameterName, limits.parameterName],
  ['userProperty', repairUserPropertyName, limits.userPropertyName],
] as const)('any text as %s name', (kind, repair, max) => {
  it('becomes a name that GA4 accepts, and stays so', () => {
    fc.assert(
      fc.property(anyName, fc.array(anyName), (name, others) => {
        const taken = new Set(others.map((other) => repair(other).name))
        const { name: repaired, repairs } = repair(name, taken)
        expect(repaired).toMatch(/^[a-z](_?[a-z0-9])*$/)
        expect(repaired.length).toBeLessThanOrEqual(max)
        expect(nameProblem(repaired, kind)).toBeNull()
        expect(taken.has(repaired)).toBe(false)
        expect(repair(repaired)).toEqual({ name: repaired, repairs: [] })
        // The repairs are a chain from what was typed to what is used.
        let now = name
        for (const { from, to } of repairs) {
          expect(from).toBe(now)
          expect(to).not.toBe(from)
          now = to
        }
        expect(now).toBe(repaired)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('nameProblem', () => {
  it.each([
    ['', 'nameEmpty'],
    ['ga_x', 'nameReservedPrefix'],
    ['gtag.x', 'nameReservedPrefix'],
    ['a b', 'nameHasCharacters'],
    ['1a', 'nameStartsWithDigit'],
    ['a'.repeat(41), 'nameTooLong'],
    ['scroll', 'nameReserved'],
    ['Purchase', null],
  ])('%j: %s', (name, code) => {
    expect(nameProblem(name, 'event')).toBe(code)
  })
})

it('knows 40 recommended events, each by a name that GA4 allows or keeps for apps and itself', () => {
  expect(recommendedEvents).toHaveLength(40)
  expect(recommendedEvents.filter((event) => nameProblem(event.name, 'event') !== null).map((event) => event.name)).toEqual([
    'ad_impression',
    'screen_view',
    'view_search_results',
  ])
  expect(recommendedEvents.find((event) => event.name === 'purchase')).toEqual({
    name: 'purchase',
    required: ['transaction_id', 'items'],
    optional: ['currency', 'value', 'coupon', 'shipping', 'tax', 'customer_type'],
  })
})
