import { createWorkspace, type RecordStore, sampleOwner, sampleSeed, memoryStore, sharedStore, takeDeliveries } from '@tagmason/engine'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { openOutgoing } from '../outgoing/outgoing.ts'
import { outgoingPort } from '../outgoing/port.ts'
import { serverPorts } from '../ports.ts'
import { receiver } from './receiver.testing.ts'
import { sendWebhooks } from './sendWebhooks.ts'

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** An account with a real project, whose webhooks may call `servers` of this machine. */
async function shop(...servers: string[]) {
  const store = sharedStore(memoryStore(sampleSeed()))
  const outgoing = openOutgoing({ allow: servers })
  closing.push(() => outgoing.close())
  // Nobody sends at once here, so that all of it goes through the outbox.
  const { send, names } = outgoingPort(outgoing, servers)
  const never = async () => Promise.reject(new Error('not here'))
  const ports = { ...serverPorts(), outgoing: { names, send: never, ask: never } }
  const { act, read } = createWorkspace({ store, ports, member: sampleOwner })
  await act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const add = async (server: string, path: string) => {
    const made = await act('webhooks.add', { name: path, url: `http://${server}${path}`, events: ['goal.achieved'] })
    return { id: made.webhook.id, secret: made.secret }
  }
  const queue = (webhook: string, body: string, id: string) =>
    store.commit([
      {
        collection: 'webhookDeliveries',
        id,
        row: {
          id,
          webhook,
          event: 'goal.achieved',
          at: new Date().toISOString(),
          attempt: 1,
          state: 'queued',
          status: null,
          nextAttempt: null,
          headers: { 'webhook-id': `message-${id}` },
          body,
          space: 'real',
        },
      },
    ])
  const run = (over: RecordStore = store, stopped = () => false) => sendWebhooks({ stores: [over], ports, send, stopped })
  return { store, ports, act, add, queue, run, details: (id: string) => read('webhooks.details', { id }) }
}

describe('webhooks are sent', () => {
  it('so that the reference library of Standard Webhooks accepts each of them, and nothing that was changed', async () => {
    const to = await receiver()
    closing.push(to.close)
    const { add, queue, run } = await shop(to.server)
    const { id, secret } = await add(to.server, '/in')
    const bodies = fc.sample(fc.json(), { numRuns: 40, seed: 7 })
    for (const [place, body] of bodies.entries()) await queue(id, body, `d-${place}`)
    await run()
    expect(to.received.map(({ body }) => body)).toEqual(bodies)
    const checker = new Webhook(secret)
    for (const { headers, body } of to.received) {
      const said = {
        'webhook-id': String(headers['webhook-id']),
        'webhook-timestamp': String(headers['webhook-timestamp']),
        'webhook-signature': String(headers['webhook-signature']),
      }
      expect(checker.verify(body, said)).toEqual(JSON.parse(body))
      expect(() => checker.verify(`${body} `, said)).toThrow('No matching signature')
      expect(() => checker.verify(body, { ...said, 'webhook-id': 'other' })).toThrow('No matching signature')
    }
    expect(new Set(to.received.map(({ headers }) => headers['webhook-id'])).size).toBe(40)
  })

  it('again with the same id when nobody wrote down what came of it', async () => {
    const to = await receiver()
    closing.push(to.close)
    const { store, add, queue, run, details } = await shop(to.server)
    const { id } = await add(to.server, '/in')
    await queue(id, '{}', 'd')
    // The process dies between the answer and the record.
    await expect(run({ ...store, commit: () => Promise.reject(new Error('killed')) })).rejects.toThrow('killed')
    expect((await details(id)).deliveries).toMatchObject([{ state: 'queued' }])
    await run()
    expect(to.received.map(({ headers }) => headers['webhook-id'])).toEqual(['message-d', 'message-d'])
    expect((await details(id)).deliveries).toMatchObject([{ state: 'delivered', status: 200, attempt: 1 }])
  })

  it('to the others while one address takes its time', async () => {
    let release = () => {}
    const answered = new Promise<void>((resolve) => (release = resolve))
    const to = await receiver(async ({ path }) => {
      if (path === '/slow') await answered
      return 204
    })
    closing.push(to.close)
    const { add, queue, run, details } = await shop(to.server)
    const [slow, fast] = [await add(to.server, '/slow'), await add(to.server, '/fast')]
    await queue(slow.id, '{}', 's1')
    for (const id of ['f1', 'f2', 'f3']) await queue(fast.id, '{}', id)
    const running = run()
    while (to.received.filter(({ path }) => path === '/fast').length < 3) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await details(slow.id)).deliveries).toMatchObject([{ state: 'queued' }])
    release()
    await running
    expect((await details(slow.id)).deliveries).toMatchObject([{ state: 'delivered' }])
  })

  it('no more to an address that failed three times in a row', async () => {
    const to = await receiver(() => 500)
    closing.push(to.close)
    const { add, queue, run, details } = await shop(to.server)
    const { id } = await add(to.server, '/in')
    for (let place = 0; place < 10; place++) await queue(id, '{}', `d-${place}`)
    await run()
    expect(to.received).toHaveLength(3)
    expect((await details(id)).webhook).toMatchObject({ failures: 3, status: 'Active' })
  })

  it('nowhere that the connector refuses, which the delivery says', async () => {
    const to = await receiver()
    closing.push(to.close)
    const { store, add, queue, run, details } = await shop(to.server)
    const { id } = await add(to.server, '/in')
    const webhook = (await details(id)).webhook
    // As if a name had begun to lead into this network after it was checked.
    await store.commit([{ collection: 'webhooks', id, row: { ...webhook, url: `http://localhost:${to.server.split(':')[1]}/in` } }])
    await queue(id, '{}', 'd')
    await run()
    expect(to.received).toEqual([])
    expect((await details(id)).deliveries).toMatchObject([{ state: 'failed', status: null, problem: 'address' }])
  })

  it('not at all once it has to stop', async () => {
    const to = await receiver()
    closing.push(to.close)
    const { store, ports, add, queue, run } = await shop(to.server)
    const { id } = await add(to.server, '/in')
    await queue(id, '{}', 'd')
    await run(store, () => true)
    expect(to.received).toEqual([])
    expect(await takeDeliveries(store, ports)).toHaveLength(1)
  })
})
