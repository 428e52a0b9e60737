import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
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
  expect(report.pages).toHaveLength(7)
  expect(report.findings.map(({ kind, page }) => `${kind} ${page.replace(origin, '')}`)).toEqual([
    'lacks /lacks',
    'other /other',
    'twice /twice',
    'unreachable /gone',
    'hardCoded /own',
  ])
})

/** A site of its own: what it answers by path, and the address at which it does. */
async function site(
  answers: (origin: string) => Readonly<Record<string, string | Buffer | { status: number; to: string }>>,
): Promise<{ origin: string; asked: string[]; close: () => void }> {
  const seen: string[] = []
  const own = createServer((request, response) => {
    const path = request.url ?? '/'
    seen.push(path)
    const answer = answers(at)[path]
    if (typeof answer === 'object' && 'to' in answer) return response.writeHead(answer.status, { Location: answer.to }).end()
    const type = /\.(?:xml|txt|gz)$/.test(path) ? 'application/octet-stream' : 'text/html'
    return response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': type }).end(answer)
  })
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done))
  const at = `http://127.0.0.1:${(own.address() as AddressInfo).port}`
  return { origin: at, asked: seen, close: () => own.close() }
}
const urls = (tag: string, ...all: string[]) => `<${tag}>${all.map((each) => `<url><loc>${each}</loc></url>`).join('')}</${tag}>`
const found = async (origin: string, ...more: string[]) => {
  const { code, out } = await run('crawl', origin, '--json', ...more)
  const report = JSON.parse(out) as { pages: { url: string }[]; findings: { kind: string; page: string }[] }
  return {
    code,
    pages: report.pages.map(({ url }) => url.replace(origin, '')).toSorted(),
    findings: report.findings.map(({ kind, page }) => `${kind} ${page.replace(origin, '')}`),
  }
}

it('reads indexes, packed and relative sitemaps, those of a live site at its copy, and each of them once', { timeout: 120_000 }, async () => {
  const {
    origin: at,
    asked,
    close,
  } = await site((own) => ({
    '/robots.txt': 'Sitemap: /maps/index.xml\nUser-agent: *\nDisallow: /',
    '/maps/index.xml': urls('sitemapindex', 'packed.xml.gz', `${own}/maps/index.xml`, 'live.xml', 'none.xml'),
    '/maps/packed.xml.gz': gzipSync(urls('urlset', '../shop/a', '<![CDATA[/shop/b?x=1&y=2]]>')),
    '/maps/live.xml': `<!-- ${urls('urlset', '/commented')} -->${urls('urlset', 'https://www.shop.example/shop/c')}`,
    '/': `${good}<a href=/closed>x</a>`,
    '/shop/a': good,
    '/shop/b?x=1&y=2': good,
    '/shop/c': '<p>x</p>',
    '/closed': '<p>x</p>',
  }))
  expect(await found(at)).toEqual({ code: 1, pages: ['/', '/shop/a', '/shop/b?x=1&y=2', '/shop/c'], findings: ['lacks /shop/c'] })
  expect(asked.filter((path) => path === '/maps/index.xml')).toHaveLength(1)
  expect(asked).not.toContain('/closed')
  close()
})

it('follows links without quotes and from a base, and tells of loops and of each page once', { timeout: 120_000 }, async () => {
  const { origin: at, close } = await site(() => ({
    '/robots.txt': 'User-agent: *\nDisallow: /cart\nAllow: /cart/help$\n\nUser-agent: other\nDisallow: /',
    '/': `<base href="/en/">${good}<a href=a>x</a><a href='/loop'>x</a><a href=/one>x</a><a href=/two>x</a><a href="/cart/help">x</a><a href="/cart/add">x</a>`,
    '/en/a': good,
    '/loop': { status: 302, to: '/loop' },
    '/one': { status: 301, to: '/end' },
    '/two': { status: 301, to: '/end' },
    '/end': '<p>x</p>',
    '/cart/help': good,
    '/cart/add': good,
  }))
  expect(await found(at)).toEqual({ code: 1, pages: ['/', '/cart/help', '/en/a', '/end', '/loop'], findings: ['unreachable /loop', 'lacks /end'] })
  close()
})

it('refuses a site that is elsewhere, or has no page', { timeout: 120_000 }, async () => {
  const elsewhere = await site(() => ({ '/': { status: 301, to: `${origin}/` }, '/data.json': '' }))
  expect((await run('crawl', elsewhere.origin)).error).toBe(`${elsewhere.origin}/ sends visitors to ${origin}/, which is another site: name that one.\n`)
  elsewhere.close()
  const round = await site((own) => ({ '/': { status: 302, to: `${own.replace('127.0.0.1', 'localhost')}/` } }))
  expect((await run('crawl', round.origin)).error).toContain('which is another site')
  round.close()
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
