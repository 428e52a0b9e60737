import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortHash } from '../ids.ts'
import { idle, sessions } from './sessions.ts'

const visitor = shortHash('visitor')
/** Pauses between the events of one visitor, on both sides of what ends a session. */
const pauses = fc.array(fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: idle - 2, max: idle + 2 }), fc.integer({ min: 0, max: 4 * idle })), {
  maxLength: 60,
})

const timesOf = (pauses: readonly number[]) => {
  let at = 1_700_000_000_000
  return [at, ...pauses.map((pause) => (at += pause))]
}

/** The definition: in order of time, a session goes on while no pause is longer than 30 minutes. */
function defined(times: readonly number[]): number[] {
  let session = 0
  return times.map((time, at) => (at > 0 && time - (times[at - 1] ?? 0) > idle ? ++session : session))
}

/** Which session of the first, second … that was met each name stands for. */
const numbered = (names: readonly string[]) => names.map((name) => [...new Set(names)].indexOf(name))

describe('sessions', () => {
  it('are those of the definition over the sorted events of a visitor, when they come in order', () => {
    fc.assert(
      fc.property(pauses, (between) => {
        const times = timesOf(between)
        const open = sessions()
        expect(numbered(times.map((time) => open.sessionOf(visitor, time)))).toEqual(defined(times))
      }),
      { numRuns: 500 },
    )
  })

  it('are called the same after a restart at any moment', () => {
    fc.assert(
      fc.property(pauses, fc.nat(), (between, moment) => {
        const times = timesOf(between)
        const restart = moment % times.length
        const through = sessions()
        const before = sessions()
        const after = sessions()
        const names = times.map((time, at) => {
          const name = through.sessionOf(visitor, time)
          if (at < restart) expect(before.sessionOf(visitor, time)).toBe(name)
          if (at === restart) {
            const state = before.stateOf(visitor)
            if (state !== undefined) after.restore(visitor, { ...state })
          }
          if (at >= restart) expect(after.sessionOf(visitor, time)).toBe(name)
          return name
        })
        expect(numbered(names)).toEqual(defined(times))
      }),
    )
  })

  it('of different visitors have nothing to do with each other', () => {
    const open = sessions()
    const all = Array.from({ length: 50 }, (_, at) => open.sessionOf(shortHash(String(at)), 1_700_000_000_000))
    expect(new Set(all).size).toBe(50)
  })

  it('take an event a little out of order for one of theirs, and one from long before for one of its own half hour', () => {
    const open = sessions()
    const now = 1_700_000_000_000
    const session = open.sessionOf(visitor, now)
    expect(open.sessionOf(visitor, now - idle)).toBe(session)
    const late = open.sessionOf(visitor, now - 5 * idle)
    expect(late).not.toBe(session)
    expect(open.sessionOf(visitor, now - 5 * idle + 1)).toBe(late)
    expect(open.sessionOf(visitor, now + idle)).toBe(session)
  })

  it('keep the newer of two memories, and are forgotten when there are too many', () => {
    const open = sessions(2)
    open.restore(visitor, { start: 100, last: 200 })
    open.restore(visitor, { start: 100, last: 150 })
    expect(open.stateOf(visitor)).toEqual({ start: 100, last: 200 })
    open.sessionOf(shortHash('b'), 300)
    open.restore(shortHash('c'), { start: 1, last: 2 })
    expect(open.stateOf(visitor)).toBeUndefined()
  })
})
