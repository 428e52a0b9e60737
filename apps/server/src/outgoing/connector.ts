import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import { isPublic } from './addresses.ts'
import { serverOf } from './named.ts'
import { refusal, unsent } from './refused.ts'

/** Every address of a name. */
export type Resolve = (name: string) => Promise<readonly string[]>

export interface Guard {
  /** `host:port`, or `host:port/path`, that may be called whatever network they lie in (TAGMASON_ALLOW). */
  allow: readonly string[]
  resolve?: Resolve
  /** Opens the connection to an address that was found good; a double in tests. */
  connect?: buildConnector.connector
}

export const everyAddress: Resolve = async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address)

/**
 * Connects to public addresses only. A name is asked for once, each address of the answer has to be public, and the connection is made to the address that
 * was looked at, not to the name: a second answer (rebinding) reaches nobody. A check in `connect.lookup` would miss addresses that are written out.
 */
export function guardedConnector({ allow, resolve = everyAddress, connect = buildConnector({ timeout: 5_000 }) }: Guard): buildConnector.connector {
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    void checkedAddresses(host, allow.includes(serverOf(isIP(host) === 6 ? `[${host}]` : host, options.port, options.protocol)), resolve).then(
      (addresses) => {
        const next = (at: number) => {
          const address = addresses[at]
          if (address === undefined) return
          // The certificate is still the name's.
          const named = isIP(host) === 0 ? { servername: options.servername ?? host } : {}
          connect({ ...options, ...named, hostname: address }, (...answer) => {
            if (answer[0] === null || at + 1 === addresses.length) callback(...answer)
            else next(at + 1)
          })
        }
        next(0)
      },
      (error: unknown) => callback(unsent(error), null),
    )
  }
}

/** Every address of a host, each of them public unless the operator named its server. Throws an `Unsent` where there is none, or one is not. */
export async function checkedAddresses(host: string, allowed: boolean, resolve: Resolve): Promise<readonly string[]> {
  const addresses = isIP(host) === 0 ? await resolve(host) : [host]
  if (addresses.length === 0) throw refusal('name')
  if (!allowed && !addresses.every(isPublic)) throw refusal('address')
  return addresses
}
