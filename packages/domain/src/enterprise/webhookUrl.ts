/** Why an address cannot be told anything. */
export type WebhookUrlProblem = 'form' | 'protocol' | 'credentials' | 'private'

/**
 * Whether an address may be called from a server: http or https, without a user and password in it, and outside of the networks that only the server can
 * reach. Numbers in other writings (`0x7f.1`, `2130706433`) are those that they mean. Null where it may. A name that resolves to such a network is found
 * out only when it is called.
 */
export function webhookUrlProblem(address: string): WebhookUrlProblem | null {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return 'form'
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'protocol'
  if (url.username !== '' || url.password !== '') return 'credentials'
  const host = url.hostname.replace(/\.$/, '')
  if (host.startsWith('[')) return privateV6(host.slice(1, -1)) ? 'private' : null
  const numbers = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(host)
  if (numbers !== null) return privateV4(numbers.slice(1).map(Number)) ? 'private' : null
  if (!host.includes('.') || /\.(local|localhost|internal|lan|home|arpa|test|onion)$/.test(host)) return 'private'
  return null
}

/** The blocks that no public server has (IANA's registry of special purposes). */
function privateV4([a = 0, b = 0, c = 0]: readonly number[]): boolean {
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b <= 127) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168) ||
    (a === 192 && b === 0 && (c === 0 || c === 2)) ||
    (a === 198 && (b === 18 || b === 19)) ||
    (a === 198 && b === 51 && c === 100) ||
    (a === 203 && b === 0 && c === 113)
  )
}

/** Global unicast is 2000::/3; what only wraps another address (6to4, Teredo, documentation) is left out of it. */
const privateV6 = (address: string) => !/^[23][0-9a-f]{3}:/.test(address) || /^2002:|^2001:(0:|:|db8:)/.test(address)
