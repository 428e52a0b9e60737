import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventTime } from './time.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]
const at = (timestamp?: unknown, sentAt?: unknown, trusted = false) => eventTime({ timestamp, sentAt }, now, trusted)

describe('when an event happened', () => {
  it('is now where nothing is told', () => {
    for (const none of [undefined, null, '']) expect(at(none, now - hour)).toEqual({ time: now, future: false })
  })

  it.each([
    ['2026-03-10T11:00:00Z', now - hour],
    ['2026-03-10T12:00:00+01:00', now - hour],
    ['2026-03-10T11:00:00.250', now - hour + 250],
    ['2026-03-10 11:00', now - hour],
    ['2026-03-10', now - 12 * hour],
    [now - hour, now - hour],
    [now - hour + 0.4, now - hour],
    [String(now - hour), now - hour],
  ])('is read from %j', (told, time) => {
    expect(at(told)).toEqual({ time, future: false })
  })

  it.each([['yesterday'], ['1'.repeat(400)], [{}], [true], [Number.NaN], ['March 10, 2026'], ['2026-02-31T00:00:00Z'.replace('02-31', '13-01')]])(
    'is not read from %j',
    (told) => {
      expect(() => at(told)).toThrow("'timestamp' is no time: give ISO 8601, like 2026-01-31T09:30:00Z, or milliseconds since 1970.")
      expect(() => at(now, told)).toThrow(/^'sentAt' is no time/)
    },
  )

  it('is set right by as much as the clock was wrong when the event was sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10 * 365 * day, max: 10 * 365 * day }), fc.integer({ min: 0, max: 71 * hour }), (wrong, ago) => {
        const { time, future } = at(now - ago + wrong, now + wrong)
        expect(future).toBe(false)
        // What is wrong by less than travel takes may be travel.
        expect(Math.abs(time - (now - ago))).toBeLessThanOrEqual(Math.abs(wrong) > 5 * second ? 0 : 5 * second)
      }),
    )
  })

  it('is not set right within the five seconds that travelling may take', () => {
    expect(at(now - minute, now - 5 * second).time).toBe(now - minute)
    expect(at(now - minute, now - 5 * second - 1).time).toBe(now - minute + 5 * second + 1)
  })

  it('may be five minutes ahead; beyond that it is when it came in, marked', () => {
    expect(at(now + 5 * minute)).toEqual({ time: now + 5 * minute, future: false })
    expect(at(now + 5 * minute + 1)).toEqual({ time: now, future: true })
    expect(at('+275760-09-13T00:00:00Z')).toEqual({ time: now, future: true })
  })

  it('may be 72 hours ago, and five years where a server with a secret brings history', () => {
    expect(at(now - 72 * hour).time).toBe(now - 72 * hour)
    expect(() => at(now - 72 * hour - 1)).toThrow("'timestamp' is more than 72 hours ago: send events sooner, or history from a server with a secret key.")
    expect(at(now - 72 * hour - 1, undefined, true).time).toBe(now - 72 * hour - 1)
    expect(() => at(now - 6 * 365 * day, undefined, true)).toThrow("'timestamp' is more than 5 years ago: leave such events out.")
  })

  it('in seconds is told from milliseconds', () => {
    expect(() => at(now / 1000)).toThrow("'timestamp' is in January 1970 or soon after: give milliseconds since 1970, not seconds.")
  })
})
