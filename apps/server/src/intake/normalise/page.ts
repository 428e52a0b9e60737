import { Fault } from './fault.ts'
import { cut } from './text.ts'

export interface Page {
  /** Empty for a path alone. */
  host: string
  path: string
  /** Only read for campaigns and click ids; never kept. */
  query: URLSearchParams
}

const none: Page = { host: '', path: '', query: new URLSearchParams() }
const longestPath = 1024
const longestUrl = 8192

/**
 * Takes the address of a page apart: its host in lower case, its path without query and fragment (both may hold what is nobody's business).
 * A path alone is a page without host. Throws a `Fault` for what is no address.
 */
export function pageOf(url: unknown): Page {
  if (url === undefined || url === null || url === '') return none
  if (typeof url !== 'string') throw new Fault('page.url', `'page.url' is no text: give the address of the page.`)
  if (url.length > longestUrl) throw new Fault('page.url', `'page.url' has ${url.length} characters: give at most ${longestUrl}.`)
  const parsed = addressOf(url.trim())
  if (parsed === null) throw new Fault('page.url', `'page.url' is no address: give one like https://shop.example/cart, or a path like /cart.`)
  return { host: parsed.host, path: cut(parsed.url.pathname, longestPath), query: parsed.url.searchParams }
}

function addressOf(url: string): { url: URL; host: string } | null {
  if (url.startsWith('/') && !url.startsWith('//')) {
    const path = parsed(url, 'http://path.invalid')
    return path === null ? null : { url: path, host: '' }
  }
  const whole = parsed(url)
  return whole === null ? null : { url: whole, host: cut(whole.hostname.toLowerCase(), 255) }
}

/** The host that a page was come from: empty for one's own, for the site's other domains and their subdomains, and for what is no address. `android-app://` names an app instead of a host. */
export function referrerHost(referrer: unknown, own: string, ownDomains: readonly string[] = []): string {
  if (typeof referrer !== 'string' || referrer === '' || referrer.length > longestUrl) return ''
  const url = parsed(referrer.trim())
  if (url === null) return ''
  const host = cut(url.hostname.toLowerCase(), 255)
  const isOwn =
    plain(host) === plain(own) || ownDomains.some((domain) => host === domain || host.endsWith(`.${plain(domain)}`) || plain(host) === plain(domain))
  return isOwn ? '' : plain(host)
}

function parsed(url: string, base?: string): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}

/** `www.` says nothing. */
const plain = (host: string) => host.replace(/^www\./, '')
