import { serverOf } from '../outgoing/named.ts'
import type { Settings } from '../settings.ts'

/** What a page with the tracking code asks of this server: its scripts, and where events go. */
const paths = ['t.js', 't-vitals.js', 't-plan.js', 't']

/**
 * The tracker's addresses of this server as TAGMASON_ALLOW writes them: a page that is checked may load and send to them although the server is on this machine. Nothing else of the server is among
 * them: a page that is opened from inside could ask it as its owner.
 */
export function ownTracker({ port, publicUrl }: Pick<Settings, 'port' | 'publicUrl'>): string[] {
  const own = publicUrl === null ? [] : [new URL(publicUrl)]
  const servers = [`127.0.0.1:${port}`, `localhost:${port}`, ...own.map((url) => serverOf(url.hostname, url.port, url.protocol))]
  return [...new Set(servers)].flatMap((server) => paths.map((path) => `${server}/${path}`))
}
