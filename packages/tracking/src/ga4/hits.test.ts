import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlan, plannedEvent, wholeCatalogue } from '../container/plans.testing.ts'
import { hitFromEvent } from './hits.ts'
import { validationCodes } from './hitProblems.ts'
import { sentEvent, sentEvents } from './sent.ts'
import { inEnglish } from '../sentences/english.testing.ts'
import { validateHit } from './validateHit.ts'

const ids = { clientId: '1234567890.1700000000', sessionId: '1700000000' }
const hit = (params: Record<string, unknown>, name = 'test_event') => ({ client_id: 'a.b', events: [{ name, params }] })
const many = (count: number, of = 'p') => Object.fromEntries(Array.from({ length: count }, (_, index) => [`${of}${index}`, 'x']))

const faults: [string, unknown, string, string][] = [
  ['no client id', { events: [{ name: 'a' }] }, 'client_id', 'VALUE_REQUIRED'],
  ['a client id that is a number', { client_id: 1, events: [{ name: 'a' }] }, 'client_id', 'VALUE_INVALID'],
  ['a long user id', { client_id: 'a', user_id: 'x'.repeat(257), events: [{ name: 'a' }] }, 'user_id', 'VALUE_OUT_OF_BOUNDS'],
  ['a user id that is a number', { client_id: 'a', user_id: 5, events: [{ name: 'a' }] }, 'user_id', 'VALUE_INVALID'],
  ['no events', { client_id: 'a', events: [] }, 'events', 'VALUE_REQUIRED'],
  ['events that are no list', { client_id: 'a', events: {} }, 'events', 'VALUE_INVALID'],
  ['26 events', { client_id: 'a', events: Array.from({ length: 26 }, () => ({ name: 'a' })) }, 'events', 'EXCEEDED_MAX_ENTITIES'],
  ['an event that is text', { client_id: 'a', events: ['a'] }, 'events[0]', 'VALUE_INVALID'],
  ['an event without name', { client_id: 'a', events: [{}] }, 'events[0].name', 'VALUE_REQUIRED'],
  ['an event name that is a number', { client_id: 'a', events: [{ name: 1 }] }, 'events[0].name', 'VALUE_INVALID'],
  ['params that are a list', { client_id: 'a', events: [{ name: 'a', params: [] }] }, 'events[0].params', 'VALUE_INVALID'],
  ['a space in the event name', hit({}, 'a b'), 'events[0].name', 'NAME_INVALID'],
  ['a long event name', hit({}, 'a'.repeat(41)), 'events[0].name', 'NAME_INVALID'],
  ['a reserved event name', hit({}, 'session_start'), 'events[0].name', 'NAME_RESERVED'],
  ['a reserved prefix', hit({ ga_x: 1 }), 'events[0].params.ga_x', 'NAME_RESERVED'],
  ['a parameter name that starts with a digit', hit({ '1x': 1 }), 'events[0].params.1x', 'NAME_INVALID'],
  ['26 parameters', hit(many(26)), 'events[0].params', 'EXCEEDED_MAX_ENTITIES'],
  ['a long value', hit({ a: 'x'.repeat(101) }), 'events[0].params.a', 'VALUE_OUT_OF_BOUNDS'],
  ['an object as value', hit({ a: {} }), 'events[0].params.a', 'VALUE_INVALID'],
  ['a value in quotation marks', hit({ value: '5', currency: 'EUR' }), 'events[0].params.value', 'VALUE_INVALID'],
  ['a currency sign', hit({ value: 5, currency: '€' }), 'events[0].params.currency', 'VALUE_INVALID'],
  ['a value without currency', hit({ value: 5 }, 'purchase'), 'events[0].params.currency', 'VALUE_REQUIRED'],
  ['items that are no list', hit({ items: 'x' }), 'events[0].params.items', 'VALUE_INVALID'],
  ['201 items', hit({ items: Array.from({ length: 201 }, () => ({ item_id: 'a' })) }), 'events[0].params.items', 'EXCEEDED_MAX_ENTITIES'],
  ['an item that is text', hit({ items: ['x'] }), 'events[0].params.items[0]', 'VALUE_INVALID'],
  ['an item without id and name', hit({ items: [{ price: 1 }] }), 'events[0].params.items[0]', 'VALUE_REQUIRED'],
  ['a price in quotation marks', hit({ items: [{ item_id: 'a', price: '1' }] }), 'events[0].params.items[0].price', 'VALUE_INVALID'],
  ['11 own item fields', hit({ items: [{ item_id: 'a', ...many(11) }] }), 'events[0].params.items[0]', 'EXCEEDED_MAX_ENTITIES'],
  [
    '26 user properties',
    { ...hit({}), user_properties: Object.fromEntries(Object.keys(many(26)).map((key) => [key, { value: 1 }])) },
    'user_properties',
    'EXCEEDED_MAX_ENTITIES',
  ],
  ['a reserved user property', { ...hit({}), user_properties: { first_open_time: { value: 1 } } }, 'user_properties.first_open_time', 'NAME_RESERVED'],
  ['a long user property name', { ...hit({}), user_properties: { ['a'.repeat(25)]: { value: 1 } } }, `user_properties.${'a'.repeat(25)}`, 'NAME_INVALID'],
  ['a long user property', { ...hit({}), user_properties: { tier: { value: 'x'.repeat(37) } } }, 'user_properties.tier.value', 'VALUE_OUT_OF_BOUNDS'],
  ['a user property without value', { ...hit({}), user_properties: { tier: {} } }, 'user_properties.tier.value', 'VALUE_REQUIRED'],
  ['a user property that is a list', { ...hit({}), user_properties: { tier: { value: [] } } }, 'user_properties.tier.value', 'VALUE_INVALID'],
  ['user properties that are a list', { ...hit({}), user_properties: [] }, 'user_properties', 'VALUE_INVALID'],
  ['a time that is none', { ...hit({}), timestamp_micros: 'now' }, 'timestamp_micros', 'VALUE_INVALID'],
  ['a time long ago', { ...hit({}), timestamp_micros: 1_700_000_000_000_000 }, 'timestamp_micros', 'VALUE_OUT_OF_BOUNDS'],
  ['a hit that is a list', [], '', 'VALUE_INVALID'],
  ['text that is no JSON', '{', '', 'VALUE_INVALID'],
  [
    'a name that stands twice',
    '{"client_id":"a","events":[{"name":"a"},{"name":"b","params":{"x":"{","y":1,"x":2}}]}',
    'events[1].params.x',
    'NAME_DUPLICATED',
  ],
]

