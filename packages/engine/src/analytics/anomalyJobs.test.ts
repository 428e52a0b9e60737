import { describe, expect, it } from 'vitest'
import { jobServer } from '../jobs/jobServer.testing.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { type Hour, shopStream } from './shopStream.testing.ts'

const hour = 3_600_000
const now = Date.parse('2026-03-01T12:00:00.000Z')

/** A real project that has collected for three weeks, whose last hours were unusual. */
async function shop(unusual: (hoursAgo: number) => Hour) {
  const server = await jobServer(now)
  await server.events.append?.(
    shopStream(now - 24 * 24 * hour, now, (at) => unusual((now - at) / hour), 400),
    'batch',
  )
  return server
}

/** Others are due in a project that collects, too. */
const anomalyJobsOf = (names: readonly string[]) => names.filter((name) => name.startsWith('anomalies.'))

// The definition answers by going through all events, some hundred times a test.
describe('the anomaly job', { timeout: 60_000 }, () => {
  it('finds nothing where nothing is unusual, and looks once an hour', async () => {
    const { workspace, look, clock } = await shop(() => ({}))
    expect(await workspace.read('anomalies.watch', undefined)).toBeNull()
    expect(anomalyJobsOf(await look())).toEqual(['anomalies.detect'])
    expect(anomalyJobsOf(await look())).toEqual([])
    clock.now += hour
    expect(anomalyJobsOf(await look())).toEqual(['anomalies.detect'])
    expect((await workspace.read('anomalies.list', undefined)).rows).toEqual([])
    expect(await workspace.read('anomalies.watch', undefined)).toMatchObject({
      until: new Date(clock.now).toISOString(),
      learning: expect.any(Number) as number,
    })
  })

  it('finds a broken tag as one anomaly, with its cause and its band, and notifies once on each channel (ANA-ANOM-04-B, SHELL-NOTIF-02-B, ACCT-INT-21-B, ENT-API-20-B, DATA-NOTIFICATION-01-B, DATA-ANOMALY-01-B)', async () => {
    const { workspace, store, look } = await shop((ago) => ({ noOrders: ago <= 8 }))
    await workspace.act('anomalies.setSettings', {
      sensitivity: 'standard',
      metrics: ['visits', 'events', 'conversions', 'revenue'],
      quiet: null,
      channels: ['email', 'chat'],
    })
    const { webhook } = await workspace.act('webhooks.add', { name: 'In', url: 'https://in.shop.example/x', events: ['anomaly.detected'] })
    await look()
    await look()
    await look()
    const { rows } = await workspace.read('anomalies.list', undefined)
    expect(rows).toMatchObject([
      { metric: 'purchase', type: 'Gap', change: -100, severity: 'high', status: 'active', found: { cause: 'tracking', series: { event: 'purchase' } } },
    ])
    expect(rows[0]?.found?.evidence[0]).toMatchObject({ code: 'eventStopped', values: { event: 'purchase' } })
    expect(rows[0]?.found?.also).toEqual(expect.arrayContaining([{ metric: 'conversions' }]))
    const { hours } = await workspace.read('anomalies.details', { id: rows[0]?.id ?? '' })
    expect(hours).toHaveLength(48)
    expect(hours.at(-1)?.value).toBe(0)
    expect(hours.at(-1)?.low).toBeGreaterThan(0)
    expect([...(await store.list('outbox')).values()].map(({ to, kind }) => [to, kind])).toEqual([[['ana@shop.example'], 'alert']])
    expect(
      [...(await store.list('queuedAlerts')).values()].map(({ channel, text }) => [channel, text?.includes('https://tag.example.com/analytics/anomalies')]),
    ).toEqual([['chat', true]])
    expect((await workspace.read('webhooks.details', { id: webhook.id })).deliveries).toMatchObject([{ event: 'anomaly.detected', state: 'queued' }])
    expect((await workspace.read('notifications.list', undefined)).filter(({ href }) => href?.startsWith('/analytics/anomalies'))).toHaveLength(1)
  })

  it('finds what a member looks into, resolves with a note and reopens, and the figures follow (ANA-ANOM-03-B, ANA-ANOM-05-B, ANA-ANOM-06-B, ANA-ANOM-07-B)', async () => {
    const { workspace, look } = await shop((ago) => ({ noOrders: ago <= 8 }))
    await look()
    const figures = async () => Object.values((await workspace.read('anomalies.list', undefined)).figures)
    const id = (await workspace.read('anomalies.list', undefined)).rows[0]?.id ?? ''
    expect(await figures()).toEqual([1, 1, 0, 0])
    expect(await workspace.act('anomalies.investigate', { id })).toMatchObject({ status: 'investigating', assignedTo: expect.stringMatching(/\S/) as string })
    await expect(workspace.act('anomalies.investigate', { id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await figures()).toEqual([0, 1, 1, 0])
    expect(await workspace.act('anomalies.resolve', { id, note: 'The tag was paused.' })).toMatchObject({ status: 'resolved', note: 'The tag was paused.' })
    await expect(workspace.act('anomalies.resolve', { id, note: '' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await figures()).toEqual([0, 0, 0, 1])
    expect(await workspace.act('anomalies.reopen', { id })).toMatchObject({ status: 'active', resolvedAt: null })
    expect(await figures()).toEqual([1, 1, 0, 0])
  })

  it('names the campaign that brought more visits, and a wave of bots as one', async () => {
    const campaign = await shop((ago) => (ago <= 6 ? { visits: 4, more: { campaign: 'spring', source: 'newsletter' } } : {}))
    await campaign.look()
    expect((await campaign.workspace.read('anomalies.list', undefined)).rows).toMatchObject([{ type: 'Spike', found: { cause: 'campaign' } }])
    const bots = await shop((ago) => (ago <= 6 ? { visits: 4, more: { country: 'XX', browser: 'Odd' } } : {}))
    await bots.events.append?.(
      Array.from(
        { length: 900 },
        (_, place) => ({ ...shopStream(now - hour, now, () => ({}))[0], id: `b${place}`, time: now - 5 * hour + place * 1000, bot: 'headless' }) as never,
      ),
      'bots',
    )
    await bots.look()
    expect((await bots.workspace.read('anomalies.list', undefined)).rows).toMatchObject([{ type: 'Spike', found: { cause: 'bots' } }])
  })

  it('watches only what the settings say, and keeps quiet in quiet hours (ANA-ANOM-10-B)', async () => {
    const { workspace, store, look, clock } = await shop((ago) => ({ slow: ago <= 8 ? 2.5 : 1 }))
    await workspace.act('anomalies.setSettings', { sensitivity: 'standard', metrics: ['visits'], quiet: null, channels: ['email'] })
    await look()
    expect((await workspace.read('anomalies.list', undefined)).rows).toEqual([])
    await workspace.act('anomalies.setSettings', { sensitivity: 'standard', metrics: ['vitals'], quiet: { from: '11:00', to: '14:00' }, channels: ['email'] })
    clock.now += hour
    await look()
    await look()
    expect((await workspace.read('anomalies.list', undefined)).rows).toMatchObject([{ metric: 'Page speed', type: 'Spike' }])
    expect((await store.list('outbox')).size).toBe(0)
    clock.now = now + 2 * hour
    await look()
    await look()
    expect((await store.list('outbox')).size).toBe(1)
  })

  it('is run on demand in the sample, by its own clock, and leaves its rows', async () => {
    const { workspace } = sampleEngine()
    const before = (await workspace.read('anomalies.list', undefined)).rows.map(({ id }) => id)
    expect(await workspace.act('jobs.run', { job: 'anomalies.detect' })).toEqual({ done: 1 })
    expect(await workspace.act('jobs.run', { job: 'anomalies.detect' })).toEqual({ done: 0 })
    expect((await workspace.read('anomalies.list', undefined)).rows.map(({ id }) => id)).toEqual(expect.arrayContaining(before))
  })
})
