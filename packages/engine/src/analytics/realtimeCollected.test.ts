import type { CollectedEvent } from '@tagmason/domain'
import { expect, it } from 'vitest'
import { memoryEvents } from '../store/memoryEvents.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'

const now = Date.parse(testClock)
const minute = 60_000
let count = 0
const event = (ago: number, visitor: string, path: string, fields: Partial<CollectedEvent> = {}): CollectedEvent => ({
  account: 'main',
  project: 'shop',
  id: `e${++count}`,
  name: 'page_view',
  time: now - ago * minute,
  received: now,
  format: 'tracker',
  visitor,
  user: '',
  session: visitor,
  host: 'shop.example',
  path,
  title: '',
  referrer: '',
  source: '',
  medium: '',
  campaign: '',
  device: 'desktop',
  browser: '',
  os: '',
  language: '',
  screen: '',
  country: '',
  bot: '',
  params: {},
  value: null,
  currency: '',
  ...fields,
})

async function shop(collected: readonly CollectedEvent[], at = now) {
  const events = memoryEvents()
  await events.append(collected, 'batch')
  const { workspace } = sampleEngine({ ports: { collected: { account: 'main', events }, now: () => new Date(at) } })
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  return workspace
}

it('tells what happens now out of what was collected: people, pages, devices and minutes (ANA-RT-04-B, ANA-RT-05-B, ANA-RT-06-B)', async () => {
  const workspace = await shop([
    event(2, 'a', '/'),
    event(1, 'a', '/cart', { name: 'add_to_cart' }),
    event(4, 'b', '/', { device: 'mobile' }),
    event(20, 'c', '/old'),
    // Neither what is too long ago, nor another project's, nor a machine's.
    event(31, 'd', '/'),
    event(1, 'e', '/', { project: 'another' }),
    event(1, 'f', '/', { bot: 'crawler' }),
  ])
  const { figures, pages, devices, people, minutes, latest, countries, begun } = await workspace.read('realtime.now', undefined)
  expect(figures).toEqual({ activeUsers: 2, pageViews: 3, eventsPerMinute: 0.1, conversionsToday: 0 })
  expect(pages.map(({ path, views, activeUsers }) => [path, views, activeUsers])).toEqual([
    ['/', 2, 2],
    ['/old', 1, 0],
  ])
  expect(devices.map(({ device, users }) => [device, users])).toEqual([
    ['desktop', 2],
    ['mobile', 1],
  ])
  expect([people, begun, minutes.length]).toEqual([3, true, 30])
  // Newest first, without those of machines, other projects and an hour ago.
  expect(latest.map(({ at }) => at)).toEqual(
    latest
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect([latest.length, countries]).toEqual([4, [{ country: '', users: 3 }]])
  expect(minutes.filter((each) => each.events > 0).map(({ views, events }) => [views, events])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
    [0, 1],
  ])
})

it('says how many items an order has and what it is worth, not the JSON that they came as', async () => {
  const items = JSON.stringify(Array.from({ length: 3 }, (_, at) => ({ item_id: `sku-${at}`, item_name: 'A cake with a long name', price: 40, quantity: 1 })))
  const order = { name: 'purchase', value: 120, currency: 'EUR' }
  const { latest } = await (
    await shop([event(2, 'a', '/thanks', { ...order, params: { transaction_id: 'T1', items } }), event(1, 'b', '/', { params: { items: '[{"cut' } })])
  ).read('realtime.now', undefined)
  expect(latest.map(({ params, value, currency }) => ({ params, value, currency }))).toEqual([
    { params: [['items', '[{"cut']], value: undefined, currency: undefined },
    {
      params: [
        ['transaction_id', 'T1'],
        ['items', '3'],
      ],
      value: 120,
      currency: 'EUR',
    },
  ])
})

it('shows the running minute, and what people did without what their browsers measured', async () => {
  const measured = Array.from({ length: 60 }, () => event(0.2, 'a', '/', { name: 'web_vitals' }))
  const { minutes, latest } = await (await shop([event(0.5, 'a', '/'), ...measured, event(-0.4, 'a', '/late')], now + 30_000)).read('realtime.now', undefined)
  expect([minutes.length, minutes.at(-1)]).toEqual([30, { at: new Date(now).toISOString(), views: 1, events: 1 }])
  expect(minutes.at(-2)).toEqual({ at: new Date(now - minute).toISOString(), views: 1, events: 61 })
  expect(latest.map(({ name, path }) => [name, path])).toEqual([
    ['page_view', '/late'],
    ['page_view', '/'],
  ])
})

it('has nothing to tell where nothing was collected', async () => {
  const { begun, minutes, pages } = await (await shop([])).read('realtime.now', undefined)
  expect([begun, minutes, pages]).toEqual([false, [], []])
})
