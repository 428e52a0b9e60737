import type { ConsentAnswer } from '@tagmason/domain'
import type { RecordedRequest, SentHit, Vendor } from './types.ts'

type Values = ReadonlyMap<string, string>
type Told = Omit<SentHit, 'vendor' | 'request'>

interface Decoder {
  readonly vendor: Vendor
  readonly fits: (url: URL) => boolean
  readonly decode: (url: URL, values: Values, body: string) => readonly Told[]
}

/** The values of the query and of a form in the body. */
const valuesOf = (url: URL, body: string): Values => new Map([...url.searchParams, ...(/^[[{]/.test(body.trim()) ? [] : new URLSearchParams(body.trim()))])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

const objectOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Values as they are kept: lists and objects as JSON. */
export const plainParams = (values: Readonly<Record<string, unknown>>): SentHit['params'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === null || typeof value === 'function'
        ? []
        : [[key, typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : (JSON.stringify(value) ?? '')] as const],
    ),
  )

/** A number where the text is one: these formats send all values as texts. */
const numeric = (text: string): string | number => (/^-?\d+(\.\d+)?$/.test(text) && text.length < 16 ? Number(text) : text)

/** Keys such as `cd[value]`, without what is around them. */
const bracketed = (values: Values, name: string): Record<string, string | number> =>
  Object.fromEntries(
    [...values].flatMap(([key, value]) => (key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), numeric(value)]] : [])),
  )

const some = (values: Readonly<Record<string, string | undefined>>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, numeric(value)]])))

/** `G1<ads><analytics>`, as Google's tags send it: 1, 0, or `-` where nothing was set. */
export function consentOfGcs(gcs: string | undefined): SentHit['consent'] {
  const [, ads, analytics] = /^G1([01-])([01-])$/.exec(gcs ?? '') ?? []
  const answer = (digit: string | undefined): ConsentAnswer | undefined => (digit === '1' ? 'granted' : digit === '0' ? 'denied' : undefined)
  return { analytics: answer(analytics), ads: answer(ads) }
}

const ends = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

const meta: Decoder = {
  vendor: 'meta',
  fits: ({ hostname, pathname }) => ends(hostname, 'facebook.com') && /^\/tr\/?$/.test(pathname),
  decode: (_, values) => {
    const event = values.get('ev') ?? ''
    const user = Object.fromEntries(Object.entries(bracketed(values, 'ud')).map(([key, value]) => [`ud.${key}`, value]))
    return event === ''
      ? []
      : [{ event, destination: values.get('id') ?? '', params: { ...bracketed(values, 'cd'), ...user }, url: values.get('dl') ?? '', consent: {} }]
  },
}

const tiktok: Decoder = {
  vendor: 'tiktok',
  fits: ({ hostname, pathname }) => ends(hostname, 'tiktok.com') && /^\/api\/v\d\/pixel(\/(batch|act))?\/?$/.test(pathname),
  decode: (_, __, body) => {
    const sent = objectOf(body)
    const all = Array.isArray(sent['batch']) ? sent['batch'].filter(isObject) : [sent]
    return all.flatMap((each) => {
      const event = textOf(each['event'])
      const context = isObject(each['context']) ? each['context'] : {}
      const [pixel, page] = [context['pixel'], context['page']]
      return event === ''
        ? []
        : [
            {
              event,
              destination: isObject(pixel) ? textOf(pixel['code']) : '',
              params: plainParams(isObject(each['properties']) ? each['properties'] : {}),
              url: isObject(page) ? textOf(page['url']) : '',
              consent: {},
            },
          ]
    })
  },
}

const linkedin: Decoder = {
  vendor: 'linkedin',
  fits: ({ hostname, pathname }) => ends(hostname, 'ads.linkedin.com') && /^\/(collect|wa)\/?$/.test(pathname),
  decode: (_, values, body) => {
    const sent = objectOf(body)
    const ids = Array.isArray(sent['pids']) ? sent['pids'].map(textOf) : (values.get('pid') ?? '').split(',')
    const conversion = values.get('conversionId') ?? textOf(sent['conversionId'])
    const url = values.get('url') ?? textOf(sent['url'])
    return ids.flatMap((destination) =>
      destination === ''
        ? []
        : [
            {
              event: conversion === '' ? 'page_view' : 'conversion',
              destination: conversion === '' ? destination : `${destination}/${conversion}`,
              params: {},
              url,
              consent: {},
            },
          ],
    )
  },
}

