import { BlockList, isIP } from 'node:net'

/** What no public server has, by IANA's registries of special-purpose addresses. Link-local holds the clouds' metadata, 168.63.129.16 is that of Azure. */
const refusedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]

/** Inside of 2000::/3, the only block that is handed out: what wraps another address (Teredo, 6to4), and documentation. */
const refusedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (blocks: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const block of blocks) {
    const [address = '', bits] = block.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
const v4 = listOf(refusedV4, 'ipv4')
const v6 = listOf(refusedV6, 'ipv6')
const handedOut = listOf(['2000::/3'], 'ipv6')

/**
 * Whether an address in its plain writing is one of the public network. What is mapped or translated (`::ffff:…`, `64:ff9b::…`) lies outside of 2000::/3 and
 * is refused with it. False for what is no address.
 */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !v4.check(address, 'ipv4')
  // A zone names an interface of this machine.
  return family === 6 && !address.includes('%') && handedOut.check(address, 'ipv6') && !v6.check(address, 'ipv6')
}
