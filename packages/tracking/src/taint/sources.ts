import type { PageElement, PageLoad, Step } from '@tagmason/domain'
import type { TaintSource } from './types.ts'

/** A place in a visit where a canary can sit. */
export interface Place {
  readonly source: TaintSource
  readonly put: (steps: readonly Step[], value: string) => readonly Step[]
}

const personal =
  /mail|phone|tel(?:ephone)?\b|mobile|first|last|full_?name|user_?name|surname|street|address|postal|zip|birth|user|visitor|customer|client|person|contact|login|account|gender|passport|iban|ip\b|nombre|correo|vorname|nachname|prenom/i

type Bag = Readonly<Record<string, unknown>>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

type Path = readonly string[]

/** Paths to every text and number of a value. */
const leavesOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, at) => leavesOf(entry, [...path, String(at)]))
  if (isBag(value)) return Object.entries(value).flatMap(([key, entry]) => (key === 'event' || key.startsWith('gtm.') ? [] : leavesOf(entry, [...path, key])))
  return typeof value === 'string' || typeof value === 'number' ? [path] : []
}

/** The value with a text put at a path that it has. */
const withLeaf = (value: unknown, [key, ...rest]: Path, text: string): unknown => {
  if (key === undefined) return text
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    return list.with(Number(key), withLeaf(list[Number(key)], rest, text))
  }
  return isBag(value) ? { ...value, [key]: withLeaf(value[key], rest, text) } : value
}

const at = (index: number, change: (step: Step) => Step) => (steps: readonly Step[]) => steps.map((step, place) => (place === index ? change(step) : step))

const inUrl = (address: string, change: (url: URL) => void): string => {
  const url = new URL(address)
  change(url)
  return url.href
}

const ofPage = (page: PageLoad, index: number): readonly Place[] => {
  const place = (source: Omit<TaintSource, 'personal'>, change: (page: PageLoad, value: string) => Partial<PageLoad>, always = false): Place => ({
    source: { ...source, personal: always || personal.test(source.key) },
    put: (steps, value) => at(index, (step) => (step.type === 'pageLoad' ? { ...step, ...change(step, value) } : step))(steps),
  })
  const keys = [...new Set(new URL(page.url).searchParams.keys())]
  return [
    ...['contact', ...keys].map((key) =>
      place({ kind: 'address', key: `?${key}` }, ({ url: own }, value) => ({ url: inUrl(own, (url) => url.searchParams.set(key, value)) }), true),
    ),
    place(
      { kind: 'address', key: 'path' },
      ({ url: own }, value) => ({ url: inUrl(own, (url) => void (url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(value)}`)) }),
      true,
    ),
    place({ kind: 'address', key: 'fragment' }, ({ url: own }, value) => ({ url: inUrl(own, (url) => void (url.hash = value)) }), true),
    place({ kind: 'title', key: '' }, (_, title) => ({ title }), true),
    place(
      { kind: 'referrer', key: '' },
      ({ referrer = '' }, value) => ({
        referrer: inUrl(URL.canParse(referrer) ? referrer : 'https://before.example/', (url) => url.searchParams.set('contact', value)),
      }),
      true,
    ),
    ...Object.keys(page.cookies ?? {}).map((key) =>
      place({ kind: 'cookie', key }, ({ cookies }, value) => ({ cookies: { ...cookies, [key]: encodeURIComponent(value) } })),
    ),
    ...Object.keys(page.globals ?? {}).flatMap((key) =>
      leavesOf(page.globals?.[key]).map((path) =>
        place({ kind: 'global', key: [key, ...path].join('.') }, ({ globals }, value) => ({
          globals: { ...globals, [key]: withLeaf(globals?.[key], path, value) },
        })),
      ),
    ),
    ...(page.dataLayer ?? []).flatMap((message, number) =>
      Array.isArray(message)
        ? []
        : leavesOf(message).map((path) =>
            place({ kind: 'dataLayer', key: path.join('.') }, ({ dataLayer = [] }, value) => ({
              dataLayer: dataLayer.with(number, withLeaf(dataLayer[number], path, value)),
            })),
          ),
    ),
    ...(page.elements ?? []).flatMap((element, number) =>
      ofElement(element).map(({ key, change }) =>
        place({ kind: 'element', key }, ({ elements = [] }, value) => ({ elements: elements.with(number, change(elements[number] ?? element, value)) }), true),
      ),
    ),
  ]
}

const ofElement = (element: PageElement): readonly { readonly key: string; readonly change: (element: PageElement, value: string) => PageElement }[] => [
  { key: 'text', change: (one, text) => ({ ...one, text }) },
  ...Object.keys(element.attributes ?? {}).map((name) => ({
    key: `attribute ${name}`,
    change: (one: PageElement, value: string) => ({ ...one, attributes: { ...one.attributes, [name]: value } }),
  })),
  ...(element.href !== undefined && URL.canParse(element.href)
    ? [
        {
          key: 'href',
          change: (one: PageElement, value: string) => ({ ...one, href: inUrl(one.href ?? '', (url) => url.searchParams.set('contact', value)) }),
        },
      ]
    : []),
]

/** What a page pushes, and where the values of its message are: in the parameters of a gtag event, or in the whole. */
const pushedAt = (data: unknown): Path | undefined => (Array.isArray(data) ? (data[0] === 'event' ? ['2'] : undefined) : [])

/** Every place of a visit that a visitor's data may come from. */
export const placesOf = (steps: readonly Step[]): readonly Place[] =>
  steps.flatMap((step, index): readonly Place[] => {
    if (step.type === 'pageLoad') return ofPage(step, index)
    if (step.type === 'push') {
      const from = pushedAt(step.data)
      if (from === undefined) return []
      const values: unknown = from.length === 0 ? step.data : (step.data as readonly unknown[])[2]
      return leavesOf(values).map((path) => {
        const key = [...(from.length === 0 ? [] : ['eventModel']), ...path].join('.')
        return {
          source: { kind: 'dataLayer', key, personal: personal.test(key) },
          put: (all, value) => at(index, (one) => (one.type === 'push' ? { ...one, data: withLeaf(one.data, [...from, ...path], value) } : one))(all),
        }
      })
    }
    if (!('element' in step)) return []
    return ofElement(step.element).map(({ key, change }) => ({
      source: { kind: 'element', key, personal: true },
      put: (all, value) => at(index, (one) => ('element' in one ? { ...one, element: change(one.element, value) } : one))(all),
    }))
  })
