import type { PageElement, PageLoad } from '@tagmason/domain'
import type { Tag } from '../gtm/model.ts'
import { say } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'
import { addressOf, withoutFragment } from './address.ts'
import { DataLayer } from './dataLayer.ts'
import { ElementNode, elementNode } from './element.ts'
import { BrowserValue, isPlain, type Holds } from './known.ts'
import { emptyMemory, type Memory } from './listeners/memory.ts'
import type { PageFacts } from './sandbox/types.ts'

/** A tag was to fire: whether for sure, and whether it did, which it does not without the consent that it needs. A tag that fires once has one turn, however it ends. */
export interface Turn {
  readonly came: true | 'unknown'
  readonly fired: Holds
}

/** One page from its load to the next: what the container can see of it and what it remembers. */
export interface Page {
  url: URL
  readonly referrer: string
  title: string | undefined
  /** Those that the step tells, and those that templates set since. */
  cookies: Readonly<Record<string, string>>
  globals: Readonly<Record<string, unknown>>
  /** Paths of the window that templates made functions. */
  functions: readonly string[]
  /** What templates wrote to the local storage. */
  storage: Readonly<Record<string, string>>
  /** Undefined where the visit does not say what is on the page. */
  readonly elements: readonly ElementNode[] | undefined
  historyState: unknown
  readonly dataLayer: DataLayer
  /** Everything pushed, first first. */
  readonly messages: unknown[]
  /** Consent Initialization and Initialization happened. */
  started: boolean
  /** `gtm.js` happened: a page has one. */
  loaded: boolean
  /** The turns that tags had on the page. */
  readonly turns: Map<Tag, Turn>
  readonly memory: Memory
}

/** What a page leaves to the next one of its visit. */
export type Left = Pick<Page, 'url' | 'cookies' | 'storage'>

/** What a page has from outside: what its step says, or else the page before it. */
export type Start = Pick<Page, 'referrer' | 'cookies' | 'storage'>

/** What a browser tells the next page about the one before: across sites only where it was. */
const referrerFrom = (before: Left | undefined, url: URL): string => {
  if (before === undefined) return ''
  return before.url.origin === url.origin ? withoutFragment(before.url.href) : `${before.url.origin}/`
}

/** How a page starts behind another one; a visit's first page has none before it. */
export const startOf = (load: PageLoad, before: Left | undefined): Start => {
  const url = addressOf(load.url)
  return {
    referrer: load.referrer ?? (url === undefined ? '' : referrerFrom(before, url)),
    cookies: load.cookies ?? before?.cookies ?? {},
    storage: before !== undefined && before.url.origin === url?.origin ? before.storage : {},
  }
}

/**
 * Opens a page.
 * @throws Error with one sentence where the address is none.
 */
export const openPage = (load: PageLoad, start: Start, step: number): Page => {
  const url = addressOf(load.url)
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new SentenceError(say('simulate.steps.noAddress', { step, address: JSON.stringify(load.url) }))
  return {
    ...start,
    url,
    title: load.title,
    globals: load.globals ?? {},
    functions: [],
    elements: load.elements?.map(elementNode),
    historyState: null,
    dataLayer: new DataLayer(),
    messages: [],
    started: false,
    loaded: false,
    turns: new Map(),
    memory: emptyMemory(),
  }
}

/** A message as people and code see it: elements as the step wrote them, values of a browser left out. */
export const plainMessage = (value: unknown): unknown => {
  if (value instanceof ElementNode) return value.source
  if (Array.isArray(value)) return value.map(plainMessage)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, entry]) => (entry instanceof BrowserValue ? [] : [[key, plainMessage(entry)]])))
}

/** What custom JavaScript may read. */
export const factsOf = (page: Page, now: number | undefined): PageFacts => ({
  url: page.url.href,
  referrer: page.referrer,
  title: page.title,
  cookies: page.cookies,
  dataLayer: page.messages.map(plainMessage),
  globals: page.globals,
  elements: page.elements?.map((node): PageElement => node.source),
  now,
})
