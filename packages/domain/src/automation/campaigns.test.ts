import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCampaignCsv } from './campaignCsv.ts'
import { campaignPerformance, campaignTotals, changedTotals, costPerConversion } from './campaigns.ts'

const row = (day: string, impressions: number, clicks: number, costCents: number, conversions: number) => ({
  day,
  campaign: 'Brand',
  impressions,
  clicks,
  costCents,
  conversions,
})
const since = '2024-01-10T00:00:00.000Z'
const counts = fc.record({
  impressions: fc.integer({ min: 1, max: 1e6 }),
  clicks: fc.integer({ min: 1, max: 1e5 }),
  costCents: fc.integer({ min: 1, max: 1e7 }),
  conversions: fc.integer({ min: 1, max: 1e4 }),
})

describe('the performance of campaigns', () => {
  it('is what became better since connecting, in percent', () => {
    const rows = [row('2024-01-09', 1000, 10, 2000, 2), row('2024-01-10', 1000, 15, 1600, 2)]
    expect(campaignPerformance(campaignTotals(rows, since))).toEqual({ ctr_improvement: 50, cost_reduction: 20, conversions: 2 })
    expect(campaignPerformance(campaignTotals(rows.slice(1), since))).toEqual({ ctr_improvement: null, cost_reduction: null, conversions: 2 })
    expect(campaignPerformance(campaignTotals([], since))).toEqual({ ctr_improvement: null, cost_reduction: null, conversions: 0 })
  })

  it('is nought where nothing changed, and turns its sign with the periods', () =>
    fc.assert(
      fc.property(counts, counts, (one, other) => {
        const before = (part: typeof one) => ({ day: '2024-01-01', campaign: 'Brand', ...part })
        const after = (part: typeof one) => ({ day: '2024-01-20', campaign: 'Brand', ...part })
        expect(campaignPerformance(campaignTotals([before(one), after(one)], since))).toEqual({
          ctr_improvement: 0,
          cost_reduction: 0,
          conversions: one.conversions,
        })
        const gain = campaignPerformance(campaignTotals([before(one), after(other)], since)).ctr_improvement ?? 0
        const loss = campaignPerformance(campaignTotals([before(other), after(one)], since)).ctr_improvement ?? 0
        expect(gain > 0 && loss > 0).toBe(false)
        expect(gain < 0 && loss < 0).toBe(false)
      }),
    ))

  it('is summed up as files come in, whatever they replace', () => {
    const cost = fc.record({ day: fc.constantFrom('2024-01-09', '2024-01-10', '2024-01-11'), campaign: fc.constantFrom('Brand', 'Reach') })
    const file = fc.uniqueArray(fc.tuple(cost, counts), { selector: ([{ day, campaign }]) => `${day} ${campaign}`, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(file, { maxLength: 5 }), (files) => {
        const kept = new Map<string, Parameters<typeof campaignTotals>[0][number]>()
        let sums = campaignTotals([], since)
        for (const rows of files) {
          const added = rows.map(([place, part]) => ({ ...place, ...part }))
          const replaced = added.flatMap(({ day, campaign }) => kept.get(`${day} ${campaign}`) ?? [])
          sums = changedTotals(sums, campaignTotals(added, since), campaignTotals(replaced, since))
          for (const each of added) kept.set(`${each.day} ${each.campaign}`, each)
        }
        const all = campaignTotals([...kept.values()], since)
        expect({ ...sums, campaigns: [...sums.campaigns].toSorted() }).toEqual({ ...all, campaigns: [...all.campaigns].toSorted() })
      }),
    )
  })

  it('costs of a conversion are whole cents, and unknown where there is none', () => {
    expect(costPerConversion([row('2024-01-01', 0, 0, 1000, 3)])).toBe(333)
    expect(costPerConversion([row('2024-01-01', 0, 0, 1000, 0)])).toBeNull()
  })
})

const head = 'Day,Campaign,Impr.,Clicks,Cost,Conversions'

describe('files of campaign costs', () => {
  it('are read as the platforms write them', () => {
    expect(readCampaignCsv(`${head}\n2024-01-20,"Brand, ""new""","1,000",20,"$1,234.50",1.5\n`)).toEqual({
      rows: [{ day: '2024-01-20', campaign: 'Brand, "new"', impressions: 1000, clicks: 20, costCents: 123_450, conversions: 1.5 }],
    })
    const meta = '\uFEFFReporting starts;Campaign name;Impressions;Link clicks;Amount spent (EUR);Results\r\n2024-01-20;Reach;10;2;1.234,50;--\r\n'
    expect(readCampaignCsv(meta)).toEqual({
      rows: [{ day: '2024-01-20', campaign: 'Reach', impressions: 10, clicks: 2, costCents: 123_450, conversions: 0 }],
    })
  })

  it('are refused with the place of what is wrong, blank lines counted', () => {
    expect(readCampaignCsv('')).toEqual({ problem: { kind: 'empty' } })
    expect(readCampaignCsv(`${head}\n2024-01-20,"B,1,1,1,1`)).toEqual({ problem: { kind: 'file', refused: { why: 'quote', line: 2 } } })
    expect(readCampaignCsv(`${head}\n2024-01-20,B,1,1,1${'0'.repeat(400)},1`)).toEqual({ problem: { kind: 'line', line: 2, column: 'cost' } })
    expect(readCampaignCsv(`${head}\n,,,,,\n2024-01-20,B,1,1,1,1`)).toMatchObject({ rows: [{ campaign: 'B' }] })
    expect(readCampaignCsv(`${head}\n`)).toEqual({ problem: { kind: 'empty' } })
    expect(readCampaignCsv('Day,Campaign,Clicks\n2024-01-20,B,1')).toEqual({ problem: { kind: 'column', column: 'impressions' } })
    expect(readCampaignCsv(`${head}\n2024-01-20,B,1,1,1,1\n\n2024-02-30,B,1,1,1,1`)).toEqual({ problem: { kind: 'line', line: 4, column: 'day' } })
    expect(readCampaignCsv(`${head}\n2024-01-20,B,1,-1,1,1`)).toEqual({ problem: { kind: 'line', line: 2, column: 'clicks' } })
    expect(readCampaignCsv(`${head}\n2024-01-20,,1,1,1,1`)).toEqual({ problem: { kind: 'line', line: 2, column: 'campaign' } })
  })

  it('give back every number and name that was written', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            campaign: fc.string({ minLength: 1, maxLength: 30 }).filter((name) => name.trim() === name && !/[\r\n]/.test(name)),
            impressions: fc.nat(),
            clicks: fc.nat(),
            costCents: fc.nat(1e9),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        (rows) => {
          const lines = rows.map((each) => `2024-01-20,"${each.campaign.replaceAll('"', '""')}",${each.impressions},${each.clicks},${each.costCents / 100},1`)
          expect(readCampaignCsv([head, ...lines].join('\n'))).toEqual({ rows: rows.map((each) => ({ ...each, day: '2024-01-20', conversions: 1 })) })
        },
      ),
    ))
})
