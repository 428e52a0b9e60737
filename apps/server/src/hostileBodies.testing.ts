import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'

/** One request that is meant to hold the server up. */
export interface Hostile {
  /** Which format, and which kind of harm: `segment: many empty events`. */
  name: string
  format: string
  /** POST where it is left out. */
  method?: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: Buffer
}

/** How one format writes a list of events. */
interface Wire {
  format: string
  /** Names a project that exists, where the format names it in the address. */
  path: string
  headers?: Readonly<Record<string, string>>
  /** The body around items that are written already. */
  around(items: string): string
  /** One event that is as cheap to send as can be. */
  item: string
  /** Between two items. */
  between?: string
}

/** The slug of a project of the sample, which every server knows. */
export const knownSite = 'analytics-dashboard'
const basic = { Authorization: `Basic ${Buffer.from(`${knownSite}:`).toString('base64')}` }
const iglu = 'iglu:com.snowplowanalytics.snowplow/payload_data/jsonschema/1-0-4'

/** Every format that the server speaks, and the public API, whose key the caller fills in. */
export const wires: readonly Wire[] = [
  { format: 'tracker', path: '/t', around: (items) => `{"key":"${knownSite}","events":[${items}]}`, item: '{}' },
  { format: 'ga4', path: `/mp/collect?measurement_id=${knownSite}`, around: (items) => `{"client_id":"a","events":[${items}]}`, item: '{}' },
  { format: 'ga4Debug', path: '/debug/mp/collect', around: (items) => `{"client_id":"a","events":[${items}]}`, item: '{}' },
  { format: 'gtag', path: `/g/collect?v=2&tid=${knownSite}`, around: (items) => items, item: 'en=a', between: '\n' },
  {
    format: 'plausible',
    path: '/api/event',
    around: (items) => `{"name":"a","url":"https://a.example/","domain":"${knownSite}","props":[${items}]}`,
    item: '{}',
  },
  { format: 'umami', path: '/api/batch', around: (items) => `[${items}]`, item: '{}' },
  {
    format: 'matomo',
    path: '/matomo.php',
    around: (items) => `{"requests":[${items}]}`,
    item: `"?idsite=${knownSite}&rec=1"`,
  },
  { format: 'segment', path: '/v1/batch', headers: basic, around: (items) => `{"batch":[${items}]}`, item: '{}' },
  { format: 'rudderstack', path: '/v1/batch', headers: basic, around: (items) => `{"batch":[${items}]}`, item: '{"channel":"web"}' },
  { format: 'posthog', path: '/batch/', around: (items) => `{"api_key":"${knownSite}","batch":[${items}]}`, item: '{}' },
  { format: 'snowplow', path: '/com.snowplowanalytics.snowplow/tp2', around: (items) => `{"schema":"${iglu}","data":[${items}]}`, item: '{}' },
  { format: 'amplitude', path: '/2/httpapi', around: (items) => `{"api_key":"${knownSite}","events":[${items}]}`, item: '{}' },
  { format: 'mixpanel', path: `/import?strict=1&token=${knownSite}`, around: (items) => `[${items}]`, item: '{}' },
  { format: 'api', path: '/api/v1/events', around: (items) => `{"events":[${items}]}`, item: '{}' },
]

const times = (count: number, text: string, between = ',') => `${`${text}${between}`.repeat(Math.max(0, count - 1))}${text}`
const nested = (depth: number, open: string, inner: string, close: string) => `${open.repeat(depth)}${inner}${close.repeat(depth)}`

