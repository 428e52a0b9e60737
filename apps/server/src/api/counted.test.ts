import { describe, expect, it } from 'vitest'
import { blockOf } from '../events/eventBlock.ts'
import { anEvent } from '../events/events.testing.ts'
import { lineOf } from '../events/rows.ts'
import { arriving } from './counted.ts'
import { type Api, call, ingestKey, memoryRecords, openApi, paths } from './api.testing.ts'

const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }
/** A page's events come from a browser: without one they are a machine's. */
const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0' }

/** The first event of the sample whose coming is a conversion. */
async function goalOf(api: Api) {
  const goal = [...(await api.records.of('main').list('conversionGoals')).values()].find(({ event }) => event !== undefined)
  if (goal?.event === undefined) throw new Error('no goal')
  return goal.event
}

/** A project of one's own with a goal, webhooks that wait for it, and a secret key. */
async function shopWith(api: Api, goal: string) {
  await api.door().act('projects.create', shop)
  await api.door().act('conversions.addGoal', { name: 'Orders', event: goal, target: 100, period: 'month', valueCents: 0 })
  await api.door().act('webhooks.add', { name: 'Orders', url: 'https://crm.example.com/in', events: ['conversion.completed'] })
  return (await api.key()).secret
}

const usageOf = async ({ records }: Pick<Api, 'records'>, id = 'subscription-real') => (await records.of('main').get('subscriptions', id))?.usage.events.used
const deliveries = async ({ records }: Pick<Api, 'records'>) => [...(await records.of('main').list('webhookDeliveries')).values()]

describe('what came in', () => {
  it('is metered by project, conversions are told to webhooks, all of it after a moment (ENT-API-18-B)', async () => {
    const api = await openApi()
    const goal = await goalOf(api)
    await api.door().act('webhooks.add', { name: 'Conversions', url: 'https://crm.example.com/in', events: ['conversion.completed'] })
    const store = api.records.of('main')
    const before = (await usageOf(api, 'subscription')) ?? 0
    const events = [{ name: goal, params: { value: 12.5 } }, { name: 'scroll' }, { name: '' }]
    for (let n = 0; n < 3; n++) await call(api.app, paths.events, { key: ingestKey, body: { events }, headers: browser })
    expect((await store.list('webhookDeliveries')).size).toBe(0)
    await api.desk.settle()
    expect(await usageOf(api, 'subscription')).toBe(before + 6)
    const told = (await deliveries(api)).map(({ event, body }) => {
      const { project, data } = JSON.parse(body) as { project: string; data: unknown }
      return [event, project, data]
    })
    expect(told).toEqual(Array.from({ length: 3 }, () => ['conversion.completed', 'analytics-dashboard', { event: goal, params: { value: 12.5 } }]))
    // Nothing is told or counted twice.
    await api.desk.settle()
    expect((await store.list('webhookDeliveries')).size).toBe(3)
  })

  it('is told to webhooks of its own space only, as the goals of that project are', async () => {
    const api = await openApi()
    await api.door().act('webhooks.add', { name: 'Sample', url: 'https://crm.example.com/in', events: ['conversion.completed'] })
    const goal = await goalOf(api)
    await api.door().act('projects.create', shop)
    const before = await usageOf(api, 'subscription')
    const { secret } = await api.key()
    await call(api.app, paths.events, { key: secret, body: { name: goal } })
    await api.desk.settle()
    expect(await deliveries(api)).toEqual([])
    expect([await usageOf(api), await usageOf(api, 'subscription')]).toEqual([1, before])
  })

  it('keeps a thousand conversions for their webhooks, and counts all', async () => {
    const api = await openApi()
    const goal = await goalOf(api)
    const { secret } = await api.key()
    await api.door().act('webhooks.add', { name: 'Conversions', url: 'https://crm.example.com/in', events: ['conversion.completed'] })
    const before = (await usageOf(api, 'subscription')) ?? 0
    const events = Array.from({ length: 1500 }, () => ({ name: goal }))
    expect((await call(api.app, paths.events, { key: secret, body: { events } })).status).toBe(202)
    await api.desk.settle()
    expect(await usageOf(api, 'subscription')).toBe(before + 1500)
    // As many as are kept of a webhook.
    expect(await deliveries(api)).toHaveLength(50)
  })
})

