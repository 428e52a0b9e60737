/** What the source of a page loads and sends for measuring. */
export interface PageTags {
  /** Ids of Tag Manager containers, one for each time that a script loads one. */
  readonly containers: readonly string[]
  /** Hits and tags that are written into the page, such as `gtag('event', 'sign_up')`; each once. */
  readonly hardCoded: readonly string[]
  /** Addresses of links, as written. */
  readonly links: readonly string[]
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const comments = /<!--[\s\S]*?-->/g
const id = /GTM-[A-Z0-9]{4,10}/g

/** Calls of products in code of the page; the first group, where there is one, is what people know the call by. */
const calls: readonly (readonly [vendor: string, call: RegExp])[] = [
  ['gtag config', /\bgtag\(\s*['"]config['"]\s*,\s*['"]([\w-]+)['"]/g],
  ['gtag event', /\bgtag\(\s*['"]event['"]\s*,\s*['"]([\w .-]+)['"]/g],
  ['ga', /\bga\(\s*['"]send['"]\s*,\s*['"](\w+)['"]/g],
  ['Meta', /\bfbq\(\s*['"]track(?:Custom)?['"]\s*,\s*['"]([\w ]+)['"]/g],
  ['TikTok', /\bttq\.(track|page)\(/g],
  ['LinkedIn', /\blintrk\(\s*['"](track)['"]/g],
  ['Matomo', /\b_paq\.push\(\s*\[\s*['"](track\w+)['"]/g],
  ['Microsoft', /\buetq\.push\(\s*['"]event['"]\s*,\s*['"](\w+)['"]/g],
]

/** Pictures that are a hit. */
const pixels =
  /<img\b[^>]*\bsrc\s*=\s*["']?(?:https?:)?\/\/(www\.facebook\.com\/tr|px\.ads\.linkedin\.com\/collect|www\.googleadservices\.com\/pagead\/conversion|ct\.pinterest\.com\/v3)/gi

/** Reads the source of a page. What scripts add when they run is not in it. */
export function pageTags(html: string): PageTags {
  const source = html.replace(comments, '')
  const containers: string[] = []
  const hardCoded = new Set<string>()
  for (const [, attributes = '', code = ''] of source.matchAll(scripts)) {
    if (/\bsrc\s*=/i.test(attributes)) {
      if (/googletagmanager\.com\/gtm\.js|[?&]id=GTM-/i.test(attributes)) containers.push(...(attributes.match(id) ?? []).slice(0, 1))
      continue
    }
    // A snippet names its container once; a list of ids in other code loads none.
    if (/gtm\.start|\/gtm\.js/.test(code)) containers.push(...(code.match(id) ?? []).slice(0, (code.match(/gtm\.start/g) ?? ['']).length))
    for (const [vendor, call] of calls) for (const [, what = ''] of code.matchAll(call)) hardCoded.add(`${vendor} ${what}`)
  }
  for (const [, where = ''] of source.matchAll(pixels)) hardCoded.add(`pixel ${where}`)
  const links = [...source.matchAll(/<a\b[^>]*\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
    (double ?? single ?? '').replaceAll('&amp;', '&'),
  )
  return { containers, hardCoded: [...hardCoded], links }
}

/** The addresses of a sitemap or of an index of sitemaps. */
export const sitemapAddresses = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/gi)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
