import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeByKey, sample } from './keys.ts'
import { nearest } from './nearest.ts'
import { momentsOf, trackOf, valueAt } from './track.ts'

describe('nearest', () => {
  it('is what looking at every entry finds', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -500, max: 500 }), { minLength: 1 }), fc.double({ min: -600, max: 600, noNaN: true }), (numbers, wanted) => {
        const sorted = numbers.sort((one, other) => one - other)
        const least = Math.min(...sorted.map((one) => Math.abs(one - wanted)))
        expect(nearest(sorted, wanted)).toBe(sorted.findIndex((one) => Math.abs(one - wanted) === least))
      }),
    )
    expect(nearest([], 5)).toBe(0)
  })
})

describe('trackOf', () => {
  it('orders points, keeps gaps and the later of two at one moment, and leaves out what is no time', () => {
    const track = trackOf([
      { at: '2024-01-02', value: 2 },
      { at: 'soon', value: 9 },
      { at: Date.UTC(2024, 0, 1), value: Number.NaN },
      { at: '2024-01-02T00:00:00Z', value: 3 },
    ])
    expect(track).toEqual({ times: [Date.UTC(2024, 0, 1), Date.UTC(2024, 0, 2)], values: [null, 3] })
    expect([valueAt(track, Date.UTC(2024, 0, 1)), valueAt(track, Date.UTC(2024, 0, 2)), valueAt(track, 5)]).toEqual([null, 3, undefined])
  })
  it('joins the moments of tracks', () => {
    expect(momentsOf([{ times: [1, 3] }, { times: [] }, { times: [2, 3] }])).toEqual([1, 2, 3])
    expect(momentsOf([{ times: [1, 3] }, { times: [1, 3] }])).toEqual([1, 3])
    expect(momentsOf([])).toEqual([])
    const times = fc.uniqueArray(fc.integer()).map((all) => all.sort((one, other) => one - other))
    fc.assert(
      fc.property(fc.array(times), (lists) => {
        const all = [...new Set(lists.flat())].sort((one, other) => one - other)
        expect(momentsOf(lists.map((own) => ({ times: own })))).toEqual(all)
      }),
    )
  })
})

describe('placeByKey', () => {
  it('moves by one, by a tenth, to the ends and never beyond', () => {
    const go = (key: string, place: number | null) => placeByKey(key, false, place, 50, [])
    expect([go('ArrowRight', null), go('ArrowLeft', null), go('ArrowRight', 49), go('ArrowLeft', 0)]).toEqual([0, 49, 49, 0])
    expect([go('PageDown', 3), go('PageUp', 3), go('PageDown', 48), go('PageDown', null), go('PageUp', null)]).toEqual([8, 0, 49, 0, 49])
    expect([go('Home', 30), go('End', 30), go('Tab', 30), go('ArrowUp', 3)]).toEqual([0, 49, undefined, undefined])
  })
  it('leads from mark to mark with Shift, and stays at the last', () => {
    const go = (key: string, place: number | null) => placeByKey(key, true, place, 50, [10, 20])
    expect([go('ArrowRight', null), go('ArrowRight', 10), go('ArrowRight', 20), go('ArrowLeft', null), go('ArrowLeft', 15)]).toEqual([10, 20, 20, 20, 10])
    expect(placeByKey('ArrowRight', true, null, 50, [])).toBeUndefined()
  })
})

describe('sample', () => {
  it('has at most the limit, ascending, with both ends and what must be there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.array(fc.integer({ min: 0, max: 4999 }), { maxLength: 8 }), (count, wanted) => {
        const also = wanted.filter((place) => place < count)
        const places = sample(count, 40, also)
        expect(places.length).toBe(new Set(places).size)
        expect(places.length).toBeLessThanOrEqual(Math.max(0, Math.min(40, count)))
        expect(places).toEqual([...places].sort((one, other) => one - other))
        expect(places).toEqual(expect.arrayContaining(count > 0 ? [0, count - 1, ...also] : []))
      }),
    )
  })
})
