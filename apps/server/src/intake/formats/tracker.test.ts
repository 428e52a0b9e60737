import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { runInThisContext } from 'node:vm'
import type { Window } from 'happy-dom'
import { rolldown } from 'rolldown'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePage, openPage } from './browser.testing.ts'
import { openTestHouse, said, type TestHouse } from './house.testing.ts'

const source = fileURLToPath(new URL('../../../../../packages/tracker/src/main.ts', import.meta.url))
let code = ''
let house: TestHouse
let page: Window | undefined
/** Of Node, before a page stands in front of it. */
const node = fetch
beforeAll(async () => {
  house = await openTestHouse()
  const bundle = await rolldown({ input: source, platform: 'browser' })
  code = (await bundle.generate({ format: 'iife', minify: true })).output[0].code
})
beforeEach(() => house.arrived.splice(0))
afterEach(async () => {
  house.refuse = null
  vi.useRealTimers()
  if (page !== undefined) await closePage(page)
  page = undefined
})
afterAll(() => house.close())

interface Tracked {
  (name: string, params?: object): void
  consent(consent: string): void
  identify(userId?: string, traits?: object): void
}

/** A page with the tracker on it, as `<script src="…/t.js" data-key=…>` would load it. */
function track(data: Record<string, string> = {}, { url = 'http://shop.example/a?utm_source=news', before }: { url?: string; before?: () => void } = {}) {
  const opened = openPage(url, { title: 'A', referrer: 'https://r.example/' })
  page = opened
  const script = opened.document.createElement('script')
  Object.defineProperty(script, 'src', { value: `${house.url}/t.js` })
  Object.assign(script.dataset, { key: 'atk_site_shop', ...data })
  Object.defineProperty(opened.document, 'currentScript', { value: script, configurable: true })
  vi.stubGlobal('tagmason', undefined)
  before?.()
  runInThisContext(code)
  opened.dispatchEvent(new opened.Event('pageshow'))
  return { opened, tagmason: (globalThis as unknown as { tagmason: Tracked }).tagmason }
}
const names = () => house.arrived.map(({ event }) => event.name)

