import { BlockList, isIP } from 'node:net'
import { remembering } from '../remember.ts'

/** Whether an address is one of a site's own people: in one of `networks`, addresses and CIDR ranges of both versions. What is no address is in none. */
export function isInternal(ip: string, networks: readonly string[] = []): boolean {
  if (networks.length === 0) return false
  // A socket that takes both versions names an IPv4 visitor within IPv6.
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(plain)
  return version !== 0 && listOf(networks.join(' ')).check(plain, version === 6 ? 'ipv6' : 'ipv4')
}

const listOf = remembering((networks: string) => {
  const list = new BlockList()
  for (const network of networks.split(' ')) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}, 1000)
