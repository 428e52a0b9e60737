import { Umami } from '@umami/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHouse, said, type TestHouse } from './house.testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
beforeEach(() => house.arrived.splice(0))
afterAll(() => house.close())

const client = (websiteId = 'shop') => new Umami({ websiteId, hostUrl: house.url, userAgent: 'Mozilla/5.0 Test' })
const send = async (path: string, body: unknown) => {
  const answer = await fetch(`${house.url}${path}`, { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

describe('@umami/node, unmodified', () => {
  it('tells of a page view', async () => {
    const answer = await client().track({
      hostname: 'shop.example',
      url: '/home?utm_source=news',
      title: 'Home',
      referrer: 'https://search.example/',
      language: 'de-DE',
      screen: '1920x1080',
    })
    expect([answer.status, await answer.json()]).toEqual([200, { cache: '', disabled: false }])
    const [{ event, arrival } = {}] = await house.first(1)
    expect(said(event)).toEqual({
      name: 'page_view',
      page: { url: 'https://shop.example/home?utm_source=news', title: 'Home', referrer: 'https://search.example/' },
      params: {},
      language: 'de-DE',
      screen: '1920x1080',
    })
    expect(arrival).toMatchObject({ account: 'main', project: 'shop', format: 'umami', trusted: false, ip: '127.0.0.1', userAgent: 'Mozilla/5.0 Test' })
  })

  it('tells of an event with its data and revenue', async () => {
    await client().track('purchase', { revenue: 19.5, currency: 'EUR', plan: 'pro' })
    const [{ event } = {}] = await house.first(1)
    expect(said(event)).toEqual({ name: 'purchase', page: {}, params: { revenue: 19.5, currency: 'EUR', plan: 'pro' } })
  })

  it('says who somebody is, which is no event', async () => {
    expect((await client().identify({ plan: 'pro' })).status).toBe(200)
    expect(house.arrived.map(({ event }) => said(event))).toEqual([{ name: 'identify', identifies: true, page: {}, traits: { plan: 'pro' } }])
  })

  it('is told that nobody knows its website', async () => {
    const answer = await client('6f1e').track('sign_up')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      error: { message: 'No project goes by "6f1e", so nothing was taken: send the key or the name of a project.', code: 'bad-request', status: 400 },
    })
  })
})

describe('the tracker’s messages', () => {
  it('tell of web vitals and of visitors with an id', async () => {
    await send('/api/send', { type: 'performance', payload: { website: 'shop', hostname: 'shop.example', url: '/a', lcp: 1200.5, cls: 0.12, id: 'u1' } })
    const event = { name: 'web_vitals', userId: 'u1', page: { url: 'https://shop.example/a' } }
    expect((await house.first(2)).map((each) => said(each.event))).toEqual([
      { ...event, params: { metric_name: 'LCP', metric_value: 1200.5, metric_rating: 'good' } },
      { ...event, params: { metric_name: 'CLS', metric_value: 0.12, metric_rating: 'needs-improvement' } },
    ])
  })

  it('may come as a list, of which the good ones are taken', async () => {
    const { status, body } = await send('/api/batch', [
      { type: 'event', payload: { website: 'shop', url: '/a', timestamp: 1_770_000_000, ip: '203.0.113.9', tag: 'b' } },
      { type: 'dance', payload: { website: 'shop' } },
      { type: 'event' },
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject({ size: 3, processed: 1, errors: 2, details: [{ index: 1 }, { index: 2 }] })
    const [{ event } = {}] = await house.first(1)
    expect(said(event)).toEqual({ name: 'page_view', timestamp: 1_770_000_000_000, page: { url: '/a' }, params: { tag: 'b' }, ip: '203.0.113.9' })
  })

  it.each([
    ['a list without messages', '/api/batch', [], 'The list is empty'],
    ['no payload', '/api/send', { type: 'event' }, 'payload is missing'],
    ['no website', '/api/send', { type: 'event', payload: { url: '/' } }, 'website is missing'],
    ['an unknown type', '/api/send', { type: 'x', payload: { website: 'shop' } }, 'type cannot be "x"'],
  ])('are refused with %s', async (_, path, message, says) => {
    const { status, body } = await send(path, message)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(JSON.stringify(says).slice(1, -1))
    expect(house.arrived).toEqual([])
  })
})
