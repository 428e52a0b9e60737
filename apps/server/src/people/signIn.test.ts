import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password, testEntrance } from './people.testing.ts'
import { setupLink } from './setupLink.ts'

let house: Awaited<ReturnType<typeof testEntrance>>
beforeAll(async () => {
  house = await testEntrance({ HOST: '0.0.0.0', TAGMASON_PROXIES: '1' })
})
afterAll(() => house.close())

const ada = 'ada@example.org'

describe('signing in', () => {
  it('begins with the link that the server shows at its start', async () => {
    const browser = house.browser()
    expect(await (await browser.send('/api/auth/state')).json()).toEqual({
      mode: 'sign-in',
      signedIn: false,
      setup: true,
      brand: {},
      passwordMinLength: 12,
      mails: false,
    })
    const first = (await setupLink(house, 'http://here'))?.split('=')[1] ?? ''
    const link = (await setupLink(house, 'http://here')) ?? ''
    const owner = { firstName: 'Ada', lastName: 'Byron', email: ada, password }
    expect(await browser.post('/api/auth/setup', { ...owner, token: first })).toMatchObject({ status: 410, code: 'expired' })
    const token = link.split('=')[1] ?? ''
    expect(await browser.post('/api/auth/setup', { ...owner, token, password: 'short' })).toMatchObject({
      status: 422,
      issues: [{ path: 'password', message: 'short' }],
    })
    expect(await browser.post('/api/auth/setup', { ...owner, token })).toMatchObject({ status: 204 })
    expect(await browser.post('/api/auth/setup', { ...owner, token })).toMatchObject({ status: 410 })
    expect(await setupLink(house, 'http://here')).toBeNull()
    expect(await (await browser.send('/api/auth/state')).json()).toMatchObject({ setup: false })
  })

  it('opens a session in a cookie that scripts cannot read, of which the store has only a hash', async () => {
    const browser = house.browser()
    expect(await browser.me()).toBeNull()
    const response = await browser.send('/api/auth/sign-in', { body: { email: ada.toUpperCase(), password } })
    expect(response.status).toBe(204)
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^tagmason\.session_token=[^;]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await browser.me()).toEqual({ id: 'member-1', role: 'owner' })
    // Who came in by signing in can go out again, which the pages have to know.
    expect(await (await browser.send('/api/read/session.get')).json()).toMatchObject({ signedIn: true })
    const token = decodeURIComponent(/=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? ''
    expect(token.length).toBeGreaterThan(30)
    expect(JSON.stringify((await house.records.pool.query('SELECT * FROM sessions')).rows)).not.toContain(token)
    expect(await browser.post('/api/auth/sign-out', {})).toMatchObject({ status: 204 })
    expect(await browser.me()).toBeNull()
  })
})

