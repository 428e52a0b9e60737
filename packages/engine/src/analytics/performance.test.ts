import { describe, expect, it } from 'vitest'
import { event, shop } from '../figures/collected.testing.ts'
import { dueJobs } from '../jobs/dueJobs.ts'
import { runJob } from '../jobs/runJob.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'

const own = async () => {
  const engine = sampleEngine()
  await engine.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  return engine
}

describe('the speed of pages', () => {
  it('is four vitals with their targets, the pages, and the alerts with the newest first', async () => {
    const { workspace } = sampleEngine()
    const { core, vitals, pages, alerts, tests } = await workspace.read('performance.overview', undefined)
    expect(core.map(({ name, rating }) => [name, rating])).toEqual([
      ['LCP', 'good'],
      ['INP', 'good'],
      ['CLS', 'good'],
    ])
    expect(vitals).toEqual([
      { name: 'Page Load', unit: 's', value: 2.3, met: true },
      { name: 'First Paint', unit: 's', value: 1.1, met: true },
      { name: 'Time to Interactive', unit: 's', value: 3.8, met: true },
      { name: 'Core Web Vitals', unit: '%', value: 0.93, met: true },
    ])
    expect(pages.map(({ score, status }) => [score, status])).toEqual([
      [62, 'poor'],
      [76, 'needs-improvement'],
      [84, 'good'],
      [91, 'excellent'],
      [96, 'excellent'],
    ])
    expect(alerts.map((alert) => alert.time)).toEqual(
      alerts
        .map((alert) => alert.time)
        .toSorted()
        .toReversed(),
    )
    expect(tests).toEqual([])
  })

  it('is not known in a project of one’s own', async () => {
    const { workspace } = await own()
    const { vitals, pages, alerts } = await workspace.read('performance.overview', undefined)
    expect(vitals.map(({ value, met }) => [value, met])).toEqual(Array.from({ length: 4 }, () => [null, null]))
    expect([pages, alerts]).toEqual([[], []])
    await expect(workspace.read('performance.page', { id: 'performance-1' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('performance.acknowledge', { id: 'performance-alert-1', acknowledged: true })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('has a course and resources for every page, slowest first where its own are', async () => {
    const { workspace } = sampleEngine()
    const { page, days, resources } = await workspace.read('performance.page', { id: '/checkout' })
    expect(page.path).toBe('/checkout')
    expect(days.length).toBeGreaterThanOrEqual(7)
    expect(days.every((day) => day.loadTime > 2)).toBe(true)
    expect(resources.map((each) => each.seconds)).toEqual(resources.map((each) => each.seconds).toSorted((a, b) => b - a))
  })

  it('raises alerts that can be acknowledged, and not', async () => {
    const { workspace } = sampleEngine()
    const id = 'performance-alert-1'
    expect(await workspace.act('performance.acknowledge', { id, acknowledged: true })).toMatchObject({ acknowledgedAt: '2024-01-22T10:00:00.000Z' })
    expect(await workspace.act('performance.acknowledge', { id, acknowledged: false })).toMatchObject({ acknowledgedAt: null })
  })
})

describe('a test of a page', () => {
  it('has the result that the sample’s events give, and none for another page', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('performance.runTest', { path: ' /checkout ' })).toMatchObject({
      status: 'finished',
      score: 62,
      loadTime: 4.1,
      requestedBy: 'Elena Fischer',
    })
    expect(await workspace.act('performance.runTest', { path: '/nowhere' })).toMatchObject({ status: 'failed', problem: 'unknownPage', score: null })
    const { tests } = await workspace.read('performance.overview', undefined)
    expect(tests.map((test) => test.path)).toEqual(['/nowhere', '/checkout'])
    await expect(workspace.act('performance.runTest', { path: 'checkout' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('of the sample goes with a reset, as what the rules noted', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('performance.runTest', { path: '/' })
    await workspace.act('insights.generate', undefined)
    await workspace.act('workspace.reset', undefined)
    expect((await workspace.read('performance.overview', undefined)).tests).toEqual([])
    expect(await workspace.read('insights.list', undefined)).toMatchObject({ lastRun: null, figures: { total: 8 } })
  })

  it('is refused in a real project, which has no test browser', async () => {
    const { workspace } = await own()
    await expect(workspace.act('performance.runTest', { path: '/' })).rejects.toMatchObject({ code: 'unavailable' })
    expect((await workspace.read('performance.overview', undefined)).tests).toEqual([])
  })

  it('is not a viewer’s to ask for', async () => {
    await expect(sampleEngine().as('viewer').act('performance.runTest', { path: '/' })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('the watch over pages', () => {
  const now = Date.parse(testClock)
  const measured = (path: string, minutes: number, load: number, device: 'desktop' | 'mobile' = 'desktop') =>
    event(now - minutes * 60_000, { name: 'web_vitals', path, device, params: { metric_name: 'LOAD', metric_value: load } })

  it('raises an alert for a page that missed its target for an hour, once until it was seen, and tells it (ANA-PERF-04-B, ANA-PERF-05-B, ANA-PERF-06-B, ANA-PERF-07-B, ANA-PERF-13-B)', async () => {
    const { workspace, store, ports } = await shop([
      ...Array.from({ length: 12 }, (_, at) => measured('/cakes', 1 + at, 4200 + at)),
      ...Array.from({ length: 12 }, (_, at) => measured('/cakes', 30 + at, 6400, 'mobile')),
      ...Array.from({ length: 12 }, (_, at) => measured('/', 1 + at, 1200)),
      // Too few to say, and too long ago.
      ...Array.from({ length: 3 }, (_, at) => measured('/few', 1 + at, 9000)),
      ...Array.from({ length: 12 }, (_, at) => measured('/old', 90 + at, 9000)),
    ])
    const watch = async () => {
      for (const due of await dueJobs(store, ports, 'quick')) if (due.name === 'performance.watch') await runJob(store, ports, due)
      return (await workspace.read('performance.overview', undefined)).alerts
    }
    const alerts = await watch()
    expect(alerts).toMatchObject([{ path: '/cakes', severity: 'high', found: { vital: 'Page Load', value: 6.4, target: 3, measurements: 24 } }])
    expect((await workspace.read('notifications.list', undefined)).map(({ description }) => description)).toContain('/cakes')
    expect(await watch()).toEqual(alerts)
    const { devices } = await workspace.read('performance.page', { id: '/cakes' }).catch(() => ({ devices: null }))
    // Without core web vitals a page has no score, and no details.
    expect(devices).toBeNull()
  })
})
