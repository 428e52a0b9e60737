import { type ReadName, reads } from '@tagmason/domain'
import { expect, it } from 'vitest'
import type { RecordStore } from '../store/store.ts'
import { memoryEvents } from '../store/memoryEvents.ts'
import { sampleOwner, sampleSeed } from '../sample.ts'
import { memoryStore } from '../store/memory.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { createWorkspace } from '../workspace.ts'
import { event } from './collected.testing.ts'

/** Collections whose rows only the sample has: in a real project each of them is empty for ever. */
const filledBySampleOnly = ['anomalyCourses', 'pageResources'] as const

/** Every read that needs no input, or that is about one of a kind which a new project has. */
const inputs: Partial<Record<ReadName, unknown>> = {
  'performance.page': { id: '/' },
  'conversions.funnelBy': { by: 'device' },
  'conversions.paths': {},
  'reports.preview': { dimension: 'day', metrics: ['visits'], period: '30', filter: '' },
  'traffic.overview': { from: '2026-01-01', to: '2026-01-22' },
  'traffic.breakdown': { from: '2026-01-01', to: '2026-01-22', by: 'country' },
  'traffic.parameters': { from: '2026-01-01', to: '2026-01-22' },
  'exports.offer': { format: 'csv', dateRange: 'last-30-days' },
  'dashboards.widget': { type: 'metric', definition: { dimension: 'day', metrics: ['visits'], period: '30', filter: '' } },
  'dashboards.widgets': { questions: [{ type: 'metric', definition: { dimension: 'day', metrics: ['visits'], period: '30', filter: '' } }] },
}

const showFigures = [
  'dashboard.figures',
  'dashboard.recent',
  'realtime.now',
  'conversions.overview',
  'conversions.funnelBy',
  'conversions.paths',
  'conversions.retention',
  'performance.overview',
  'performance.page',
  'traffic.overview',
  'traffic.breakdown',
  'traffic.parameters',
  'reports.preview',
  'dashboards.widget',
  'dashboards.widgets',
  'exports.offer',
  'models.list',
  'insights.list',
  'billing.overview',
  'campaigns.attribution',
] as const satisfies ReadName[]

it('asks no collection that only the sample fills, in any read of a project whose events are collected', async () => {
  const asked = new Set<string>()
  const inner = memoryStore(sampleSeed())
  const store: RecordStore = {
    ...inner,
    list: (collection) => (asked.add(collection), inner.list(collection)),
    get: (collection, id) => (asked.add(collection), inner.get(collection, id)),
    find: (collection, query) => (asked.add(collection), inner.find(collection, query)),
    count: (collection, where) => (asked.add(collection), inner.count(collection, where)),
  }
  const { ports } = sampleEngine()
  const events = memoryEvents()
  // A page is listed when each vital was measured ten times.
  const measured = ['LCP', 'INP', 'CLS'].flatMap((metric_name) => Array.from({ length: 10 }, () => ({ metric_name, metric_value: 0.1 })))
  await events.append(
    measured.map((params) => event(ports.now().getTime() - 1000, { name: 'web_vitals', params })),
    'vitals',
  )
  const workspace = createWorkspace({ store, ports: { ...ports, collected: { account: 'main', events } }, member: sampleOwner })
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const answered = new Set<ReadName>()
  const wrong: string[] = []
  for (const name of Object.keys(reads) as ReadName[]) {
    asked.clear()
    const answer = await workspace.read(name as 'session.get', inputs[name] as undefined).catch(() => null)
    if (answer !== null) answered.add(name)
    wrong.push(...filledBySampleOnly.filter((collection) => asked.has(collection)).map((collection) => `${name}: ${collection}`))
  }
  expect(wrong).toEqual([])
  // A read that refuses its input proves nothing: these are the ones that show figures.
  expect([...answered]).toEqual(expect.arrayContaining([...showFigures]))
})
