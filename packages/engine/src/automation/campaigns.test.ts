import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const ownProject = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }
const google = { platform: 'Google Ads' as const, name: 'Brand', description: '', account: '1' }
const head = 'Day,Campaign,Impressions,Clicks,Cost,Conversions\n'

describe('campaign integrations', () => {
  it('have campaigns and a performance that come from their costs', async () => {
    const { workspace, store } = sampleEngine()
    const { figures, rows } = await workspace.read('campaigns.list', undefined)
    expect(figures).toEqual({ active: 3, campaigns: 48, conversions: 773, costPerConversionCents: 2013 })
    for (const row of rows) expect(row, 'the sample row says what its costs say').toEqual(await store.get('campaigns', row.id))
  })

  it('go between active and paused, and sync only while active', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('campaigns.sync', { id: 'campaign-3' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('campaigns.setStatus', { id: 'campaign-3', status: 'active' })).toMatchObject({ status: 'active', campaigns_connected: 3 })
    expect(await workspace.act('campaigns.sync', { id: 'campaign-3' })).toMatchObject({ last_sync: '2024-01-22T10:00:00.000Z' })
  })

  it('are answered by the sandbox in the sample, and by nobody in a real project', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('campaigns.connect', google)).toMatchObject({ source: 'sandbox', status: 'active', campaigns_connected: 0 })
    await expect(workspace.act('campaigns.connect', google)).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'account' }] })
    await workspace.act('projects.create', ownProject)
    const { id, ...row } = await workspace.act('campaigns.connect', google)
    expect(row).toMatchObject({
      source: 'none',
      status: 'paused',
      last_sync: null,
      performance: { ctr_improvement: null, cost_reduction: null, conversions: 0 },
    })
    await expect(workspace.act('campaigns.setStatus', { id, status: 'active' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('campaigns.sync', { id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('take costs from a file, compare them with those before, and replace a day that is there (AUTO-CAMP-03-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', ownProject)
    const { id } = await workspace.act('campaigns.connect', google)
    const csv = `${head}2026-02-01,Brand,1000,10,20,2\n2026-03-01,Brand,1000,15,16,2\n`
    const first = await workspace.act('campaigns.upload', { id, csv })
    expect(first).toMatchObject({
      added: 2,
      replaced: 0,
      integration: { source: 'file', campaigns_connected: 1, performance: { ctr_improvement: 50, cost_reduction: 20, conversions: 4 } },
    })
    expect(await workspace.act('campaigns.upload', { id, csv: `${head}2026-03-01,Brand,1000,20,16,4\n` })).toMatchObject({
      added: 0,
      replaced: 1,
      integration: { performance: { ctr_improvement: 100, conversions: 6 } },
    })
    const byDevice = `${head}2026-03-01,Brand,1000,10,8,1\n2026-03-01,Brand,1000,10,8,3\n`
    expect(await workspace.act('campaigns.upload', { id, csv: byDevice })).toMatchObject({
      added: 0,
      replaced: 1,
      integration: { performance: { ctr_improvement: 0, conversions: 6 } },
    })
    // The days before the upload count, too: 20 + 16 for 6 conversions.
    expect((await workspace.read('campaigns.list', undefined)).figures).toMatchObject({ conversions: 6, costPerConversionCents: 600 })
    expect(await workspace.act('campaigns.setStatus', { id, status: 'active' })).toMatchObject({ status: 'active' })
    await expect(workspace.act('campaigns.sync', { id })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('campaigns.upload', { id, csv: 'nothing' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('are removed with their costs', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('campaigns.remove', { id: 'campaign-1' })
    expect([...(await store.list('campaignCosts')).values()].some((cost) => cost.integration === 'campaign-1')).toBe(false)
    expect((await workspace.read('campaigns.list', undefined)).figures.campaigns).toBe(34)
    await expect(workspace.act('campaigns.remove', { id: 'campaign-1' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('belong to their project', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', ownProject)
    expect((await workspace.read('campaigns.list', undefined)).rows).toEqual([])
    for (const act of ['campaigns.sync', 'campaigns.remove'] as const)
      await expect(workspace.act(act, { id: 'campaign-1' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('campaigns.upload', { id: 'campaign-1', csv: `${head}2026-02-01,Brand,1,1,1,1` })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('of the sample are as on the first day after a reset', async () => {
    const { workspace } = sampleEngine()
    const before = await workspace.read('campaigns.list', undefined)
    await workspace.act('campaigns.upload', { id: 'campaign-1', csv: `${head}2024-01-20,Brand,1,1,1,1` })
    await workspace.act('campaigns.remove', { id: 'campaign-2' })
    await workspace.act('workspace.reset', undefined)
    expect(await workspace.read('campaigns.list', undefined)).toEqual(before)
  })
})
