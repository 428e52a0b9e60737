import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }

function clocked() {
  const clock = { now: new Date('2026-03-01T12:00:00.000Z') }
  return { clock, ...sampleEngine({ ports: { now: () => clock.now } }) }
}
type Workspace = ReturnType<typeof sampleEngine>['workspace']
const names = async (workspace: Workspace) => {
  const { connected, available } = await workspace.read('integrations.list', undefined)
  return [connected.map(({ name }) => name), available.map(({ name }) => name)]
}

describe('integrations', () => {
  it('are three connected and six available, three of them popular (ACCT-INT-06, 13, 14)', async () => {
    const { workspace } = sampleEngine()
    const { connected, available } = await workspace.read('integrations.list', undefined)
    expect(connected.map(({ status, settings }) => [status, ...Object.values(settings)])).toEqual([
      ['connected', true, 'hourly'],
      ['connected', true, 'realtime'],
      ['connected', true, '#analytics'],
    ])
    expect([available.length, available.filter((row) => row.popular).length]).toEqual([6, 3])
  })

  it('are looked at before they are connected (ACCT-INT-16)', async () => {
    const facts = await sampleEngine().workspace.read('integrations.facts', { id: 'available-stripe' })
    expect([facts.integration.name, facts.guide]).toEqual(['Stripe', '/learning/docs'])
  })

  it('connect to the sandbox at once and move over (ACCT-INT-15)', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('integrations.connect', { id: 'available-shopify' })).toMatchObject({
      name: 'Shopify',
      status: 'connected',
      lastSync: '2024-01-22T10:00:00.000Z',
    })
    const [connected, available] = await names(workspace)
    expect([connected?.at(-1), available?.includes('Shopify'), available?.length]).toEqual(['Shopify', false, 5])
    await expect(workspace.act('integrations.connect', { id: 'available-shopify' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('are configured in their own kind of settings (ACCT-INT-08, 11)', async () => {
    const { workspace } = sampleEngine()
    const sync = { autoSync: false, syncFrequency: 'realtime' } as const
    expect((await workspace.act('integrations.configure', { id: 'integration-ads', settings: sync })).settings).toEqual(sync)
    expect((await workspace.act('integrations.configure', { id: 'integration-chat', settings: { notifications: false, channel: ' #ops ' } })).settings).toEqual(
      { notifications: false, channel: '#ops' },
    )
    await expect(workspace.act('integrations.configure', { id: 'integration-chat', settings: sync })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'settings' }],
    })
    await expect(workspace.act('integrations.configure', { id: 'none', settings: sync })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('are disconnected at once and can be had back for a minute (ACCT-INT-09, ACCT-INT-09-B)', async () => {
    const { clock, workspace } = clocked()
    const before = await workspace.read('integrations.list', undefined)
    await workspace.act('integrations.disconnect', { id: 'integration-chat' })
    expect(await names(workspace)).toEqual([
      ['Google Ads', 'Search Console'],
      [...before.available.map(({ name }) => name), 'Slack'],
    ])
    clock.now = new Date('2026-03-01T12:01:00.000Z')
    expect(await workspace.act('integrations.restore', { id: 'integration-chat' })).toEqual(before.connected[2])
    expect(await workspace.read('integrations.list', undefined)).toEqual(before)
    await workspace.act('integrations.disconnect', { id: 'integration-chat' })
    clock.now = new Date('2026-03-01T12:02:00.001Z')
    await expect(workspace.act('integrations.restore', { id: 'integration-chat' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('integrations.connect', { id: 'integration-chat' })).toMatchObject({
      name: 'Slack',
      settings: { notifications: true, channel: '#analytics' },
    })
    await expect(workspace.act('integrations.restore', { id: 'integration-chat' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('integrations.disconnect', { id: 'none' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('sync in the sandbox, but not where access has ended', async () => {
    const { workspace, store } = sampleEngine()
    const row = await store.get('integrations', 'integration-ads')
    if (row === undefined) throw new Error('The sample has no Google Ads.')
    await store.commit([{ collection: 'integrations', id: row.id, row: { ...row, status: 'error', problem: 'notReached' } }])
    const synced = await workspace.act('integrations.sync', { id: row.id })
    expect([synced.status, synced.lastSync, 'problem' in synced]).toEqual(['connected', '2024-01-22T10:00:00.000Z', false])
    await store.commit([{ collection: 'integrations', id: row.id, row: { ...row, status: 'error', problem: 'accessExpired' } }])
    await expect(workspace.act('integrations.sync', { id: row.id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('on a server wait for a connector, and say so', async () => {
    const { workspace } = sampleEngine({ ports: { server: { mail: false } } })
    await workspace.act('projects.create', shop)
    await workspace.act('integrations.connect', { id: 'available-shopify', account: 'shop.example' })
    await expect(workspace.act('integrations.sync', { id: 'available-shopify' })).rejects.toThrow('This version of the server has no connector for')
  })

  it('beside the sample wait for a server, and never claim to be connected', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', shop)
    expect((await names(workspace))[0]).toEqual([])
    await expect(workspace.act('integrations.connect', { id: 'available-shopify' })).rejects.toMatchObject({ issues: [{ path: 'account' }] })
    expect(await workspace.act('integrations.connect', { id: 'available-shopify', account: 'shop.example' })).toMatchObject({
      status: 'waiting',
      lastSync: null,
      account: 'shop.example',
    })
    await expect(workspace.act('integrations.sync', { id: 'available-shopify' })).rejects.toMatchObject({ code: 'unavailable' })
    await workspace.act('workspace.reset', undefined)
    expect(await names(workspace)).toEqual([['Shopify'], ['BigQuery', 'Salesforce', 'HubSpot', 'Stripe', 'Mailchimp']])
    await workspace.act('integrations.disconnect', { id: 'available-shopify' })
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    expect((await names(workspace)).map((each) => each.length)).toEqual([3, 6])
  })
})