describe('a sign-in that fails', () => {
  it('says the same of an address that nobody has, and writes it down', async () => {
    const browser = house.browser()
    const wrong = await browser.signIn(ada, 'not the password')
    const nobody = await browser.signIn('nobody@example.org')
    // Daniel is a member of the sample without a password.
    const without = await browser.signIn('daniel.okafor@example.com', '')
    expect(wrong).toMatchObject({ status: 401, code: 'wrong' })
    expect(nobody).toEqual(wrong)
    expect(without).toMatchObject({ status: 422 })
    expect(await browser.signIn('daniel.okafor@example.com')).toEqual(wrong)
    await browser.signIn(ada)
    const response = await browser.send('/api/read/auditLog.list')
    const entries = (await response.json()) as { action: string; user: string; status: string }[]
    const seen = entries.filter(({ action }) => action === 'session.signIn').slice(0, 4)
    expect(seen.map(({ user, status }) => [user, status])).toEqual([
      [ada, 'Success'],
      ['daniel.okafor@example.com', 'Failed'],
      ['nobody@example.org', 'Failed'],
      [ada, 'Failed'],
    ])
  })

  it('has to wait after ten times, whoever tries, also with the right password then', async () => {
    const from = (place: number) => ({ 'x-forwarded-for': `198.51.100.${place}` })
    await house.records.pool.query('DELETE FROM attempts')
    for (let place = 0; place < 10; place++)
      expect(await house.browser().post('/api/auth/sign-in', { email: ada, password: 'guess' }, from(place))).toMatchObject({ status: 401, code: 'wrong' })
    const eleventh = await house.browser().send('/api/auth/sign-in', { body: { email: ` ${ada.toUpperCase()} `, password }, headers: from(77) })
    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers.get('Retry-After'))).toBeGreaterThan(60)
    expect(await eleventh.json()).toMatchObject({ code: 'tooMany' })
    // A member elsewhere is not held up by it.
    expect(await house.browser().post('/api/auth/sign-in', { email: 'b@example.org', password: 'guess' }, from(1))).toMatchObject({ code: 'wrong' })
    await house.records.pool.query('DELETE FROM attempts')
  })

  it('shuts no member out who comes from a network or on a device that is known, however many strangers try elsewhere', async () => {
    await house.records.pool.query('DELETE FROM attempts')
    const from = (place: string) => ({ 'x-forwarded-for': place })
    const signIn = (browser: ReturnType<typeof house.browser>, place: string, typed = password) =>
      browser.post('/api/auth/sign-in', { email: ada, password: typed }, from(place))
    const device = house.browser()
    expect(await signIn(device, '192.0.2.1')).toMatchObject({ status: 204 })
    expect(device.cookies.get('tagmason.device')).toMatch(/^[\w-]{24}$/)
    for (let place = 0; place < 40; place++) await signIn(house.browser(), `198.51.100.${place}`, 'guess')
    // Elsewhere, in another browser.
    expect(await signIn(house.browser(), '203.0.113.9')).toMatchObject({ status: 429 })
    // A device cookie that somebody made up opens nothing.
    const liar = house.browser()
    liar.cookies.set('tagmason.device', 'A'.repeat(24))
    expect(await signIn(liar, '203.0.113.9')).toMatchObject({ status: 429 })
    // The known network, in another browser; and the known device, elsewhere.
    expect(await signIn(house.browser(), '192.0.2.1')).toMatchObject({ status: 204 })
    expect(await signIn(device, '203.0.113.10')).toMatchObject({ status: 204 })
    // Tries from the known network are limited, too, and the device goes on also there.
    for (let count = 0; count < 10; count++) expect(await signIn(house.browser(), '192.0.2.1', 'guess')).toMatchObject({ status: 401 })
    expect(await signIn(house.browser(), '192.0.2.1')).toMatchObject({ status: 429 })
    expect(await signIn(device, '192.0.2.1')).toMatchObject({ status: 204 })
    for (let count = 0; count < 10; count++) expect(await signIn(device, '192.0.2.1', 'guess')).toMatchObject({ status: 401 })
    expect(await signIn(device, '192.0.2.1')).toMatchObject({ status: 429 })
    // No device of one member is a known one of another.
    expect(JSON.stringify((await house.records.pool.query('SELECT * FROM attempts')).rows)).not.toMatch(/ada@|192\.0\.2/)
    await house.records.pool.query('DELETE FROM attempts')
  })

  it('has to wait after fifty addresses from one place, and right ones are no failure', async () => {
    for (let count = 0; count < 12; count++) expect(await house.browser().signIn(ada)).toMatchObject({ status: 204 })
    const headers = { 'x-forwarded-for': '2001:db8:1:2::1' }
    const tries = Array.from({ length: 50 }, (_, place) =>
      house.browser().post('/api/auth/sign-in', { email: `m${place}@example.org`, password: 'guess' }, headers),
    )
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]))
    // Another address of the same network.
    expect(
      await house.browser().post('/api/auth/sign-in', { email: 'x@example.org', password: 'guess' }, { 'x-forwarded-for': '2001:db8:1:2:ffff::9' }),
    ).toMatchObject({ status: 429 })
    expect(
      await house.browser().post('/api/auth/sign-in', { email: 'x@example.org', password: 'guess' }, { 'x-forwarded-for': '2001:db8:1:3::1' }),
    ).toMatchObject({ status: 401 })
    await house.records.pool.query('DELETE FROM attempts')
  })

  it.each([
    ['no JSON', 'POST', '{'],
    ['nothing', 'POST', ''],
    ['other fields', 'POST', '{"mail":"a"}'],
  ])('with %s is told what is wrong', async (_, method, body) => {
    const response = await house.app.request('/api/auth/sign-in', { method, body, headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  it('is refused where a page of another site asks, or nobody says where from', async () => {
    const body = JSON.stringify({ email: ada, password })
    const strangers: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      {},
    ]
    for (const headers of strangers) expect((await house.app.request('/api/auth/sign-in', { method: 'POST', body, headers })).status).toBe(403)
    const response = await house.app.request('http://here.example/api/auth/sign-in', {
      method: 'POST',
      body,
      headers: { Origin: 'http://here.example', Host: 'here.example' },
    })
    expect(response.status).toBe(204)
    expect(
      (await house.app.request('/api/auth/sign-in', { method: 'POST', body: 'x'.repeat(30_000), headers: { 'Sec-Fetch-Site': 'same-origin' } })).status,
    ).toBe(413)
  })
})

describe('a password in a session', () => {
  it('has to wait after ten wrong ones, also where they come at once', async () => {
    await house.records.pool.query('DELETE FROM attempts')
    const browser = house.browser()
    await browser.signIn(ada)
    const change = (current: string) =>
      browser.post('/api/act/settings.changePassword', { current, next: 'another horse entirely', confirm: 'another horse entirely' })
    const answers = await Promise.all(Array.from({ length: 14 }, () => change('guess')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array<number>(10).fill(422), ...Array<number>(4).fill(429)])
    expect(await change(password)).toMatchObject({
      status: 429,
      code: 'tooMany',
      detail: expect.stringMatching(/^A wrong password was given too often: try again in 15 minutes\.$/) as string,
    })
    await house.records.pool.query('DELETE FROM attempts')
  })
})
