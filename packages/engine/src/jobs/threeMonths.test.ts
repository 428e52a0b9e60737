import type { CollectedEvent } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { type Hour, shopStream } from '../analytics/shopStream.testing.ts'
import { eventReader } from '../store/eventReader.ts'
import { jobServer } from './jobServer.testing.ts'
import { runJob } from './runJob.ts'

const hour = 3_600_000
const day = 24 * hour
const start = Date.parse('2026-01-05T00:00:00.000Z')

/** What happens to the shop, by the day of the three months on which it begins, at 9 o'clock, and for how many hours. */
const planted = {
  spike: { day: 20, hours: 6, is: { visits: 3 } },
  campaign: { day: 30, hours: 8, is: { visits: 4, more: { campaign: 'spring', source: 'newsletter' } } },
  outage: { day: 42, hours: 6, is: { visits: 0 } },
  brokenTag: { day: 54, hours: 12, is: { noOrders: true } },
  slowPage: { day: 66, hours: 12, is: { slow: 2.5 } },
  bots: { day: 78, hours: 8, is: { visits: 4, more: { country: 'XX', browser: 'Odd' } } },
} satisfies Record<string, { day: number; hours: number; is: Hour }>
const begin = ({ day: on }: { day: number }) => start + on * day + 9 * hour

const stream = shopStream(
  start,
  start + 90 * day,
  (at) => Object.values(planted).find((each) => at >= begin(each) && at < begin(each) + each.hours * hour)?.is ?? {},
  500,
)
const unplannedFrom = 60
/** Machines that the filter knew come with those that it did not know. */
const marked: CollectedEvent[] = stream
  .filter(({ browser }) => browser === 'Odd')
  .map((event) => ({ ...event, id: `${event.id}-m`, visitor: `${event.visitor}-m`, bot: 'headless' }))
/** An event that nobody planned, from one day on. */
const unplanned: CollectedEvent[] = stream
  .filter(({ name, time }, at) => name === 'page_view' && time >= start + unplannedFrom * day && at % 40 === 0)
  .map((each) => ({ ...each, id: `${each.id}-n`, name: 'leaflet_opened' }))
const all = [...stream, ...marked, ...unplanned].sort((one, other) => one.time - other.time)

const firstFrom = (time: number) => {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.time ?? Infinity) < time) low = middle + 1
    else high = middle
  }
  return low
}

