import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnOf, downsample } from './downsample.ts'

/** Uneven moments, values with runs of gaps. */
const tracks = fc
  .array(
    fc.record({
      step: fc.integer({ min: 1, max: 1000 }),
      value: fc.option(fc.integer({ min: -1000, max: 1000 }), { freq: 6 }),
      again: fc.integer({ min: 1, max: 12 }),
    }),
    {
      minLength: 1,
      maxLength: 200,
    },
  )
  .map((runs) => {
    const times: number[] = []
    const values: (number | null)[] = []
    for (const { step, value, again } of runs)
      for (let index = 0; index < again; index += 1) {
        times.push((times.at(-1) ?? 0) + step)
        values.push(value === null ? null : value + index * 7)
      }
    return { times, values }
  })
const widths = fc.integer({ min: 2, max: 60 })

describe('downsample', () => {
  it('keeps order, first, last and the extremes of each column, in never more than 4 x columns', () => {
    fc.assert(
      fc.property(tracks, widths, (track, width) => {
        const { times, values } = track
        const kept = downsample(track, width)
        expect(kept.every((place, index) => index === 0 || place > kept[index - 1]!)).toBe(true)
        if (times.length <= 2 * width) {
          expect(kept).toHaveLength(times.length)
          return
        }
        expect(kept.length).toBeLessThanOrEqual(4 * width)
        const measured = times.map((_, place) => place).filter((place) => values[place] !== null)
        const shown = kept.filter((place) => values[place] !== null)
        expect([shown[0], shown.at(-1)]).toEqual([measured[0], measured.at(-1)])
        const column = columnOf(times, width)
        const extremes = (places: readonly number[]) => {
          const found = new Map<number, [number, number]>()
          for (const place of places) {
            const value = values[place]!
            const [low, high] = found.get(column(times[place]!)) ?? [value, value]
            found.set(column(times[place]!), [Math.min(low, value), Math.max(high, value)])
          }
          return found
        }
        expect(extremes(shown)).toEqual(extremes(measured))
      }),
      { numRuns: 500 },
    )
  })

  it('keeps the gaps that leave a column empty, and makes none', () => {
    fc.assert(
      fc.property(tracks, widths, (track, width) => {
        const { times, values } = track
        const kept = downsample(track, width)
        if (kept.length === times.length) return
        const column = columnOf(times, width)
        const drawn = kept.filter((place) => values[place] !== null)
        drawn.forEach((place, index) => {
          const next = drawn[index + 1]
          if (next === undefined) return
          const broken = kept.some((other) => other > place && other < next && values[other] === null)
          const between = times.map((_, other) => other).slice(place, next + 1)
          const unseen = between.some((other, step) => {
            const after = between.slice(step + 1).find((later) => values[later] !== null)
            return values[other] !== null && after !== undefined && after > other + 1 && column(times[after]!) > column(times[other]!) + 1
          })
          expect(broken).toBe(unseen)
        })
      }),
      { numRuns: 500 },
    )
  })

  it('draws 100,000 points on 600 columns with about two points a column', () => {
    const times = Array.from({ length: 100_000 }, (_, place) => place * 60_000)
    const kept = downsample({ times, values: times.map((_, place) => Math.sin(place / 900) + Math.sin(place * 7)) }, 600)
    expect(kept.length).toBeGreaterThan(1100)
    expect(kept.length).toBeLessThanOrEqual(1202)
  })

  it('has nothing to draw where nothing was measured', () => {
    const times = Array.from({ length: 50 }, (_, place) => place)
    expect(downsample({ times, values: times.map(() => null) }, 4)).toEqual([])
    expect(downsample({ times: [], values: [] }, 4)).toEqual([])
  })
})
