import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from './run.testing.ts'

const gtm = (id: string) => `<script>w[l].push({'gtm.start':1});j.src='/gtm.js?id=${id}'</script>`
const good = gtm('GTM-AAAA1')
const pages: Readonly<Record<string, string>> = {
  '/': `${good}<a href="/linked">x</a><a href="https://elsewhere.example/">y</a><a href="/file.pdf">z</a>`,
  '/linked': good,
  '/lacks': '<p>x</p>',
  '/other': gtm('GTM-BBBB2'),
  '/twice': good + good,
  '/own': `${good}<script>gtag('event', 'sign_up')</script>`,
}
let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://a.example')
    if (pathname === '/sitemap.xml') {
      const all = ['/', '/lacks', '/other', '/twice', '/own', '/gone', '/away', '/moved']
      return response.end(`<urlset>${all.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`)
    }
    if (pathname === '/away') return response.writeHead(302, { Location: 'https://elsewhere.example/' }).end()
    if (pathname === '/moved') return response.writeHead(301, { Location: '/linked' }).end()
    const html = pages[pathname]
    return response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html' }).end(html)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it('finds every planted fault, and none that is not there', { timeout: 120_000 }, async () => {
  const { code, out } = await run('crawl', origin, '--json')
  const report = JSON.parse(out) as { container: string; pages: unknown[]; findings: { kind: string; page: string }[] }
  expect(code).toBe(1)
  expect(report.container).toBe('GTM-AAAA1')
  expect(report.pages).toHaveLength(8)
  expect(report.findings.map(({ kind, page }) => `${kind} ${page.replace(origin, '')}`)).toEqual([
    'lacks /lacks',
    'other /other',
    'twice /twice',
    'unreachable /gone',
    'hardCoded /own',
  ])
})

it('stops after as many pages as are asked for', async () => {
  expect(await run('crawl', origin, '--pages', '1')).toEqual({ code: 0, out: `${origin}: 1 pages, GTM-AAAA1; 0 errors, 0 warnings\n`, error: '' })
})

it.each<[string, string[], string]>([
  ['no site', [], 'No site was named'],
  ['two sites', ['https://a.example', 'https://b.example'], 'One site is read at a time'],
  ['a site that is no address', ['shop.example'], "'shop.example' is no address"],
  ['no number of pages', ['https://a.example', '--pages', '0'], "--pages cannot be '0'"],
  ['an id that is none', ['https://a.example', '--id', 'G-1'], "--id cannot be 'G-1'"],
])('refuses %s with one sentence', async (_, args, says) => {
  const { code, error } = await run('crawl', ...args)
  expect(code).toBe(2)
  expect(error).toContain(says)
  expect(error).toMatch(/^[^\n]+\n$/)
})
