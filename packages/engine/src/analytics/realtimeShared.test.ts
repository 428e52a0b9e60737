import { expect, it } from 'vitest'
import { event } from '../figures/collected.testing.ts'
import type { EventReader, EventStore } from '../store/eventStore.ts'
import { memoryEvents } from '../store/memoryEvents.ts'
import { sampleOwner } from '../sample.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'
import { createWorkspace } from '../workspace.ts'

const start = Date.parse(testClock)

/** A store of events that counts what is asked of it. */
function counting(): { events: EventStore; asked: () => number } {
  const events = memoryEvents()
  let asked = 0
  const counted = new Proxy(events, {
    get:
      (target, name: keyof EventStore) =>
      (...given: never[]) => (asked++, (target[name] as (...given: never[]) => unknown)(...given)),
  })
  return { events: counted, asked: () => asked }
}

/** An account whose project is called `shop`, and as many workspaces of it as there are viewers. */
async function account(name: string, events: EventReader, clock: { now: number }) {
  const { store, ports } = sampleEngine({ ports: { collected: { account: name, events }, now: () => new Date(clock.now) } })
  const viewer = () => createWorkspace({ store, ports, member: sampleOwner })
  await viewer().act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const arrive = (at: number) =>
    store.commit([{ collection: 'eventArrivals', id: 'shop', row: { id: 'shop', project: 'shop', at: new Date(at).toISOString(), events: 1 } }])
  return { viewer, arrive }
}

it('is asked once for ten viewers, again when events arrived, and again after two seconds', async () => {
  const [{ events, asked }, clock] = [counting(), { now: start }]
  await events.append([event(start - 60_000)], 'one')
  const { viewer, arrive } = await account('main', events, clock)
  const look = async (viewers: number) => {
    const before = asked()
    const all = await Promise.all(Array.from({ length: viewers }, async () => (await viewer().read('realtime.now', undefined)).figures.activeUsers))
    return { seen: [...new Set(all)], asked: asked() - before }
  }
  const once = await look(1)
  expect(once.seen).toEqual([1])
  expect(once.asked).toBeGreaterThan(0)
  expect(await look(10)).toEqual({ seen: [1], asked: 0 })

  await events.append([event(start - 30_000)], 'two')
  await arrive(start)
  expect(await look(10)).toEqual({ seen: [2], asked: once.asked })

  // Without a word of what came, as after a verdict about a machine.
  await events.append([event(start - 20_000)], 'three')
  clock.now += 1999
  expect(await look(10)).toEqual({ seen: [2], asked: 0 })
  clock.now += 1
  expect(await look(10)).toEqual({ seen: [3], asked: once.asked })
})

it('is never that of another account, though it has a project of the same name', async () => {
  const [{ events }, clock] = [counting(), { now: start }]
  await events.append([event(start - 60_000), event(start - 50_000, { account: 'other' }), event(start - 40_000, { account: 'other' })], 'one')
  const [main, other] = [await account('main', events, clock), await account('other', events, clock)]
  const people = async ({ viewer }: typeof main) => (await viewer().read('realtime.now', undefined)).people
  expect([await people(main), await people(other), await people(main), await people(other)]).toEqual([1, 2, 1, 2])
})

it('that failed is asked again', async () => {
  const [events, clock] = [memoryEvents(), { now: start }]
  let broken = true
  const query: EventStore['query'] = (question) => (broken ? Promise.reject(new Error('The store is away.')) : events.query(question))
  const { viewer } = await account('main', { ...events, query }, clock)
  await expect(viewer().read('realtime.now', undefined)).rejects.toThrow('The store is away.')
  broken = false
  expect((await viewer().read('realtime.now', undefined)).people).toBe(0)
})
