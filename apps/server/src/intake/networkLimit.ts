import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { networkOf } from '../people/limits.ts'

const minute = 60_000
/** Networks that are counted in one minute; more are a flood from everywhere, in which those that came first stay counted. */
const mostNetworks = 100_000

/** How many events one network may send in a minute to projects that are named by what everybody can see: a slug, a host, a measurement ID, a site key. */
export interface NetworkLimit {
  /** Counts events that are about to be taken; answers after how many seconds there is room again, 0 where they may be taken. */
  take(ip: string, events: number): number
}

/**
 * Limits each network to so many events a minute; 0 for no limit. A request that begins below the limit is taken whole. This machine and private networks are not limited: from there
 * come the operator's own servers, and everybody else where a proxy is not named in TAGMASON_PROXIES.
 */
export function networkLimit(most: number, now: () => number = Date.now): NetworkLimit {
  const counts = new Map<string, number>()
  let began = -Infinity
  return {
    take(ip, events) {
      if (most === 0 || ip === '' || isInside(ip)) return 0
      const at = now()
      if (at - began >= minute) {
        began = at
        counts.clear()
      }
      const network = networkOf(ip)
      const count = counts.get(network) ?? 0
      if (count >= most) return Math.max(1, Math.ceil((began + minute - at) / 1000))
      if (counts.has(network) || counts.size < mostNetworks) counts.set(network, count + events)
      return 0
    },
  }
}

const inside = new BlockList()
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(address, bits, 'ipv6')

const isInside = (ip: string) => (isIPv4(ip) && inside.check(ip, 'ipv4')) || (isIPv6(ip) && inside.check(ip, 'ipv6'))
