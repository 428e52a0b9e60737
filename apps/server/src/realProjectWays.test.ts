import type { PathStep, Seen } from '@tagmason/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  dateOf,
  dates,
  funnelRows,
  isFirstStep,
  lastDates,
  named,
  onDate,
  people,
  period,
  shop,
  timeZone,
  visits,
  wallOf,
  within,
} from './realCounts.testing.ts'
import { type Filled, openFilled } from './realFilled.testing.ts'
import { touchOf } from './realTouches.testing.ts'
import { day, groups, lookedAt, type Sent } from './realVisits.testing.ts'

let real: Filled
beforeAll(async () => {
  real = await openFilled()
})
afterAll(() => real.close())

const inTime = (events: readonly Sent[]) => events.toSorted((one, other) => one.at - other.at)

/** All events of the people who did something of a kind in them. */
function ofPeople(events: readonly Sent[], test: (event: Sent) => boolean): Sent[] {
  const those = new Set(events.filter(test).map(({ visitor }) => visitor))
  return events.filter(({ visitor }) => those.has(visitor))
}

/** The last thirty days of those who had a desktop, on which alone people sign up, as the bar of a screen names them and as they were sent. */
const onDesktops: Seen = { days: { from: dateOf(lookedAt - 29 * day), to: dateOf(lookedAt) }, filters: [{ field: 'device', value: 'desktop', not: false }] }
const isDesktop = ({ device }: Sent) => device === 'desktop'
const desktops = ofPeople(
  lastDates(30).flatMap((date) => onDate(shop, date)),
  isDesktop,
)