describe('validateHit', () => {
  it.each(faults)('finds %s', (_, body, fieldPath, validationCode) => {
    const problems = validateHit(body, { now: 1_800_000_000_000 })
    expect(inEnglish(problems)).toEqual([{ fieldPath, validationCode, description: expect.stringMatching(/^.{20,}[^.]\.$/) }])
    expect(inEnglish(problems)[0]?.description).not.toContain('undefined')
  })

  it('has a failing case for every code', () => {
    expect(new Set(faults.map(([, , , code]) => code))).toEqual(new Set(validationCodes))
  })

  it('finds a hit that is too long', () => {
    const long = {
      client_id: 'a',
      events: Array.from({ length: 25 }, () => ({
        name: 'a',
        params: { page_location: 'ü'.repeat(1000), ...Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`p${i}`, 'ü'.repeat(100)])) },
      })),
    }
    expect(validateHit(long).map((problem) => problem.validationCode)).toEqual(['VALUE_OUT_OF_BOUNDS'])
  })

  it('demands what Google recommends only when asked to', () => {
    expect(validateHit(hit({}, 'search'))).toEqual([])
    expect(validateHit(hit({}, 'search'), { enforceRecommendations: true }).map((problem) => problem.fieldPath)).toEqual(['events[0].params.search_term'])
  })

  it('takes page views, session fields and an app’s hit', () => {
    expect(validateHit({ app_instance_id: 'a', events: [{ name: 'page_view', params: { session_id: '1', engagement_time_msec: 1 } }] })).toEqual([])
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (body) => Array.isArray(validateHit(body))))
  })
})

describe('hitFromEvent', () => {
  it('makes a hit of every concept of the catalogue that passes, recommendations included', () => {
    const sent = sentEvents(wholeCatalogue)
    expect(sent.length).toBeGreaterThan(70)
    for (const { event } of sent) expect(validateHit(hitFromEvent(event, ids), { enforceRecommendations: true }), event.name).toEqual([])
  })

  it('makes a hit that passes of any event that a tag sends', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const { event } of sentEvents(plan)) {
          expect(validateHit(hitFromEvent(event, ids), { enforceRecommendations: true })).toEqual([])
          expect(validateHit(JSON.stringify(hitFromEvent(event, ids)))).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('holds the examples as values of their type', () => {
    const event = plannedEvent({
      name: 'my Event',
      parameters: [
        { name: 'fatal', type: 'boolean', example: true },
        { name: 'seconds', type: 'number', example: '12' },
        { name: 'items', type: 'items', example: 'nothing' },
        { name: 'comment', type: 'string', example: 'x'.repeat(150) },
      ],
      value: { amount: 5, currency: 'EUR' },
    })
    expect(hitFromEvent(event, ids)).toEqual({
      client_id: '1234567890.1700000000',
      events: [
        {
          name: 'my_event',
          params: {
            session_id: '1700000000',
            engagement_time_msec: 100,
            fatal: 'true',
            seconds: 12,
            items: [{ item_id: 'SKU-1001', item_name: 'Example product', price: 10, quantity: 1 }],
            comment: 'x'.repeat(100),
            value: 10,
            currency: 'EUR',
          },
        },
      ],
    })
    expect(sentEvent(event).ecommerce).toBe(true)
  })

  it('mends the items of an example', () => {
    const example = JSON.stringify([{ item_id: 'x'.repeat(120), price: '3', quantity: null, ga_own: 1, colour: 'red', nested: {} }, { price: 1 }, 7])
    const event = plannedEvent({ name: 'view_item', parameters: [{ name: 'items', type: 'items', example }] })
    expect(hitFromEvent(event, ids).events[0]?.params['items']).toEqual([{ item_id: 'x'.repeat(100), price: 3, colour: 'red' }])
  })
})
