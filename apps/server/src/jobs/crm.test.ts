import type { ActInput, CollectedEvent } from '@tagmason/domain'
import { takeForTriggers } from '@tagmason/engine'
import { event, purchase } from '@tagmason/engine/testing'
import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { openOutgoing } from '../outgoing/outgoing.ts'
import { outgoingPort } from '../outgoing/port.ts'
import { doDueJobs } from './doDueJobs.ts'
import { testHouse } from './house.testing.ts'
import { type Received, receiver } from './receiver.testing.ts'
import { sendPosts } from './sendPosts.ts'

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})
const start = Date.parse('2026-03-01T12:00:00.000Z')
const secret = 'pat-eu1-s3cret'

/** What services answer to the test before they count as connected. */
const tests: Record<string, unknown> = {
  '/account-info/v3/details': { portalId: 24816357 },
  '/services/data/v60.0/query?q=SELECT+Tagmason_Id__c+FROM+Contact+LIMIT+1': { totalSize: 0, done: true, records: [] },
}

/** A server with a shop, and a stand-in for the service that it calls. */
async function shop(answer: NonNullable<Parameters<typeof receiver>[0]>) {
  const service = await receiver((received) => (received.path in tests ? { status: 200, json: tests[received.path] } : answer(received)))
  const house = await testHouse({ env: { TAGMASON_ALLOW: service.server }, now: () => new Date(start) })
  const outgoing = openOutgoing({ allow: house.settings.allow })
  closing.push(
    () => rmSync(house.data, { recursive: true }),
    () => house.close(),
    () => outgoing.close(),
    service.close,
  )
  await house.owner.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const ports = house.portsOf('main')
  return {
    house,
    service,
    ...house.owner,
    /** Connects a service; `called` is what it was asked before, which is then forgotten. */
    connect: async (input: ActInput<'integrations.connect'>) => ({
      ...(await house.owner.act('integrations.connect', input)),
      called: service.received.splice(0).map(({ path }) => path),
    }),
    collect: (batch: readonly CollectedEvent[], token: string) => takeForTriggers(house.store, ports, 'shop', () => batch, token),
    send: () => sendPosts(house.store, ports, outgoingPort(outgoing, house.settings.allow), () => false),
  }
}
const trigger: ActInput<'eventTriggers.save'> = {
  name: 'Buyers',
  description: '',
  event_type: 'E-commerce',
  condition: { match: 'all', clauses: [] },
  actions: ['Create CRM contact', 'Add to audience'],
}
const hubspot = (address: string) => ({ id: 'available-hubspot', account: 'Shop', access: { token: secret, address: `http://${address}` } })
const bodies = (received: readonly Received[]) => received.map(({ body }) => JSON.parse(body) as unknown)

