import type { RequestListener } from 'node:http'
import type { MeasurementPlan } from '@tagmason/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serving as startSite } from '../serving.testing.ts'
import type { BrowserPlace } from './findBrowser.ts'
import { openBrowser } from './openBrowser.ts'
import { pinnedPlace } from './pinned.testing.ts'
import { visitPage, type VisitDoubles, type VisitSetting } from './visitPage.ts'

const closing: (() => void)[] = []
afterAll(() => closing.forEach((close) => close()))

const serving = async (answer: RequestListener) => {
  const site = await startSite(answer)
  closing.push(site.close)
  return site
}

const plan: MeasurementPlan = {
  goals: '',
  language: 'en',
  audiences: [],
  dashboards: [],
  unmatched: [],
  events: [
    {
      id: 'sign_up',
      name: 'sign_up',
      kind: 'recommended',
      parameters: [],
      trigger: { type: 'pageview', conditions: [] },
      keyEvent: false,
      confidence: 100,
      because: { start: 0, end: 0, text: '' },
      repairs: [],
      enabled: true,
    },
  ],
}

let place: BrowserPlace
beforeAll(async () => {
  place = await pinnedPlace()
})

/** A page of a stranger that tries to reach inside, each way with its own path. */
const hostile = (inside: number) => `<!doctype html><title>Shop</title><h1>Shop</h1>
<img src="http://127.0.0.1:${inside}/img"><img src="http://0x7f.1:${inside}/written"><img src="http://[::1]:${inside}/six"><img src="http://localhost:${inside}/name">
<img src="http://inside.test:${inside}/resolved"><img src="http://rebinding.test:${inside}/rebound"><img src="/away">
<link rel="stylesheet" href="http://127.0.0.1:${inside}/style"><script src="http://127.0.0.1:${inside}/script"></script>
<iframe src="http://127.0.0.1:${inside}/frame"></iframe><iframe src="/away"></iframe>
<link rel="prefetch" href="http://127.0.0.1:${inside}/prefetch">
<form id="f" method="post" target="_blank" action="http://127.0.0.1:${inside}/form"></form>
<script>
  fetch('http://127.0.0.1:${inside}/fetch', { mode: 'no-cors' }).catch(() => {})
  navigator.sendBeacon('http://127.0.0.1:${inside}/beacon')
  try { new WebSocket('ws://127.0.0.1:${inside}/socket') } catch {}
  try { new EventSource('http://127.0.0.1:${inside}/events') } catch {}
  try { new Worker(URL.createObjectURL(new Blob(["fetch('http://127.0.0.1:${inside}/worker', { mode: 'no-cors' })"]))) } catch {}
  navigator.serviceWorker?.register('/sw.js').catch(() => {})
  document.getElementById('f').submit()
  setTimeout(() => open('http://127.0.0.1:${inside}/popup'), 50)
</script>`

