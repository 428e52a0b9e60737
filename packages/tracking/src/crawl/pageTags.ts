/** What the source of a page loads and sends for measuring. */
export interface PageTags {
  /** Ids of Tag Manager containers, one for each time that a script loads one. */
  readonly containers: readonly string[]
  /** Hits and tags that are written into the page, such as `gtag('event', 'sign_up')`; each once. */
  readonly hardCoded: readonly string[]
  /** Addresses of links, as written. */
  readonly links: readonly string[]
  /** What links begin at, where the page says so (`<base href>`). */
  readonly base: string | undefined
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const comments = /<!--[\s\S]*?-->/g
/** Comments of code; the two slashes of an address are none. */
const codeComments = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/[^\n]*/g
/** Scripts that no browser runs, such as templates; `text/plain` is one that a consent banner wakes. */
const dead = /\btype\s*=\s*["']?(?:text\/(?:template|html|x-)|application\/(?:ld\+)?json|importmap|speculationrules)/i
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

/** Addresses that are a hit, of pictures and in code. */
const hits =
  /(?:https?:)?\/\/((?:www|region1)\.google-analytics\.com\/(?:[gjr]\/|mp\/)?collect|www\.facebook\.com\/tr|px\.ads\.linkedin\.com\/collect|www\.googleadservices\.com\/pagead\/conversion|ct\.pinterest\.com\/v3|bat\.bing\.com\/action)\b/gi
const pictures = /<img\b[^>]*\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi
const handlers = /\son[a-z]+\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const decoded = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

/** Reads the source of a page. What scripts add when they run is not in it. */
export function pageTags(html: string): PageTags {
  const source = html.replace(comments, '')
  const containers: string[] = []
  const hardCoded = new Set<string>()
  const look = (code: string) => {
    for (const [vendor, call] of calls) for (const [, what = ''] of code.matchAll(call)) hardCoded.add(`${vendor} ${what}`)
    for (const [, where = ''] of code.matchAll(hits)) hardCoded.add(`pixel ${where}`)
  }
  for (const [, attributes = '', text = ''] of source.matchAll(scripts)) {
    if (dead.test(attributes)) continue
    if (/\bsrc\s*=/i.test(attributes)) {
      if (/googletagmanager\.com\/gtm\.js|[?&]id=GTM-/i.test(attributes)) containers.push(...(attributes.match(id) ?? []).slice(0, 1))
      continue
    }
    const code = text.replace(codeComments, '')
    // A snippet names its container once; a list of ids in other code loads none.
    if (/gtm\.start|\/gtm\.js/.test(code)) containers.push(...(code.match(id) ?? []).slice(0, (code.match(/gtm\.start/g) ?? ['']).length))
    look(code)
  }
  const markup = source.replace(scripts, '')
  for (const [, double, single] of markup.matchAll(handlers)) look(decoded(double ?? single ?? ''))
  for (const [, double, single, bare] of markup.matchAll(pictures))
    for (const [, where = ''] of decoded(double ?? single ?? bare ?? '').matchAll(hits)) hardCoded.add(`pixel ${where}`)
  const links = [...markup.matchAll(/<a\b[^>]*\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi)].map(([, double, single, bare]) =>
    decoded(double ?? single ?? bare ?? ''),
  )
  const base = /<base\b[^>]*\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(markup)?.[1]
  return { containers, hardCoded: [...hardCoded], links, base }
}

/** The addresses of a sitemap or of an index of sitemaps, as written. */
export const sitemapAddresses = (xml: string): readonly string[] =>
  [...xml.replace(comments, '').matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\s\]]+)\s*(?:\]\]>)?\s*<\/loc>/gi)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