describe('three months of a shop', { timeout: 900_000 }, () => {
  it('are watched by two servers that die now and then: each incident is found by its cause, in time, and told once', async () => {
    const clock = { now: start }
    const within = ({ from, to }: { from: number; to: number }) => all.slice(firstFrom(from), firstFrom(Math.min(to, clock.now)))
    // Whether there is any event is asked each hour: the definition would sort all of them.
    const reader = { ...eventReader(within), latest: async () => all.slice(0, 1) }
    const server = await jobServer(start, reader)
    const { workspace, store, ports } = server
    await workspace.act('anomalies.setSettings', {
      sensitivity: 'standard',
      metrics: ['visits', 'events', 'conversions', 'revenue', 'vitals'],
      quiet: null,
      channels: ['email', 'chat'],
    })
    await workspace.act('alerts.save', {
      name: 'Slow pages',
      description: '',
      type: 'performance',
      priority: 'high',
      channels: ['email'],
      rule: { metric: 'pageLoad', comparison: 'over', value: 4, minutes: 1440, pause: 1440, quiet: null },
    })
    await workspace.act('webhooks.add', { name: 'In', url: 'https://in.shop.example/x', events: ['anomaly.detected', 'threshold.exceeded'] })
    const { commit } = store
    let commits = 0
    let killed = 0
    store.commit = async (writes) => {
      // A server that dies before its commit; the next one goes on.
      if (++commits % 23 === 0) {
        killed++
        throw new Error('killed')
      }
      await commit(writes)
    }
    const look = async () => {
      for (let round = 0; round < 6; round++) {
        const due = await server.due()
        if (due.length === 0) return
        // Both servers found the same.
        for (const each of due) await Promise.allSettled([runJob(store, ports, each), runJob(store, ports, each)])
      }
    }
    let unplannedSeen: number | null = null
    const isBusy = (at: number) => Object.values(planted).some((each) => at > begin(each) - 2 * hour && at <= begin(each) + (each.hours + 4) * hour)
    for (let at = start + hour; at <= start + 90 * day; at += isBusy(at) ? hour : 24 * hour) {
      clock.now = server.clock.now = at
      await look()
      if (unplannedSeen === null && at >= start + unplannedFrom * day) {
        const { rows } = await workspace.read('events.arrivals', undefined)
        if (rows.some(({ name, state }) => name === 'leaflet_opened' && state === 'unplanned')) unplannedSeen = at
      }
      // What waits for others of its channel goes out two minutes later.
      if (isBusy(at)) {
        server.clock.now += 5 * 60_000
        await look()
      }
    }
    store.commit = commit

    const { rows } = await workspace.read('anomalies.list', undefined)
    const found = rows.toReversed().map(({ metric, type, found, detected }) => ({
      metric,
      type,
      cause: found?.cause,
      start: Date.parse(found?.start ?? ''),
      detected: Date.parse(detected),
    }))
    const foundIn = (name: keyof typeof planted) =>
      found.filter(({ start: at }) => at >= begin(planted[name]) - 3 * hour && at < begin(planted[name]) + planted[name].hours * hour)
    expect(foundIn('spike')).toMatchObject([{ metric: 'Visits', type: 'Spike', cause: 'real' }])
    expect(foundIn('campaign')).toMatchObject([{ type: 'Spike', cause: 'campaign' }])
    expect(foundIn('outage')).toMatchObject([{ type: 'Gap', cause: 'tracking' }])
    expect(foundIn('brokenTag')).toMatchObject([{ metric: 'purchase', cause: 'tracking' }])
    expect(foundIn('slowPage')).toMatchObject([{ metric: 'Page speed', type: 'Spike' }])
    expect(foundIn('bots')).toMatchObject([{ type: 'Spike', cause: 'bots' }])
    for (const [name, each] of Object.entries(planted))
      expect(foundIn(name as keyof typeof planted)[0]?.detected, name).toBeLessThanOrEqual(begin(each) + 12 * hour)
    // One false alarm a month at most.
    expect(found.length - Object.keys(planted).length).toBeLessThanOrEqual(3)
    const subjects = [...(await store.list('outbox')).values()].map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Slow pages')).toHaveLength(1)
    expect(subjects.filter((subject) => !subject.includes('Slow pages'))).toHaveLength(found.length)
    expect(new Set(subjects.filter((subject) => !subject.includes('Slow pages'))).size).toBeGreaterThan(3)
    // The alert looks at a day, half of which it stays pending. It is told in time, and to the chat goes what is set to go there: each anomaly once.
    const slow = [...(await store.list('outbox')).values()].find(({ subject }) => subject === 'Slow pages')
    expect(Date.parse(slow?.at ?? '')).toBeGreaterThan(begin(planted.slowPage))
    expect(Date.parse(slow?.at ?? '')).toBeLessThanOrEqual(begin(planted.slowPage) + day)
    const chats = [...(await store.list('queuedAlerts')).values()].map(({ alert }) => alert)
    expect([chats.length, new Set(chats).size]).toEqual([found.length, found.length])
    // On quiet days the test looks once a day.
    expect(unplannedSeen).toBeLessThanOrEqual(start + unplannedFrom * day + 26 * hour)
    const deliveries = [...(await store.list('webhookDeliveries')).values()].map(({ event }) => event)
    expect([deliveries.filter((event) => event === 'anomaly.detected').length, deliveries.filter((event) => event === 'threshold.exceeded').length]).toEqual([
      found.length,
      1,
    ])
    expect(killed).toBeGreaterThan(10)
  })
})
