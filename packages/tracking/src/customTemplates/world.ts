/** What code of a template finds around it; `?` as an answer of consent is one that nobody knows. */
export interface TemplateWorld {
  readonly url: string
  readonly referrer: string
  readonly title?: string
  /** By name, every value. */
  readonly cookies: Readonly<Record<string, readonly string[]>>
  readonly window: Readonly<Record<string, unknown>>
  /** Paths of the window that are functions, made by a template before. */
  readonly functions: readonly string[]
  /** The data layer, merged and as pushed. */
  readonly model: unknown
  readonly flat: Readonly<Record<string, unknown>>
  /** Paths of the data layer that only a browser knows. */
  readonly closed: readonly string[]
  readonly storage: Readonly<Record<string, string>>
  readonly consent: Readonly<Record<string, 'granted' | 'denied' | '?'>>
  readonly container: Readonly<Record<string, unknown>>
  readonly now: number | null
  readonly seed: number | null
  /** Of a server: the event and the request. */
  readonly event: Readonly<Record<string, unknown>>
  readonly request: {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly path: string
    readonly method: string
    readonly query: string
    readonly address: string
  }
  readonly client: string
}

/** The world of tests: an empty page, with a clock and chance of its own, so that the same tests come out the same. */
export const testWorld: TemplateWorld = {
  url: 'https://www.example.com/',
  referrer: '',
  title: 'Example',
  cookies: {},
  window: {},
  functions: [],
  model: {},
  flat: {},
  closed: [],
  storage: {},
  consent: {},
  container: {
    containerId: 'GTM-TEST',
    debugMode: true,
    environmentMode: false,
    environmentName: '',
    firstPartyServing: false,
    previewMode: true,
    version: 'QUICK_PREVIEW',
  },
  now: 1_700_000_000_000,
  seed: 1,
  event: {},
  request: { headers: {}, body: '', path: '/', method: 'GET', query: '', address: '127.0.0.1' },
  client: 'Test',
}
