import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anomalyDetector, detectAnomalies, type SeriesPoint, type SeriesSettings } from './index.ts'

const hour = 3_600_000
const day = 24 * hour
/** A Monday at midnight in UTC. */
const begin = Date.UTC(2026, 0, 5)
const settings: SeriesSettings = { kind: 'count', step: 'hour', timeZone: 'UTC' }
const shape = [2, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 7, 6, 6, 7, 6, 6, 5, 5, 5, 5, 4, 3, 2]

/** Numbers that look like chance and are the same each time, from -1 to 1. */
const chance = (at: number) => ((Math.sin(at * 12.9898) * 43_758.5453) % 1) * (at % 2 === 0 ? 1 : -1)
const sunday = (at: number) => Math.floor(at / 24) % 7 === 6

/** Hours of a shop that halves on Sundays. */
function hours(weeks: number, change: (value: number, at: number) => number | null = (value) => value): SeriesPoint[] {
  return Array.from({ length: weeks * 168 }, (_, at) => {
    const usual = 40 * (shape[at % 24] ?? 1) * (sunday(at) ? 0.5 : 1)
    return { at: begin + at * hour, value: change(Math.round(usual + 2 * Math.sqrt(usual) * chance(at)), at) }
  })
}
const at = (week: number, weekday: number, hourOfDay: number) => week * 168 + weekday * 24 + hourOfDay
const within = (from: number, length: number) => (place: number) => place >= from && place < from + length

describe('detectAnomalies', () => {
  it('says nothing of a series that keeps its rhythm', () => {
    expect(detectAnomalies(hours(8), settings).incidents).toEqual([])
  })

  it('reports an outage once, with its hours, what was expected and what came', () => {
    const out = within(at(5, 1, 10), 6)
    const { incidents } = detectAnomalies(
      hours(8, (value, place) => (out(place) ? 0 : value)),
      settings,
    )
    expect(incidents).toHaveLength(1)
    const [incident] = incidents
    expect(incident).toMatchObject({
      start: begin + at(5, 1, 10) * hour,
      end: begin + at(5, 1, 16) * hour,
      direction: 'drop',
      type: 'Gap',
      actual: 0,
      change: -100,
      severity: 'high',
    })
    const usual = 40 * (7 + 7 + 6 + 6 + 7 + 6)
    expect(Math.abs((incident?.expected ?? 0) / usual - 1)).toBeLessThan(0.1)
    expect(incident?.low).toBeLessThan(incident?.expected ?? 0)
    expect(incident?.high).toBeGreaterThan(incident?.expected ?? 0)
    expect(incident?.detected).toBe(begin + at(5, 1, 12) * hour)
    expect(incident?.score).toBeGreaterThanOrEqual(50)
  })

  it('reports more than usual as well, and both in one series', () => {
    const more = within(at(4, 2, 9), 5)
    const less = within(at(6, 3, 9), 8)
    const { incidents } = detectAnomalies(
      hours(8, (value, place) => (more(place) ? 3 * value : less(place) ? Math.round(value / 4) : value)),
      settings,
    )
    expect(incidents.map(({ direction, type }) => [direction, type])).toEqual([
      ['rise', 'Spike'],
      ['drop', 'Drop'],
    ])
  })

  it('waits for a second hour: one alone is no incident', () => {
    const { incidents } = detectAnomalies(
      hours(8, (value, place) => (place === at(5, 1, 10) ? 0 : value)),
      settings,
    )
    expect(incidents).toEqual([])
  })

  it('lets a holiday be like a Sunday, for a day; two such days in a row are a drop', () => {
    const asSunday = (days: number) => hours(8, (value, place) => (within(at(5, 2, 0), days * 24)(place) ? Math.round(value / 2) : value))
    expect(detectAnomalies(asSunday(1), settings).incidents).toEqual([])
    expect(detectAnomalies(asSunday(3), settings).incidents.map(({ direction }) => direction)).toEqual(['drop'])
  })

  it('lets days around a named holiday be like any weekday', () => {
    const quiet = hours(8, (value, place) => (within(at(5, 2, 0), 72)(place) ? Math.round(value / 2) : value))
    const named = new Date(begin + at(5, 3, 0) * hour).toISOString().slice(0, 10)
    expect(detectAnomalies(quiet, { ...settings, holidays: [named] }).incidents).toEqual([])
  })

  it('knows a missing value from nothing', () => {
    const out = within(at(5, 1, 8), 30)
    const holes = hours(8, (value, place) => (out(place) ? null : value))
    expect(detectAnomalies(holes, settings).incidents).toEqual([])
    expect(
      detectAnomalies(
        holes.filter(({ value }) => value !== null),
        settings,
      ).incidents,
    ).toEqual([])
  })

  it('takes a level that stays as the new one and says that it shifted', () => {
    const { incidents, readings } = detectAnomalies(
      hours(12, (value, place) => (place >= at(6, 1, 10) ? Math.round(value * 0.6) : value)),
      settings,
    )
    expect(incidents.map(({ type }) => type)).toEqual(['Shift'])
    const last = readings.slice(-168)
    expect(last.filter(({ value, low, high }) => value < low || value > high).length).toBeLessThan(9)
  })

  it('sees a rate fall though its counts grow', () => {
    const visits = hours(8, (value, place) => (place >= at(5, 0, 0) ? 3 * value : value))
    const orders = visits.map(({ at: time, value }, place) => ({
      at: time,
      of: value ?? 0,
      value: Math.round((value ?? 0) * (within(at(6, 1, 8), 30)(place) ? 0.02 : 0.1) + chance(place) * 2 + 1),
    }))
    const { incidents } = detectAnomalies(orders, { ...settings, kind: 'share' })
    expect(incidents).toHaveLength(1)
    expect(incidents[0]).toMatchObject({ direction: 'drop', start: begin + at(6, 1, 8) * hour })
    expect(incidents[0]?.expected).toBeGreaterThan(0.05)
    expect(incidents[0]?.expected).toBeLessThan(0.2)
  })

  it('watches days as well as hours', () => {
    const days = Array.from({ length: 70 }, (_, date) => ({
      at: begin + date * day,
      value: Math.round((date % 7 > 4 ? 500 : 900) * (1 + 0.05 * chance(date)) * (date > 55 && date < 59 ? 0.3 : 1)),
    }))
    const { incidents } = detectAnomalies(days, { ...settings, step: 'day' })
    expect(incidents).toHaveLength(1)
    expect(incidents[0]).toMatchObject({ start: begin + 56 * day, end: begin + 59 * day, direction: 'drop', severity: 'high' })
  })

  it('finds slow decay that no hour shows', () => {
    const { incidents } = detectAnomalies(
      hours(12, (value, place) => Math.round(value * 0.97 ** (Math.max(0, Math.min(place, at(9, 0, 0)) - at(6, 0, 0)) / 24))),
      settings,
    )
    expect(incidents.some(({ direction, start }) => direction === 'drop' && start >= begin + at(6, 0, 0) * hour)).toBe(true)
    expect(incidents.every(({ direction }) => direction === 'drop')).toBe(true)
  })

  it('refuses points out of order, a holiday that is no date, and a zone that is none', () => {
    const [first, second] = hours(1)
    expect(() =>
      detectAnomalies(
        [second, first].filter((point) => point !== undefined),
        settings,
      ),
    ).toThrow('is not later than the one before')
    expect(() => detectAnomalies([], { ...settings, holidays: ['24.12.'] })).toThrow("write holidays as '2026-12-24'")
    expect(() => detectAnomalies([], { ...settings, timeZone: 'Mars' })).toThrow('is not a time zone')
  })
})

