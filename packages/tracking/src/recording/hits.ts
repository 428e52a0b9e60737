import { routes } from '../wire/routes.ts'
import { TooMuch } from '../wire/telling.ts'
import type { Told, WireRequest } from '../wire/wire.ts'
import { advertisingHits, consentOfGcs, plainParams } from './advertising.ts'
import type { RecordedRequest, Recording, SentHit } from './types.ts'

/** Paths that many sites use for something of their own: what comes there counts only where all of it can be read. */
const ownPaths = /\/(?:t|e|i|track|batch|import|engage|groups|capture|v1\/[a-z]+|api\/(?:event|send|batch))\/?$/

/** Pages also ask extensions and blobs, which are not servers. */
const maySendTo = (url: URL) => url.protocol === 'https:' || url.protocol === 'http:'

/** Google's tags behind an address of the site's own, however it is called. */
const isGoogle = ({ query, body }: Pick<WireRequest, 'query'> & { readonly body: string }) =>
  query.get('v') === '2' && /^G-[A-Z0-9]+$/.test(query.get('tid') ?? '') && (query.has('en') || /(?:^|[\n&?])en=/.test(body))

function toldBy(request: RecordedRequest, url: URL): Told | undefined {
  const wire = (path: string): WireRequest => ({
    method: request.method,
    path,
    query: url.searchParams,
    headers: new Headers(headersOf(request)),
    body: new TextEncoder().encode(request.body),
  })
  const google = isGoogle({ query: url.searchParams, body: request.body })
  const found = routes.flatMap((route) => {
    const path = google ? (route.paths.includes('/g/collect') ? '/g/collect' : undefined) : route.paths.find((each) => url.pathname.endsWith(each))
    if (path === undefined || !route.methods.some((method) => method === request.method)) return []
    return request.method === 'GET' && route.marks !== undefined && !url.searchParams.has(route.marks) ? [] : [{ route, path }]
  })
  // The longest path is the most exact one: `/v1/batch` is no `/batch`.
  const [best] = found.toSorted((one, other) => other.path.length - one.path.length)
  if (best === undefined) return undefined
  const told = best.route.decode(wire(best.path))
  return ownPaths.test(best.path) && (told.faults.length > 0 || told.shares.length === 0) ? undefined : told
}

/** Headers that `Headers` takes: names of HTTP/2 begin with a colon, and values are Latin-1. */
const headersOf = ({ headers }: RecordedRequest) =>
  Object.entries(headers).filter(([name, value]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\x20-\xff]*$/.test(value))

/** The events of one request: empty where it is none that is known. Never throws: what cannot be read is no hit. */
export function hitsOf(request: RecordedRequest): readonly SentHit[] {
  if (request.method === 'OPTIONS' || !URL.canParse(request.url)) return []
  const url = new URL(request.url)
  if (!maySendTo(url)) return []
  const advertising = advertisingHits(request)
  if (advertising !== undefined) return advertising
  try {
    const told = toldBy(request, url)
    if (told === undefined) return []
    const gcs = told.format === 'gtag' ? consentOfGcs(url.searchParams.get('gcs') ?? undefined) : {}
    return told.shares.flatMap(({ site, events }) =>
      events
        .filter(({ identifies }) => identifies !== true)
        .map(({ name, params, page, consent }): SentHit => ({
          vendor: told.format,
          event: name,
          destination: site.id,
          params: plainParams(params ?? {}),
          url: typeof page?.url === 'string' ? page.url : '',
          consent: { ...gcs, analytics: gcs.analytics ?? consent },
          request,
        })),
    )
  } catch (error) {
    if (error instanceof TooMuch || error instanceof RangeError) return []
    throw error
  }
}

/** Everything that was sent, in order. */
export const sentHits = ({ requests }: Recording): readonly SentHit[] => requests.flatMap(hitsOf)
