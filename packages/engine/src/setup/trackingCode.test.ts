import { describe, expect, it } from 'vitest'
import { memoryEvents } from '../store/memoryEvents.ts'
import { event, sampleEngine, testClock } from '../testing/index.ts'

const site = 'https://tagmason.example.com'
const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }

describe('trackingCode.get', () => {
  it('shows no code for the sample, nor where no server runs', async () => {
    const none = { script: null, key: null, newest: null }
    expect(await sampleEngine({ ports: { site } }).workspace.read('trackingCode.get', undefined)).toEqual(none)
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', shop)
    expect(await workspace.read('trackingCode.get', undefined)).toEqual(none)
  })

  it('shows the active ingest key of this project only, until it is revoked or switched off', async () => {
    const { workspace } = sampleEngine({ ports: { site } })
    await workspace.act('projects.create', { ...shop, name: 'Other' })
    const key = { kind: 'ingest', environment: 'production', scopes: ['events.write'], life: null } as const
    await workspace.act('apiKeys.create', { ...key, name: 'other.example' })
    await workspace.act('projects.create', shop)
    await workspace.act('apiKeys.create', { ...key, name: 'secret', kind: 'secret' })
    expect(await workspace.read('trackingCode.get', undefined)).toEqual({ script: `${site}/t.js`, key: null, newest: null })
    const made = await workspace.act('apiKeys.create', { ...key, name: 'shop.example' })
    expect(await workspace.read('trackingCode.get', undefined)).toMatchObject({ key: made.key.key })
    await workspace.act('apiKeys.deactivate', { id: made.key.id })
    expect(await workspace.read('trackingCode.get', undefined)).toMatchObject({ key: null })
  })

  it('tells the newest event of the project', async () => {
    const events = memoryEvents()
    const { workspace } = sampleEngine({ ports: { site, collected: { account: 'main', events } } })
    await workspace.act('projects.create', shop)
    const { project } = await workspace.read('session.get', undefined)
    const at = Date.parse(testClock) - 5000
    await events.append([event(at, { project })], 'one')
    expect(await workspace.read('trackingCode.get', undefined)).toMatchObject({ newest: new Date(at).toISOString() })
  })
})
