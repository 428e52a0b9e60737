import { isGivenUp, mostWaiting, pausedUntil, type WebhookDelivery } from '@tagmason/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { settleDelivery, takeDeliveries } from './webhookOutbox.ts'

const minute = 60_000
const neverAsked = async () => Promise.reject(new Error('Webhooks ask for nothing.'))

/** A real project with one webhook, and a clock that is set by hand. */
async function shop(ports: Parameters<typeof sampleEngine>[0] = {}) {
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') }
  let ids = 0
  const engine = sampleEngine({ ports: { now: () => new Date(clock.now), ...ports.ports } })
  const { workspace, store } = engine
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const { webhook } = await workspace.act('webhooks.add', { name: 'Stock', url: 'https://stock.example.com/in', events: ['goal.achieved'] })
  const own = { now: () => new Date(clock.now), id: () => `own-${++ids}` }
  return {
    ...engine,
    clock,
    own,
    id: webhook.id,
    take: () => takeDeliveries(store, own),
    settle: async (id: string, status: number | null) =>
      settleDelivery(store, own, id, { status, headers: (await store.get('webhookDeliveries', id))?.headers ?? {} }),
    rows: async () => (await workspace.read('webhooks.details', { id: webhook.id })).deliveries,
    webhook: async () => (await workspace.read('webhooks.details', { id: webhook.id })).webhook,
    /** Queues a message as an event would. */
    async queue(id: string, since = clock.now) {
      const at = new Date(since).toISOString()
      const row: WebhookDelivery = {
        id,
        webhook: webhook.id,
        event: 'goal.achieved',
        at,
        since: at,
        attempt: 1,
        state: 'queued',
        status: null,
        nextAttempt: null,
        headers: { 'webhook-id': `message-${id}` },
        body: '{}',
        space: 'real',
      }
      await store.commit([{ collection: 'webhookDeliveries', id, row }])
    },
  }
}
let at: Awaited<ReturnType<typeof shop>>
beforeEach(async () => {
  at = await shop()
})

