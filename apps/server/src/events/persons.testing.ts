import { type EventQuestion, type EventStore, peopleOf } from '@tagmason/engine'
import { describe, expect, it } from 'vitest'
import { anEvent } from './events.testing.ts'

const noon = Date.parse('2024-03-31T12:00:00Z')
let accounts = 0

/** What every event store knows of persons. The answers in detail are held by the differential test. */
export function personsContract(storeOf: () => EventStore): void {
  /** Events of a project, and rows about its people, `at` seconds after noon. */
  const given = async (events: readonly Parameters<typeof anEvent>[0][], people: readonly (Parameters<typeof anEvent>[0] & { at?: number })[]) => {
    const account = `persons-${++accounts}`
    const rows = people.map(({ at = 0, ...row }, place) => ({ project: peopleOf('shop'), name: 'identify', time: noon + at * 1000, id: `p${place}`, ...row }))
    const all = [...events.map((event, place) => ({ time: noon, id: String(place), ...event })), ...rows]
    await storeOf().append(
      all.map((event) => anEvent({ account, project: 'shop', ...event })),
      account,
    )
    return async (question: Partial<EventQuestion>) =>
      (await storeOf().query({ account, project: 'shop', from: 0, to: 4e12, measures: ['people'], ...question })).map(({ by, values }) => [...by, ...values])
  }

  describe('people', () => {
    it('are counted once on all devices on which they were identified, and rows about them count as nothing', async () => {
      const ask = await given(
        [
          { visitor: 'phone' },
          { visitor: 'phone', user: 'u1' },
          { visitor: 'laptop', user: 'u1' },
          { visitor: 'laptop' },
          { visitor: 'other' },
          { visitor: '' },
        ],
        [
          { visitor: 'phone', user: 'u1' },
          { visitor: 'laptop', user: 'u1' },
        ],
      )
      expect(await ask({ measures: ['events', 'visitors', 'people'], withBots: true })).toEqual([[6, 3, 2]])
    })

    it('on a device that several share are those who were named, and one that was not', async () => {
      const ask = await given(
        [{ visitor: 'tablet', user: 'u1' }, { visitor: 'tablet', user: 'u2' }, { visitor: 'tablet' }],
        [
          { visitor: 'tablet', user: 'u1' },
          { visitor: 'tablet', user: 'u2' },
        ],
      )
      expect(await ask({})).toEqual([[3]])
    })

    it('are told apart by what is known at the end of the range', async () => {
      const ask = await given([{ visitor: 'v1' }, { visitor: 'v2', user: 'u2' }], [{ visitor: 'v1', user: 'u2', at: 60 }])
      expect(await ask({ to: noon + 60_000 })).toEqual([[2]])
      expect(await ask({ to: noon + 60_001 })).toEqual([[1]])
    })
  })

  describe('a property of users', () => {
    it('is what was told last of the person, on whichever device', async () => {
      const ask = await given(
        [{ visitor: 'phone' }, { visitor: 'laptop', user: 'u1' }, { visitor: 'other' }],
        [
          { visitor: 'phone', user: 'u1', params: { 'user.plan': 'free' } },
          { visitor: 'laptop', user: 'u1', params: { 'user.plan': 'pro' }, at: 1 },
          { visitor: 'other', params: { 'user.plan': 12 } },
        ],
      )
      const by = [{ user: 'plan' }]
      expect(await ask({ measures: ['events', 'people'], by })).toEqual([
        ['pro', 2, 1],
        ['12', 1, 1],
      ])
      expect(await ask({ measures: ['events'], by, to: noon + 1000 })).toEqual([
        ['free', 2],
        ['12', 1],
      ])
      expect(await ask({ measures: ['events'], filters: [{ field: { user: 'plan' }, values: ['pro'] }] })).toEqual([[2]])
      expect(await ask({ measures: ['events'], filters: [{ field: { user: 'plan' }, values: ['pro'], not: true }], by: [{ user: 'none' }] })).toEqual([['', 1]])
    })

    it('that holds only once is the first, while no other was told', async () => {
      const ask = await given(
        [{ visitor: 'v1' }, { visitor: 'v2' }, { visitor: 'v3' }],
        [
          { visitor: 'v1', params: { 'once.from': 'b' }, at: 2 },
          { visitor: 'v1', params: { 'once.from': 'a' }, at: 1 },
          { visitor: 'v2', params: { 'once.from': 'a' }, at: 3 },
          { visitor: 'v2', params: { 'user.from': 'c' }, at: 2 },
          { visitor: 'v3', params: { 'user.from': 'd' }, at: 1 },
          { visitor: 'v3', params: { 'user.from': '' }, at: 2 },
        ],
      )
      expect(await ask({ measures: ['events'], by: [{ user: 'from' }] })).toEqual([
        ['', 1],
        ['a', 1],
        ['c', 1],
      ])
    })

    it('is forgotten with its user and with the project', async () => {
      const ask = await given([{ visitor: 'v1' }, { visitor: 'v2' }], [{ visitor: 'v1', user: 'u1', params: { 'user.plan': 'pro' } }])
      const account = `persons-${accounts}`
      const left = async () => (await storeOf().latest({ account, project: peopleOf('shop'), from: 0, to: 4e12 }, 9)).length
      expect(await left()).toBe(1)
      await storeOf().erase(account, 'shop', { user: 'u1' })
      expect([await left(), await ask({ by: [{ user: 'plan' }] })]).toEqual([0, [['', 2]]])
      await storeOf().append([anEvent({ account, project: peopleOf('shop'), time: noon, visitor: 'v2' })], `${account} again`)
      await storeOf().erase(account, 'shop')
      expect(await left()).toBe(0)
    })
  })
}