describe('anomalyDetector', () => {
  const series = fc
    .record({
      base: fc.constantFrom(1, 8, 60, 900),
      kind: fc.constantFrom('count', 'amount', 'share', 'gauge'),
      noise: fc.array(fc.double({ min: 0.2, max: 2, noNaN: true }), { minLength: 30, maxLength: 60 }),
      holes: fc.array(fc.nat(800), { maxLength: 20 }),
      out: fc.record({ from: fc.integer({ min: 340, max: 700 }), length: fc.integer({ min: 1, max: 60 }), factor: fc.constantFrom(0, 0.5, 3) }),
    })
    .map(({ base, kind, noise, holes, out }) => ({
      kind: kind as SeriesSettings['kind'],
      points: Array.from({ length: 800 }, (_, place): SeriesPoint => {
        const usual = base * (shape[place % 24] ?? 1) * (noise[place % noise.length] ?? 1) * (within(out.from, out.length)(place) ? out.factor : 1)
        return { at: begin + place * hour, value: holes.includes(place) ? null : Math.round(usual), of: Math.round(base * 20) }
      }),
    }))

  it('gives point by point, kept as JSON at any place, what the whole series gives', () => {
    fc.assert(
      fc.property(series, fc.array(fc.nat(799), { maxLength: 6 }), ({ kind, points }, cuts) => {
        const whole = detectAnomalies(points, { ...settings, kind })
        const incidents = new Map<string, unknown>()
        let state = anomalyDetector({ ...settings, kind }).start()
        let detector = anomalyDetector({ ...settings, kind })
        for (const [place, point] of points.entries()) {
          if (cuts.includes(place)) {
            state = JSON.parse(JSON.stringify(state)) as typeof state
            detector = anomalyDetector({ ...settings, kind })
          }
          for (const { step, incident } of detector.step(state, point).changes) incidents.set(`${step}:${incident.start}`, incident)
        }
        expect([...incidents.values()]).toEqual(expect.arrayContaining(whole.incidents))
        expect(incidents.size).toBe(whole.incidents.length)
        expect(JSON.parse(JSON.stringify(state))).toEqual(JSON.parse(JSON.stringify(whole.state)))
      }),
      { numRuns: 40 },
    )
  })

  it('opens an incident before it goes on or ends, once, and none twice at a time', () => {
    fc.assert(
      fc.property(series, ({ kind, points }) => {
        const detector = anomalyDetector({ ...settings, kind })
        const state = detector.start()
        const open: Record<string, number | null> = { hour: null, day: null }
        for (const point of points) {
          for (const { kind: change, step, incident } of detector.step(state, point).changes) {
            if (change === 'opened' || change === 'reopened') expect(open[step]).toBeNull()
            else expect(open[step]).toBe(incident.start)
            open[step] = change === 'ended' ? null : incident.start
            expect(incident.end === null).toBe(change !== 'ended')
            expect(incident.low).toBeLessThanOrEqual(incident.expected + 1e-6)
            expect(incident.high).toBeGreaterThanOrEqual(incident.expected - 1e-6)
            expect(Number.isFinite(incident.score) && incident.score >= 50 && incident.score <= 100).toBe(true)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('keeps a state that does not grow', () => {
    const detector = anomalyDetector(settings)
    const state = detector.start()
    const sizes = hours(10).map((point) => {
      detector.step(state, point)
      return JSON.stringify(state).length
    })
    expect(Math.max(...sizes)).toBeLessThan(30_000)
  })
})
