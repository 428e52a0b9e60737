import { type CrawledPage, pageTags, sitemapAddresses } from '@tagmason/tracking'
import type { Progress } from './progress.ts'

/** Milliseconds for one answer, characters that are read of it, and how many are waited for at once. */
const patience = 15_000
const longest = 5_000_000
const atOnce = 4
const mostSitemaps = 20

interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Asks for an address, and follows redirects within the site; undefined where one leads elsewhere. */
async function asked(url: URL, redirects = 5): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience), headers: { 'User-Agent': 'tagmason-crawl' } })
    const to = answer.headers.get('location')
    if (to !== null && answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel()
      const next = URL.canParse(to, url) ? new URL(to, url) : undefined
      if (next === undefined || next.origin !== url.origin) return undefined
      return redirects === 0 ? { status: answer.status, type: '', text: '' } : await asked(next, redirects - 1)
    }
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: (await answer.text()).slice(0, longest) }
  } catch {
    return { status: 0, type: '', text: '' }
  }
}

/** The pages that the sitemaps of the site name. */
async function ofSitemaps({ origin }: URL, most: number): Promise<readonly string[]> {
  const robots = await asked(new URL('/robots.txt', origin))
  const named = robots?.status === 200 ? [...robots.text.matchAll(/^\s*sitemap:\s*(\S+)/gim)].map(([, address = '']) => address) : []
  const waiting = named.length === 0 ? [`${origin}/sitemap.xml`] : named
  const found = new Set<string>()
  for (let at = 0; at < Math.min(waiting.length, mostSitemaps) && found.size < most; at++) {
    const address = waiting[at] ?? ''
    if (!URL.canParse(address, origin) || new URL(address, origin).origin !== origin) continue
    const answer = await asked(new URL(address, origin))
    if (answer?.status !== 200) continue
    const addresses = sitemapAddresses(answer.text)
    if (/<sitemapindex/i.test(answer.text)) waiting.push(...addresses)
    else for (const each of addresses) found.add(each)
  }
  return [...found]
}

/** Files that are no pages. */
const others = /\.(?:avif|css|csv|docx?|eot|gif|gz|ico|jpe?g|js|json|mp[34]|pdf|png|svg|txt|webm|webp|woff2?|xlsx?|xml|zip)$/i

/** Reads at most so many pages of a site: the named one, those of its sitemaps, then those that pages link to. Asks no other site. */
export async function crawlSite(from: URL, most: number, progress?: Progress): Promise<readonly CrawledPage[]> {
  const waiting: string[] = []
  const known = new Set<string>()
  const add = (address: string, base: URL) => {
    if (!URL.canParse(address, base)) return
    const url = new URL(address, base)
    url.hash = ''
    if (url.origin !== from.origin || known.has(url.href) || others.test(url.pathname)) return
    known.add(url.href)
    waiting.push(url.href)
  }
  add(from.href, from)
  for (const address of await ofSitemaps(from, most)) add(address, from)
  const pages: CrawledPage[] = []
  while (waiting.length > 0 && pages.length < most) {
    const turn = waiting.splice(0, Math.min(atOnce, most - pages.length))
    const answers = await Promise.all(turn.map(async (address) => ({ url: new URL(address), answer: await asked(new URL(address)) })))
    for (const { url, answer } of answers) {
      // What redirects to another site, and what is no page, has no container to look for.
      if (answer === undefined || (answer.status > 0 && answer.status < 400 && !answer.type.includes('html'))) continue
      if (answer.status === 0 || answer.status >= 400) {
        pages.push({ url: url.href, status: answer.status, tags: null })
        continue
      }
      const { links, containers, hardCoded } = pageTags(answer.text)
      pages.push({ url: url.href, status: answer.status, tags: { containers, hardCoded } })
      for (const link of links) add(link, url)
    }
    progress?.(pages.length, Math.min(most, pages.length + waiting.length))
  }
  return pages
}
