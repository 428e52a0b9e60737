import { describe, expect, it } from 'vitest'
import { event } from '../figures/collected.testing.ts'
import { memoryEvents } from '../store/memoryEvents.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'
import { campaignResults } from './campaignResults.ts'

const now = Date.parse(testClock)
const day = 86_400_000
const google = { source: 'google', medium: 'cpc', campaign: 'Spring' }
const mail = { source: 'newsletter', medium: 'email', campaign: 'June' }

async function shop() {
  const events = memoryEvents()
  const bought = (ago: number, visitor: string, value: number, currency = 'EUR') =>
    event(now - ago, { name: 'purchase', visitor, session: `${visitor}${ago}`, value, currency })
  await events.append(
    [
      // Came by an ad, 40 days ago and so before the range, came back by a mail, bought twice.
      event(now - 40 * day, { visitor: 'a', session: 'a0', ...google }),
      event(now - 12 * day, { visitor: 'a', session: 'a1', ...google }),
      event(now - 3 * day, { visitor: 'a', session: 'a2', ...mail }),
      bought(13 * day, 'a', 30),
      bought(2 * day, 'a', 50),
      // A click id told where it came from, and no campaign.
      event(now - 5 * day, { visitor: 'b', session: 'b1', source: 'google', medium: 'cpc' }),
      bought(4 * day, 'b', 20),
      bought(day, 'c', 7),
      bought(day, 'c', 9, 'USD'),
      event(now - 60 * day, { visitor: 'd', session: 'd1', ...google }),
      bought(day, 'd', 1),
    ],
    'batch',
  )
  const { workspace } = sampleEngine({ ports: { collected: { account: 'main', events } } })
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const attribution = async (days: 7 | 30 | 90 = 30) => {
    const from = new Date(now - (days - 1) * day).toISOString().slice(0, 10)
    const answer = await workspace.read('campaigns.attribution', days === 30 ? undefined : { days: { from, to: testClock.slice(0, 10) } })
    if (answer === null) throw new Error('nothing is collected')
    return answer
  }
  return { workspace, attribution }
}

describe('attribution of orders', () => {
  it('leaves out what a platform cost while it is switched off (AUTO-CAMP-05-B)', async () => {
    const { workspace, attribution } = await shop()
    const { id } = await workspace.act('campaigns.connect', { platform: 'Google Ads', name: 'Search', description: '', account: '1' })
    const csv = `Day,Campaign,Impressions,Clicks,Cost,Conversions\n${new Date(now - 2 * day).toISOString().slice(0, 10)},Spring,1000,10,20,2\n`
    expect(await workspace.act('campaigns.upload', { id, csv })).toMatchObject({ integration: { source: 'file', status: 'active' } })
    const cost = async () => (await attribution()).rows.find(({ campaign }) => campaign === 'Spring')?.costCents
    expect(await cost()).toBe(2000)
    await workspace.act('campaigns.setStatus', { id, status: 'paused' })
    expect(await cost()).toBeNull()
    // A later file does not switch it on again.
    expect(await workspace.act('campaigns.upload', { id, csv })).toMatchObject({ integration: { status: 'paused' } })
    await workspace.act('campaigns.setStatus', { id, status: 'active' })
    expect(await cost()).toBe(2000)
  })

  it('credits the first and the last touch of the 30 days before an order, also those before the range', async () => {
    const { attribution } = await shop()
    const { rows, direct, otherOrders, currency } = await attribution()
    const of = (campaign: string) => rows.find((row) => row.campaign === campaign)
    expect(of('Spring')).toMatchObject({
      visits: 1,
      costCents: null,
      first: { orders: 2, revenueCents: 8000, roas: null },
      last: { orders: 1, revenueCents: 3000 },
    })
    expect(of('June')).toMatchObject({ visits: 1, first: { orders: 0 }, last: { orders: 1, revenueCents: 5000 } })
    expect(of('')).toMatchObject({ source: 'google', medium: 'cpc', visits: 1, first: { orders: 1, revenueCents: 2000 }, last: { orders: 1 } })
    // Who came 60 days before, or nobody knows how, is credited to nothing; dollars are not added to euros.
    expect({ direct, otherOrders, currency }).toEqual({ direct: { orders: 2, revenueCents: 800 }, otherOrders: 1, currency: 'EUR' })
    expect((await attribution(90)).rows.find((row) => row.campaign === 'Spring')).toMatchObject({ visits: 3 })
  })

  it('joins what a file says was spent on days before it was uploaded, in any spelling of capitals', async () => {
    const { workspace, attribution } = await shop()
    const { id } = await workspace.act('campaigns.connect', { platform: 'Google Ads', name: 'Brand', description: '', account: '1' })
    const csv =
      'Day,Campaign,Impressions,Clicks,Cost,Conversions\n2026-02-20,SPRING,1000,40,25.00,3\n2026-01-20,spring,1000,40,99.00,3\n2026-02-21,Autumn,9,1,4,0\n'
    await workspace.act('campaigns.upload', { id, csv })
    const { rows } = await attribution()
    expect(rows[0]).toMatchObject({ platform: 'Google Ads', visits: 1, clicks: 40, costCents: 2500, first: { roas: 3.2 }, last: { roas: 1.2 } })
    expect(rows.find((row) => row.campaign === 'Autumn')).toMatchObject({ visits: 0, costCents: 400, last: { orders: 0, roas: 0 } })
    expect((await attribution(90)).rows[0]).toMatchObject({ costCents: 12_400 })
  })

  it('of the sample finds the campaigns of its active integrations', async () => {
    const { workspace } = sampleEngine()
    const answer = await workspace.read('campaigns.attribution', undefined)
    expect(answer?.rows.find((row) => row.campaign === 'campaign-1/1')).toMatchObject({ platform: 'Google Ads', source: 'google', medium: 'cpc' })
    expect(answer?.rows.filter(({ visits, costCents }) => visits > 0 && costCents !== null)).toHaveLength(4)
  })

  it('is asked of nothing where nothing is collected', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await workspace.read('campaigns.attribution', undefined)).toBeNull()
    await expect(workspace.read('campaigns.attribution', { days: { from: '2026-02-02', to: '2026-02-01' } })).rejects.toMatchObject({ code: 'invalid' })
  })
})

