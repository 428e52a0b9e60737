/** A URL, or undefined where the text is none; relative ones count from the base. */
export const addressOf = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** The address without its fragment, as {{Page URL}} is. */
export const withoutFragment = (href: string): string => href.split('#')[0] ?? ''

const ports: Readonly<Record<string, string>> = { http: '80', https: '443', ftp: '21' }

/** Undefined where the text is not encoded well. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** The first value of a key in a query without its question mark, decoded; undefined where it is missing or not encoded well. */
export const queryValue = (query: string, key: string): string | undefined => {
  for (const pair of query.split('&')) {
    const [name = '', ...rest] = pair.split('=')
    if (decoded(name) === key) return decoded(rest.join('='))
  }
  return undefined
}

const hostOf = (url: URL, stripWww: boolean): string => (stripWww ? url.hostname.replace(/^www\d*\./, '') : url.hostname)

const pathOf = (url: URL, defaultPages: readonly string[]): string => {
  const path = url.pathname.startsWith('/') ? url.pathname : `/${url.pathname}`
  const last = path.slice(path.lastIndexOf('/') + 1)
  return last !== '' && defaultPages.includes(last) ? path.slice(0, -last.length) : path
}

const extensionOf = (url: URL): string => {
  const parts = url.pathname.split('.')
  return parts.length > 1 ? (parts.at(-1)?.split('/')[0] ?? '') : ''
}

export interface PartOptions {
  readonly queryKey?: string
  readonly stripWww?: boolean
  /** File names that a directory stands for, such as `index.html`. */
  readonly defaultPages?: readonly string[]
}

/**
 * One part of an address, as URL and referrer variables name them.
 * @returns undefined where a query key is missing, null where there is no such part.
 */
export const partOf = (url: URL, component: string, options: PartOptions = {}): string | undefined | null => {
  const protocol = url.protocol.replace(':', '')
  switch (component) {
    case 'URL':
      return withoutFragment(url.href)
    case 'PROTOCOL':
      return protocol
    case 'HOST':
      return hostOf(url, options.stripWww ?? false)
    case 'PORT':
      return url.port === '' ? (ports[protocol] ?? '') : url.port
    case 'PATH':
      return pathOf(url, options.defaultPages ?? [])
    case 'EXTENSION':
      return extensionOf(url)
    case 'QUERY': {
      const query = url.search.replace('?', '')
      return options.queryKey === undefined || options.queryKey === '' ? query : queryValue(query, options.queryKey)
    }
    case 'FRAGMENT':
      return url.hash.replace('#', '')
    default:
      return null
  }
}
