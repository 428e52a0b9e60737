/** What a browser says of itself beside its user agent (UA client hints). */
export interface ClientHints {
  brands?: { brand: string; version: string }[]
  mobile?: boolean
  platform?: string
  model?: string
}

/** What the headers of a browser's request tell of the visitor. */
export interface BrowserHeaders {
  /** BCP 47: the first of `Accept-Language`. */
  language?: string
  /** ISO 3166, two letters, as a proxy of ours says. */
  country?: string
  hints?: ClientHints
}

/** How the proxies that are met name the country of an address. */
const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'fastly-geo-country', 'x-appengine-country', 'x-country-code']

/**
 * Reads what the headers tell of a visitor, for an `Arrival`: `{ ...browserHeaders(request.headers, settings.proxies), ip, userAgent, … }`.
 * A country is believed only where there is a proxy of ours (`proxies` above 0): anybody can write that header.
 */
export function browserHeaders(headers: Headers, proxies: number): BrowserHeaders {
  const language = headers.get('accept-language')?.split(/[,;]/)[0]?.trim()
  const country = proxies > 0 ? countryHeaders.map((name) => headers.get(name)).find((value) => value !== null) : undefined
  const hints = clientHints(headers)
  return {
    ...(language === undefined || language === '' || language === '*' ? {} : { language }),
    ...(country === undefined || country === null ? {} : { country }),
    ...(hints === undefined ? {} : { hints }),
  }
}

function clientHints(headers: Headers): ClientHints | undefined {
  const brands = [...(headers.get('sec-ch-ua') ?? '').matchAll(/"([^"]*)";\s*v="([^"]*)"/g)].map(([, brand = '', version = '']) => ({ brand, version }))
  const mobile = headers.get('sec-ch-ua-mobile')
  const platform = unquoted(headers.get('sec-ch-ua-platform'))
  const model = unquoted(headers.get('sec-ch-ua-model'))
  if (brands.length === 0 && mobile === null && platform === '' && model === '') return undefined
  return {
    ...(brands.length === 0 ? {} : { brands }),
    ...(mobile === null ? {} : { mobile: mobile === '?1' }),
    ...(platform === '' ? {} : { platform }),
    ...(model === '' ? {} : { model }),
  }
}

const unquoted = (value: string | null) => (value ?? '').replace(/^"|"$/g, '')
