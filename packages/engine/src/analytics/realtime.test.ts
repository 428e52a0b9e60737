import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'
import { hourOfDay, startOfDay } from './startOfDay.ts'

describe('the figures of this moment', () => {
  it('are counted from the rows of the sample', async () => {
    const { workspace } = sampleEngine()
    const { figures, pages, devices, people, minutes, begun } = await workspace.read('realtime.now', undefined)
    expect(figures).toEqual({ activeUsers: 28, pageViews: 134, eventsPerMinute: 4.9, conversionsToday: 5 })
    expect(pages.map((page) => page.views)).toEqual([41, 33, 24, 17, 11, 8])
    expect(devices.map((each) => each.users)).toEqual([47, 34, 5])
    expect(people).toBe(86)
    expect(minutes).toHaveLength(30)
    expect([minutes[0]?.at, minutes.at(-1)?.at]).toEqual(['2024-01-22T09:30:00.000Z', '2024-01-22T09:59:00.000Z'])
    expect(begun).toBe(true)
  })

  it('are all nothing in a project that has received nothing', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await workspace.read('realtime.now', undefined)).toEqual({
      figures: { activeUsers: 0, pageViews: 0, eventsPerMinute: 0, conversionsToday: 0 },
      pages: [],
      devices: [],
      people: 0,
      minutes: [],
      begun: false,
    })
  })

  it('count what a project of one’s own received: the last half hour, and the day of its time zone', async () => {
    const { workspace, store } = sampleEngine()
    const { value: project } = await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Asia/Tokyo' })
    const at = (back: number) => new Date(Date.parse(testClock) - back * 60_000).toISOString()
    const minute = (back: number) => ({ id: `${project}:${at(back)}`, project, at: at(back), views: 6, events: 9 })
    // 12:00 in London is 21:00 in Tokyo, where the day began at 15:00 of yesterday.
    const hour = (back: number) => ({ id: `${project}:${back}`, project, at: at(back * 60), visits: 1, events: 1, conversions: 1 })
    await store.commit([
      ...[1, 30, 31].map((back) => ({ collection: 'eventMinutes' as const, id: minute(back).id, row: minute(back) })),
      ...[1, 21, 22].map((back) => ({ collection: 'eventHours' as const, id: hour(back).id, row: hour(back) })),
    ])
    const { figures, minutes } = await workspace.read('realtime.now', undefined)
    expect(figures).toEqual({ activeUsers: 0, pageViews: 12, eventsPerMinute: 0.6, conversionsToday: 2 })
    expect(minutes.filter((each) => each.views > 0)).toHaveLength(2)
  })
})

describe('the start of the day', () => {
  it.each([
    ['UTC', '2026-03-01T12:00:00Z', '2026-03-01T00:00:00Z'],
    ['Asia/Tokyo', '2026-03-01T12:00:00Z', '2026-02-28T15:00:00Z'],
    ['Asia/Kolkata', '2026-03-01T12:00:00Z', '2026-02-28T18:30:00Z'],
    ['Europe/Berlin', '2026-03-29T10:00:00Z', '2026-03-28T23:00:00Z'],
    ['Europe/Berlin', '2026-10-25T10:00:00Z', '2026-10-24T22:00:00Z'],
  ])('of %s at %s is %s', (zone, now, midnight) => {
    expect(new Date(startOfDay(new Date(now), zone)).toISOString()).toBe(new Date(midnight).toISOString())
  })

  it('is at most 25 hours back, and the clock then shows 0', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') }),
        fc.constantFrom('UTC', 'America/New_York', 'Australia/Sydney', 'Asia/Kathmandu'),
        (now, zone) => {
          const start = startOfDay(new Date(now), zone)
          expect(now - start).toBeLessThan(25 * 3_600_000)
          expect(start).toBeLessThanOrEqual(now)
          expect(hourOfDay(start, zone)).toBe(0)
        },
      ),
    )
  })
})
