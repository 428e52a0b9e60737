import type { Ports } from '@tagmason/engine'
import type { Outgoing } from './outgoing.ts'
import { unsent } from './refused.ts'
import { serverOf } from './connector.ts'

/** What a receiver answers to a message is of no use but for its status. */
const most = 4096

/** The way out as the engine knows it. `allow` are the addresses that TAGMASON_ALLOW names. */
export const outgoingPort = (outgoing: Outgoing, allow: readonly string[]): NonNullable<Ports['outgoing']> => ({
  names(url) {
    if (!URL.canParse(url)) return false
    const { hostname, port, protocol } = new URL(url)
    return allow.includes(serverOf(hostname, port, protocol))
  },
  async send({ url, headers, body }) {
    try {
      return { status: (await outgoing.ask({ method: 'POST', url, headers: { ...headers, 'User-Agent': 'Tagmason' }, body, most })).status }
    } catch (error) {
      return { status: null, problem: unsent(error).problem }
    }
  },
})
