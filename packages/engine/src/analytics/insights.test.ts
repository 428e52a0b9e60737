import { implementations } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { event, shop } from '../figures/collected.testing.ts'
import { dueJobs } from '../jobs/dueJobs.ts'
import { runJob } from '../jobs/runJob.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'

const list = async (workspace: ReturnType<typeof sampleEngine>['workspace']) => workspace.read('insights.list', undefined)
const become = { id: 'insight-2', as: 'alert', name: 'Checkout conversion', description: 'Tell us when it falls.' } as const

describe('insights', () => {
  it('are counted, and the dashboard counts the open ones', async () => {
    const { workspace } = sampleEngine()
    expect((await list(workspace)).figures).toEqual({
      total: 8,
      open: 8,
      high: 3,
      confidence: expect.closeTo(0.84625),
      implemented: 0,
      dismissed: 0,
      held: 0,
      graded: 0,
    })
    expect((await workspace.read('dashboard.figures', undefined)).insights).toBe(8)
    await workspace.act('insights.dismiss', { id: 'insight-1' })
    await workspace.act('insights.implement', become)
    expect((await list(workspace)).figures).toMatchObject({ total: 7, open: 6, high: 2, implemented: 1, dismissed: 1 })
    expect((await workspace.read('dashboard.figures', undefined)).insights).toBe(6)
  })

  it('rest on evidence: every one of the sample has figures, a segment and a calculation (DATA-INSIGHT-01-B)', async () => {
    const { workspace } = sampleEngine()
    for (const { id } of (await list(workspace)).rows) {
      const { evidence, similar, insight } = await workspace.read('insights.details', { id })
      expect(evidence?.segment, id).toMatch(/\w{4}/)
      expect(evidence?.calculation, id).toMatch(/\d/)
      expect(
        evidence?.series.every((series) => series.points.length > 4),
        id,
      ).toBe(true)
      expect(similar.every((row) => row.id !== id && row.category === insight.category)).toBe(true)
      expect(similar.length).toBeGreaterThan(0)
    }
  })

  it('are dismissed and put back, and each fits one state only', async () => {
    const { workspace } = sampleEngine()
    const id = 'insight-3'
    await expect(workspace.act('insights.putBack', { id })).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('insights.dismiss', { id })
    await expect(workspace.act('insights.dismiss', { id })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('insights.implement', { ...become, id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('insights.putBack', { id })).toMatchObject({ status: 'open' })
  })

  it('belong to their project', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await list(workspace)).toEqual({
      rows: [],
      lastRun: null,
      figures: { total: 0, open: 0, high: 0, confidence: null, implemented: 0, dismissed: 0, held: 0, graded: 0 },
    })
    await expect(workspace.read('insights.details', { id: 'insight-1' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('insights.implement', become)).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('an insight becomes', () => {
  const places = { event: 'configuredEvents', trigger: 'eventTriggers', alert: 'alerts', workflow: 'workflows', recommendation: 'recommendations' } as const

  it.each(implementations)('a new %s, which does nothing yet', async (as) => {
    const { workspace, store } = sampleEngine()
    const before = (await store.list(places[as])).size
    const name = as === 'event' ? 'checkout_problem' : 'Checkout problem'
    const row = await workspace.act('insights.implement', { id: 'insight-2', as, name, description: 'Why.' })
    expect(row).toMatchObject({ status: 'implemented', became: { kind: as, name } })
    const rows = [...(await store.list(places[as])).values()]
    expect(rows).toHaveLength(before + 1)
    expect(rows.at(-1)).toMatchObject({ project: 'analytics-dashboard', status: expect.stringMatching(/^(draft|paused|new)$/) })
    await expect(workspace.act('insights.implement', { id: 'insight-2', as, name, description: '' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('no event that Google Analytics would not take, and none that is there already', async () => {
    const { workspace } = sampleEngine()
    const event = { id: 'insight-2', as: 'event', description: '' } as const
    await expect(workspace.act('insights.implement', { ...event, name: '2 carts' })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'name' }] })
    await workspace.act('insights.implement', { ...event, name: 'cart_lost' })
    await expect(workspace.act('insights.implement', { ...event, id: 'insight-1', name: 'cart_lost' })).rejects.toMatchObject({ code: 'conflict' })
    expect((await list(workspace)).rows.find((row) => row.id === 'insight-1')?.status).toBe('open')
  })

  it('nothing at a viewer’s wish', async () => {
    await expect(sampleEngine().as('viewer').act('insights.implement', become)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('the rules', () => {
  it('find what the sample’s figures show, once', async () => {
    const { workspace } = sampleEngine()
    const first = await workspace.act('insights.generate', undefined)
    expect((await workspace.read('insights.list', undefined)).rows[1]).toMatchObject({ timeframe: 'Last 7 days', finding: { rule: 'busyHours', of: 7 } })
    expect(first.found).toEqual(['sample:slowPage:/checkout', 'sample:busyHours:10:00'])
    expect(first.checks).toEqual([
      { rule: 'slowPage', enough: true },
      { rule: 'busyHours', enough: true },
      { rule: 'weekChange', enough: true },
      // Segments are compared in projects of one's own: the insights of the sample are the specification's.
      { rule: 'segmentDiffers', enough: false },
      { rule: 'segmentChanged', enough: false },
    ])
    const { rows, figures, lastRun } = await list(workspace)
    expect(lastRun).toEqual(first)
    expect(figures.total).toBe(10)
    expect(rows[0]).toMatchObject({ title: 'Speed up /checkout', type: 'Optimization', impact: 'High', confidence: 99, status: 'open' })
    expect((await workspace.read('insights.details', { id: rows[0]?.id ?? '' })).evidence).toMatchObject({ unit: 'seconds' })
    expect((await workspace.act('insights.generate', undefined)).found).toEqual([])
    expect((await list(workspace)).figures.total).toBe(10)
  })

  it('find a dismissed one no second time', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('insights.generate', undefined)
    await workspace.act('insights.dismiss', { id: (await list(workspace)).rows[0]?.id ?? '' })
    expect((await workspace.act('insights.generate', undefined)).found).toEqual([])
  })

  it('say that there is not enough to look at in a new project, and never look into another one (ANA-INS-10-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const run = await workspace.act('insights.generate', undefined)
    expect(run.found).toEqual([])
    expect(run.checks.some((check) => check.enough)).toBe(false)
    expect((await list(workspace)).lastRun).toEqual(run)
  })
})

it('insights are looked for each night, and told of once (DATA-INSIGHT-01-B)', async () => {
  const now = Date.parse(testClock)
  const day = 86_400_000
  // A week with twice the visits of the one before.
  const visits = Array.from({ length: 15 }, (_, ago) =>
    Array.from({ length: ago < 7 ? 48 : 24 }, (_, at) => event(now - ago * day - at * (ago < 7 ? 1_800_000 : 3_600_000) - 1)),
  ).flat()
  const { workspace, store, ports } = await shop(visits)
  const night = async () => {
    const done: string[] = []
    for (const due of await dueJobs(store, ports, 'slow')) if (due.name === 'insights.generate' && (await runJob(store, ports, due))) done.push(due.name)
    return done
  }
  expect(await night()).toEqual(['insights.generate'])
  const { rows } = await workspace.read('insights.list', undefined)
  expect(rows.map(({ title }) => title)).toEqual(['Visits are rising'])
  expect((await workspace.read('notifications.list', undefined)).map(({ title }) => title)).toEqual(['Visits are rising'])
  expect(await night()).toEqual([])
  // The rows keep what was found, not what it is called.
  expect([...(await store.list('insights')).values()].filter(({ finding }) => finding !== undefined).map(({ title }) => title)).toEqual([''])
  await workspace.act('session.setPreferences', { language: 'de' })
  const german = await workspace.read('insights.list', undefined)
  expect(german.rows[0]).toMatchObject({ title: 'Die Besuche nehmen zu', timeframe: 'Letzte 14 Tage' })
  expect((await workspace.read('insights.details', { id: german.rows[0]?.id ?? '' })).act).toMatch(/^Vergleichen Sie/)
  expect((await workspace.read('notifications.list', undefined)).map(({ title }) => title)).toEqual(['Die Besuche nehmen zu'])
  expect((await workspace.read('records.list', undefined)).map(({ name }) => name)).toContain('Die Besuche nehmen zu')
})
