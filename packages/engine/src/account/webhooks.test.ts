import { mostDeliveries, nextAttempt, webhookUrlProblem } from '@tagmason/domain'
import fc from 'fast-check'
import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const draft = { name: 'Stock', url: 'https://stock.example.com/in', events: ['goal.achieved'] } as const
const quality = 'webhook-1'
type Engine = ReturnType<typeof sampleEngine>

/** A conversion comes in, of which webhooks are told. */
async function convert({ workspace, store }: Engine) {
  const name = [...(await store.list('conversionGoals')).values()][0]?.event
  await workspace.act('apiKeys.call', {
    endpoint: 'endpoint-collect',
    authorization: 'Bearer atk_site_7q2mx9c4wd',
    body: JSON.stringify({ events: [{ name }] }),
  })
}

describe('addresses of webhooks', () => {
  it.each([
    ['https://hooks.example.com/a', null],
    ['http://example.org:8080/', null],
    ['https://8.8.8.8/', null],
    ['https://[2606:4700::1111]/', null],
    ['hooks.example.com', 'form'],
    ['', 'form'],
    ['ftp://example.com/', 'protocol'],
    ['javascript:alert(1)', 'protocol'],
    ['https://me:secret@example.com/', 'credentials'],
    ['http://localhost:3000/', 'private'],
    ['http://intranet/', 'private'],
    ['http://printer.local/', 'private'],
    ['http://a.internal./', 'private'],
    ['http://127.0.0.1/', 'private'],
    ['http://127.1/', 'private'],
    ['http://0x7f.1/', 'private'],
    ['http://2130706433/', 'private'],
    ['http://0177.0.0.1/', 'private'],
    ['http://169.254.169.254/latest/meta-data', 'private'],
    ['http://100.100.1.1/', 'private'],
    ['http://0.0.0.0/', 'private'],
    ['http://[::1]/', 'private'],
    ['http://[::ffff:127.0.0.1]/', 'private'],
    ['http://[64:ff9b::7f00:1]/', 'private'],
    ['http://[fe80::1]/', 'private'],
    ['http://[fd00::1]/', 'private'],
    ['http://[2001:db8::1]/', 'private'],
    ['http://[2002:7f00:1::]/', 'private'],
  ])('%s: %s', (url, problem) => expect(webhookUrlProblem(url)).toBe(problem))

  it('of every private block are refused, however they are written', () =>
    fc.assert(
      fc.property(
        fc.constantFrom([10, 0, 8], [127, 0, 8], [172, 16, 12], [192, 168, 16], [169, 254, 16]),
        fc.nat({ max: 0xff_ff_ff_ff }),
        fc.boolean(),
        ([a = 0, b = 0, bits = 0], rest, asNumber) => {
          const number = a * 2 ** 24 + b * 2 ** 16 + (rest % 2 ** (32 - bits))
          const dotted = [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.')
          expect(webhookUrlProblem(`http://${asNumber ? number : dotted}/`)).toBe('private')
        },
      ),
    ))
})

describe('webhooks', () => {
  it('are the sample’s two, seen by both screens (ACCT-INT-17-B, DATA-ACCTHOOK-01-B)', async () => {
    const { workspace } = sampleEngine()
    expect((await workspace.read('webhooks.list', undefined)).map(({ name, events, status }) => [name, status, ...events])).toEqual([
      ['Data quality to the on-call chat', 'Active', 'anomaly.detected', 'data.quality.issue'],
      ['Report archive', 'Inactive', 'report.generated', 'report.failed'],
    ])
  })

  it('are added Active with a secret that is shown once (ACCT-INT-20-B)', async () => {
    const { workspace, store } = sampleEngine()
    const { webhook, secret } = await workspace.act('webhooks.add', { ...draft, events: ['goal.achieved', 'goal.achieved'] })
    expect(webhook).toMatchObject({ ...draft, status: 'Active', lastTriggered: null, failures: 0 })
    expect(secret).toMatch(/^whsec_[0-9A-Za-z]{32}$/)
    expect(JSON.stringify(await workspace.read('webhooks.list', undefined))).not.toContain(secret)
    const next = await workspace.act('webhooks.rotateSecret', { id: webhook.id })
    expect(next.secret).not.toBe(secret)
    expect((await store.get('webhookSecrets', webhook.id))?.secret).toBe(next.secret)
  })

  it.each([
    ['a name that is taken', { ...draft, name: 'report ARCHIVE' }, 'conflict', 'name'],
    ['a private address', { ...draft, url: 'http://10.0.0.1/' }, 'invalid', 'url'],
    ['no event', { ...draft, events: [] }, 'invalid', 'events'],
  ])('refuse %s', async (_, input, code, path) => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('webhooks.add', input)).rejects.toMatchObject({ code, issues: [{ path }] })
    await expect(workspace.act('webhooks.change', { ...input, id: quality })).rejects.toMatchObject({ code, issues: [{ path }] })
    expect(await workspace.read('webhooks.list', undefined)).toHaveLength(2)
  })

  it('are tested with a body that is signed as the guide says (ENT-API-15, ACCT-INT-18-B, ENT-API-15-B, DATA-WEBHOOK-01-B)', async () => {
    const { workspace } = sampleEngine()
    const { webhook, secret } = await workspace.act('webhooks.add', draft)
    const sent = await workspace.act('webhooks.test', { id: webhook.id })
    expect(sent).toMatchObject({ event: 'test', state: 'delivered', status: 200, attempt: 1, nextAttempt: null })
    const { 'webhook-timestamp': time, 'webhook-signature': signature, 'webhook-id': id } = sent.headers
    expect([id, time]).toEqual([JSON.parse(sent.body).id, String(Date.parse('2024-01-22T10:00:00Z') / 1000)])
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${id}.${time}.${sent.body}`).digest('base64')}`)
    expect(await workspace.read('webhooks.details', { id: webhook.id })).toMatchObject({ webhook: { lastTriggered: sent.at }, deliveries: [{ id: sent.id }] })
  })

  it('say with which answer a test failed, and stay Active', async () => {
    const { workspace } = sampleEngine()
    const { webhook } = await workspace.act('webhooks.add', { ...draft, url: 'https://hooks.example.com/status/503' })
    for (let count = 0; count < 6; count++) expect(await workspace.act('webhooks.test', { id: webhook.id })).toMatchObject({ state: 'failed', status: 503 })
    expect((await workspace.read('webhooks.list', undefined)).at(-1)).toMatchObject({ status: 'Active', failures: 0 })
  })

  it('become Inactive after five failures in a row, and begin anew when switched on (ENT-API-15-B)', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    const { webhook } = await workspace.act('webhooks.add', { name: 'Failing', url: 'https://x.example.com/status/500', events: ['conversion.completed'] })
    const now = async () => (await workspace.read('webhooks.details', { id: webhook.id })).webhook
    for (let count = 1; count <= 4; count++) await convert(engine)
    expect(await now()).toMatchObject({ status: 'Active', failures: 4 })
    await convert(engine)
    expect(await now()).toMatchObject({ status: 'Inactive', failures: 5 })
    await convert(engine)
    const { deliveries } = await workspace.read('webhooks.details', { id: webhook.id })
    expect(deliveries).toHaveLength(5)
    expect(deliveries[0]).toMatchObject({ state: 'failed', status: 500, nextAttempt: '2024-01-22T10:01:00.000Z' })
    expect(await workspace.act('webhooks.setStatus', { id: webhook.id, status: 'Active' })).toMatchObject({ failures: 0 })
    await workspace.act('webhooks.change', { ...draft, id: webhook.id, events: ['conversion.completed'] })
    await convert(engine)
    expect(await now()).toMatchObject({ status: 'Active', failures: 0 })
  })

  it('send a delivery again: the same body, one attempt further (ENT-API-15-B)', async () => {
    const engine = sampleEngine()
    const { workspace } = engine
    const { webhook } = await workspace.act('webhooks.add', { name: 'Failing', url: 'https://x.example.com/status/500', events: ['conversion.completed'] })
    await convert(engine)
    const [first] = (await workspace.read('webhooks.details', { id: webhook.id })).deliveries
    await workspace.act('webhooks.change', { id: webhook.id, name: 'Mended', url: 'https://x.example.com/in', events: ['conversion.completed'] })
    const again = await workspace.act('webhooks.resend', { id: first?.id ?? '' })
    expect(again).toMatchObject({ body: first?.body, attempt: 2, state: 'delivered', event: 'conversion.completed' })
    expect(again.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect((await workspace.read('webhooks.details', { id: webhook.id })).deliveries.map(({ nextAttempt }) => nextAttempt)).toEqual([null, null])
  })

  it('are tried again after longer and longer waits, and then given up', () => {
    const at = new Date('2024-01-22T10:00:00Z')
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attempt) => (Date.parse(nextAttempt(attempt, at) ?? '') - at.getTime()) / 60_000)
    expect(waits).toEqual([1, 4, 10, 45, 120, 360, 900])
    expect(waits.reduce((sum, wait) => sum + wait)).toBe(24 * 60)
    expect([nextAttempt(8, at), nextAttempt(0, at)]).toEqual([null, null])
  })

  it('keep so many deliveries, and take them along when removed', async () => {
    const { workspace, store } = sampleEngine()
    const last = []
    for (let count = 0; count < mostDeliveries + 3; count++) last.push((await workspace.act('webhooks.test', { id: quality })).id)
    expect((await workspace.read('webhooks.details', { id: quality })).deliveries.map(({ id }) => id)).toEqual(last.slice(-mostDeliveries).reverse())
    await workspace.act('webhooks.remove', { id: quality })
    expect([(await store.list('webhookDeliveries')).size, await store.get('webhookSecrets', quality)]).toEqual([0, undefined])
    await expect(workspace.act('webhooks.test', { id: quality })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('beside the sample wait for a server, and never claim to have sent', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await workspace.read('webhooks.list', undefined)).toEqual([])
    const { webhook } = await workspace.act('webhooks.add', draft)
    const sent = await workspace.act('webhooks.test', { id: webhook.id })
    expect(sent).toMatchObject({ state: 'queued', status: null, nextAttempt: null })
    expect((await workspace.read('webhooks.details', { id: webhook.id })).webhook.lastTriggered).toBeNull()
    await expect(workspace.act('webhooks.resend', { id: sent.id })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('webhooks.test', { id: quality })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('workspace.reset', undefined)
    expect(await workspace.read('webhooks.list', undefined)).toHaveLength(1)
  })
})
