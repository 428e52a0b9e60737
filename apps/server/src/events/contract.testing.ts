import { mostInAudience } from '@tagmason/domain'
import type { EventRange, EventStore } from '@tagmason/engine'
import { describe, expect, it } from 'vitest'
import { anEvent, hardTexts } from './events.testing.ts'

const noon = Date.parse('2024-03-31T12:00:00Z')
let accounts = 0
/** Each test has an account of its own, so that all can share one store. */
const fresh = () => `account-${++accounts}`
const allOf = (account: string, more: Partial<EventRange> = {}): EventRange => ({ account, project: 'shop', from: 0, to: 4e12, ...more })

/** What every event store does. The answers in detail are held by the differential test. */
export function eventStoreContract(storeOf: () => EventStore): void {
  const keep = async (account: string, told: readonly Parameters<typeof anEvent>[0][]) => {
    const kept = told.map((each, at) => anEvent({ account, id: String(at), time: noon + at, visitor: 'v1', session: 's1', ...each }))
    await storeOf().append(kept, `${account}-1`)
    return kept
  }

  describe('append', () => {
    it('keeps events as they are, whatever their texts', async () => {
      const account = fresh()
      const kept = await keep(
        account,
        hardTexts.map((text) => ({
          name: text,
          visitor: text,
          user: text,
          session: text,
          path: text,
          title: text,
          referrer: text,
          campaign: text,
          params: { [text]: text, n: 0.1, b: false },
        })),
      )
      expect(await storeOf().latest(allOf(account), 100)).toEqual(kept.reverse())
      for (const text of hardTexts.slice(0, 12))
        expect(await storeOf().parameterShares(allOf(account), text, text, 5)).toEqual([{ value: text, events: 1, visitors: text === '' ? 0 : 1 }])
    })

    it('keeps the same token once, and other events under another', async () => {
      const account = fresh()
      const [first] = await keep(account, [{}])
      if (first === undefined) throw new Error('no event')
      await keep(account, [{}, {}])
      await storeOf().append([first], `${account}-2`)
      await storeOf().append([], `${account}-3`)
      await storeOf().append([first], `${account}-3`)
      expect((await storeOf().overview(allOf(account))).events).toBe(3)
    })

    it('is not held up by an unusual event', async () => {
      const account = fresh()
      await keep(account, [
        { title: 'half \ud83d', value: NaN, time: -5, params: { 'k\udc00': Infinity, zero: -0 } },
        { time: Infinity, received: 12.7, value: -0 },
      ])
      expect(await storeOf().latest({ ...allOf(account), to: Infinity }, 9)).toEqual([
        anEvent({ account, id: '1', visitor: 'v1', session: 's1', time: Date.UTC(2200, 0, 1) - 1, received: 12, value: 0 }),
        anEvent({ account, id: '0', visitor: 'v1', session: 's1', title: 'half \uFFFD', time: 0, params: { 'k\uFFFD': 'Infinity', zero: 0 } }),
      ])
    })
  })

  describe('questions', () => {
    it('tell sessions, bounces and their length, without machines', async () => {
      const account = fresh()
      await keep(account, [
        { time: noon },
        { time: noon + 30_000, name: 'sign_up' },
        // The same number of a session, of another visitor: another session, and it bounced.
        { time: noon + 40_000, visitor: 'v2' },
        { visitor: 'v3', session: 's3', bot: 'crawler' },
        { visitor: '', session: '' },
      ])
      const figures = { visitors: 2, sessions: 2, pageViews: 3, events: 4, bounceRate: 0.5, sessionSeconds: 15 }
      expect(await storeOf().overview(allOf(account))).toEqual(figures)
      expect(await storeOf().overview(allOf(account, { withBots: true }))).toMatchObject({ visitors: 3, sessions: 3, events: 5 })
      expect(await storeOf().overview(allOf(account, { project: 'blog' }))).toEqual({
        visitors: 0,
        sessions: 0,
        pageViews: 0,
        events: 0,
        bounceRate: 0,
        sessionSeconds: 0,
      })
    })

    it('cut the days of a zone, also the one of 23 hours', async () => {
      const account = fresh()
      await keep(account, [
        { time: Date.parse('2024-03-30T22:59:59.999Z') },
        { time: Date.parse('2024-03-30T23:00:00Z') },
        { time: Date.parse('2024-03-31T21:59:59.999Z') },
      ])
      const range = allOf(account, { from: Date.parse('2024-03-30T12:00:00Z'), to: Date.parse('2024-04-01T00:00:00Z') })
      const by = { interval: 'day', timeZone: 'Europe/Berlin' } as const
      expect((await storeOf().course(range, by)).map(({ at, events }) => [at, events])).toEqual([
        ['2024-03-29T23:00:00.000Z', 1],
        ['2024-03-30T23:00:00.000Z', 2],
        ['2024-03-31T22:00:00.000Z', 0],
      ])
      expect(await storeOf().counts(range, { ...by, name: 'page_view' })).toEqual([
        { name: 'page_view', interval: '2024-03-29T23:00:00.000Z', count: 1 },
        { name: 'page_view', interval: '2024-03-30T23:00:00.000Z', count: 2 },
      ])
    })

    it('cut the days of a zone up to the end of one of 25 hours', async () => {
      const account = fresh()
      await keep(account, [
        { time: Date.parse('2024-10-25T22:00:00Z') },
        { time: Date.parse('2024-10-26T22:00:00Z') },
        { time: Date.parse('2024-10-27T22:59:59.999Z') },
      ])
      const range = allOf(account, { from: Date.parse('2024-10-25T22:00:00Z'), to: Date.parse('2024-10-27T23:00:00Z') })
      const by = { interval: 'day', timeZone: 'Europe/Berlin' } as const
      const days = ['2024-10-25T22:00:00.000Z', '2024-10-26T22:00:00.000Z']
      expect((await storeOf().course(range, by)).map(({ at, events }) => [at, events])).toEqual([
        [days[0], 1],
        [days[1], 2],
      ])
      expect((await storeOf().counts(range, by)).map(({ interval, count }) => [interval, count])).toEqual([
        [days[0], 1],
        [days[1], 2],
      ])
      expect(await storeOf().query({ ...range, measures: ['events'], by: [by] })).toEqual([
        { by: [days[1]], values: [2] },
        { by: [days[0]], values: [1] },
      ])
    })

    it('follow a funnel: an event is one step, of one millisecond in any order, in time', async () => {
      const account = fresh()
      await keep(account, [
        { visitor: 'once', time: noon, path: '/pricing' },
        { visitor: 'twice', time: noon, path: '/pricing' },
        { visitor: 'twice', time: noon, path: '/pricing' },
        { visitor: 'late', time: noon, path: '/' },
        { visitor: 'late', time: noon + 1001, path: '/pricing' },
        { visitor: 'again', time: noon, path: '/' },
        { visitor: 'again', time: noon + 900, path: '/' },
        { visitor: 'again', time: noon + 1800, path: '/pricing' },
        { visitor: '', time: noon, path: '/' },
      ])
      expect(await storeOf().funnel(allOf(account), [{ name: 'page_view' }, { name: 'page_view', path: '/pricing' }], 1000)).toEqual([4, 2])
      expect(
        await storeOf().funnel(
          allOf(account),
          [
            { name: 'page_view', path: '/' },
            { name: 'page_view', path: '/pricing' },
          ],
          1001,
        ),
      ).toEqual([2, 2])
      expect(await storeOf().funnel(allOf(account), [], 1)).toEqual([])
    })

    it('are of the visitors of an audience, also of a full one', async () => {
      const account = fresh()
      await keep(account, [{ visitor: 'v1' }, { visitor: 'v2' }, { visitor: 'v2', name: 'click' }, { visitor: '' }])
      const crowd = Array.from({ length: mostInAudience - 1 }, (_, at) => `7f3a-${at}-0000-4000-8000-abcdefabcdef`)
      const events = async (visitors: string[], not: boolean) =>
        (await storeOf().query({ ...allOf(account), measures: ['events', 'visitors'], among: [{ visitors, not }] }))[0]?.values
      expect(await events([...crowd, 'v2'], false)).toEqual([2, 1])
      expect(await events([...crowd, 'v2'], true)).toEqual([2, 1])
      expect(await events([], false)).toEqual([0, 0])
      expect(await events([''], false)).toEqual([1, 0])
    })

    it('are refused where they cannot be answered', async () => {
      const range = allOf(fresh())
      await expect(storeOf().course(range, { interval: 'day', timeZone: 'Mars/Olympus' })).rejects.toThrow("'Mars/Olympus' is not a time zone")
      await expect(storeOf().counts(range, { interval: 'minute', timeZone: 'UTC' })).rejects.toThrow('more than 100,000 intervals')
      await expect(
        storeOf().funnel(
          range,
          Array.from({ length: 33 }, () => ({ name: 'a' })),
          1,
        ),
      ).rejects.toThrow('funnel of 33 steps')
      await expect(storeOf().judge(range, '', 'x')).rejects.toThrow('No visitor is named')
    })
  })

  it('judge sets a verdict in its range and takes it back', async () => {
    const account = fresh()
    await keep(account, [{}, {}, { visitor: 'v2' }, { project: 'blog' }, { time: noon + 10_000 }])
    const events = async (range: EventRange) => (await storeOf().overview(range)).events
    await storeOf().judge(allOf(account, { to: noon + 10_000 }), 'v1', "too fast: it's a machine")
    expect([await events(allOf(account)), await events(allOf(account, { withBots: true })), await events(allOf(account, { project: 'blog' }))]).toEqual([
      2, 4, 1,
    ])
    expect(await storeOf().shares(allOf(account, { withBots: true }), 'bot', 9)).toEqual([
      { value: '', events: 2, visitors: 2 },
      { value: "too fast: it's a machine", events: 2, visitors: 1 },
    ])
    await storeOf().judge(allOf(account), 'v1', '')
    expect(await events(allOf(account))).toBe(4)
  })

  it('erase forgets a visitor, a user, and a project, and nobody else', async () => {
    const account = fresh()
    await keep(account, [{}, { visitor: 'v2', user: 'u' }, { visitor: 'v3', user: 'u' }, { visitor: '', user: '' }, { project: 'blog' }])
    const left = async (project = 'shop') => (await storeOf().latest(allOf(account, { project }), 9)).map(({ id }) => id)
    await expect(storeOf().erase(account, 'shop', {})).rejects.toThrow('Nobody is named')
    await expect(storeOf().erase(account, 'shop', { user: '' })).rejects.toThrow('No user is named')
    await storeOf().erase(account, 'shop', { visitor: 'v1' })
    expect(await left()).toEqual(['3', '2', '1'])
    await storeOf().erase(account, 'shop', { user: 'u', visitor: 'nobody' })
    expect(await left()).toEqual(['3'])
    await storeOf().erase(account, 'shop')
    expect([await left(), await left('blog')]).toEqual([[], ['4']])
  })
}