it('campaignResults gives visits to the platform of their source where two have a campaign of one name', () => {
  const integrations = [
    { id: 'g', platform: 'Google Ads' as const },
    { id: 'm', platform: 'Meta Ads' as const },
  ]
  const costs = integrations.map(({ id }, at) => ({ integration: id, campaign: 'Sale', clicks: 1, costCents: 100 + at }))
  const visits = [
    { source: 'instagram', medium: 'paid', campaign: 'sale', visits: 4 },
    { source: 'google', medium: 'cpc', campaign: 'Sale ', visits: 9 },
    { source: 'partner', medium: '', campaign: 'sale', visits: 2 },
  ]
  const { rows } = campaignResults({ visits, first: [], last: [], costs, integrations })
  expect(rows.map(({ platform, visits: count, costCents }) => [platform, count, costCents])).toEqual([
    ['Google Ads', 11, 100],
    ['Meta Ads', 4, 101],
  ])
})

it('campaignResults has a row for each source and medium of a campaign that nothing was paid for', () => {
  const summer = (source: string, medium: string, campaign = 'summer') => ({ source, medium, campaign })
  const { rows } = campaignResults({
    visits: [
      { ...summer('google', 'cpc'), visits: 2 },
      { ...summer('google', 'cpc', 'Summer'), visits: 1 },
      { ...summer('facebook', 'social'), visits: 1 },
    ],
    first: [],
    last: [
      { ...summer('google', 'cpc'), orders: 1, revenueCents: 4200 },
      { ...summer('facebook', 'social'), orders: 1, revenueCents: 12_600 },
    ],
    costs: [],
    integrations: [],
  })
  expect(rows.map(({ source, medium, visits, last }) => [source, medium, visits, last.orders, last.revenueCents])).toEqual([
    ['google', 'cpc', 3, 1, 4200],
    ['facebook', 'social', 1, 1, 12_600],
  ])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
})

it('campaignResults joins costs with the sources of their platform, names each, and leaves those of other platforms apart', () => {
  const { rows } = campaignResults({
    visits: [
      { source: 'facebook', medium: 'social', campaign: 'summer', visits: 4 },
      { source: 'partner', medium: '', campaign: 'summer', visits: 2 },
      { source: 'google', medium: 'cpc', campaign: 'summer', visits: 3 },
    ],
    first: [],
    last: [
      { source: 'google', medium: 'cpc', campaign: 'summer', orders: 1, revenueCents: 4200 },
      { source: 'facebook', medium: 'social', campaign: 'summer', orders: 1, revenueCents: 12_600 },
    ],
    costs: [{ integration: 'g', campaign: 'Summer', clicks: 5, costCents: 2100 }],
    integrations: [{ id: 'g', platform: 'Google Ads' }],
  })
  expect(rows).toMatchObject([
    {
      platform: 'Google Ads',
      source: 'google',
      medium: 'cpc',
      visits: 5,
      origins: [
        { source: 'google', medium: 'cpc', visits: 3 },
        { source: 'partner', medium: '', visits: 2 },
      ],
      last: { revenueCents: 4200, roas: 2 },
    },
    { platform: null, source: 'facebook', visits: 4, costCents: null, last: { revenueCents: 12_600, roas: null } },
  ])
})
