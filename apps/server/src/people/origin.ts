import { hostname } from 'node:os'
import type { Context } from 'hono'
import { isLoopback, type Settings } from '../settings.ts'

/** Name and port that the request was sent to, as the browser wrote it: `127.0.0.1:4310`. */
export const hostOf = (c: Context) => (c.req.header('host') ?? new URL(c.req.url).host).toLowerCase()

/** The name alone: `127.0.0.1`, `[::1]`, `tagmason.example.com`. */
const nameOf = (host: string) => host.replace(/:\d+$/, '')

/** Whether the request names this machine itself. A page elsewhere whose name was made to lead here (DNS rebinding) names that page. */
export const namesThisMachine = (c: Context) => isLoopback(nameOf(hostOf(c)))

/**
 * Whether a page of this site asks, or nobody says: true where neither `Origin` nor `Sec-Fetch-Site` is sent. Behind a proxy that ends TLS the request says http
 * and the page https, so that names and ports decide, unless the address that people type is set.
 */
export function fromThisSite(c: Context, { publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host, origin: given } = new URL(origin)
  return host === hostOf(c) || (publicUrl !== null && given === new URL(publicUrl).origin)
}

/** Whether the request says where it comes from at all. */
export const saysWhereFrom = (c: Context) => c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined

/**
 * What links in mails begin with. Never what the request says it was sent to: whoever asks for a new password in somebody else's name could have the link lead to a
 * site of their own. Without TAGMASON_URL it is the address that is listened on, or this machine's name where that is any address.
 */
export function siteAddress({ publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== null) return publicUrl
  const name = host === '0.0.0.0' || host === '::' ? hostname() : host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  return `http://${name}:${port}`
}
