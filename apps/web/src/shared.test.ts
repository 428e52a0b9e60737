import { afterEach, describe, expect, it, vi } from 'vitest'
import { openShared } from './shared.ts'

const answers = (...given: Parameters<typeof Response.json>) => vi.stubGlobal('fetch', async () => Response.json(...given))
afterEach(() => vi.unstubAllGlobals())

describe('opening the link of a share', () => {
  it('sends the token in the body and no cookie', async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (...all: unknown[]) => {
      sent.push(all)
      return Response.json({ name: 'Sales' })
    })
    expect([await openShared('t'), await openShared('t', 'secret')]).toEqual([{ done: { name: 'Sales' } }, { done: { name: 'Sales' } }])
    const init = { method: 'POST', credentials: 'omit' }
    expect(sent).toEqual([
      ['/api/share', { ...init, body: '{"token":"t"}' }],
      ['/api/share', { ...init, body: '{"token":"t","password":"secret"}' }],
    ])
  })

  it.each([
    [404, { code: 'unknown', brand: { color: '#be123c' } }, {}, { code: 'unknown', brand: { color: '#be123c' } }],
    [410, { code: 'ended' }, {}, { code: 'ended' }],
    [403, { code: 'members' }, {}, { code: 'members' }],
    [401, { code: 'passwordNeeded' }, {}, { code: 'passwordNeeded' }],
    [401, { code: 'passwordWrong' }, {}, { code: 'passwordWrong' }],
    [429, { code: 'tooMany' }, { 'Retry-After': '61' }, { code: 'tooMany', minutes: 2 }],
    [422, { code: 'invalid' }, {}, { code: 'unknown' }],
    [404, {}, {}, { code: 'unknown' }],
    [500, { code: 'something new' }, {}, { code: 'unavailable' }],
  ])('is refused with %i as it says: %o', async (status, body, headers, refused) => {
    answers(body, { status, headers })
    expect(await openShared('t')).toEqual({ refused })
  })

  it('has no answer where a proxy speaks, or nobody', async () => {
    for (const fetched of [async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), async () => new Response('<h1>Welcome</h1>')]) {
      vi.stubGlobal('fetch', fetched)
      expect(await openShared('t')).toEqual({ refused: { code: 'unavailable' } })
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await openShared('t')).toEqual({ refused: { code: 'unavailable' } })
  })
})
