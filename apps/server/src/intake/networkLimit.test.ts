import { describe, expect, it } from 'vitest'
import { networkLimit } from './networkLimit.ts'

describe('the limit of a network', () => {
  it('lets so many events through in a minute, and names the seconds until the next', () => {
    let now = 1_000_000
    const { take } = networkLimit(100, () => now)
    expect(take('203.0.113.7', 60)).toBe(0)
    // What begins below the limit is taken whole.
    expect(take('203.0.113.7', 60)).toBe(0)
    now += 15_000
    expect(take('203.0.113.7', 1)).toBe(45)
    expect(take('203.0.113.8', 1)).toBe(0)
    now += 45_000
    expect(take('203.0.113.7', 1)).toBe(0)
  })

  it('is one for all addresses of an IPv6 line', () => {
    const { take } = networkLimit(10, () => 0)
    expect(take('2001:db8:1:2::1', 10)).toBe(0)
    expect(take('2001:db8:1:2:ffff::9', 1)).toBe(60)
    expect(take('2001:db8:1:3::1', 1)).toBe(0)
  })

  it.each(['127.0.0.1', '::1', '10.1.2.3', '172.20.0.5', '192.168.0.9', 'fd00::1', ''])('does not count what comes from inside: %s', (ip) => {
    const { take } = networkLimit(1, () => 0)
    expect([take(ip, 5), take(ip, 5)]).toEqual([0, 0])
  })

  it('is none where the operator wants none', () => {
    const { take } = networkLimit(0, () => 0)
    expect([take('203.0.113.7', 1e9), take('203.0.113.7', 1)]).toEqual([0, 0])
  })

  it('keeps no more networks than it has room for', () => {
    const { take } = networkLimit(1, () => 0)
    for (let at = 0; at < 100_000; at++) take(`203.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, 1)
    expect(take('203.0.0.0', 1)).toBe(60)
    expect([take('198.51.100.1', 1), take('198.51.100.1', 1)]).toEqual([0, 0])
  })
})
