import { afterEach, describe, expect, it, vi } from 'vitest'
import { entranceFrom, httpEntrance } from './entrance.ts'

const answers = (...given: Parameters<typeof Response.json>) => vi.stubGlobal('fetch', async () => Response.json(...given))
afterEach(() => vi.unstubAllGlobals())

const signIn = () => httpEntrance.signIn({ email: 'a@example.org', password: 'x' })

describe('what the server answers', () => {
  it('is done where it has nothing to say', async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (...all: unknown[]) => {
      sent.push(all)
      return new Response(null, { status: 204 })
    })
    expect(await signIn()).toEqual({ done: undefined })
    expect(sent).toEqual([['/api/auth/sign-in', { method: 'POST', body: '{"email":"a@example.org","password":"x"}' }]])
  })

  it('is read where it has', async () => {
    answers({ email: 'a@example.org' })
    expect(await httpEntrance.invitation('a&b')).toEqual({ done: { email: 'a@example.org' } })
  })

  it.each([
    [{ code: 'wrong', detail: 'No.' }, {}, { code: 'wrong' }],
    [{ code: 'tooMany' }, { 'Retry-After': '61' }, { code: 'tooMany', minutes: 2 }],
    [{ code: 'passwordExpired', ticket: 't' }, {}, { code: 'passwordExpired', ticket: 't' }],
    [{ code: 'invalid', issues: [{ path: 'password', message: 'leaked' }] }, {}, { code: 'invalid', fields: { password: 'leaked' } }],
    [{ code: 'notFound', issues: [{ path: 'token', message: 'unknown' }] }, {}, { code: 'notFound' }],
    [{ code: 'something new' }, {}, { code: 'unavailable' }],
    [{}, {}, { code: 'unavailable' }],
  ])('is refused as it says: %o', async (body, headers, refused) => {
    answers(body, { status: 400, headers })
    expect(await signIn()).toEqual({ refused })
  })

  it('is no answer where a proxy speaks, or nobody', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await signIn()).toEqual({ refused: { code: 'unavailable' } })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await signIn()).toEqual({ refused: { code: 'unavailable' } })
  })
})

describe('who is not signed in', () => {
  it('leaves the page once, by the first way that was taken', async () => {
    vi.resetModules()
    const left: string[] = []
    vi.stubGlobal('window', { location: { pathname: '/reports/export', search: '', assign: (address: string) => left.push(address) } })
    const fresh = await import('./entrance.ts')
    fresh.httpEntrance.leave('/sign-in')
    fresh.signedOut()
    fresh.signedOut()
    expect(left).toEqual(['/sign-in'])
  })

  it.each([
    ['/', '', '/sign-in'],
    ['/reports/export', '?tab=jobs', '/sign-in?next=%2Freports%2Fexport%3Ftab%3Djobs'],
    ['/account/team', '?invitation=a%2Bb', '/invitation?token=a%2Bb'],
    ['/account/team', '?invitation=', '/sign-in?next=%2Faccount%2Fteam%3Finvitation%3D'],
    ['/account/billing', '?invitation=x', '/sign-in?next=%2Faccount%2Fbilling%3Finvitation%3Dx'],
  ])('goes from %s%s to %s', (pathname, search, place) => expect(entranceFrom({ pathname, search })).toBe(place))
})
