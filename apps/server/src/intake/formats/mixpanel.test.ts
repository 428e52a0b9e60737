import { gzipSync } from 'node:zlib'
import mixpanel from 'mixpanel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHouse, said, type TestHouse } from './house.testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
beforeEach(() => house.arrived.splice(0))
afterAll(() => house.close())

const client = (token = 'atk_site_shop', verbose = false) => mixpanel.init(token, { host: house.host, protocol: 'http', keepAlive: false, verbose })
/** Resolves with what the client hands its callback: nothing when all is well. */
const told = (tell: (callback: (error?: unknown) => void) => void) => new Promise<unknown>((resolve) => tell(resolve))
const event = {
  event: 'sign_up',
  properties: { token: 'atk_site_shop', distinct_id: '$device:d1', $device_id: 'd1', time: 1_770_000_000, plan: 'pro', $insert_id: 'i-1' },
}
const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${house.url}${path}`, { method: 'POST', body, headers })
  return { status: answer.status, body: await answer.text() }
}

describe('mixpanel, unmodified', () => {
  it('tells of an event', async () => {
    const time = new Date('2026-05-01T10:00:00.000Z')
    expect(
      await told((done) => client().track('purchase', { distinct_id: 'u1', revenue: 25.5, currency: 'EUR', $insert_id: 'i-9', time, ip: '203.0.113.9' }, done)),
    ).toBeUndefined()
    const [{ event: arrived, arrival } = {}] = await house.first(1)
    expect(said(arrived)).toEqual({
      name: 'purchase',
      clientId: 'u1',
      userId: 'u1',
      timestamp: time.getTime(),
      eventId: 'i-9',
      page: {},
      params: { revenue: 25.5, value: 25.5, currency: 'EUR' },
      ip: '203.0.113.9',
    })
    expect(arrival).toMatchObject({ project: 'shop', format: 'mixpanel' })
  })

  it('tells of page views in a batch', async () => {
    const properties = {
      distinct_id: 'u1',
      $current_url: 'https://shop.example/a',
      current_page_title: 'A',
      $referrer: 'https://r.example/',
      $screen_width: 1280,
      $screen_height: 720,
    }
    const errors = await told((done) =>
      client().track_batch(
        [
          { event: '$mp_web_page_view', properties },
          { event: 'sign_up', properties: { distinct_id: 'u2' } },
        ],
        done,
      ),
    )
    expect(errors ?? []).toEqual([])
    expect((await house.first(2)).map((each) => said(each.event))).toEqual([
      {
        name: 'page_view',
        clientId: 'u1',
        userId: 'u1',
        page: { url: 'https://shop.example/a', title: 'A', referrer: 'https://r.example/' },
        params: {},
        screen: '1280x720',
      },
      { name: 'sign_up', clientId: 'u2', userId: 'u2', page: {}, params: {} },
    ])
  })

  it('says who somebody is, which is no event', async () => {
    expect(await told((done) => client().people.set('u1', { plan: 'pro' }, done))).toBeUndefined()
    expect(await told((done) => client().alias('u1', 'a1', done))).toBeUndefined()
    expect(await told((done) => client().groups.set('company', 'k', { size: 3 }, done))).toBeUndefined()
    expect(house.arrived.map(({ event: each }) => said(each))).toEqual([
      { name: 'identify', identifies: true, clientId: 'u1', userId: 'u1', traits: { plan: 'pro' } },
      { name: 'identify', identifies: true, clientId: 'u1', userId: 'a1' },
    ])
  })

  it.each([false, true])('is told that nobody knows its token (verbose: %s)', async (verbose) => {
    const error = await told((done) => client('wrong', verbose).track('x', {}, done))
    expect(String(error)).toContain(verbose ? 'Mixpanel Server Error: No project goes by "wrong"' : 'Mixpanel Server Error: 0')
  })
})

describe('the HTTP API', () => {
  const expected = { name: 'sign_up', clientId: 'd1', timestamp: 1_770_000_000_000, eventId: 'i-1', page: {}, params: { plan: 'pro' } }

  it.each([
    ['JSON', '/track', JSON.stringify([event]), '1'],
    ['a form with JSON', '/track/?verbose=1', `data=${encodeURIComponent(JSON.stringify(event))}`, '{"status":1,"error":null}'],
    ['gzip', '/import?strict=1', gzipSync(JSON.stringify([event])), '{"code":200,"num_records_imported":1,"failed_records":[],"status":"OK"}'],
  ])('takes %s', async (_, path, body, says) => {
    expect(await post(path, body)).toEqual({ status: 200, body: says })
    expect(house.arrived.map((each) => said(each.event))).toEqual([expected])
  })

  it('takes one JSON a line from a server with a key', async () => {
    const lines = `${JSON.stringify({ event: 'a', properties: {} })}\n${JSON.stringify({ event: 'b', properties: {} })}\n`
    expect((await post('/import', lines, { Authorization: `Basic ${btoa('atk_live_shop:')}` })).status).toBe(200)
    expect(house.arrived.map((each) => [each.event.name, each.arrival.trusted])).toEqual([
      ['a', true],
      ['b', true],
    ])
  })

  it.each([
    ['no JSON', '/track', 'data=%7B', 400, '0'],
    ['no event', '/track?verbose=1', '[{}]', 400, 'event is missing'],
    ['an empty list', '/track?verbose=1', '[]', 400, 'data is empty'],
    ['no token', '/import?strict=1', '[{"event":"a"}]', 400, 'token is missing'],
    ['an unknown token', '/import?strict=1', '[{"event":"a","properties":{"token":"wrong"}}]', 401, 'Unauthorized'],
  ])('refuses %s', async (_, path, body, status, says) => {
    const answer = await post(path, body)
    expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(says)])
  })

  it('leaves a GET without data to the pages of the product', async () => {
    for (const path of ['/track', '/import', '/engage', '/i', '/g/collect', '/e']) expect((await fetch(`${house.url}${path}`)).status).toBe(404)
  })
})
