import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { hourOfDay, startOfDay } from './startOfDay.ts'

describe('the figures of this moment', () => {
  it('are counted from the events of the sample', async () => {
    const { workspace } = sampleEngine()
    const { figures, pages, devices, people, minutes, begun } = await workspace.read('realtime.now', undefined)
    expect(figures).toMatchObject({ activeUsers: expect.any(Number) as number })
    expect({ figures, pages: pages.map((page) => page.views), devices: devices.map((each) => each.users), people }).toMatchInlineSnapshot(`
      {
        "devices": [
          17,
          9,
          2,
        ],
        "figures": {
          "activeUsers": 6,
          "conversionsToday": 7,
          "eventsPerMinute": 3.4,
          "pageViews": 47,
        },
        "pages": [
          23,
          8,
          7,
          5,
          2,
          2,
        ],
        "people": 28,
      }
    `)
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
      latest: [],
      countries: [],
      begun: false,
    })
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