describe('our tracker', () => {
  it('is at most 2 KB', async () => {
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(2048)
    expect(await readFile(source, 'utf8')).not.toContain('cookie')
  })

  it('tells of the page once, without keeping anything', async () => {
    const { opened } = track()
    const [first] = await house.first(1)
    expect(said(first?.event)).toEqual({
      name: 'page_view',
      page: { url: 'http://shop.example/a?utm_source=news', title: 'A', referrer: 'https://r.example/' },
      params: {},
      eventId: expect.any(String) as string,
      timestamp: expect.any(Number) as number,
      sentAt: expect.any(Number) as number,
      language: 'en-US',
      timeZone: expect.any(String) as string,
      screen: expect.stringMatching(/^\d+x\d+$/) as string,
    })
    expect(first?.arrival).toMatchObject({ project: 'shop', format: 'tracker', trusted: false })
    expect([opened.document.cookie, opened.localStorage.length, opened.sessionStorage.length]).toEqual(['', 0, 0])
  })

  it('tells who the visitor is from then on, until told otherwise', async () => {
    const { tagmason } = track({ auto: 'off' })
    tagmason('before')
    tagmason.identify('u-1', { plan: 'pro' })
    tagmason('after')
    tagmason.identify()
    tagmason('last')
    expect((await house.first(4)).map(({ event: { name, userId, identifies, traits } }) => [name, userId, identifies, traits])).toEqual([
      ['before', undefined, undefined, undefined],
      ['identify', 'u-1', true, { plan: 'pro' }],
      ['after', 'u-1', undefined, undefined],
      ['last', undefined, undefined, undefined],
    ])
    tagmason.consent('denied')
    tagmason.identify('u-2')
    expect(house.arrived).toHaveLength(4)
  })

  it('tells of pages that a script shows, the one before as referrer, and of no page twice', async () => {
    const { opened } = track()
    opened.history.pushState({}, '', '/b')
    await vi.waitUntil(() => names().length >= 1)
    opened.history.replaceState({}, '', '/b#part')
    opened.history.pushState({}, '', '/c')
    await house.first(3)
    expect(house.arrived.map(({ event }) => [event.page?.url, event.page?.referrer])).toEqual([
      ['http://shop.example/a?utm_source=news', 'https://r.example/'],
      ['http://shop.example/b', 'http://shop.example/a?utm_source=news'],
      ['http://shop.example/c', 'http://shop.example/b'],
    ])
  })

  it('tells of links that lead away, files and forms, and not of what is in them', async () => {
    const { opened } = track()
    opened.document.body.innerHTML =
      '<a id="out" href="https://other.example/x"><b>Other</b></a><a id="in" href="/in">In</a><a id="file" href="/files/list.PDF">List</a><form id="f" name="order" action="/send"><input name="card" value="4111 1111"></form>'
    for (const id of ['out', 'in', 'file']) {
      const link = opened.document.getElementById(id)
      link?.addEventListener('click', (event) => event.preventDefault())
      ;(link?.querySelector('b') ?? link)?.dispatchEvent(new opened.MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    opened.document.getElementById('f')?.dispatchEvent(new opened.Event('submit', { bubbles: true }))
    await house.first(4)
    expect(house.arrived.map(({ event }) => [event.name, event.params])).toEqual([
      ['page_view', {}],
      ['click', { link_url: 'https://other.example/x', link_text: 'Other', link_domain: 'other.example', outbound: true }],
      ['file_download', { link_url: 'http://shop.example/files/list.PDF', link_text: 'List', file_name: 'list.PDF', file_extension: 'PDF' }],
      ['form_submit', { form_id: 'f', form_name: 'order', form_destination: expect.stringContaining('/send') as string }],
    ])
    expect(JSON.stringify(house.arrived)).not.toContain('4111 1111')
  })

  it('takes events of the page, also those from before it was there', async () => {
    const early = Object.assign(() => undefined, { q: [['early', { a: 1 }]] })
    const { tagmason } = track({ auto: 'off' }, { before: () => vi.stubGlobal('tagmason', early) })
    tagmason('purchase', { value: 20, currency: 'EUR' })
    await house.first(2)
    expect(house.arrived.map(({ event }) => [event.name, event.params])).toEqual([
      ['early', { a: 1 }],
      ['purchase', { value: 20, currency: 'EUR' }],
    ])
  })

  it('knows a visitor again only where they allowed it, and forgets them when they take it back', async () => {
    const { opened, tagmason } = track({ auto: 'off' })
    tagmason('one')
    tagmason.consent('granted')
    tagmason('two')
    tagmason('three')
    const [one, two, three] = (await house.first(3)).map(({ event }) => event.clientId)
    expect([one, two]).toEqual([undefined, expect.any(String)])
    expect(three).toBe(two)
    tagmason.consent('none')
    expect(opened.localStorage.length).toBe(0)
  })

  it('sends nothing before consent where the page says so, then begins with the page', async () => {
    const { tagmason } = track({ consent: 'denied' })
    tagmason('early')
    tagmason.consent('granted')
    await house.first(1)
    expect(names()).toEqual(['page_view'])
  })

  it('sends again what the server was too busy for, with the same id', async () => {
    house.refuse = { busy: true, status: 503, seconds: 1 }
    const answers: number[] = []
    const ask = (...asked: Parameters<typeof fetch>) => node(...asked).then((answer) => (answers.push(answer.status), answer))
    const { tagmason } = track({ auto: 'off' }, { before: () => vi.stubGlobal('fetch', ask) })
    tagmason('kept')
    await vi.waitUntil(() => answers.length === 1)
    expect([answers, names()]).toEqual([[503], []])
    house.refuse = null
    await house.first(1)
    expect(names()).toEqual(['kept'])
  })

  it('gives the browser what is left when the page goes away', async () => {
    const { opened, tagmason } = track({ auto: 'off' })
    const sent: string[] = []
    vi.stubGlobal('navigator', { language: 'en', sendBeacon: (_url: string, body: string) => sent.push(body) > 0 })
    tagmason('last')
    opened.dispatchEvent(new opened.Event('pagehide'))
    expect(sent.map((body) => (JSON.parse(body) as { events: { name: string }[] }).events.map(({ name }) => name))).toEqual([['last']])
  })
})
