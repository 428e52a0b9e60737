import { batch } from './batch.ts'
import { ga4, ga4Keys } from './ga4.ts'
import { gtag } from './gtag.ts'
import { matomo } from './matomo.ts'
import { mixpanel } from './mixpanel.ts'
import { plausible } from './plausible.ts'
import { posthog } from './posthog.ts'
import { amplitude } from './amplitude.ts'
import { segment, segmentKeys } from './segment.ts'
import { snowplow } from './snowplow.ts'
import { tracker } from './tracker.ts'
import { umami } from './umami.ts'
import type { Decode, WireRequest } from './wire.ts'

export interface Route {
  methods: readonly ('GET' | 'POST')[]
  paths: readonly string[]
  decode: Decode
  /** The value in the query without which a GET is not the client's. */
  marks?: string
  /** Names of the project that stand before the body and decide alone; empty where the body may name it. */
  keys?: (head: Omit<WireRequest, 'body'>) => readonly string[]
}

const messages = ['batch', 'import', 'track', 'page', 'identify', 'screen', 'group', 'alias', 't', 'p', 'i', 's', 'g', 'a']
/** Some clients end an address with a slash. */
const bothWays = (...paths: string[]) => paths.flatMap((path) => [path, `${path}/`])

/** Every address that our tracker and the clients of other products post events to. */
export const routes: readonly Route[] = [
  { methods: ['POST'], paths: ['/t'], decode: tracker },
  { methods: ['POST'], paths: ['/mp/collect'], decode: ga4, keys: ga4Keys },
  { methods: ['GET', 'POST'], paths: ['/g/collect'], decode: gtag, marks: 'tid' },
  { methods: ['POST'], paths: ['/api/event'], decode: plausible },
  { methods: ['POST'], paths: ['/api/send', '/api/batch'], decode: umami },
  { methods: ['GET', 'POST'], paths: ['/matomo.php', '/piwik.php'], decode: matomo },
  { methods: ['POST'], paths: messages.map((type) => `/v1/${type}`), decode: segment, keys: segmentKeys },
  { methods: ['POST'], paths: bothWays('/batch'), decode: batch },
  { methods: ['GET', 'POST'], paths: bothWays('/e', '/capture', '/i/v0/e'), decode: posthog, marks: 'data' },
  { methods: ['POST'], paths: ['/com.snowplowanalytics.snowplow/tp2'], decode: snowplow },
  { methods: ['GET'], paths: ['/i'], decode: snowplow, marks: 'e' },
  { methods: ['POST'], paths: ['/2/httpapi'], decode: amplitude },
  { methods: ['GET', 'POST'], paths: bothWays('/track', '/import', '/engage', '/groups'), decode: mixpanel, marks: 'data' },
]
