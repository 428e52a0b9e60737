import type { WidgetQuestion } from '@tagmason/domain'
import { expect, it } from 'vitest'
import { event, purchase } from '../figures/collected.testing.ts'
import type { EventStore } from '../store/eventStore.ts'
import { memoryEvents } from '../store/memoryEvents.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

const definition = { period: '30', filter: '' } as const
const questions: WidgetQuestion[] = [
  { type: 'metric', definition: { ...definition, dimension: 'day', metrics: ['visits'] } },
  { type: 'metric', definition: { ...definition, dimension: 'day', metrics: ['revenue'] } },
  { type: 'chart', definition: { ...definition, dimension: 'day', metrics: ['visits'] } },
  { type: 'table', definition: { ...definition, dimension: 'day', metrics: ['visits', 'revenue'] } },
  { type: 'pie', definition: { ...definition, dimension: 'device', metrics: ['users'] } },
  { type: 'table', definition: { ...definition, dimension: 'page', metrics: ['conversions'] } },
]

async function shop(change: (events: EventStore) => Partial<EventStore> = () => ({})) {
  const events = memoryEvents()
  await events.append([event('2026-02-26T08:00:00Z'), purchase('2026-02-27T09:00:00Z', 12.5), event('2026-02-28T09:00:00Z', { device: 'mobile' })], 'batch')
  let asked = 0
  const query: EventStore['query'] = (question) => (asked++, (change(events).query ?? events.query)(question))
  const { workspace } = sampleEngine({ ports: { collected: { account: 'main', events: { ...events, ...change(events), query } } } })
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  return { workspace, asked: () => asked }
}

it('six widgets show in one read what each shows alone, and what they share is asked once', async () => {
  const { workspace, asked } = await shop()
  const alone: unknown[] = []
  for (const question of questions) alone.push({ figures: await workspace.read('dashboards.widget', question) })
  const one = asked()
  expect(await workspace.read('dashboards.widgets', { questions })).toEqual(alone)
  expect(asked() - one).toBeLessThanOrEqual(questions.length)
  expect(one).toBeGreaterThan(2 * questions.length)
})

it('a widget that cannot be counted says so and leaves the others alone', async () => {
  const { workspace } = await shop((events) => ({
    query: (question) => (question.by?.includes('device') ? Promise.reject(new Error('No room for this one.')) : events.query(question)),
  }))
  const answers = await workspace.read('dashboards.widgets', { questions })
  expect(answers.map((answer) => ('refused' in answer ? answer.refused.code : 'figures'))).toEqual([
    'figures',
    'figures',
    'figures',
    'figures',
    'unavailable',
    'figures',
  ])
})

it('fails as a whole where nothing can be counted, so that the server says why', async () => {
  const { workspace } = await shop(() => ({ query: () => Promise.reject(new Error('The store is away.')) }))
  await expect(workspace.read('dashboards.widgets', { questions })).rejects.toThrow('The store is away.')
})
