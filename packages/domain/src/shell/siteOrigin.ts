/** Hosts that only the own machine or network answers: their servers seldom have a certificate. */
const local = /^(localhost|.+\.localhost|.+\.local|127(\.\d+){3}|0\.0\.0\.0|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\])$/

/**
 * The origin of a site as a project or a plan names it: `https://shop.example` of 'shop.example'. A scheme that is written stays; without one a host of the own machine or
 * network is opened by http, as `http://127.0.0.1:8092` of '127.0.0.1:8092'. Null where it is no address of the web.
 */
export function siteOrigin(site: string): string | null {
  const written = /^[a-z]+:\/\//i.test(site)
  const address = written ? site : `https://${site}/`
  if (!URL.canParse(address)) return null
  const { protocol, host, hostname } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return `${!written && local.test(hostname) ? 'http:' : protocol}//${host}`
}
