import { describe, expect, it } from 'vitest'
import { call, ingestKey, openApi, paths } from './api.testing.ts'

const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }

/** The first event of the sample whose coming is a conversion. */
async function goalOf(api: Awaited<ReturnType<typeof openApi>>) {
  const goal = [...(await api.records.of('main').list('conversionGoals')).values()].find(({ event }) => event !== undefined)
  if (goal?.event === undefined) throw new Error('no goal')
  return goal.event
}

describe('what came in', () => {
  it('is metered by project and hour, and conversions are told to webhooks, all of it after a moment', async () => {
    const api = await openApi()
    const goal = await goalOf(api)
    await api.door().act('webhooks.add', { name: 'Conversions', url: 'https://crm.example.com/in', events: ['conversion.completed'] })
    const store = api.records.of('main')
    const before = (await store.get('subscriptions', 'subscription'))?.usage.events.used ?? 0
    const events = [{ name: goal, params: { value: 12.5 } }, { name: 'scroll' }, { name: '' }]
    for (let n = 0; n < 3; n++) await call(api.app, paths.events, { key: ingestKey, body: { events } })
    expect((await store.list('webhookDeliveries')).size).toBe(0)
    await api.desk.settle()
    expect(await store.get('eventHours', 'analytics-dashboard:2026-03-01T12:00:00.000Z')).toMatchObject({ events: 6, conversions: 3 })
    expect((await store.get('subscriptions', 'subscription'))?.usage.events.used).toBe(before + 6)
    const told = [...(await store.list('webhookDeliveries')).values()].map(({ event, body }) => [
      event,
      (JSON.parse(body) as { project: string; data: unknown }).project,
    ])
    expect(told).toEqual(Array.from({ length: 3 }, () => ['conversion.completed', 'analytics-dashboard']))
    // Nothing is told or counted twice.
    await api.desk.settle()
    expect((await store.list('webhookDeliveries')).size).toBe(3)
  })

  it('tells webhooks of its own space only, as the goals of that project are', async () => {
    const api = await openApi()
    await api.door().act('webhooks.add', { name: 'Sample', url: 'https://crm.example.com/in', events: ['conversion.completed'] })
    const goal = await goalOf(api)
    await api.door().act('projects.create', shop)
    const { secret } = await api.key()
    await call(api.app, paths.events, { key: secret, body: { name: goal } })
    await api.desk.settle()
    const store = api.records.of('main')
    expect((await store.list('webhookDeliveries')).size).toBe(0)
    expect(await store.get('eventHours', 'shop:2026-03-01T12:00:00.000Z')).toMatchObject({ events: 1, conversions: 0 })
  })

  it('keeps a thousand conversions for their webhooks, and counts all', async () => {
    const api = await openApi()
    const goal = await goalOf(api)
    const events = Array.from({ length: 1500 }, () => ({ name: goal }))
    expect((await call(api.app, paths.events, { key: ingestKey, body: { events } })).status).toBe(202)
    await api.desk.settle()
    expect(await api.records.of('main').get('eventHours', 'analytics-dashboard:2026-03-01T12:00:00.000Z')).toMatchObject({ events: 1500, conversions: 1500 })
  })
})