describe('a CRM that a trigger tells', () => {
  it('receives nothing, and the trigger says so, where none is connected', async () => {
    const { act, read, collect, send, service } = await shop(() => 200)
    await act('eventTriggers.save', trigger)
    await collect([purchase(start, 20, 'EUR', { visitor: 'v1' })], 's.0')
    await send()
    expect(service.received).toEqual([])
    expect((await read('eventTriggers.list', undefined)).rows).toMatchObject([{ trigger_count: 1, problems: ['noCrm'] }])
    expect(await read('audiences.list', undefined)).toMatchObject([{ name: 'Buyers', visitors: 1 }])
  })

  it('takes contacts over HTTP as HubSpot does, once, by an access that stands nowhere in clear (DATA-INTEGRATION-01-B)', async () => {
    const { house, act, connect, read, collect, send, service } = await shop(() => ({ status: 200, json: { status: 'COMPLETE', results: [] } }))
    expect(await connect(hubspot(service.server))).toMatchObject({ status: 'connected', account: 'Shop', called: ['/account-info/v3/details'] })
    await act('eventTriggers.save', trigger)
    const block = [
      purchase(start, 20, 'EUR', { visitor: 'v1' }),
      purchase(start + 1, 30, 'EUR', { visitor: 'v1' }),
      purchase(start + 2, 40, 'EUR', { visitor: 'v2', user: 'ana@shop.example' }),
      event(start + 3, { visitor: 'v3' }),
    ]
    await collect(block, 's.0')
    // It comes again, as after a restart.
    await collect(block, 's.0')
    await send()
    await send()
    expect(service.received.map(({ path, headers }) => [path, headers.authorization])).toEqual(
      Array.from({ length: 2 }, () => ['/crm/v3/objects/contacts/batch/upsert', `Bearer ${secret}`]),
    )
    expect(bodies(service.received)).toEqual([
      { inputs: [{ idProperty: 'email', id: 'ana@shop.example', properties: { email: 'ana@shop.example' } }] },
      { inputs: [{ idProperty: 'tagmason_id', id: 'v1', properties: { tagmason_id: 'v1' } }] },
    ])
    expect(await read('audiences.list', undefined)).toMatchObject([{ name: 'Buyers', visitors: 2 }])
    expect((await act('audiences.export', { name: 'Buyers' })).csv.split('\r\n').map((line) => line.split(',')[0])).toEqual(['visitor', '"v1"', '"v2"', ''])
    expect((await read('eventTriggers.list', undefined)).rows[0]?.problems).toBeUndefined()
    const { rows } = await house.records.pool.query<{ text: string }>('SELECT row::text AS text FROM records')
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ text }) => text.includes(secret))).toEqual([])
    expect(JSON.stringify(await read('integrations.list', undefined))).not.toContain(secret)
  })

  it('that refuses is named at the trigger and at the integration, until it takes contacts again (ACCT-INT-06-B)', async () => {
    let answer = { status: 401, json: { category: 'INVALID_AUTHENTICATION', message: `no ${secret}` } as unknown }
    const { house, act, connect, read, collect, send, service } = await shop(() => answer)
    await connect(hubspot(service.server))
    await act('eventTriggers.save', { ...trigger, actions: ['Create CRM contact'] })
    await collect([purchase(start, 20)], 's.0')
    await send()
    expect((await read('eventTriggers.list', undefined)).rows).toMatchObject([{ problems: ['crmRefused'] }])
    const connected = async () => (await read('integrations.list', undefined)).connected.map(({ status, problem }) => [status, problem])
    expect(await connected()).toEqual([['error', 'accessExpired']])
    // Refusals within an answer of success are refusals.
    answer = { status: 207, json: { errors: [{ category: 'VALIDATION_ERROR' }] } }
    await collect([purchase(start + 1, 20)], 's.1')
    await send()
    expect((await read('eventTriggers.list', undefined)).rows).toMatchObject([{ problems: ['crmRefused'] }])
    answer = { status: 200, json: {} }
    await collect([purchase(start + 2, 20)], 's.2')
    await send()
    expect((await read('eventTriggers.list', undefined)).rows[0]?.problems).toBeUndefined()
    expect(await connected()).toEqual([['connected', undefined]])
    expect([...(await house.store.list('queuedAlerts')).values()]).toEqual([])
  })

  it('is Salesforce, too: signed in to at its own address, told by external id', async () => {
    const answers: Record<string, unknown> = {
      '/services/oauth2/token': { access_token: 'session', instance_url: 'https://elsewhere.example' },
      '/services/data/v60.0/composite/sobjects/Contact/Tagmason_Id__c?_HttpMethod=PATCH': [
        { success: false, errors: [{ statusCode: 'REQUIRED_FIELD_MISSING' }] },
      ],
    }
    const { act, connect, read, collect, house, send, service } = await shop(({ path }) => ({ status: path in answers ? 200 : 404, json: answers[path] }))
    const access = { address: `http://${service.server}/`, client: 'key', secret }
    await expect(act('integrations.connect', { id: 'available-salesforce', account: 'Org', access: { ...access, client: '' } })).rejects.toMatchObject({
      code: 'invalid',
    })
    const elsewhere = { ...access, address: 'http://169.254.169.254' }
    await expect(act('integrations.connect', { id: 'available-salesforce', account: 'Org', access: elsewhere })).rejects.toMatchObject({ code: 'invalid' })
    expect(await connect({ id: 'available-salesforce', account: 'Org', access })).toMatchObject({
      status: 'connected',
      called: ['/services/oauth2/token', '/services/data/v60.0/query?q=SELECT+Tagmason_Id__c+FROM+Contact+LIMIT+1'],
    })
    const { id: starts } = await act('eventTriggers.save', { ...trigger, actions: ['Send notification'] })
    const actions = [{ id: 'a', kind: 'crm' as const, words: 'Buyer' }]
    const fields = { name: 'Contacts', description: '', condition: { match: 'all' as const, clauses: [] }, actions }
    const { id } = await act('workflows.save', { ...fields, starts: [{ kind: 'eventTrigger', of: starts }] })
    await act('workflows.publish', { id })
    await collect([purchase(start, 20, 'EUR', { visitor: 'v1' })], 's.0')
    await doDueJobs(house, 'main')
    await send()
    expect(service.received.map(({ path }) => path)).toEqual(Object.keys(answers))
    expect(service.received[0]?.body).toBe(`grant_type=client_credentials&client_id=key&client_secret=${secret}`)
    expect(service.received[1]?.headers.authorization).toBe('Bearer session')
    expect(bodies(service.received.slice(1))).toEqual([
      { allOrNone: false, records: [{ attributes: { type: 'Contact' }, Tagmason_Id__c: 'v1', LastName: 'Visitor v1' }] },
    ])
    const { runs } = await read('workflows.details', { id })
    expect(runs).toMatchObject([
      { result: 'failed', steps: [{ kind: 'crm', result: 'failed', reason: 'unreachable', output: 'status 200 REQUIRED_FIELD_MISSING' }] },
    ])
  })
})

describe('a post', () => {
  it('that was on its way when the server ended is posted again by the next one, and not after it was written down', async () => {
    const { act, collect, house, send, service } = await shop(() => 200)
    await act('alerts.setAddress', { channel: 'chat', address: 'https://chat.example/x' })
    const row = [...(await house.store.list('alertAddresses')).values()].find(({ project }) => project === 'shop')
    if (row === undefined) throw new Error('The address was not stored.')
    await house.store.commit([{ collection: 'alertAddresses', id: row.id, row: { ...row, address: `http://${service.server}/chat` } }])
    await act('eventTriggers.save', { ...trigger, actions: ['Send chat message'] })
    const block = [purchase(start, 20)]
    const { commit } = house.store
    // Killed between what was kept of the block and the answer: nothing of it stands, and the intake gives the block again.
    house.store.commit = async () => Promise.reject(new Error('killed'))
    await expect(collect(block, 's.0')).rejects.toThrow('killed')
    house.store.commit = commit
    await Promise.all([collect(block, 's.0'), collect(block, 's.0')])
    // Killed between posting and writing it down.
    house.store.commit = async () => Promise.reject(new Error('killed'))
    await expect(send()).rejects.toThrow('killed')
    house.store.commit = commit
    await send()
    await send()
    expect(service.received.map(({ path, body }) => [path, body])).toEqual(Array.from({ length: 2 }, () => ['/chat', service.received[0]?.body]))
    expect(JSON.parse(service.received[0]?.body ?? '')).toMatchObject({ text: expect.stringContaining('Buyers') as string })
  })
})