describe('an event that is sent three times', () => {
  it('is one: in what the API counts, in what is metered and for webhooks, also in one request, and is accepted each time', async () => {
    const api = await openApi()
    const secret = await shopWith(api, 'purchase')
    const order = { name: 'purchase', eventId: 'order-1', params: { value: 5 } }
    const answers = [
      await call(api.app, paths.events, { key: secret, body: order }),
      await call(api.app, paths.events, { key: secret, body: { events: [order, order, { ...order, eventId: 'order-2' }] } }),
    ]
    expect(answers.map(({ json }) => json)).toEqual([
      { accepted: 1, errors: [] },
      { accepted: 3, errors: [] },
    ])
    await api.desk.settle()
    // After it was written down it is still known.
    expect((await call(api.app, paths.events, { key: secret, body: order })).json).toEqual({ accepted: 1, errors: [] })
    await api.desk.settle()
    await api.intake.flush()
    expect((await call(api.app, paths.counts, { key: secret })).json).toMatchObject({ rows: [{ name: 'purchase', count: 2 }] })
    expect(await usageOf(api)).toBe(2)
    expect((await deliveries(api)).map(({ event }) => event)).toEqual(['conversion.completed', 'conversion.completed'])
  })

  it('is one when it comes at the same time, and two in two projects', async () => {
    const api = await openApi()
    const secret = await shopWith(api, 'purchase')
    const order = { name: 'purchase', eventId: 'order-1' }
    await Promise.all(Array.from({ length: 5 }, () => call(api.app, paths.events, { key: secret, body: order })))
    await api.door().act('projects.create', { ...shop, name: 'Blog', website: 'blog.example' })
    await call(api.app, paths.events, { key: (await api.key()).secret, body: order })
    await api.desk.settle()
    expect(await usageOf(api)).toBe(2)
    // A purchase is a conversion of every project: one of each.
    expect(await deliveries(api)).toHaveLength(2)
  })
})

describe('a key with which events come', () => {
  it('is used, without a call, and is marked again a minute later', async () => {
    const api = await openApi()
    await api.door().act('projects.create', shop)
    const { id } = await api.key({ kind: 'ingest', scopes: ['events.write'], project: 'shop' })
    const lastUsed = async () => (await api.records.of('main').get('apiKeys', id))?.lastUsed
    const send = () => api.desk.took('main', 'shop', api.clock.now, [{ name: 'sign_up', isBot: false, params: {} }], id)
    expect(await lastUsed()).toBeNull()
    await send()
    await api.desk.settle()
    const first = await lastUsed()
    expect(first).toBe(new Date(api.clock.now).toISOString())
    api.clock.now += 30_000
    await send()
    await api.desk.settle()
    expect(await lastUsed()).toBe(first)
    api.clock.now += 30_000
    await send()
    await api.desk.settle()
    expect(await lastUsed()).toBe(new Date(api.clock.now).toISOString())
    expect((await api.records.of('main').get('apiKeys', id))?.requests).toBe(0)
  })
})

describe('what a machine sends', () => {
  it('is metered because it is kept, and is no conversion', async () => {
    const api = await openApi()
    await shopWith(api, 'purchase')
    const { key } = await api.key({ kind: 'ingest', scopes: ['events.write'], project: 'shop' })
    const crawler = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
    for (const headers of [browser, crawler, {}]) await call(api.app, paths.events, { key, body: { name: 'purchase' }, headers })
    await api.desk.settle()
    expect(await usageOf(api)).toBe(3)
    expect(await deliveries(api)).toHaveLength(1)
  })
})