const googleAds: Decoder = {
  vendor: 'googleAds',
  // Companions of a conversion on other hosts of Google tell the same again, so they are left out.
  fits: ({ hostname, pathname }) => ends(hostname, 'googleadservices.com') && /^\/pagead\/conversion\/\d+\/?/.test(pathname),
  decode: ({ pathname }, values) => {
    const id = /\/conversion\/(\d+)/.exec(pathname)?.[1] ?? ''
    const label = values.get('label') ?? ''
    return [
      {
        event: label === '' ? values.get('en') || 'page_view' : 'conversion',
        destination: label === '' ? id : `${id}/${label}`,
        params: some({ value: values.get('value'), currency: values.get('currency_code'), transaction_id: values.get('oid') }),
        url: values.get('url') ?? '',
        consent: consentOfGcs(values.get('gcs')),
      },
    ]
  },
}

const floodlight: Decoder = {
  vendor: 'floodlight',
  fits: ({ hostname, pathname }) => ends(hostname, 'fls.doubleclick.net') && /^\/activityi?;/.test(pathname),
  decode: ({ pathname }) => {
    const parts = new Map(
      pathname
        .split(';')
        .slice(1)
        .map((part) => [part.slice(0, part.indexOf('=')), decode(part.slice(part.indexOf('=') + 1))]),
    )
    const known = some({ value: parts.get('cost'), transaction_id: parts.get('ord'), quantity: parts.get('qty') })
    return [
      {
        event: `${parts.get('type') ?? ''}/${parts.get('cat') ?? ''}`,
        destination: parts.get('src') ?? '',
        params: known,
        url: parts.get('~oref') ?? '',
        consent: consentOfGcs(parts.get('gcs')),
      },
    ]
  },
}

/** A text with its `%20` read, or as it is where it is no such text. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const bing: Decoder = {
  vendor: 'bing',
  fits: ({ hostname, pathname }) => ends(hostname, 'bat.bing.com') && pathname.startsWith('/action/'),
  decode: (_, values) => {
    const event = values.get('evt') === 'custom' ? values.get('ea') || 'custom' : values.get('evt') === 'pageLoad' ? 'page_view' : ''
    const params = some({ value: values.get('gv'), currency: values.get('gc'), category: values.get('ec'), label: values.get('el') })
    const asked = values.get('asc')
    const ads: ConsentAnswer | undefined = asked === 'D' ? 'denied' : asked === 'G' ? 'granted' : undefined
    return event === '' ? [] : [{ event, destination: values.get('ti') ?? '', params, url: values.get('p') ?? '', consent: { ads } }]
  },
}

const pinterest: Decoder = {
  vendor: 'pinterest',
  fits: ({ hostname, pathname }) => ends(hostname, 'ct.pinterest.com') && /^\/v3\/?$/.test(pathname),
  decode: (_, values) => {
    const event = values.get('event') ?? ''
    const url = textOf(objectOf(values.get('ad') ?? '')['loc'])
    return event === '' || event === 'init'
      ? []
      : [{ event, destination: values.get('tid') ?? '', params: plainParams(objectOf(values.get('ed') ?? '')), url, consent: {} }]
  },
}

const reddit: Decoder = {
  vendor: 'reddit',
  fits: ({ hostname, pathname }) => ends(hostname, 'reddit.com') && pathname === '/rp.gif',
  decode: (_, values) => {
    const event = values.get('event') ?? ''
    const params = some({ value: values.get('m.valueDecimal'), currency: values.get('m.currency'), transaction_id: values.get('m.transactionId') })
    return event === '' ? [] : [{ event, destination: values.get('id') ?? '', params, url: values.get('url') ?? '', consent: {} }]
  },
}

const decoders: readonly Decoder[] = [meta, tiktok, linkedin, googleAds, floodlight, bing, pinterest, reddit]

/** What a request tells a product that advertises; undefined where it goes to none of those that are known. Never throws. */
export function advertisingHits(request: RecordedRequest): readonly SentHit[] | undefined {
  if (!URL.canParse(request.url)) return undefined
  const url = new URL(request.url)
  const decoder = decoders.find(({ fits }) => fits(url))
  return decoder?.decode(url, valuesOf(url, request.body), request.body).map((told) => ({ ...told, vendor: decoder.vendor, request }))
}