describe('the ways of people in a real project', () => {
  const told = {
    device: ({ device }: Sent) => device,
    country: ({ country }: Sent) => country,
    source: (event: Sent) => touchOf(event, 'last').split(' ')[0] ?? '',
  }

  it.each(['device', 'country', 'source'] as const)('lead through a funnel that is told apart by the %s with which they began', async (by) => {
    const expected = (events: readonly Sent[]) => {
      const began = [...groups(events, ({ visitor }) => visitor).values()].flatMap((those) => {
        const first = inTime(those).find(isFirstStep)
        return first === undefined ? [] : [{ value: told[by](first), those }]
      })
      return new Map([...groups(began, ({ value }) => value)].map(([value, each]) => [value, funnelRows(each.flatMap(({ those }) => those))]))
    }
    for (const [seen, events] of [[undefined, period(30)] as const, [onDesktops, desktops] as const]) {
      const segments = await real.read('conversions.funnelBy', { by, ...(seen === undefined ? {} : { seen }) })
      expect(segments.length).toBeGreaterThan(1)
      expect(segments.some(({ steps }) => (steps.at(-1)?.users ?? 0) > 0)).toBe(true)
      expect(
        new Map(segments.map(({ value, steps }) => [value, steps.map(({ step: name, users, rate, dropoff }) => ({ name, users, rate, dropoff }))])),
      ).toEqual(expected(events))
      const began = segments.map(({ steps }) => steps[0]?.users ?? 0)
      expect(began).toEqual(began.toSorted((one, other) => other - one))
    }
  })

  const stepOf = ({ name, path }: Sent): PathStep => (name === 'page_view' ? { page: path } : { event: name })
  const textOf = (step: PathStep | null) => JSON.stringify(step)
  const byStep = (rows: readonly { step: PathStep | null; visits: number }[]) => new Map(rows.map(({ step, visits: count }) => [textOf(step), count]))

  /** What the visits did that went a way, after it. */
  function after(events: readonly Sent[], way: readonly PathStep[], pagesOnly: boolean): Map<string, number> {
    const wanted = way.map(textOf)
    const counts = new Map<string, number>()
    for (const those of groups(events, ({ visit }) => visit).values()) {
      const steps = inTime(those)
        .filter((event) => event.name === 'page_view' || wanted.includes(textOf(stepOf(event))) || (!pagesOnly && event.name !== 'web_vitals'))
        .map((event) => textOf(stepOf(event)))
      const start = steps.indexOf(wanted[0] ?? '')
      if (start === -1 || wanted.some((step, at) => steps[start + at] !== step)) continue
      const next = steps[start + wanted.length] ?? textOf(null)
      counts.set(next, (counts.get(next) ?? 0) + 1)
    }
    return counts
  }

  it('begin at pages and events, and lead to what visits did next', async () => {
    const { starts, visits: began, next } = await real.read('conversions.paths', {})
    const meant = period(30).filter(({ name }) => name !== 'web_vitals')
    expect(new Map(starts.map(({ step, events }) => [textOf(step), events]))).toEqual(
      new Map([...groups(meant, (event) => textOf(stepOf(event)))].map(([step, those]) => [step, those.length])),
    )
    const [first] = starts
    if (first === undefined) throw new Error('there is nowhere to begin')
    expect(first.events).toBe(Math.max(...[...groups(named(meant, 'page_view'), ({ path }) => path).values()].map((those) => those.length)))
    expect(byStep(next)).toEqual(after(meant, [first.step], true))
    expect(began).toBe(visits(meant.filter((event) => textOf(stepOf(event)) === textOf(first.step))))
  })

  it.each<[string, PathStep[], boolean]>([
    ['one page', [{ page: '/pricing' }], true],
    ['one page with all that is done on it', [{ page: '/pricing' }], false],
    ['two pages', [{ page: '/pricing' }, { page: '/help' }], false],
    ['a page and an event', [{ page: '/' }, { event: 'purchase' }], true],
    ['an event', [{ event: 'sign_up' }], false],
  ])('go on after %s', async (_, way, pagesOnly) => {
    for (const [seen, events] of [[undefined, period(30)] as const, [onDesktops, desktops] as const]) {
      const answer = await real.read('conversions.paths', { way, pagesOnly, ...(seen === undefined ? {} : { seen }) })
      const expected = after(events, way, pagesOnly)
      expect(expected.size).toBeGreaterThan(0)
      expect(byStep(answer.next)).toEqual(expected)
      const counts = answer.next.map(({ visits: count }) => count)
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
      expect(answer.visits).toBe(counts.reduce((sum, count) => sum + count, 0))
    }
  })

  /** The Monday of the week of a day. */
  const mondayOf = (date: string) => new Date(Date.parse(date) - ((new Date(date).getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10)
  const weekOf = ({ at }: Sent) => mondayOf(dateOf(at))

  /** People by the week of their first event ever, from the first of the last eight weeks that has one. */
  function cohorts(events: readonly Sent[]) {
    const weeks = [...new Set(dates(mondayOf(dateOf(lookedAt - 49 * day)), dateOf(lookedAt)).map(mondayOf))]
    const firsts = groups([...groups(events, ({ visitor }) => visitor).values()], (those) => mondayOf(dateOf(Math.min(...those.map(({ at }) => at)))))
    const rows = weeks.map((week, at) => {
      const those = (firsts.get(week) ?? []).flat()
      return { at: `${week} 00:00:00`, people: weeks.slice(at).map((came) => people(those.filter((event) => weekOf(event) === came))) }
    })
    return rows.slice(rows.findIndex(({ people: [count = 0] }) => count > 0))
  }
  const retained = async (seen?: Seen) => (await real.read('conversions.retention', seen)).map(({ at, people: count }) => ({ at: wallOf(at), people: count }))

  it('lead back in later weeks, by the week in which people came first', async () => {
    expect(await retained()).toEqual(cohorts(within(shop, 0)))
    // The visitors of the shop had all come before these weeks: those of the club join one week after another, some of them before.
    const joined = ({ visitor }: Sent) => lookedAt - (Number(visitor.slice(1)) % 9) * 7 * day
    const club = shop
      .filter((event) => event.bot || (event.way !== 'plausible' && event.at >= joined(event)))
      .map((event) => ({ ...event, project: 'club', id: `club-${event.id}` }))
    await real.collect(await real.project('Club', timeZone), club)
    const expected = cohorts(within(club, 0))
    expect(expected.length).toBe(8)
    expect(expected.filter(({ people: [, ...again] }) => again.some((count) => count > 0)).length).toBeGreaterThanOrEqual(6)
    expect(await retained()).toEqual(expected)
  })
})