describe('usage', () => {
  it('begins anew in the records with the month in which an event comes, and survives a restart', async () => {
    const records = memoryRecords()
    const api = await openApi({ records, at: '2026-03-31T23:59:59.000Z' })
    const secret = await shopWith(api, 'purchase')
    const send = (on: Api) => call(on.app, paths.events, { key: secret, body: { events: [{ name: 'a' }, { name: 'b' }] } })
    await send(api)
    // What came before midnight is of March, though it is written down in April.
    api.clock.now = Date.parse('2026-04-01T00:00:01.000Z')
    await api.desk.settle()
    const stored = () => records.of('main').get('subscriptions', 'subscription-real')
    expect(await stored()).toMatchObject({ space: 'real', nextBilling: '2026-04-01T00:00:00.000Z', usage: { events: { used: 2, limit: null } } })
    await send(api)
    // A server that ends writes down what it has.
    await api.close()
    expect(await stored()).toMatchObject({ nextBilling: '2026-05-01T00:00:00.000Z', usage: { events: { used: 2 } } })
    const again = await openApi({ records, at: '2026-04-02T00:00:00.000Z' })
    await send(again)
    await again.desk.settle()
    expect(await usageOf(again)).toBe(4)
    expect((await again.door().read('billing.overview', undefined)).usage[0]).toMatchObject({ meter: 'events', used: 4 })
  })

  it('is that of both where two servers write into one store', async () => {
    const records = memoryRecords()
    const [one, other] = [await openApi({ records }), await openApi({ records })]
    const secret = await shopWith(one, 'purchase')
    const send = (api: Api, eventId: string) => call(api.app, paths.events, { key: secret, body: { name: 'purchase', eventId } })
    for (let n = 0; n < 10; n++) await Promise.all([send(one, `one-${n}`), send(other, `other-${n}`), send(one, `one-${n}`)])
    for (let round = 0; round < 2; round++) await Promise.all([one.desk.settle(), other.desk.settle()])
    expect(await usageOf(one)).toBe(20)
    expect(await deliveries(one)).toHaveLength(20)
    expect(await records.of('main').get('eventArrivals', 'shop')).toMatchObject({ events: 20 })
  })
})

describe('news of what came', () => {
  const row = (api: Api) => api.records.of('main').get('eventArrivals', 'shop')

  it('is a row of each real project, told when events are taken and when they can be asked for', async () => {
    const api = await openApi()
    const secret = await shopWith(api, 'purchase')
    const told: (readonly string[])[] = []
    api.records.of('main').watch?.((collections) => void told.push(collections))
    await call(api.app, paths.events, { key: secret, body: { events: [{ name: 'a' }, { name: 'b' }] } })
    await api.desk.settle()
    expect(await row(api)).toEqual({ id: 'shop', project: 'shop', at: '2026-03-01T12:00:00.000Z', events: 2 })
    api.clock.now += 1500
    await call(api.app, paths.events, { key: ingestKey, body: { name: 'scroll' } })
    await api.intake.flush()
    await api.desk.settle()
    expect(await row(api)).toEqual({ id: 'shop', project: 'shop', at: '2026-03-01T12:00:01.500Z', events: 2 })
    expect(told.map((collections) => collections.includes('eventArrivals'))).toEqual([true, true])
    // The sample shows no events, and nothing more is told while nothing comes.
    expect((await api.records.of('main').list('eventArrivals')).size).toBe(1)
    await api.desk.settle()
    expect(told).toHaveLength(2)
  })

  it('does not tell of what the event store refused', async () => {
    const told: string[] = []
    const refusing = arriving({ appendBlock: async () => Promise.reject(new Error('no store')) }, { arrived: (...place) => void told.push(...place) })
    await expect(refusing.appendBlock(blockOf([lineOf(anEvent())]), 'token')).rejects.toThrow('no store')
    expect(told).toEqual([])
  })
})
