import type { PageElement } from '@tagmason/domain'

/** What a page and a visitor bring to one visit. */
export interface World {
  readonly url: string
  readonly referrer?: string
  readonly title: string
  readonly cookies: Readonly<Record<string, string>>
  readonly globals: Readonly<Record<string, unknown>>
  readonly elements: readonly PageElement[]
  /** What the data layer holds when the thing happens. */
  readonly data: Readonly<Record<string, unknown>>
  /** What is clicked, sent or seen. */
  readonly element: PageElement
  /** What an error, a change of history or a video says, by key of its step. */
  readonly said: Readonly<Record<string, string>>
  /** The name of the event where the page pushes it. */
  readonly event?: string
}

export const site = 'https://www.example.com'

export const emptyWorld: World = { url: `${site}/page`, title: 'Title', cookies: {}, globals: {}, elements: [], data: {}, element: {}, said: {} }

/** A value put under a dotted path: numbers lead into lists. */
export const putAt = (into: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value
  if (/^\d+$/.test(key)) {
    const list: unknown[] = Array.isArray(into) ? [...(into as readonly unknown[])] : []
    while (list.length < Math.min(Number(key), 20)) list.push({})
    list[Math.min(Number(key), 20)] = putAt(list[Number(key)], rest, value)
    return list
  }
  const there = typeof into === 'object' && into !== null && !Array.isArray(into) ? (into as Readonly<Record<string, unknown>>) : {}
  return { ...there, [key]: putAt(there[key], rest, value) }
}

/** The address with one part changed; as it was where the part cannot be so. */
export const withPart = (address: string, component: string, value: string, key = ''): string => {
  if (component === 'URL') {
    if (URL.canParse(value)) return new URL(value).href
    return new URL(value.startsWith('/') ? value : `/${value}`, address).href
  }
  const url = new URL(address)
  switch (component) {
    case 'HOST':
      url.hostname = value === '' ? url.hostname : value
      break
    case 'PATH':
      url.pathname = value.startsWith('/') ? value : `/${value}`
      break
    case 'PROTOCOL':
      url.protocol = value
      break
    case 'PORT':
      url.port = value
      break
    case 'EXTENSION':
      url.pathname = value === '' ? '/page' : `/page.${value}`
      break
    case 'QUERY':
      if (key === '') url.search = value
      else url.searchParams.set(key, value)
      break
    case 'FRAGMENT':
      url.hash = value
      break
  }
  return url.href
}
