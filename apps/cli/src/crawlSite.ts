import { type CrawledPage, pageTags, robotsAllow, sitemapAddresses } from '@tagmason/tracking'
import { type Answer, asked } from './askSite.ts'
import type { Progress } from './progress.ts'
import { Unusable } from './streams.ts'

const agent = 'tagmason-crawl'
const atOnce = 4
const mostSitemaps = 20
const mostRedirects = 5

/** The first page of the site, and the site: an address of another scheme, or with `www.`, is the same site. Throws an `Unusable` where the site sends visitors elsewhere. */
async function firstPage(from: URL): Promise<URL> {
  let url = from
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const { to } = await asked(url, agent)
    if (to === undefined || to.origin === url.origin) return url
    if (plainHost(to) !== plainHost(url)) throw new Unusable(`${from.href} sends visitors to ${to.href}, which is another site: name that one.`)
    url = to
  }
  throw new Unusable(`${from.href} sends visitors from address to address without end: name the address that they arrive at.`)
}

/** The name of a host without `www.`; with its port where that is not the usual one. */
const plainHost = ({ host }: URL) => host.replace(/^www\./, '')

/** Asks for an address, and follows redirects within the site: where it arrived, and undefined as the answer where that is another site. */
async function followed(from: URL): Promise<{ readonly url: URL; readonly answer: Answer | undefined }> {
  let url = from
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const { answer, to } = await asked(url, agent)
    if (to === undefined) return { url, answer }
    if (to.origin !== from.origin) return { url, answer: undefined }
    if (redirects === mostRedirects) return { url: from, answer }
    url = to
  }
  return { url, answer: undefined }
}

/** The pages that the sitemaps of the site name, at this site: a sitemap that knows only the live site tells the pages of a copy of it too. */
async function ofSitemaps({ origin }: URL, robots: string, most: number): Promise<readonly string[]> {
  const named = [...robots.matchAll(/^\s*sitemap:\s*(\S+)/gim)].map(([, address = '']) => address)
  const waiting = (named.length === 0 ? ['/sitemap.xml', '/sitemap_index.xml'] : named).flatMap((address) => at(address, origin, origin))
  const asking = new Set<string>()
  const found = new Set<string>()
  for (const address of waiting) {
    if (asking.has(address) || asking.size === mostSitemaps || found.size >= most) continue
    asking.add(address)
    const { url, answer } = await followed(new URL(address))
    if (answer?.status !== 200) continue
    const listed = sitemapAddresses(answer.text).flatMap((each) => at(each, url.href, origin))
    // The list grows while it is read: an index names further sitemaps.
    if (/<sitemapindex/i.test(answer.text)) waiting.push(...listed)
    else for (const each of listed) found.add(each)
  }
  return [...found]
}

/** An address, as one of this site; none where it is no address. */
function at(address: string, base: string, origin: string): readonly string[] {
  if (!URL.canParse(address, base)) return []
  const { pathname, search, protocol } = new URL(address, base)
  return /^https?:$/.test(protocol) ? [`${origin}${pathname}${search}`] : []
}

/** Files that are no pages. */
const others = /\.(?:avif|css|csv|docx?|eot|gif|gz|ico|jpe?g|js|json|mp[34]|pdf|png|svg|txt|webm|webp|woff2?|xlsx?|xml|zip)$/i

/** Reads at most so many pages of a site: the named one, those of its sitemaps, then those that pages link to and its robots.txt does not close. Asks no other site. */
export async function crawlSite(named: URL, most: number, progress?: Progress): Promise<readonly CrawledPage[]> {
  const from = await firstPage(named)
  const waiting: string[] = []
  const known = new Set<string>()
  const arrived = new Set<string>()
  const add = (address: string, base: URL, allows: (path: string) => boolean) => {
    if (!URL.canParse(address, base)) return
    const url = new URL(address, base)
    url.hash = ''
    if (url.origin !== from.origin || known.has(url.href) || others.test(url.pathname) || !allows(`${url.pathname}${url.search}`)) return
    known.add(url.href)
    waiting.push(url.href)
  }
  const { answer: robots } = await followed(new URL('/robots.txt', from))
  const robotsText = robots?.status === 200 ? robots.text : ''
  const allows = robotsAllow(robotsText, agent)
  const all = () => true
  add(from.href, from, all)
  for (const address of await ofSitemaps(from, robotsText, most)) add(address, from, all)
  const pages: CrawledPage[] = []
  while (waiting.length > 0 && pages.length < most) {
    const turn = waiting.splice(0, Math.min(atOnce, most - pages.length))
    const answers = await Promise.all(turn.map(async (address) => await followed(new URL(address))))
    for (const { url, answer } of answers) {
      // What redirects to another site, and what is no page, has no container to look for; what two addresses lead to is one page.
      if (answer === undefined || arrived.has(url.href) || (answer.status >= 200 && answer.status < 300 && !answer.type.includes('html'))) continue
      arrived.add(url.href)
      if (answer.status < 200 || answer.status >= 300) {
        pages.push({ url: url.href, status: answer.status, tags: null })
        continue
      }
      const { links, base, containers, hardCoded } = pageTags(answer.text)
      pages.push({ url: url.href, status: answer.status, tags: { containers, hardCoded } })
      const start = base !== undefined && URL.canParse(base, url) ? new URL(base, url) : url
      for (const link of links) add(link, start, allows)
    }
    progress?.(pages.length, Math.min(most, pages.length + waiting.length))
  }
  return pages
}
