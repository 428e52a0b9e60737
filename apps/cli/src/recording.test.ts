import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const [container, plan, har] = ['container.json', 'plan.json', 'visit.har'].map((name) => join(folder, name)) as [string, string, string]
const layer = join(folder, 'datalayer.json')
const order = { transaction_id: 'T1', value: 20, currency: 'EUR', items: [{ item_id: 'A', price: 20, quantity: 1 }] }
writeFileSync(layer, JSON.stringify([{ event: 'purchase', ecommerce: order }]))
beforeAll(async () => {
  await run('plan', '--goals', 'Track purchases', '--out', folder)
}, 120_000)

/** By its address: it is no part of this package. */
const pinned = async () => {
  const { pinnedBrowser } = (await import(new URL('../../../.storybook/browser.ts', import.meta.url).href)) as { pinnedBrowser: () => Promise<LaunchOptions> }
  return pinnedBrowser()
}

/** A page whose own code sends what a container would: the page view once, the purchase twice. */
const page = `<!doctype html><title>Shop</title><script>
  const send = (event, more) => fetch('/g/collect?v=2&tid=G-XXXXXXXXXX&cid=1.2&gcs=G111&dl=' + encodeURIComponent(location.href) + '&en=' + event + (more || ''), { method: 'POST', keepalive: true })
  send('page_view').then(() => send('purchase', '&ep.coupon=A')).then(() => send('purchase', '&ep.coupon=A')).then(() => send('cake_eaten', '&ep.by=a@b.example')).then(() => { document.title = 'done' })
</script>`

describe('a HAR of the pinned browser', () => {
  it('is read with its pages and hits', { timeout: 120_000 }, async () => {
    const server = createServer((request, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(request.url === '/' ? page : '')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const browser = await chromium.launch(await pinned())
    try {
      const context = await browser.newContext({ recordHar: { path: har } })
      const tab = await context.newPage()
      await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      await tab.waitForFunction("document.title === 'done'")
      await context.close()
    } finally {
      await browser.close()
      server.close()
    }
    const { code, out } = await run('recording', har, '--plan', plan, '--json')
    const report = JSON.parse(out) as { pages: number; rows: unknown[]; findings: { kind: string; event: string }[] }
    expect(code).toBe(1)
    expect(report.pages).toBe(1)
    expect(report.rows).toEqual([
      { vendor: 'gtag', event: 'page_view', expected: null, sent: 1, plan: 'automatic' },
      { vendor: 'gtag', event: 'purchase', expected: null, sent: 2, plan: 'planned' },
      { vendor: 'gtag', event: 'cake_eaten', expected: null, sent: 1, plan: 'unplanned' },
    ])
    const kinds = new Set(report.findings.map(({ kind, event }) => `${kind} ${event}`))
    expect([...kinds]).toEqual(['doubled purchase', 'parameter purchase', 'personal cake_eaten', 'unplanned cake_eaten'])
  })
})

describe('messages of a data layer', () => {
  it('say what the container sends, and become a test that it passes', { timeout: 120_000 }, async () => {
    for (const name of ['visit.json', 'visit.yaml']) {
      const saved = join(folder, name)
      const { code, out } = await run('recording', layer, '--container', container, '--url', 'https://shop.example/', '--save', saved)
      expect(code).toBe(0)
      expect(out).toContain('The recording holds no requests')
      expect(await run('test', container, saved)).toMatchObject({
        code: 0,
        out: `${saved}: 1 passed, 0 failed\n`.replace(/^/, 'passed  The visit of datalayer.json\n'),
      })
    }
    const saved = readFileSync(join(folder, 'visit.json'), 'utf8')
    expect(saved).toContain('"https://shop.example/"')
    expect(saved).toContain('"GA4 - purchase"')
  })

  it.each<[string, string[], string]>([
    ['no recording', [], 'No recording was named'],
    ['two recordings', [layer, layer, '--plan', 'p'], 'One recording is read at a time'],
    ['nothing to compare with', [layer], 'There is nothing to hold the recording against'],
    ['an address that is none', [layer, '--plan', 'p', '--url', 'x'], "--url cannot be 'x'"],
    ['a test of another form', [layer, '--container', 'c', '--save', 'x.txt'], "--save cannot be 'x.txt'"],
    ['a test without a container', [layer, '--plan', 'p', '--save', 'x.json'], 'name the container with --container'],
    ['a broken file', [join(import.meta.dirname, 'recording.ts'), '--plan', 'p'], 'recording.ts:1:1: The JSON breaks off'],
  ])('are refused with one sentence: %s', async (_, args, says) => {
    const { code, error } = await run('recording', ...args)
    expect(code).toBe(2)
    expect(error).toContain(says)
    expect(error).toMatch(/^[^\n]+\n$/)
  })
})
