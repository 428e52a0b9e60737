import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noveltyAlarm, noveltyOf, type NoveltyState, startNovelty } from './novelty.ts'

/** Scores of a stream; before each place in `cuts` its state goes through JSON. */
function scores(values: readonly number[], perDay: number, cuts: readonly number[] = []) {
  let state = startNovelty(perDay)
  return values.map((value, at) => {
    if (cuts.includes(at)) state = JSON.parse(JSON.stringify(state)) as NoveltyState
    return noveltyOf(state, value)
  })
}
const wave = (at: number) => 100 + 30 * Math.sin((2 * Math.PI * at) / 288) + 5 * (((Math.sin(at * 12.9898) * 43_758.5453) % 1) + 0)

describe('noveltyOf', () => {
  it('finds a jump in a rhythm, with its first values', () => {
    const found = scores(
      Array.from({ length: 4000 }, (_, at) => wave(at) * (at >= 3000 && at < 3012 ? 2.5 : 1)),
      288,
    )
    const alarms = found.flatMap((score, at) => (score >= noveltyAlarm && at > 600 ? [at] : []))
    expect(alarms[0]).toBeGreaterThanOrEqual(3000)
    expect(alarms[0]).toBeLessThan(3003)
  })

  it('finds a rhythm that stops', () => {
    const found = scores(
      Array.from({ length: 4000 }, (_, at) => (at < 3000 ? wave(at) : wave(3000))),
      288,
    )
    expect(Math.max(...found.slice(3000))).toBeGreaterThan(noveltyAlarm)
  })

  it('gives the same when it is kept as JSON anywhere, and never anything but a number from 0', () => {
    const value = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }))
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 300 }),
        fc.array(fc.nat(299), { maxLength: 5 }),
        fc.constantFrom(1, 24, 288),
        (values, cuts, perDay) => {
          const whole = scores(values, perDay)
          expect(scores(values, perDay, cuts)).toEqual(whole)
          expect(whole.every((score) => Number.isFinite(score) && score >= 0)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
})
