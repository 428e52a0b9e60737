import {
  type CampaignIntegration,
  campaignPerformance,
  type CampaignTotals,
  campaignTotals,
  changedTotals,
  costPerConversion,
  type CsvRow,
  readCampaignCsv,
  Refusal,
} from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { change, own, ownRow } from '../own.ts'
import { campaignAttribution } from './attribution.ts'

export const campaigns: Handles<'campaigns'> = {
  'campaigns.list': async (context) => {
    const stored = (await own(context, 'campaigns')).toSorted((a, b) => a.connected_at.localeCompare(b.connected_at) || a.id.localeCompare(b.id))
    const summed = await Promise.all(stored.map(async (row) => ({ row, totals: await totalsOf(context, row) })))
    const rows = summed.map(({ row, totals }) => derived(row, totals))
    return {
      rows,
      figures: {
        active: rows.filter((row) => row.status === 'active').length,
        campaigns: rows.reduce((sum, row) => sum + row.campaigns_connected, 0),
        conversions: rows.reduce((sum, row) => sum + row.performance.conversions, 0),
        costPerConversionCents: costPerConversion(summed.flatMap(({ row, totals: { before, after } }) => (row.source === 'file' ? [before, after] : [after]))),
      },
    }
  },

  'campaigns.attribution': campaignAttribution,

  'campaigns.setStatus': async (context, { id, status }) => {
    const { source } = await ownRow(context, 'campaigns', id)
    if (source === 'none' && status === 'active') throw notConfigured(id)
    return known(context, await change(context, 'campaigns', id, { status }))
  },

  /** In the sample the built-in sandbox answers. A real platform answers only with credentials, for which there is no place yet: nothing counts as connected. */
  'campaigns.connect': async (context, { platform, name, description, account }) => {
    const { session, now, ports, records } = context
    if ((await own(context, 'campaigns')).some((row) => row.platform === platform && row.account.toLowerCase() === account.toLowerCase()))
      throw new Refusal('conflict', `The account '${account}' of ${platform} is connected already: its campaigns would be counted twice.`, [
        { path: 'account', message: 'taken' },
      ])
    const sandbox = session.space === 'sample'
    const row: CampaignIntegration = {
      id: ports.id(),
      project: session.project,
      name,
      platform,
      description,
      account,
      source: sandbox ? 'sandbox' : 'none',
      status: sandbox ? 'active' : 'paused',
      campaigns_connected: 0,
      last_sync: sandbox ? now.toISOString() : null,
      connected_at: now.toISOString(),
      performance: campaignPerformance(campaignTotals([], now.toISOString())),
    }
    records.put('campaigns', row.id, row)
    return row
  },

  'campaigns.sync': async (context, { id }) => {
    const { source, status } = await ownRow(context, 'campaigns', id)
    if (source !== 'sandbox') throw notConfigured(id)
    if (status !== 'active') throw new Refusal('conflict', `The integration '${id}' is paused: switch it on before it syncs.`)
    return known(context, await change(context, 'campaigns', id, { last_sync: context.now.toISOString() }))
  },

  'campaigns.upload': async (context, { id, csv }) => {
    const { source } = await ownRow(context, 'campaigns', id)
    const read = readCampaignCsv(csv)
    if ('problem' in read)
      throw new Refusal('invalid', `The file cannot be read: ${JSON.stringify(read.problem)}.`, [{ path: 'csv', message: read.problem.kind }])
    const { project } = context.session
    // An export can part a campaign's day further, as by device: the parts belong together.
    const rows = new Map<string, CsvRow>()
    for (const row of read.rows) {
      const key = `${id}|${row.day}|${row.campaign}`
      const before = rows.get(key)
      rows.set(key, before === undefined ? row : together(before, row))
    }
    const integration = await ownRow(context, 'campaigns', id)
    const replaced = await own(context, 'campaignCosts', { where: { id: [...rows.keys()] } })
    const totals = changedTotals(
      await totalsOf(context, integration),
      campaignTotals([...rows.values()], integration.connected_at),
      campaignTotals(replaced, integration.connected_at),
    )
    for (const [key, row] of rows) context.records.put('campaignCosts', key, { ...row, id: key, project, integration: id })
    const row = await change(context, 'campaigns', id, {
      last_sync: context.now.toISOString(),
      totals,
      // Its first figures switch it on.
      ...(source === 'none' ? { source: 'file' as const, status: 'active' as const } : {}),
    })
    return { integration: await known(context, row), added: rows.size - replaced.length, replaced: replaced.length }
  },

  'campaigns.remove': async (context, { id }) => {
    await ownRow(context, 'campaigns', id)
    for (const cost of await own(context, 'campaignCosts', { where: { integration: id } })) context.records.remove('campaignCosts', cost.id)
    context.records.remove('campaigns', id)
  },
}

/** An integration with what its costs say of it. */
function derived({ totals: _kept, ...row }: CampaignIntegration, totals: CampaignTotals): CampaignIntegration {
  const performance = campaignPerformance(totals)
  // A file tells of days before somebody uploaded it: what they brought counts, too.
  const conversions = row.source === 'file' ? totals.before.conversions + totals.after.conversions : performance.conversions
  return { ...row, campaigns_connected: totals.campaigns.length, performance: { ...performance, conversions } }
}

/** What the costs of an integration sum up to: kept with it, and of an older version and the sample summed up here. */
const totalsOf = async (context: Context, { id, connected_at, totals }: CampaignIntegration) =>
  totals ?? campaignTotals(await own(context, 'campaignCosts', { where: { integration: id } }), connected_at)

const together = (a: CsvRow, b: CsvRow): CsvRow => ({
  ...a,
  impressions: a.impressions + b.impressions,
  clicks: a.clicks + b.clicks,
  costCents: a.costCents + b.costCents,
  conversions: a.conversions + b.conversions,
})

const known = async (context: Context, row: CampaignIntegration) => derived(row, await totalsOf(context, row))

const notConfigured = (id: string) =>
  new Refusal('conflict', `The integration '${id}' is not configured: no platform has answered for it. Upload a CSV export of the platform instead.`)
