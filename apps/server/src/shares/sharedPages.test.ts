import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLink, testShares } from './shares.testing.ts'

let house: Awaited<ReturnType<typeof testShares>>
const day = 86_400_000
const password = 'for-the-board-only'

beforeAll(async () => {
  house = await testShares()
  for (const name of ['Shop', 'Blog'])
    await house.as('analytics-dashboard').act('projects.create', { name, website: `${name}.example`, timeZone: 'Europe/Madrid' })
})
beforeEach(() => house.records.pool.query('DELETE FROM attempts'))
afterAll(() => house.close())

const open = (token: string, more: Parameters<typeof openLink>[2] = {}) => openLink(house.app, token, more)
const page = (token: string, headers: Record<string, string> = {}) => house.app.request(`/share/${token}`, { headers: { Accept: 'text/html', ...headers } })

describe('the link of a share', () => {
  it('leads to this server and opens without a member, as often as it is opened (REP-SHARE-10-B, DATA-SHARE-01-B)', async () => {
    const { id, link, token } = await house.share('shop')
    expect(link).toBe(`https://tagmason.example.org/share/${token}`)
    const { status, json } = await open(token)
    expect([status, json.name, json.timeZone, json.content?.kind]).toEqual([200, 'Executive Summary', 'Europe/Madrid', 'report'])
    await open(token)
    expect(await house.views(id)).toBe(2)
    const { visits } = await house.as('shop').read('shares.details', { id })
    expect(visits).toHaveLength(2)
  })

  it('asks for its password, and after ten wrong ones from one address it waits', async () => {
    const { id, token } = await house.share('shop', { password })
    expect(await open(token)).toMatchObject({ status: 401, json: { code: 'passwordNeeded' } })
    for (let tries = 0; tries < 9; tries++) expect((await open(token, { password: 'wrong one', from: '203.0.113.7' })).json.code).toBe('passwordWrong')
    // The right one is given back: it costs no try.
    for (let tries = 0; tries < 3; tries++) expect((await open(token, { password, from: '203.0.113.7' })).status).toBe(200)
    expect(await open(token, { password: 'wrong one', from: '203.0.113.7' })).toMatchObject({ status: 401 })
    const waits = await open(token, { password, from: '203.0.113.7' })
    expect([waits.status, waits.json.code, Number(waits.headers.get('Retry-After')) > 0]).toEqual([429, 'tooMany', true])
    // Nobody else waits with them, and other links open.
    expect((await open(token, { password })).status).toBe(200)
    expect((await open((await house.share('shop')).token, { from: '203.0.113.7' })).status).toBe(200)
    expect(await house.views(id)).toBe(4)
  }, 60_000)

  it('may not be guessed from many addresses', async () => {
    const { token } = await house.share('shop', { password })
    const wrong = async () => (await open(token, { password: 'wrong one' })).json.code
    expect(await wrong()).toBe('passwordWrong')
    await house.records.pool.query("UPDATE attempts SET points = 99 WHERE key LIKE 'sharePasswordByLink%'")
    expect([await wrong(), await wrong()]).toEqual(['passwordWrong', 'tooMany'])
  })

  it('is opened 600 times in a quarter of an hour from one address at most', async () => {
    const { token } = await house.share('shop')
    await open(token, { from: '203.0.113.8' })
    await house.records.pool.query("UPDATE attempts SET points = 600 WHERE key LIKE 'shareByAddress%'")
    expect((await open(token, { from: '203.0.113.8' })).json.code).toBe('tooMany')
  })

  it('ends with 410, and is 404 before its beginning, while it is paused, and after it was revoked', async () => {
    const { id, token } = await house.share('shop', { validUntil: new Date(Date.now() + day).toISOString() })
    const shop = house.as('shop')
    const unknown = { status: 404, json: { code: 'unknown' } }
    await shop.act('shares.setStatus', { id, status: 'paused' })
    expect(await open(token)).toMatchObject(unknown)
    expect((await page(token)).status).toBe(404)
    await shop.act('shares.setStatus', { id, status: 'active' })
    expect((await open(token)).status).toBe(200)
    house.clock.now = () => new Date(Date.now() + 2 * day)
    expect(await open(token)).toMatchObject({ status: 410, json: { code: 'ended' } })
    expect((await page(token)).status).toBe(410)
    house.clock.now = () => new Date()
    await shop.act('shares.revoke', { id })
    expect(await open(token)).toMatchObject(unknown)
    expect(await open('made-up')).toMatchObject(unknown)
    const later = await house.share('shop', { validFrom: new Date(Date.now() + day).toISOString() })
    expect(await open(later.token)).toMatchObject(unknown)
  })

  it('is for members where the team has it or it may be edited (REP-SHARE-14-B)', async () => {
    const { token } = await house.share('shop', { audience: 'people', people: ['ana@example.com'], accessType: 'Edit' })
    expect(await open(token)).toMatchObject({ status: 403, json: { code: 'members' } })
  })

  it.each([
    ['no JSON', 'token'],
    ['no token', '{}'],
    ['an empty token', '{"token":""}'],
    ['a password that is too long', JSON.stringify({ token: 'x', password: 'x'.repeat(201) })],
  ])('is refused with %s', async (_, body) => {
    const response = await house.app.request('/api/share', { method: 'POST', body })
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([422, 'invalid'])
  })

  it('takes no more than 5 kB', async () =>
    expect((await house.app.request('/api/share', { method: 'POST', body: 'x'.repeat(6000), headers: { 'Content-Length': '6000' } })).status).toBe(413))
})

