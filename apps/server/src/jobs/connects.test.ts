import type { ActInput } from '@tagmason/domain'
import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { testHouse } from './house.testing.ts'
import { receiver } from './receiver.testing.ts'

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})
const secret = 'pat-eu1-s3cret'
const details = '/account-info/v3/details'
const signIn = '/services/oauth2/token'
const query = '/services/data/v60.0/query?q=SELECT+Tagmason_Id__c+FROM+Contact+LIMIT+1'
type Answers = Record<string, { status: number; json: unknown }>

/** A server with a shop, and a stand-in for the service, which answers 404 to what is not in `answers`. */
async function shop(answers: Answers) {
  const service = await receiver(({ path }) => answers[path] ?? { status: 404, json: {} })
  const house = await testHouse({ env: { TAGMASON_ALLOW: service.server } })
  closing.push(
    () => rmSync(house.data, { recursive: true }),
    () => house.close(),
    service.close,
  )
  await house.owner.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const address = `http://${service.server}`
  const hubspot: ActInput<'integrations.connect'> = { id: 'available-hubspot', account: 'Shop', access: { token: secret, address } }
  const salesforce: ActInput<'integrations.connect'> = { id: 'available-salesforce', account: 'Org', access: { address, client: 'key', secret } }
  return { house, service, answers, hubspot, salesforce, ...house.owner }
}
const ok = (json: unknown) => ({ status: 200, json })
const error = (errorCode: string) => ({ status: 400, json: [{ errorCode, message: 'No.' }] })

/** What an act was refused for: the field, and why. */
const refusedFor = async (act: Promise<unknown>) =>
  act.then(
    () => null,
    (fault: { issues?: readonly { path: string; message: string }[] }) => fault.issues?.map(({ path, message }) => [path, message]),
  )

describe('a service that is called before it counts as connected', () => {
  it('is connected once HubSpot knows the token, which is kept sealed (ACCT-INT-15, ACCT-INT-15-B)', async () => {
    const { act, read, house, service, hubspot } = await shop({ [details]: ok({ portalId: 24816357, accountType: 'STANDARD' }) })
    expect(await act('integrations.connect', hubspot)).toMatchObject({ status: 'connected', account: 'Shop' })
    expect(service.received.map(({ path, headers, body }) => [path, headers.authorization, body])).toEqual([[details, `Bearer ${secret}`, '']])
    const { connected, available } = await read('integrations.list', undefined)
    expect([connected.map(({ id, status }) => [id, status]), available.some(({ id }) => id === hubspot.id)]).toEqual([[[hubspot.id, 'connected']], false])
    const { rows } = await house.records.pool.query<{ text: string }>('SELECT row::text AS text FROM records')
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ text }) => text.includes(secret))).toEqual([])
  })

  it('is not where HubSpot refuses the token, breaks its contract or does not answer: the field says why, and nothing is kept', async () => {
    const { act, read, house, service, answers, hubspot } = await shop({})
    for (const [answer, reason] of [
      [{ status: 401, json: { category: 'INVALID_AUTHENTICATION' } }, 'refused'],
      [{ status: 403, json: { category: 'MISSING_SCOPES' } }, 'mayNot'],
      [{ status: 404, json: {} }, 'strange'],
      [{ status: 502, json: null }, 'strange'],
      [ok({ hello: 'world' }), 'strange'],
    ] as const) {
      answers[details] = answer
      expect([answer.status, await refusedFor(act('integrations.connect', hubspot))]).toEqual([answer.status, [['access.token', reason]]])
    }
    service.close()
    expect(await refusedFor(act('integrations.connect', hubspot))).toEqual([['access.token', 'notReached']])
    const { connected, available } = await read('integrations.list', undefined)
    expect([connected, available.some(({ id }) => id === hubspot.id)]).toEqual([[], true])
    expect((await house.store.list('integrationAccess')).size).toBe(0)
  })

  it('is connected once Salesforce signs the app in and lets it read the field of contacts', async () => {
    const { act, service, answers, salesforce } = await shop({})
    for (const [first, second, issue] of [
      [{ status: 400, json: { error: 'invalid_client' } }, ok({}), ['access.secret', 'refused']],
      [{ status: 404, json: {} }, ok({}), ['access.address', 'strange']],
      [ok({ hello: 'world' }), ok({}), ['access.address', 'strange']],
      [ok({ access_token: 'session' }), error('INVALID_FIELD'), ['access.client', 'noField']],
      [ok({ access_token: 'session' }), error('INVALID_TYPE'), ['access.client', 'mayNot']],
      [ok({ access_token: 'session' }), ok({}), ['access.address', 'strange']],
    ] as const) {
      Object.assign(answers, { [signIn]: first, [query]: second })
      expect(await refusedFor(act('integrations.connect', salesforce))).toEqual([issue])
    }
    Object.assign(answers, { [query]: ok({ totalSize: 0, done: true, records: [] }) })
    service.received.splice(0)
    expect(await act('integrations.connect', salesforce)).toMatchObject({ status: 'connected', account: 'Org' })
    expect(service.received.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      [signIn, undefined],
      [query, 'Bearer session'],
    ])
  })

  it('is not called where nothing was given, something is missing, or the server may not call its address', async () => {
    const { act, service, hubspot, salesforce } = await shop({})
    expect(await refusedFor(act('integrations.connect', { ...salesforce, access: { ...salesforce.access, client: '' } }))).toEqual([
      ['access.client', 'missing'],
    ])
    expect(await refusedFor(act('integrations.connect', { ...salesforce, access: { ...salesforce.access, address: 'http://169.254.169.254' } }))).toEqual([
      ['access.address', 'address'],
    ])
    expect(await refusedFor(act('integrations.connect', { ...hubspot, account: '' }))).toEqual([['account', 'missing']])
    expect(await act('integrations.connect', { id: hubspot.id, account: 'Shop' })).toMatchObject({ status: 'waiting' })
    expect(service.received).toEqual([])
  })
})
