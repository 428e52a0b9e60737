import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortHash } from '../ids.ts'
import { bursts, mostInASecond } from './bursts.ts'
import { recent } from './recent.ts'

const hour = 60 * 60 * 1000

describe('ids that came lately', () => {
  it('are those that a set would hold', () => {
    // Short keys crowd the same places of the table.
    const key = fc.oneof(
      fc.integer({ min: 0, max: 40 }).map((at) => at.toString(16).padStart(16, '0')),
      fc.string({ minLength: 1, maxLength: 3 }).map((text) => shortHash(text)),
      fc.constantFrom('ffffffffffffffff', '0000000100000000', '8000000080000000'),
    )
    fc.assert(
      fc.property(fc.array(key), fc.array(key), (added, asked) => {
        const ids = recent()
        const set = new Set<string>()
        for (const id of added) {
          ids.add(id, 0)
          set.add(id)
        }
        // The key of zeros is that beside it.
        const same = (id: string) => (id === '0000000000000000' ? '0000000000000001' : id)
        const all = new Set([...set].map(same))
        for (const id of [...added, ...asked]) expect(ids.has(id)).toBe(all.has(same(id)))
      }),
    )
  })

  it('are a hundred thousand without mixing up one', () => {
    const ids = recent()
    for (let at = 0; at < 100_000; at++) ids.add(shortHash(String(at)), at)
    for (let at = 0; at < 100_000; at += 7) expect(ids.has(shortHash(String(at)))).toBe(true)
    for (let at = 100_000; at < 150_000; at += 7) expect(ids.has(shortHash(String(at)))).toBe(false)
  })

  it('are known for 48 hours at least, and not for ever', () => {
    const ids = recent()
    for (let at = 0; at <= 48; at++) ids.add(shortHash(String(at)), at * hour)
    for (let at = 0; at <= 48; at++) expect(ids.has(shortHash(String(at)))).toBe(true)
    for (let at = 49; at < 110; at++) ids.add(shortHash(String(at)), at * hour)
    expect(ids.has(shortHash('0'))).toBe(false)
    expect(ids.has(shortHash('61'))).toBe(true)
  })

  it('are so many at most: the oldest go first', () => {
    const ids = recent({ keep: 48 * hour, most: 800 })
    for (let at = 0; at < 3000; at++) ids.add(shortHash(String(at)), 0)
    const known = Array.from({ length: 3000 }, (_, at) => ids.has(shortHash(String(at))))
    expect(known.lastIndexOf(false)).toBeLessThan(known.indexOf(true))
    expect(known.filter((each) => each).length).toBeGreaterThan(690)
    expect(known.filter((each) => each).length).toBeLessThanOrEqual(800)
  })
})

describe('a burst', () => {
  it(`is more than ${mostInASecond} events of one visitor within a second, and what follows it for half an hour`, () => {
    const seen = bursts()
    const verdicts = Array.from({ length: mostInASecond + 5 }, () => seen.isBurst('a', 10_500))
    expect(verdicts.indexOf(true)).toBe(mostInASecond)
    expect(verdicts.slice(mostInASecond).every((each) => each)).toBe(true)
    expect(seen.isBurst('b', 10_500)).toBe(false)
    expect(seen.isBurst('a', 10_500 + hour / 2 - 1)).toBe(true)
    expect(seen.isBurst('a', 10_500 + hour)).toBe(false)
  })

  it('is none when as many events happened over a while and come at once', () => {
    const seen = bursts()
    expect(Array.from({ length: 200 }, (_, at) => seen.isBurst('a', at * 100)).some((each) => each)).toBe(false)
  })
})
