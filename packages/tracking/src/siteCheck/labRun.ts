import type { LabHost, LabRun, ResourceKind } from '@tagmason/domain'
import type { ContainerFile } from '../gtm/model.ts'
import type { SiteBrowser, SiteContextOptions, SiteRequest } from './browser.ts'
import { guardRequests } from './guard.ts'
import { hostsOfTags } from './hostsOfTags.ts'

export interface LabCheck {
  /** The page; http or https. */
  readonly url: string
  /** A Chromium of the run's own: it opens a context without a cache and closes it. */
  readonly browser: SiteBrowser
  /** The clock: milliseconds since 1970. */
  readonly now: () => number
  /** Whose tags the hosts are told of. */
  readonly container?: ContainerFile | undefined
  /** As that of a check of a site. */
  readonly allow?: ((url: string) => boolean | Promise<boolean>) | undefined
  readonly context?: SiteContextOptions | undefined
  /** The page is done when it has asked for nothing for so many milliseconds, 2,000 where left out. */
  readonly quiet?: number | undefined
}

/** Runs in the page before its own scripts, and keeps what only an observer is told. It is a text, because it runs in the page. */
const observer = `(() => {
  const kept = { lcp: null, cls: 0, window: { value: 0, first: 0, last: 0 }, tasks: [], scripts: [] }
  Object.defineProperty(globalThis, '__tagmasonLab', { value: kept })
  const observe = (type, take) => { try { new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true }) } catch {} }
  observe('largest-contentful-paint', (entry) => { kept.lcp = entry.startTime })
  observe('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return
    const { window: shifts } = kept
    const goesOn = startTime - shifts.last < 1000 && startTime - shifts.first < 5000
    kept.window = goesOn ? { value: shifts.value + value, first: shifts.first, last: startTime } : { value, first: startTime, last: startTime }
    kept.cls = Math.max(kept.cls, kept.window.value)
  })
  observe('longtask', ({ startTime, duration }) => kept.tasks.push([startTime, duration]))
  observe('long-animation-frame', ({ scripts }) => scripts.forEach(({ sourceURL, duration }) => kept.scripts.push([sourceURL, duration])))
})()`

const collected = `(() => {
  const { lcp, cls, tasks, scripts } = globalThis.__tagmasonLab
  const [page] = performance.getEntriesByType('navigation')
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null
  return { lcp, cls, tasks, scripts, paint, interactive: page?.domInteractive ?? null, loaded: page?.loadEventEnd ?? null }
})()`

interface Collected {
  readonly lcp: number | null
  readonly cls: number
  readonly tasks: readonly (readonly [start: number, ms: number])[]
  readonly scripts: readonly (readonly [url: string, ms: number])[]
  readonly paint: number | null
  readonly interactive: number | null
  readonly loaded: number | null
}

const kinds: Readonly<Record<string, ResourceKind>> = { script: 'script', image: 'image', media: 'image', stylesheet: 'style', font: 'font' }
/** As long as a task may take before the page no longer answers at once. */
const mostOfTask = 50
const longest = 20_000
const listed = 20

interface Came {
  readonly request: SiteRequest
  readonly began: number
  ms: number | null
  bytes: number
}

/**
 * Opens a page once in a real browser without a cache, waits until it is quiet, and says how fast it was and which hosts cost it most. Nothing slows the processor or the network.
 * @throws Error where the page does not open, or the browser cannot do what is asked
 */
export async function labRun({ url, browser, now, container, allow, context: options, quiet = 2000 }: LabCheck): Promise<LabRun> {
  const guard = allow === undefined ? undefined : await guardRequests(browser, allow)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options, serviceWorkers: 'block' })
  try {
    await guard?.guardContext(context)
    await context.addInitScript({ content: observer })
    const came = new Map<SiteRequest, Came>()
    const sizes: Promise<void>[] = []
    let last = now()
    context.on('request', (request) => {
      last = now()
      if (/^https?:/.test(request.url())) came.set(request, { request, began: last, ms: null, bytes: 0 })
    })
    const ended = (request: SiteRequest) => {
      last = now()
      const one = came.get(request)
      if (one === undefined) return
      one.ms = now() - one.began
      sizes.push(
        request.sizes().then(
          ({ responseBodySize, responseHeadersSize }) => void (one.bytes = responseBodySize + responseHeadersSize),
          // A request without an answer has no size.
          () => undefined,
        ),
      )
    }
    context.on('requestfinished', ended)
    context.on('requestfailed', ended)
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load', timeout: 30_000 })
    const began = now()
    while (now() - last < quiet && now() - began < longest) await page.waitForTimeout(100)
    const told = await page.evaluate<Collected>(collected)
    await Promise.all(sizes)
    return reportOf(told, [...came.values()], new URL(page.url()), container)
  } finally {
    await context.close()
    await guard?.end()
  }
}

const round = (ms: number | null) => (ms === null || ms <= 0 ? null : Math.round(ms))

function reportOf(told: Collected, came: readonly Came[], page: URL, container: ContainerFile | undefined): LabRun {
  const { paint, tasks } = told
  const resources = came
    .filter(({ request, ms }) => ms !== null && !request.isNavigationRequest())
    .map(({ request, ms, bytes }) => ({ path: pathOf(request.url(), page), kind: kinds[request.resourceType()] ?? 'data', seconds: (ms ?? 0) / 1000, bytes }))
    .toSorted((one, other) => other.seconds - one.seconds)
  return {
    lcp: round(told.lcp),
    cls: Math.round(told.cls * 1000) / 1000,
    tbt: Math.round(tasks.reduce((sum, [start, ms]) => sum + (start >= (paint ?? 0) ? Math.max(0, ms - mostOfTask) : 0), 0)),
    firstPaint: round(paint),
    interactive: round(told.interactive),
    loaded: round(told.loaded),
    requests: came.length,
    bytes: came.reduce((sum, { bytes }) => sum + bytes, 0),
    resources: resources.slice(0, listed),
    hosts: hostsOf(told, came, page, container).slice(0, listed),
  }
}

/** The path of a file of the page's own host, the address without its query of another's. */
function pathOf(address: string, page: URL): string {
  const { host, origin, pathname } = new URL(address)
  return host === page.host ? pathname : `${origin}${pathname}`
}

function hostsOf({ scripts }: Collected, came: readonly Came[], page: URL, container: ContainerFile | undefined): readonly LabHost[] {
  const tags = container === undefined ? new Map<string, readonly string[]>() : hostsOfTags(container)
  const tagsOf = (host: string) => [...new Set([...tags].flatMap(([domain, names]) => (host === domain || host.endsWith(`.${domain}`) ? names : [])))]
  const hosts = new Map<string, LabHost>()
  const hostOf = (address: string) => {
    if (!URL.canParse(address)) return undefined
    const { host, hostname, protocol } = new URL(address)
    if (!/^https?:$/.test(protocol) || host === page.host) return undefined
    const found = hosts.get(host) ?? { host, tags: tagsOf(hostname), requests: 0, bytes: 0, blocking: 0 }
    hosts.set(host, found)
    return found
  }
  for (const { request, bytes } of came) {
    const found = hostOf(request.url())
    if (found === undefined) continue
    found.requests++
    found.bytes += bytes
  }
  for (const [address, ms] of scripts) {
    const found = hostOf(address)
    if (found !== undefined) found.blocking += Math.max(0, ms - mostOfTask)
  }
  return [...hosts.values()]
    .map((each) => ({ ...each, blocking: Math.round(each.blocking) }))
    .toSorted((one, other) => other.blocking - one.blocking || other.bytes - one.bytes)
}
