import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pinnedBrowser } from '../../.storybook/browser.ts'
import { root } from '../files.ts'
import { emptyFolder, installed } from './artefact.ts'
import { standInServer } from './collector.testing.ts'

const folder = emptyFolder()
const { came, site, names } = standInServer()

beforeAll(async () => {
  await installed('packages/browser', folder)
  // The app's own, which a network would bring.
  for (const name of ['react', 'react-dom', 'scheduler']) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction')
})

async function bundled(source: string): Promise<string> {
  const input = join(folder, 'entry.js')
  writeFileSync(input, source)
  const bundle = await rolldown({ input, platform: 'browser', transform: { define: { 'process.env.NODE_ENV': '"development"' } } })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return output[0].code
}

describe('@tagmason/browser', () => {
  it('is at most 2 KB after gzip', async () => {
    const code = await bundled(`export { createTagmason } from '@tagmason/browser'`)
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(2048)
  })

  it('does nothing where there is no page', async () => {
    const { createTagmason } = (await import(join(folder, 'node_modules/@tagmason/browser/lib/index.js'))) as {
      createTagmason: (given: object) => { track(name: string): void }
    }
    createTagmason({ key: 'k', server: site.address }).track('purchase')
  })

  describe('in a page', () => {
    let page: Page
    let end: () => Promise<void>
    beforeAll(async () => {
      const code = await bundled(
        `import { createTagmason } from '@tagmason/browser'\nglobalThis.start = (given) => (globalThis.client = createTagmason(given))`,
      )
      const { executablePath, env, args } = await pinnedBrowser()
      const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), env, args })
      page = await (await browser.newContext()).newPage()
      site.html = `<title>Shop</title><script type="module">${code}</script>`
      end = () => browser.close()
    })
    afterAll(() => end())

    const waitsIn = (tab: Page) => () => tab.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('_tagmason_waiting')).length`)
    const open = async (given: object) => {
      await page.goto(site.address)
      await page.evaluate(`void start(${JSON.stringify({ key: 'atk_site_x', server: site.address, ...given })})`)
    }

    it('tells of pages, also of a single-page app, and of events with what they bring', async () => {
      came.length = 0
      await open({})
      await page.evaluate(`history.pushState({}, '', '/cart')`)
      await page.evaluate(`client.track('purchase', { value: 20 })`)
      await expect.poll(() => names().sort(), { timeout: 10_000 }).toEqual(['page_view', 'page_view', 'purchase'])
      expect(came[0]).toMatchObject({ path: '/t', body: { key: 'atk_site_x' } })
      expect(came.flatMap(({ body }) => body.events).find(({ name }) => name === 'purchase')).toMatchObject({ params: { value: 20 } })
      expect(await page.evaluate('localStorage.length')).toBe(0)
    })

    it('sends nothing before consent, and what was looked at after it, with an id', async () => {
      came.length = 0
      await open({ consent: 'denied' })
      await page.evaluate(`client.track('early')`)
      await new Promise((resolve) => setTimeout(resolve, 800))
      expect(names()).toEqual([])
      await page.evaluate(`client.consent('granted')`)
      await expect.poll(names, { timeout: 10_000 }).toEqual(['page_view'])
      expect(came[0]?.body.events[0]?.clientId).toMatch(/\w{10}/)
      await page.evaluate(`client.consent('none')`)
      expect(await page.evaluate('localStorage.length')).toBe(0)
    })

    it('keeps events while offline, sends them from the next page, and once', async () => {
      came.length = 0
      await open({ consent: 'granted', auto: false })
      await page.evaluate(`Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })`)
      await page.evaluate(`client.track('offline'); dispatchEvent(new Event('offline'))`)
      expect(
        await page.evaluate(`Object.values(localStorage).filter((text) => text.startsWith('[')).flatMap((text) => JSON.parse(text)).map(({ name }) => name)`),
      ).toEqual(['offline'])
      await open({ consent: 'granted', auto: false })
      await expect.poll(names, { timeout: 10_000 }).toEqual(['offline'])
      await expect.poll(waitsIn(page), { timeout: 10_000 }).toBe(0)
    })

    it('loses nothing of two tabs that go while offline, and sends what a living tab keeps once', async () => {
      came.length = 0
      const other = await page.context().newPage()
      const offline = `Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })`
      const given = JSON.stringify({ key: 'atk_site_x', server: site.address, consent: 'granted', auto: false })
      await page.evaluate('localStorage.clear()')
      for (const [tab, name] of [
        [page, 'first'],
        [other, 'second'],
      ] as const) {
        // Nothing of it comes through, as without a network.
        await tab.route('**/t', (route) => route.abort())
        await tab.goto(site.address)
        await tab.evaluate(`void start(${given})`)
        await tab.evaluate(`${offline}; client.track('${name}'); dispatchEvent(new Event('offline'))`)
      }
      expect(await waitsIn(page)()).toBe(2)
      // The second tab lives and keeps its own; a third one takes nothing of it.
      const third = await page.context().newPage()
      await third.goto(site.address)
      await third.evaluate(`void start(${given})`)
      await third.evaluate(`client.track('third')`)
      await expect.poll(names, { timeout: 10_000 }).toContain('third')
      expect(names()).toEqual(['third'])
      // Both offline tabs go, and so does the third: a later page finds what they kept.
      await other.close()
      await third.close()
      await page.unroute('**/t')
      await open({ consent: 'granted', auto: false })
      await expect.poll(() => names().sort(), { timeout: 10_000 }).toEqual(['first', 'second', 'third'])
      await expect.poll(waitsIn(page), { timeout: 10_000 }).toBe(0)
      const ids = came.flatMap(({ body }) => body.events.map(({ eventId }) => eventId))
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('forgets what every tab kept when the visitor says no', async () => {
      await page.evaluate(`localStorage.setItem('_tagmason_waiting0.5', '[]'); localStorage.setItem('basket', '1')`)
      await open({ consent: 'granted', auto: false })
      await page.evaluate(`localStorage.setItem('_tagmason_waiting0.7', '[]'); client.consent('denied')`)
      expect(await page.evaluate(`Object.keys(localStorage)`)).toEqual(['basket'])
      await page.evaluate('localStorage.clear()')
    })

    it('tells by the hook for React, once also where React shows a component twice', async () => {
      came.length = 0
      const code = await bundled(`import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createTagmason } from '@tagmason/browser'
import { TagmasonProvider, useTagmason, useTrackOnce } from '@tagmason/browser/react'
function Buy() {
  const { track } = useTagmason()
  useTrackOnce('view_item', { id: 1 })
  return createElement('button', { onClick: () => track('purchase', { value: 20 }) }, 'Buy')
}
const client = createTagmason({ key: 'atk_site_x', server: '${site.address}', auto: false })
createRoot(document.body.appendChild(document.createElement('main'))).render(createElement(StrictMode, null, createElement(TagmasonProvider, { client }, createElement(Buy))))`)
      await page.goto(site.address)
      await page.addScriptTag({ type: 'module', content: code })
      await page.getByRole('button', { name: 'Buy' }).click()
      await expect.poll(names, { timeout: 10_000 }).toEqual(['view_item', 'purchase'])
    })

    it('keeps nothing of what waits without consent', async () => {
      await open({ consent: 'none', auto: false })
      await page.evaluate(`Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })`)
      await page.evaluate(`localStorage.clear(); client.track('offline'); dispatchEvent(new Event('offline'))`)
      expect(await page.evaluate('localStorage.length')).toBe(0)
    })
  })
})