/** Ways to hold a reader up, each as the text of the items of a list. `size` is some number of repetitions. */
const harms: Readonly<Record<string, (size: number, wire: Wire) => string>> = {
  'many empty events': (size, { item, between }) => times(size, item, between),
  'many events': (size) => times(Math.ceil(size / 8), '{"name":"a","event":"a","type":"track","e":"pv","event_type":"a","properties":{},"params":{}}'),
  'deep arrays': (size) => nested(size, '[', '', ']'),
  'deep objects': (size) => nested(size, '{"a":', '1', '}'),
  'arrays without an end': (size) => '['.repeat(size),
  'one long text': (size) => `"${'a'.repeat(size * 10)}"`,
  'only commas': (size) => ','.repeat(size * 10),
  'a list of numbers': (size) => `[${times(size * 4, '1')}]`,
  'one name again and again': (size) => `{${times(size, '"a":1')}}`,
  'many names': (size) => `{${Array.from({ length: Math.ceil(size / 2) }, (_, at) => `"k${at}":${at}`).join()}}`,
  'an event with many names': (size) =>
    `{"name":"a","event":"a","type":"track","properties":{${Array.from({ length: Math.ceil(size / 2) }, (_, at) => `"k${at}":${at}`).join()}}}`,
  escapes: (size) => `"${'\\u0041'.repeat(size)}"`,
  quotes: (size) => '"'.repeat(size * 8),
  'a long number': (size) => '9'.repeat(size * 8),
  'many lines': (size) => '\n'.repeat(size * 8),
  ampersands: (size) => 'a&'.repeat(size * 4),
  'names of a form': (size) => Array.from({ length: size }, (_, at) => `k${at}=`).join('&'),
  'percent signs': (size) => `data=${'%25'.repeat(size * 3)}`,
  'data in base64': (size) => `data=${Buffer.from(nested(size, '[', '', ']')).toString('base64')}`,
  spaces: (size) => ' '.repeat(size * 10),
  tildes: (size) => `en=a&pr1=${'~'.repeat(size * 8)}`,
}
export const harmNames: readonly string[] = Object.keys(harms)

const members = (text: string, size: number) => Buffer.concat(Array<Buffer>(Math.ceil(size / 50)).fill(gzipSync(text.slice(0, 40))))

/** How the text is packed, and what its headers say. */
const packings: Readonly<Record<string, (text: string, size: number) => Pick<Hostile, 'body' | 'headers'>>> = {
  // The large ones would take longer to pack than to be refused.
  gzip: (text) => ({ body: gzipSync(text, { level: text.length > 1_000_000 ? 6 : 9 }), headers: { 'Content-Encoding': 'gzip' } }),
  'gzip without a header': (text) => ({ body: gzipSync(text, { level: 9 }), headers: {} }),
  plain: (text) => ({ body: Buffer.from(text).subarray(0, 999_999), headers: {} }),
  'many members of gzip': (text, size) => ({ body: members(text, size).subarray(0, 999_999), headers: { 'Content-Encoding': 'gzip' } }),
  'half a gzip': (text) => ({ body: halfOf(gzipSync(text)), headers: { 'Content-Encoding': 'gzip' } }),
  brotli: (text) => ({
    body: brotliCompressSync(text.slice(0, 1_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    headers: { 'Content-Encoding': 'br' },
  }),
  deflate: (text) => ({ body: deflateSync(text), headers: { 'Content-Encoding': 'deflate' } }),
  'gzip in gzip': (text) => ({ body: gzipSync(gzipSync(text)), headers: { 'Content-Encoding': 'gzip, gzip' } }),
}
export const packingNames: readonly string[] = Object.keys(packings)
const halfOf = (bytes: Buffer) => bytes.subarray(0, Math.ceil(bytes.length / 2))

/** One hostile request of a format. @param size repetitions: 900,000 is as large as a request can be, 1,000 small enough for thousands of requests */
export function hostile(wire: Wire, harm: string, packing: string, size: number, key = ''): Hostile {
  const make = harms[harm]
  const pack = packings[packing]
  if (make === undefined || pack === undefined) throw new Error(`no harm '${harm}' or packing '${packing}'`)
  const isLine = wire.format === 'gtag' || ['ampersands', 'names of a form', 'percent signs', 'data in base64', 'tildes'].includes(harm)
  const text = isLine ? make(size, wire) : wire.around(make(size, wire))
  const packed = pack(text.slice(0, 9_900_000), size)
  const authorization: Record<string, string> = key === '' ? {} : { Authorization: `Bearer ${key}` }
  return {
    name: `${wire.format}: ${harm}, ${packing}`,
    format: wire.format,
    path: wire.path,
    headers: { 'Content-Type': 'application/json', ...wire.headers, ...authorization, ...packed.headers },
    body: packed.body,
  }
}