describe('the page of a share', () => {
  it('is the web app, kept by nobody, listed by nobody, in nobody’s frame, and knows no session (GEN-ROUTE-02-B)', async () => {
    const { token } = await house.share('shop')
    for (const response of [await page(token, { Cookie: 'session=somebody' }), await page('made-up')]) {
      expect(await response.text()).toContain('<title>Tagmason</title>')
      const { headers } = response
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('X-Robots-Tag')).toBe('noindex')
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('X-Frame-Options')).toBe('DENY')
      expect(headers.getSetCookie()).toEqual([])
    }
    const { headers } = await open(token, { headers: { Cookie: 'session=somebody' } })
    expect([headers.get('Cache-Control'), headers.get('Referrer-Policy'), headers.get('X-Robots-Tag'), headers.getSetCookie()]).toEqual([
      'no-store',
      'no-referrer',
      'noindex',
      [],
    ])
    // No other page got any of it.
    const other = (await house.app.request('/reports/share', { headers: { Accept: 'text/html' } })).headers
    expect([other.get('X-Robots-Tag'), other.get('Referrer-Policy')]).toEqual([null, 'strict-origin-when-cross-origin'])
  })

  it('stands in frames of listed sites, by https, where it was made for that; opening the page alone counts nothing (REP-SHARE-06-B)', async () => {
    const shop = house.as('shop')
    await shop.act('shares.setOption', { id: 'embed-code', enabled: true, sites: ['shop.example', 'www.blog.example'] })
    const [plain, embedded] = [await house.share('shop'), await house.share('shop', { embed: true })]
    const policy = async (token: string) => {
      const { headers } = await page(token)
      return [/frame-ancestors ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1], headers.get('X-Frame-Options')]
    }
    expect(await policy(embedded.token)).toEqual(['https://shop.example https://www.blog.example', null])
    expect(await policy(plain.token)).toEqual(["'none'", 'DENY'])
    await shop.act('shares.setOption', { id: 'embed-code', enabled: true, sites: [] })
    expect(await policy(embedded.token)).toEqual(["'none'", 'DENY'])
    await shop.act('shares.setOption', { id: 'embed-code', enabled: false })
    expect(await policy(embedded.token)).toEqual(["'none'", 'DENY'])
    expect([(await page(embedded.token)).status, await house.views(embedded.id)]).toEqual([404, 0])
  })
})

describe('a link', () => {
  it('gives the report of its own project and account, and opens nothing else', async () => {
    await house.records.create('other')
    const other = house.as('analytics-dashboard', 'other')
    await other.act('projects.create', { name: 'Elsewhere', website: 'elsewhere.example', timeZone: 'Asia/Tokyo' })
    const mine = await house.share('blog')
    const theirs = await house.share('elsewhere', {}, 'other')
    expect((await open(mine.token)).json).toMatchObject({ timeZone: 'Europe/Madrid' })
    expect((await open(theirs.token)).json).toMatchObject({ timeZone: 'Asia/Tokyo' })
    expect((await house.records.of('other').get('shares', theirs.id))?.views).toBe(1)
    expect(Object.keys((await open(mine.token)).json).toSorted()).toEqual(['at', 'brand', 'content', 'name', 'timeZone'])
    for (const path of ['/api/read/session.get', '/api/read/shares.list', '/api/read/reports.list']) {
      const bearer = { Authorization: `Bearer ${mine.token}`, Cookie: `token=${mine.token}`, 'Sec-Fetch-Site': 'same-origin' }
      expect((await house.app.request(`${path}?token=${mine.token}`, { headers: bearer })).status).toBe(401)
    }
    // What the sample shows under known tokens opens in no account.
    for (const { token } of (await house.records.of('main').list('shares')).values())
      if (token !== null && token.length === 10) expect((await open(token)).status).toBe(404)
  })
})
