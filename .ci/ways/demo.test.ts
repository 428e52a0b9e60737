import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pinnedBrowser } from '../../.storybook/browser.ts'
import { root } from '../files.ts'
import { emptyFolder } from './artefact.ts'

const base = '/tagmason/'
const folder = join(emptyFolder(), 'site')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** A host of static files as plain as there are: files, index.html of folders, and 404.html with 404 for everything else. */
const host = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host')
  const path = pathname.startsWith(base) ? join(folder, normalize(pathname.slice(base.length))) : ''
  const file = [path, join(path, 'index.html')].find((each) => path !== '' && existsSync(each) && statSync(each).isFile())
  const sent = file ?? join(folder, '404.html')
  response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': types[extname(sent)] ?? 'application/octet-stream' }).end(readFileSync(sent))
})
let browser: Browser
let page: Page
let origin = ''
const faults: string[] = []

beforeAll(async () => {
  execFileSync('npm', ['run', '--silent', 'build:demo', '--', '--base', base, '--out', folder], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const { executablePath, env, args } = await pinnedBrowser()
  browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), env, args })
  page = await browser.newPage()
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) faults.push(`asks ${request.url()}`)
  })
}, 900_000)
afterAll(async () => {
  await browser.close()
  host.close()
})

describe('the static demo, under a path of a host', () => {
  it('opens a deep link, acts, and goes on inside of the path', async () => {
    await page.goto(`${origin}${base}automation/workflows`)
    await page.getByRole('heading', { level: 1, name: 'Workflow Automation' }).waitFor()
    await page.goto(`${origin}${base}setup/natural-language`)
    await page.getByRole('textbox').first().fill('Track newsletter sign-ups and purchases over $50')
    await page
      .getByRole('button', { name: /Generate/ })
      .first()
      .click()
    await page.getByText('purchase').first().waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(base)
    expect(faults).toEqual([])
  })

  it('has a file for every page, for hosts that find it without its ending', () => {
    for (const path of ['reports/export.html', 'learning/docs.html', '404.html'])
      expect(readFileSync(join(folder, path), 'utf8')).toBe(readFileSync(join(folder, 'index.html'), 'utf8'))
  })

  it('opens a story of Storybook', async () => {
    await page.goto(`${origin}${base}storybook/iframe.html?id=primitives-badge--matrix&viewMode=story`)
    await page.locator('#storybook-root > *').first().waitFor({ timeout: 60_000 })
    await page.goto(`${origin}${base}storybook/`)
    await page.getByText('Primitives', { exact: true }).first().waitFor({ timeout: 60_000 })
  })

  it('opens the documentation, whose links lead to articles and into the product', async () => {
    await page.goto(`${origin}${base}docs/`)
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor()
    for (const href of await page.locator('main a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname)))
      expect([href, existsSync(join(folder, href.slice(base.length)))]).toEqual([href, true])
    await page.getByRole('link', { name: 'Read a container export' }).click()
    await page.getByRole('heading', { level: 1, name: 'Read a container export' }).waitFor()
    await page.getByRole('link', { name: 'The product' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(faults).toEqual([])
  })
})