describe('a visit of a page', { timeout: 120_000 }, () => {
  const visited = (url: string, setting: Partial<VisitSetting>, doubles: VisitDoubles, journey = '') =>
    visitPage(
      { kind: 'check', question: { url, container: null, plan, journey } },
      { place, allow: [], limitMs: 80_000, ...setting },
      { pace: { quiet: 400, consent: 300, firstHit: 600, step: 4000 }, ...doubles },
    )

  it('gives findings by their codes, timings and pictures', async () => {
    const shop = await serving((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Shop</title><h1>Shop</h1>'))
    const done = await visited(`http://shop.test:${shop.port}/`, { allow: [`shop.test:${shop.port}`] }, { resolve: async () => ['127.0.0.1'] })
    if (!('report' in done)) throw new Error(JSON.stringify(done))
    expect(done.report.findings).toContainEqual(
      expect.objectContaining({ event: 'sign_up', level: 'error', message: expect.objectContaining({ code: expect.any(String) }) }),
    )
    expect(done.report.visits).toMatchObject([{ state: 'none', asked: null, pages: 1 }])
    expect(done.report.visits[0]?.timings[0]?.answered).toBeGreaterThan(0)
    expect(Buffer.from(done.pictures[0]?.jpeg ?? '', 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(shop.seen).toContain('/')
  })

  it('reaches nothing inside, whatever the page embeds, asks, opens or redirects to', async () => {
    const inside = await serving((_, response) => response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('secret'))
    const shop = await serving((asked, response) => {
      if (asked.url === '/away') return response.writeHead(302, { Location: `http://127.0.0.1:${inside.port}/redirect` }).end()
      if (asked.url === '/leave') return response.writeHead(302, { Location: `http://127.0.0.1:${inside.port}/document` }).end()
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(hostile(inside.port))
    })
    const rebinding = ['93.184.216.34']
    const resolve = async (name: string) =>
      name === 'shop.test' ? ['127.0.0.1'] : name === 'rebinding.test' ? [rebinding.shift() ?? '127.0.0.1'] : name === 'inside.test' ? ['127.0.0.1'] : []
    const done = await visited(`http://shop.test:${shop.port}/`, { allow: [`shop.test:${shop.port}`] }, { resolve }, '- open: /leave')
    if (!('report' in done)) throw new Error(JSON.stringify(done))
    expect(shop.seen).toContain('/leave')
    expect(inside.seen).toEqual([])
    // The report says so.
    expect(JSON.stringify(done.report.open)).toContain(`http://127.0.0.1:${inside.port}`)
  })

  it('opens no address inside itself, and says that it could not be opened', async () => {
    const inside = await serving((_, response) => response.end('secret'))
    const done = await visited(`http://127.0.0.1:${inside.port}/`, {}, {})
    if (!('report' in done)) throw new Error(JSON.stringify(done))
    expect(done.report.findings).toMatchObject([{ kind: 'unreachable', level: 'error' }])
    expect(inside.seen).toEqual([])
  })

  it('ends with its time, and leaves no browser behind', async () => {
    const slow = await serving(() => undefined)
    const done = await visited(`http://127.0.0.1:${slow.port}/`, { allow: [`127.0.0.1:${slow.port}`], limitMs: 3000 }, {})
    expect(done).toEqual({ problem: 'timeout' })
  })

  it('says that the browser cannot be started', async () => {
    expect(await visited('http://shop.test/', { place: { ...place, program: '/nowhere/chromium' } }, {})).toEqual({ problem: 'browser' })
  })

  it('measures how fast a page is, and which hosts and tags it waits for', async () => {
    const busy = 'const end = performance.now() + 160; while (performance.now() < end);'
    const tags = await serving((_, response) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`${busy}/*${'x'.repeat(20_000)}*/`))
    const page = `<!doctype html><title>Shop</title><h1>Shop</h1><p>A text.</p><script>setTimeout(() => document.head.append(Object.assign(document.createElement('script'), { src: 'http://tags.test:${tags.port}/t.js' })), 300)</script>`
    const shop = await serving((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page))
    const html = {
      name: 'Old statistics',
      type: 'html',
      parameter: [{ type: 'TEMPLATE', key: 'html', value: `<script src="http://tags.test:${tags.port}/t.js"></script>` }],
    }
    const container = {
      exportFormatVersion: 2,
      containerVersion: {
        accountId: '1',
        containerId: '2',
        containerVersionId: '0',
        container: { accountId: '1', containerId: '2', name: 'Shop', publicId: 'GTM-SHOP1', usageContext: ['WEB'] },
        tag: [{ accountId: '1', containerId: '2', tagId: '1', ...html }],
      },
    }
    const run = await visitPage(
      { kind: 'measure', question: { url: `http://shop.test:${shop.port}/`, container: JSON.stringify(container) } },
      { place, allow: [`shop.test:${shop.port}`, `tags.test:${tags.port}`], limitMs: 80_000 },
      { resolve: async () => ['127.0.0.1'] },
    )
    if (!('lcp' in run)) throw new Error(JSON.stringify(run))
    expect(run).toMatchObject({ requests: expect.any(Number), hosts: [{ host: `tags.test:${tags.port}`, tags: ['Old statistics'], requests: 1 }] })
    expect(run.lcp).toBeGreaterThan(0)
    expect(run.tbt).toBeGreaterThan(60)
    expect(run.bytes).toBeGreaterThan(20_000)
    expect(run.hosts[0]?.blocking).toBeGreaterThan(60)
    expect(run.resources[0]).toMatchObject({ path: `http://tags.test:${tags.port}/t.js`, kind: 'script' })
  })

  it('runs in a thread, which tells of its limits and ends with the server', async () => {
    const shop = await serving((asked, response) =>
      asked.url === '/slow' ? undefined : response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Shop</h1>'),
    )
    const browser = openBrowser(place, [`127.0.0.1:${shop.port}`], 60_000)
    const question = { container: null, plan: null, journey: '' }
    const done = await browser.browserFor('main').check({ ...question, url: `http://127.0.0.1:${shop.port}/` })
    expect(done).toMatchObject({ report: { visits: [{ state: 'none' }] } })
    const waiting = browser.browserFor('main').check({ ...question, url: `http://127.0.0.1:${shop.port}/slow` })
    const stopped = waiting.then(
      () => 'a report',
      ({ message }: Error) => message,
    )
    while (!shop.seen.includes('/slow')) await new Promise((resolve) => setTimeout(resolve, 50))
    await browser.close()
    expect(await stopped).toBe('stopping')
  })
})
