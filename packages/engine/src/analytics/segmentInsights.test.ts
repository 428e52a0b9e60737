import type { CollectedEvent } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { readAddress } from '../account/apiAddress.ts'
import { answerQuery, parseQuery, queryForm } from '../account/apiQuery.ts'
import { event } from '../figures/collected.testing.ts'
import { jobServer } from '../jobs/jobServer.testing.ts'
import { testClock } from '../testing/sampleEngine.ts'
import { comparedSegments } from './segmentRules.ts'

const [hour, day] = [3_600_000, 86_400_000]
const begin = Date.parse(testClock)

/** Visits of some days: each hour two of every device, of which every so many buy. */
const visitsOf = (from: number, days: number, buys: Record<string, number>): CollectedEvent[] =>
  Array.from({ length: days * 24 }, (_, at) => at).flatMap((at) =>
    Object.entries(buys).flatMap(([device, every]) =>
      [0, 1].flatMap((each) => {
        const visit = { visitor: `${device}-${from}-${at}-${each}`, session: 's', device: device as 'mobile', browser: ['A', 'B'][(at + each) % 2] ?? '' }
        const time = from + at * hour + 60_000
        const order = event(time + 1000, { ...visit, name: 'purchase', value: 5, currency: 'EUR' })
        return [event(time, visit), ...((2 * at + each) % every === 0 ? [order] : [])]
      }),
    ),
  )

const even = { desktop: 10, mobile: 10, tablet: 10 }

describe('comparisons of segments', () => {
  it('find each night the device that converts less, with its interval, its question and what to do, and nothing among those that are even (ANA-INS-04-B, ANA-INS-08-B)', async () => {
    const { workspace, collect, look, clock, events } = await jobServer(begin)
    await collect(visitsOf(begin - 14 * day, 14, { ...even, mobile: 60 }), 'batch')
    clock.now += day
    await look()
    const { rows, lastRun } = await workspace.read('insights.list', undefined)
    expect(lastRun?.checks.find(({ rule }) => rule === 'segmentDiffers')).toMatchObject({ enough: true })
    const found = rows.filter(({ finding }) => finding?.rule === 'segmentDiffers' && finding.share < finding.other)
    expect(found).toHaveLength(1)
    const [insight] = found
    expect(insight).toMatchObject({ type: 'Optimization', category: 'Conversion', finding: { dimension: 'device', value: 'mobile' } })
    const finding = insight?.finding
    if (finding === undefined || !('q' in finding)) throw new Error('it has no comparison')
    expect(finding.low).toBeLessThan(finding.share - finding.other)
    expect(finding.high).toBeLessThan(0)
    expect(rows.some((row) => row.finding !== undefined && 'dimension' in row.finding && row.finding.dimension === 'browser')).toBe(false)
    const { evidence } = await workspace.read('insights.details', { id: insight?.id ?? '' })
    expect(evidence?.series.map(({ label, points }) => [label, points.length > 10])).toEqual([
      ['mobile', true],
      ['others', true],
    ])
    const address: Record<string, string[]> = {}
    for (const [name, value] of new URL(evidence?.question ?? '', 'https://x.example').searchParams) if (name !== 'project') (address[name] ??= []).push(value)
    const parsed = await parseQuery(readAddress(address, queryForm), {
      account: 'main',
      project: 'shop',
      timeZone: 'UTC',
      now: clock.now,
      goals: new Set<string>(),
    })
    if ('refused' in parsed) throw new Error(parsed.refused.body)
    const answer = await answerQuery(events, parsed)
    expect(JSON.stringify(answer)).toContain('mobile')
  })

  it.each([
    ['held', 60, 'held'],
    ['failed', 4, 'failed'],
  ] as const)('are graded two weeks later by what came: %s', async (_, every, outcome) => {
    const { workspace, collect, look, clock } = await jobServer(begin)
    await collect(visitsOf(begin - 14 * day, 14, { ...even, mobile: 60 }), 'batch')
    clock.now += day
    await look()
    await collect(visitsOf(clock.now, 14, { ...even, mobile: every }), 'after')
    const of = async () =>
      (await workspace.read('insights.list', undefined)).rows.find(
        (row) =>
          row.finding?.rule === 'segmentDiffers' &&
          row.finding.share < row.finding.other &&
          row.finding.value === 'mobile' &&
          (row.foundAt ?? '') < new Date(begin + 2 * day).toISOString(),
      )
    clock.now += 10 * day
    await look()
    expect((await of())?.grade).toBeUndefined()
    clock.now += 5 * day
    await look()
    expect((await of())?.grade).toMatchObject({ outcome })
    const { figures } = await workspace.read('insights.list', undefined)
    expect(figures.graded).toBeGreaterThan(0)
    expect(figures.held <= figures.graded).toBe(true)
  })

  it('judges all pairs together, so that forty even segments give no finding', () => {
    const segments = Array.from({ length: 40 }, (_, at) => ({
      dimension: 'source' as const,
      value: `s${at}`,
      now: { part: 100 + (at === 7 ? 26 : at % 5), whole: 2000 },
      before: { part: 100, whole: 2000 },
    }))
    const compared = comparedSegments(segments)
    expect(compared).toHaveLength(80)
    expect(compared.filter(({ isFinding }) => isFinding)).toEqual([])
  })
})