describe('the outbox of webhooks', () => {
  it('gives what was queued, signed, and again until it is settled', async () => {
    await at.workspace.act('webhooks.test', { id: at.id })
    const [first] = await at.take()
    const [again] = await at.take()
    expect(first).toMatchObject({ url: 'https://stock.example.com/in', webhook: at.id })
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(first?.headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}=$/)
    await at.settle(first?.id ?? '', 200)
    expect(await at.take()).toEqual([])
    expect(await at.rows()).toMatchObject([{ state: 'delivered', status: 200, nextAttempt: null }])
    // Settled by another server: nothing is written twice.
    await at.settle(first?.id ?? '', 500)
    expect(await at.rows()).toMatchObject([{ state: 'delivered', status: 200 }])
  })

  it('tries for a day with one id, gives up, and is replayed by hand (ENT-API-15-B, DATA-WEBHOOK-01-B)', async () => {
    await at.queue('a')
    const begun = at.clock.now
    const tries: number[] = []
    const ids = new Set<string | undefined>()
    for (let step = 0; step < 3000; step++, at.clock.now += minute) {
      for (const due of await at.take()) {
        tries.push((at.clock.now - begun) / minute)
        ids.add(due.headers['webhook-id'])
        await settleDelivery(at.store, at.own, due.id, { status: 503, headers: due.headers })
      }
    }
    expect(tries).toEqual([0, 1, 5, 15, 60, 180, 540, 1440])
    expect([...ids]).toEqual(['message-a'])
    const [last, ...before] = await at.rows()
    expect([last, ...before].map((row) => row !== undefined && isGivenUp(row))).toEqual([true, false, false, false, false, false, false, false])
    // One message that fails is one failure, however often it was tried.
    expect(await at.webhook()).toMatchObject({ failures: 1, status: 'Active', pause: { failures: 8 } })
    await at.workspace.act('webhooks.resend', { id: last?.id ?? '' })
    const [replayed] = await at.take()
    expect(replayed?.headers['webhook-id']).toBe('message-a')
    await at.settle(replayed?.id ?? '', 204)
    expect(await at.webhook()).toMatchObject({ failures: 0 })
    expect((await at.webhook()).pause).toBeUndefined()
  })

  it('leaves an address alone after three failures, probes with the oldest message, and goes on with all after one success', async () => {
    for (const [place, id] of ['c', 'b', 'a', 'd', 'e'].entries()) await at.queue(id, at.clock.now - 10_000 + place)
    const [first] = await at.take()
    expect(first?.id).toBe('c')
    for (const id of ['c', 'b', 'a']) await at.settle(id, null)
    expect(await at.webhook()).toMatchObject({ failures: 3, pause: { failures: 3, until: new Date(at.clock.now + minute).toISOString() } })
    expect(await at.take()).toEqual([])
    at.clock.now += minute
    const probe = await at.take()
    expect(probe.map(({ headers }) => headers['webhook-id'])).toEqual(['message-c'])
    await at.settle(probe[0]?.id ?? '', 500)
    expect(await at.take()).toEqual([])
    at.clock.now += 2 * minute
    const [next] = await at.take()
    expect(next?.headers['webhook-id']).toBe('message-b')
    await at.settle(next?.id ?? '', 200)
    expect((await at.take()).map(({ headers }) => headers['webhook-id'])).toEqual(['message-a', 'message-d', 'message-e'])
  })

  it('pauses longer and longer, an hour at most', () => {
    const begun = new Date('2026-03-01T12:00:00Z')
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99].map((failures) => {
      const until = pausedUntil(failures, begun)
      return until === null ? 0 : (Date.parse(until) - begun.getTime()) / minute
    })
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60])
  })

  it('makes a webhook Inactive after five messages that failed, which then gets tests only', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await at.queue(id)
    for (const id of ['a', 'b', 'c', 'd', 'e']) await at.settle(id, 404)
    expect(await at.webhook()).toMatchObject({ status: 'Inactive', failures: 5 })
    at.clock.now += 3 * 24 * 60 * minute
    expect(await at.take()).toEqual([])
    const test = await at.workspace.act('webhooks.test', { id: at.id })
    expect((await at.take()).map(({ id }) => id)).toEqual([test.id])
    await at.settle(test.id, 200)
    expect(await at.webhook()).toMatchObject({ status: 'Inactive', failures: 5 })
    await at.workspace.act('webhooks.setStatus', { id: at.id, status: 'Active' })
    expect((await at.take()).map(({ headers }) => headers['webhook-id']).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `message-${id}`))
  })

  it('forgets what waits only when there is very much of it', async () => {
    for (let count = 0; count < mostWaiting; count++) await at.queue(`many-${count}`)
    await at.workspace.act('webhooks.test', { id: at.id })
    const rows = await at.rows()
    expect(rows).toHaveLength(mostWaiting)
    expect(rows.at(-1)?.id).toBe('many-1')
  })

  it('knows nothing of what was removed, nor of the sample', async () => {
    await at.queue('a')
    await at.workspace.act('webhooks.remove', { id: at.id })
    await at.settle('a', 200)
    expect(await at.take()).toEqual([])
    const sample = sampleEngine()
    await sample.workspace.act('webhooks.test', { id: 'webhook-1' })
    expect(await takeDeliveries(sample.store, at.own)).toEqual([])
  })

  it('sends a test at once where somebody can, and says what came back (ACCT-INT-18-B)', async () => {
    const sent: string[] = []
    const answers: { status: number | null; problem?: 'name' }[] = [{ status: 201 }, { status: 500 }, { status: null, problem: 'name' }]
    const reached = await shop({
      ports: { outgoing: { names: () => false, send: async ({ url }) => (sent.push(url), answers.shift() ?? { status: 200 }), ask: neverAsked } },
    })
    expect(await reached.workspace.act('webhooks.test', { id: reached.id })).toMatchObject({ state: 'delivered', status: 201 })
    expect(await reached.workspace.act('webhooks.test', { id: reached.id })).toMatchObject({ state: 'failed', status: 500, nextAttempt: null })
    expect(await reached.workspace.act('webhooks.test', { id: reached.id })).toMatchObject({ state: 'failed', status: null, problem: 'name' })
    expect(sent).toHaveLength(3)
    expect(await reached.webhook()).toMatchObject({ failures: 0, status: 'Active' })
    await expect(reached.as('editor').act('webhooks.test', { id: reached.id })).rejects.toMatchObject({ code: 'forbidden' })
    expect(sent).toHaveLength(3)
  })

  it('takes addresses of one’s own network where they were named', async () => {
    const draft = { name: 'Inside', events: ['goal.achieved'] } as const
    const inside = await shop({
      ports: { outgoing: { names: (url) => url.startsWith('http://10.0.0.5:8080/'), send: async () => ({ status: 200 }), ask: neverAsked } },
    })
    await expect(inside.workspace.act('webhooks.add', { ...draft, url: 'http://10.0.0.6:8080/' })).rejects.toMatchObject({ code: 'invalid' })
    expect((await inside.workspace.act('webhooks.add', { ...draft, url: 'http://10.0.0.5:8080/in' })).webhook.status).toBe('Active')
  })
})
