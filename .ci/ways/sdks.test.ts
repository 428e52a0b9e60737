import { spawn } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pinnedBrowser } from '../../.storybook/browser.ts'
import { root } from '../files.ts'
import { called, emptyFolder, filesBelow, install, npmRun, packed } from './artefact.ts'

const folder = emptyFolder()

interface Sent {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: {
    readonly key?: string
    readonly events: readonly { name: string; eventId: string; clientId?: string; params?: object; page?: { url: string } }[]
  }
}
/** What came to the stand-in of the server, and what it answers to the next requests; 202 when nothing is left. */
const came: Sent[] = []
const answers: { status: number; headers?: Record<string, string> }[] = []
/** The page of a site, which lies beside it: browsers let no page of elsewhere reach this machine. */
let html = ''
const collector = createServer(async (request, response) => {
  if (request.method === 'GET') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(html)
  let body = ''
  for await (const part of request) body += String(part)
  const { status, headers = {} } = answers.shift() ?? { status: 202 }
  if (status === 202) came.push({ path: request.url ?? '', authorization: request.headers.authorization, body: JSON.parse(body) as Sent['body'] })
  response.writeHead(status, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json', ...headers }).end('{}')
})
let server = ''
const names = () => came.flatMap(({ body }) => body.events.map(({ name }) => name))

beforeAll(async () => {
  for (const workspace of ['packages/browser', 'packages/node']) {
    npmRun('build', workspace)
    install(packed(`${workspace}/dist/package`, folder), folder)
  }
  // The app's own, which a network would bring.
  for (const name of ['react', 'react-dom', 'scheduler']) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction')
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  server = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterAll(() => void collector.close())

async function bundled(source: string): Promise<string> {
  const input = join(folder, 'entry.js')
  writeFileSync(input, source)
  const bundle = await rolldown({ input, platform: 'browser', transform: { define: { 'process.env.NODE_ENV': '"development"' } } })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return output[0].code
}

describe('both packages', () => {
  it.each(['browser', 'node'])('@tagmason/%s is small and depends on nothing', (name) => {
    const home = join(folder, 'node_modules/@tagmason', name)
    expect(filesBelow(home).reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(15_000)
    expect(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies')
  })

  it('have types that take the events that tagmason types writes of a plan, and find what the plan does not have', async () => {
    // As `tagmason types` writes it (packages/tracking/src/typed).
    writeFileSync(
      join(folder, 'events.d.ts'),
      `export interface TrackingEvents {\n  readonly "purchase": {\n    readonly "value": number\n  }\n  readonly "sign_up": {\n  }\n}\n`,
    )
    writeFileSync(
      join(folder, 'use.ts'),
      `import { createTagmason } from '@tagmason/browser'
import { createTagmason as ofServer } from '@tagmason/node'
import type { TrackingEvents } from './events'
const page = createTagmason<TrackingEvents>({ key: 'atk_site_x', server: 'https://stats.shop.example', consent: 'granted' })
page.track('purchase', { value: 20 })
page.track('sign_up')
const process = ofServer<TrackingEvents>({ key: 'atk_live_x', server: 'https://stats.shop.example' })
process.track('purchase', { value: 20 }, { clientId: 'c-1' })
export const left: Promise<number> = process.close()
// @ts-expect-error The plan has no event of this name.
page.track('buy', { value: 20 })
// @ts-expect-error The value is a number.
page.track('purchase', { value: '20' })
// @ts-expect-error A purchase brings its value.
page.track('purchase')
// @ts-expect-error The plan has no event of this name.
process.track('buy', {}, {})
`,
    )
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2023',
      '--lib',
      'es2023,dom',
      '--types',
      '',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--skipLibCheck',
      'false',
    ]
    expect(await called(process.execPath, [tsc, ...options, 'use.ts'], folder)).toEqual({ code: 0, out: '', error: '' })
  })
})

describe('@tagmason/browser', () => {
  it('is at most 2 KB after gzip', async () => {
    const code = await bundled(`export { createTagmason } from '@tagmason/browser'`)
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(2048)
  })

  it('does nothing where there is no page', async () => {
    const { createTagmason } = (await import(join(folder, 'node_modules/@tagmason/browser/lib/index.js'))) as {
      createTagmason: (given: object) => { track(name: string): void }
    }
    createTagmason({ key: 'k', server }).track('purchase')
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
      html = `<title>Shop</title><script type="module">${code}</script>`
      end = () => browser.close()
    })
    afterAll(() => end())

    const waitsIn = (tab: Page) => () => tab.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('_tagmason_waiting')).length`)
    const open = async (given: object) => {
      await page.goto(server)
      await page.evaluate(`void start(${JSON.stringify({ key: 'atk_site_x', server, ...given })})`)
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
      const given = JSON.stringify({ key: 'atk_site_x', server, consent: 'granted', auto: false })
      await page.evaluate('localStorage.clear()')
      for (const [tab, name] of [
        [page, 'first'],
        [other, 'second'],
      ] as const) {
        // Nothing of it comes through, as without a network.
        await tab.route('**/t', (route) => route.abort())
        await tab.goto(server)
        await tab.evaluate(`void start(${given})`)
        await tab.evaluate(`${offline}; client.track('${name}'); dispatchEvent(new Event('offline'))`)
      }
      expect(await waitsIn(page)()).toBe(2)
      // The second tab lives and keeps its own; a third one takes nothing of it.
      const third = await page.context().newPage()
      await third.goto(server)
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
const client = createTagmason({ key: 'atk_site_x', server: '${server}', auto: false })
createRoot(document.body.appendChild(document.createElement('main'))).render(createElement(StrictMode, null, createElement(TagmasonProvider, { client }, createElement(Buy))))`)
      await page.goto(server)
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

describe('@tagmason/node', () => {
  const run = async (lines: string) => {
    writeFileSync(join(folder, 'run.mjs'), `import { createTagmason } from '@tagmason/node'\nconst server = '${server}'\n${lines}`)
    const child = spawn(process.execPath, ['run.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    let out = ''
    child.stdout.on('data', (part: Buffer) => (out += String(part)))
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    return { code, out }
  }

  it('sends what waits when the process runs out of work, in batches', async () => {
    came.length = 0
    expect(
      await run(
        `const client = createTagmason({ key: 'atk_live_x', server, batch: 20 })\nfor (let n = 0; n < 50; n++) client.track('order', { n }, { clientId: 'c-' + n })`,
      ),
    ).toMatchObject({ code: 0 })
    expect(came.map(({ body }) => body.events.length)).toEqual([20, 20, 10])
    expect(came[0]).toMatchObject({ path: '/api/v1/events', authorization: 'Bearer atk_live_x' })
    expect(new Set(came.flatMap(({ body }) => body.events.map(({ eventId }) => eventId))).size).toBe(50)
  })

  it('sends again after 503 and 429, with the same ids, and waits as long as the server says', async () => {
    came.length = 0
    answers.push({ status: 503 }, { status: 429, headers: { 'Retry-After': '1' } })
    const started = Date.now()
    expect(
      await run(`const client = createTagmason({ key: 'k', server })\nclient.track('order', {}, { userId: 'u' })\nconsole.log(await client.close())`),
    ).toEqual({ code: 0, out: '0\n' })
    expect(names()).toEqual(['order'])
    expect(Date.now() - started).toBeGreaterThan(1500)
  })

  it('says what the server refused, and what is left when time is over', async () => {
    came.length = 0
    answers.push({ status: 401 })
    const refused = await run(
      `const client = createTagmason({ key: 'k', server, onDropped: (events, why) => console.log(events.length, why) })\nclient.track('order', {}, {})\nawait client.flush()`,
    )
    expect(refused.out).toMatch(/^1 the server refused them with 401/)
    answers.push(...Array.from({ length: 20 }, () => ({ status: 503 })))
    expect((await run(`const client = createTagmason({ key: 'k', server })\nclient.track('order', {}, {})\nconsole.log(await client.close(300))`)).out).toBe(
      '1\n',
    )
    answers.length = 0
  })
})
