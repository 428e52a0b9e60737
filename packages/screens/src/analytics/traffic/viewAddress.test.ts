import { trafficComparisons, trafficFields, trafficMeasures, daysOf } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from './ranges.ts'
import { intervalsFor, readView, type View, withFilter, writeView } from './viewAddress.ts'

const today = '2024-01-22'
const filter = fc.record({
  field: fc.oneof(
    fc.constantFrom(...trafficFields),
    fc
      .string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' })
      .filter((name) => !/[\n\r]/.test(name))
      .map((name) => `param:${name}` as const),
  ),
  value: fc.string({ maxLength: 60 }),
  not: fc.boolean(),
})
const views = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 399 })).chain(([back, length]) => {
  const days = { from: dayAfter(today, -back - length), to: dayAfter(today, -back) }
  return fc.record({
    from: fc.constant(days.from),
    to: fc.constant(days.to),
    compare: fc.constantFrom(...trafficComparisons),
    interval: fc.constantFrom(...intervalsFor(daysOf(days))),
    filters: fc.array(filter, { maxLength: 5 }),
    measure: fc.constantFrom(...trafficMeasures),
  })
})

describe('the view in an address', () => {
  it('is read as it was written, beside what other parts keep there', () => {
    fc.assert(
      fc.property(views, (view: View) => {
        const query = writeView('tab=goals', view, today)
        expect(readView(query, today)).toEqual(view)
        expect(new URLSearchParams(query).get('tab')).toBe('goals')
      }),
    )
  })

  it('is empty for the usual one, and the usual one where it is nonsense', () => {
    const usual = readView('', today)
    expect(writeView('', usual, today)).toBe('')
    expect(usual).toEqual({ from: '2023-12-24', to: today, compare: 'previous', interval: 'day', filters: [], measure: 'visitors' })
    expect(readView('from=2024-02-31&to=x&compare=no&interval=eon&measure=joy&f=mood:good&f=country&f=%25:1', today)).toEqual(usual)
    expect(readView('from=2024-01-01&to=2023-01-01', today)).toEqual(usual)
  })

  it('names no hours of a year, and no days of one day', () => {
    expect(readView('from=2023-01-23&to=2024-01-22&interval=hour', today).interval).toBe('week')
    expect(readView('from=2024-01-22&to=2024-01-22&interval=day', today).interval).toBe('hour')
  })
})

it('withFilter turns a filter round instead of adding it twice', () => {
  const is = { field: 'country', value: 'DE', not: false } as const
  expect(withFilter([is], { ...is, not: true })).toEqual([{ ...is, not: true }])
  expect(withFilter([is], { ...is, value: 'FR' })).toHaveLength(2)
})
