import { describe, expect, it } from 'vitest'
import { projectsSample } from '../../shell/projects.sample.ts'
import { sampleClock } from '../../shell/clock.ts'
import type { CollectedEvent } from '../collected.ts'
import { sampleEventsOf } from './events.ts'

const now = Date.parse(sampleClock)
const day = 86_400_000
const main = sampleEventsOf('analytics-dashboard')
const since = (events: readonly CollectedEvent[], days: number) => events.filter(({ time }) => time >= now - days * day)
const visits = (events: readonly CollectedEvent[]) => new Set(events.map(({ session }) => session)).size
const named = (events: readonly CollectedEvent[], name: string) => events.filter((event) => event.name === name)

describe('the events of the sample', () => {
  it.each(projectsSample)('are in order, once each and before the clock: $value', ({ value }) => {
    const events = sampleEventsOf(value)
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    expect(events.every(({ time }, at) => time < now && time >= (events[at - 1]?.time ?? 0))).toBe(true)
    expect(events.every((event) => event.project === value && event.account === 'sample')).toBe(true)
    for (let back = 7; back > 0; back--) expect(since(events, back).length).toBeGreaterThan(since(events, back - 1).length)
  })

  it('are none in a project that the sample does not know', () => expect(sampleEventsOf('shop')).toEqual([]))

  it('are 1,247 in the last 24 hours', () => expect(since(main, 1)).toHaveLength(1247))

  it('make 620 orders for $48,360.00 of 10,000 visits in 30 days', () => {
    const events = since(main, 30)
    const orders = named(events, 'purchase')
    expect([visits(events), orders.length, visits(orders)]).toEqual([10_000, 620, 620])
    expect(orders.reduce((sum, { value }) => sum + Math.round((value ?? 0) * 100), 0)).toBe(4_836_000)
  })

  it('end at six steps of a funnel: 10,000, 6,200, 3,100, 1,550, 930 and 620 people', () => {
    const events = since(main, 30)
    const people = (name: string) => new Set(named(events, name).map(({ visitor }) => visitor)).size
    const steps = ['page_view', 'view_item', 'add_to_cart', 'begin_checkout', 'add_payment_info', 'purchase']
    expect(steps.map(people)).toEqual([10_000, 6_200, 3_100, 1_550, 930, 620])
  })

  it('come at a pace at which the billing period has about its 125,000', () => {
    const elapsed = (now - Date.parse('2024-01-01T00:00:00Z')) / day
    const week = projectsSample.reduce((sum, { value }) => sum + since(sampleEventsOf(value), 7).length, 0)
    expect(Math.abs((week / 7) * elapsed - 125_000)).toBeLessThan(10_000)
  })

  it('bring three in ten visitors of the first month back', () => {
    const people = (events: readonly CollectedEvent[]) => new Set(events.map(({ visitor }) => visitor))
    const [before, after] = [people(main.filter(({ time }) => time < now - 30 * day)), people(since(main, 30))]
    expect([...after].filter((visitor) => before.has(visitor)).length / after.size).toBeCloseTo(0.3, 1)
  })
})
