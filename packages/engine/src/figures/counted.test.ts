import { type CollectedEvent, countedFigures, type CountedFigure, repeatedOrder } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { readAddress } from '../account/apiAddress.ts'
import { funnelForm, parseFunnel } from '../account/apiFunnel.ts'
import { answerQuery, parseQuery, queryForm } from '../account/apiQuery.ts'
import { memoryEvents } from '../store/memoryEvents.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'

const now = Date.parse(testClock)
const [minute, day] = [60_000, 86_400_000]
let count = 0
const event = (ago: number, fields: Partial<CollectedEvent> = {}): CollectedEvent => ({
  account: 'main',
  project: 'shop',
  id: `e${++count}`,
  name: 'page_view',
  time: now - ago,
  received: now,
  format: 'tracker',
  visitor: 'a',
  user: '',
  session: 's',
  host: 'shop.example',
  path: '/',
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

const collected = [
  event(2 * minute),
  event(minute, { name: 'purchase', value: 20, currency: 'EUR' }),
  event(3 * minute, { bot: 'crawler' }),
  event(4 * minute, { bot: 'crawler' }),
  event(40 * minute, { path: '/old' }),
  event(3 * day, { name: 'web_vitals', params: { metric_name: 'LCP', metric_value: 1200, metric_rating: 'good' } }),
  event(50 * day),
  event(minute, { project: 'another' }),
]

async function shop() {
  const events = memoryEvents()
  await events.append(collected, 'batch')
  const { workspace } = sampleEngine({ ports: { collected: { account: 'main', events } } })
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Madrid' })
  await workspace.act('conversions.setFunnel', {
    steps: [{ step: '/a: b,c' }, { step: 'Bought', event: 'purchase' }],
  })
  await workspace.act('conversions.addGoal', { name: 'Orders', event: 'purchase', target: 10, period: 'quarter', valueCents: 0 })
  return {
    workspace,
    events,
    counted: (figure: CountedFigure, days?: number) => workspace.read('figures.counted', { figure, ...(days === undefined ? {} : { days }) }),
  }
}

const given = (path: string) => {
  const address: Record<string, string[]> = {}
  for (const [name, value] of new URL(path, 'https://x.example').searchParams) if (name !== 'project') (address[name] ??= []).push(value)
  return address
}
const asked = { account: 'main', project: 'shop', timeZone: 'Europe/Madrid', now, goals: new Set<string>() }

describe('how a figure is counted', () => {
  it('is said with its range, its events without machines, and how fresh they are', async () => {
    const { counted } = await shop()
    expect(await counted('realtime.views')).toEqual({
      from: '2026-03-01T11:30:00.000Z',
      to: '2026-03-01T12:00:00.000Z',
      timeZone: 'Europe/Madrid',
      events: 2,
      bots: 2,
      newest: '2026-03-01T11:59:00.000Z',
      api: ['/api/v1/query?project=shop&measures=pageViews&from=2026-03-01T11:30:00.000Z&to=2026-03-01T12:00:00.000Z'],
    })
    expect(await counted('realtime.pages')).toMatchObject({ events: 1, bots: 2 })
    expect(await counted('conversions.revenue')).toMatchObject({ events: 1, bots: 0 })
    expect(await counted('conversions.goals')).toMatchObject({ from: '2025-12-31T23:00:00.000Z', events: 1 })
    expect(await counted('performance.core')).toMatchObject({ events: 1 })
    expect(await counted('reports.day', 7)).toMatchObject({ from: '2026-02-22T23:00:00.000Z', events: 4 })
    expect(await counted('reports.device', 60)).toMatchObject({ events: 5, bots: 2 })
  })

  it.each(countedFigures.filter((figure) => !/funnel|step/.test(figure)))(
    'of %s leads to a question that the public API answers from the same events',
    async (figure) => {
      const { counted, events } = await shop()
      const answer = await counted(figure)
      expect(answer?.api.length).toBeGreaterThan(0)
      for (const path of answer?.api ?? []) {
        const parsed = await parseQuery(readAddress(given(path), queryForm), asked)
        if ('refused' in parsed) throw new Error(parsed.refused.body)
        expect({ from: parsed.answered.from, to: parsed.answered.to }).toEqual({ from: answer?.from, to: answer?.to })
        expect((await answerQuery(events, parsed)).columns.length).toBeGreaterThan(0)
      }
    },
  )

  it('of a funnel leads to its steps', async () => {
    const { counted } = await shop()
    const [path = ''] = (await counted('conversions.funnel'))?.api ?? []
    const parsed = parseFunnel(readAddress(given(path), funnelForm), asked)
    expect(parsed).toMatchObject({ answered: { steps: [{ name: 'page_view', path: '/a: b,c' }, { name: 'purchase' }], window: 30 * 86_400 } })
  })

  it('of hundreds of key events leads to an address that is taken, too', async () => {
    const { counted, workspace, events } = await shop()
    const names = Array.from({ length: 300 }, (_, at) => `an_event_with_quite_a_long_name_${at}`)
    for (const [at, name] of names.entries())
      await workspace.act('conversions.addGoal', { name: `Goal ${at}`, event: name, target: 1, period: 'month', valueCents: 0 })
    const goals = new Set(['purchase', ...names])
    for (const figure of ['conversions.count', 'conversions.pages', 'reports.day'] as const)
      for (const path of (await counted(figure))?.api ?? []) {
        expect(path.length).toBeLessThanOrEqual(8000)
        const parsed = await parseQuery(readAddress(given(path), queryForm), { ...asked, goals })
        if ('refused' in parsed) throw new Error(parsed.refused.body)
        expect((await answerQuery(events, parsed)).columns.length).toBeGreaterThan(0)
        if (path.includes('keyEvents,') || path.includes('=keyEvents')) expect(parsed.question.keyEvents).toHaveLength(301)
        // As it is told back it can be sent again.
        expect(await parseQuery(parsed.answered, { ...asked, goals })).not.toHaveProperty('refused')
      }
    expect((await counted('conversions.count'))?.api).toHaveLength(1)
    // No address holds a filter of so many names.
    expect((await counted('conversions.goals'))?.api).toEqual([])
  })

  it('names the rules that left events out, those with most events first', async () => {
    const { workspace, events } = await shop()
    await events.append(
      [
        event(minute, { bot: 'burst', visitor: 'fast' }),
        event(minute, { bot: repeatedOrder, name: 'purchase' }),
        event(50 * minute, { bot: 'headless browser' }),
      ],
      'more',
    )
    const leftOut = (figure: CountedFigure) => workspace.read('figures.leftOut', { figure })
    expect(await leftOut('realtime.views')).toEqual([
      { reason: 'crawler', events: 2, visitors: 1 },
      { reason: 'burst', events: 1, visitors: 1 },
    ])
    // The sum is what `figures.counted` names.
    for (const figure of ['realtime.views', 'dashboard.events', 'realtime.pages'] as const) {
      const sum = (await leftOut(figure)).reduce((all, { events: count }) => all + count, 0)
      expect((await workspace.read('figures.counted', { figure }))?.bots).toBe(sum)
    }
    expect((await leftOut('dashboard.events')).map(({ reason }) => reason)).toEqual(['crawler', 'burst', 'headless browser'])
    const page = sampleEngine().workspace
    await page.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await page.read('figures.leftOut', { figure: 'realtime.views' })).toEqual([])
  })

  it('of a funnel or goals that nobody named leads nowhere', async () => {
    const { workspace } = sampleEngine({ ports: { collected: { account: 'main', events: memoryEvents() } } })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    for (const figure of ['conversions.funnel', 'conversions.goals', 'reports.step'] as const)
      expect(await workspace.read('figures.counted', { figure })).toMatchObject({ events: 0, bots: 0, newest: null, api: [] })
  })

  it('is said of the sample, and not where nothing is collected', async () => {
    const { workspace } = sampleEngine({ ports: { collected: { account: 'main', events: memoryEvents() } } })
    expect(await workspace.read('figures.counted', { figure: 'dashboard.events' })).toMatchObject({ events: 1247, timeZone: 'Europe/Berlin' })
    expect(await workspace.read('session.get', undefined)).toMatchObject({ counts: true, projectZone: 'Europe/Berlin' })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await workspace.read('session.get', undefined)).toMatchObject({ counts: true })
    const page = sampleEngine().workspace
    await page.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await page.read('figures.counted', { figure: 'dashboard.events' })).toBeNull()
    expect(await page.read('session.get', undefined)).not.toHaveProperty('counts')
  })
})
