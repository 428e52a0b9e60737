import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address that a request comes from; empty where none is known, as in tests without a socket. Of `X-Forwarded-For` only so many are believed, from the
 * end, as there are proxies of ours: what stands before them anybody can have written.
 */
export function addressOf(c: Context, proxies: number): string {
  const socket = addressOfSocket(c)
  if (proxies === 0) return socket
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim())
  return [...forwarded.filter((each) => each !== ''), socket].at(-1 - proxies) ?? socket
}

function addressOfSocket(c: Context): string {
  try {
    return (getConnInfo(c).remote.address ?? '').replace(/^::ffff:(?=\d+\.)/, '')
  } catch {
    // A request that was made in this process has no socket.
    return ''
  }
}
