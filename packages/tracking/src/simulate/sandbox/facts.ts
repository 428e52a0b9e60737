import type { PageFacts } from './types.ts'

/** What code finds under a name: a value that is known as a whole, or a thing of which only these parts are known. */
export type Fact = { readonly value: unknown } | { readonly parts: Record<string, Fact>; readonly plain: boolean }

export interface Facts {
  /** By the name of the global variable. */
  readonly globals: Readonly<Record<string, Fact>>
  readonly now: number | null
  readonly seed: number | null
}

const known = (values: Readonly<Record<string, unknown>>): Fact => ({
  parts: Object.fromEntries(Object.entries(values).map(([key, value]): [string, Fact] => [key, { value }])),
  plain: false,
})
const windows = new Set(['window', 'self', 'globalThis'])
/** Things of a browser of which nothing is known, unless the page says so; they are named so that the reason names what was read of them. */
const browser = ['navigator', 'screen', 'history', 'performance', 'localStorage', 'sessionStorage', 'crypto']

/**
 * What is known of a page, by global name, as far as the code could mean it: what it never mentions is left out, and unknown should it come to it in another way. What `globals` says of the browser, such
 * as `navigator.language`, is known, too.
 */
export function factsOf(page: PageFacts, seed: number | undefined, code: string): Facts {
  const about = (name: string) => code.includes(name)
  const { href, protocol, host, hostname, port, pathname, search, hash, origin } = new URL(page.url)
  const cookie = Object.entries(page.cookies).map(([name, value]) => `${name}=${value}`)
  const document = {
    ...(page.title === undefined ? {} : { title: page.title }),
    URL: href,
    documentURI: href,
    domain: hostname,
    referrer: page.referrer,
    cookie: cookie.join('; '),
  }
  const globals: Record<string, Fact> = {
    ...Object.fromEntries(browser.map((name) => [name, known({})])),
    document: known(about('document') ? document : {}),
    location: known(about('location') ? { href, protocol, host, hostname, port, pathname, search, hash, origin } : {}),
    ...(about('dataLayer') ? { dataLayer: { value: page.dataLayer } } : {}),
  }
  const root: Fact = { parts: globals, plain: true }
  for (const [name, value] of Object.entries(page.globals)) {
    const path = name.split('.')
    if (!path.some(about)) continue
    put(root, windows.has(path[0] ?? '') && path.length > 1 ? path.slice(1) : path, value)
  }
  return { globals, now: about('Date') ? (page.now ?? null) : null, seed: about('random') ? (seed ?? null) : null }
}

function put(into: Fact, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (!('parts' in into)) return
  const there = Object.hasOwn(into.parts, key) ? into.parts[key] : undefined
  if (rest.length === 0) into.parts[key] = { value }
  else if (there === undefined) put((into.parts[key] = { parts: {}, plain: true }), rest, value)
  else if ('parts' in there) put(there, rest, value)
  else into.parts[key] = { value: withPart(there.value, rest, value) }
}

/** The object with one thing more in it; what is no object becomes one, because the page says that there is something in it. */
function withPart(into: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const there = typeof into === 'object' && into !== null ? (into as Readonly<Record<string, unknown>>) : {}
  return { ...there, [key]: withPart(Object.hasOwn(there, key) ? there[key] : undefined, rest, value) }
}
