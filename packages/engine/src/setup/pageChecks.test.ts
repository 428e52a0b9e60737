import { type KeptPageReport, mostVisitsAnHour } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { jobServer } from '../jobs/jobServer.testing.ts'
import { runJob } from '../jobs/runJob.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'
import type { BrowserPort, VisitQuestion } from './browserPort.ts'
import { nextVisit } from './pageChecks.ts'

const start = Date.parse('2026-03-02T09:30:00.000Z')
const url = 'https://shop.example/'
const finding = (event: string, level: 'error' | 'warning' = 'error'): KeptPageReport['findings'][number] => ({
  kind: 'lost',
  level,
  event,
  page: url,
  states: ['granted'],
  label: { code: 'site.label.lost', values: {} },
  message: { code: 'site.lost', values: { event, vendor: 'gtag' } },
})
const reportOf = (...findings: KeptPageReport['findings']): KeptPageReport => ({ visits: [], findings, total: findings.length, open: [] })

/** A shop whose server has a browser that finds what the test says; visits are noted. */
async function shop() {
  const server = await jobServer(start)
  const found = { report: reportOf(), problem: null as null | 'timeout' }
  const visits: VisitQuestion[] = []
  const browser: BrowserPort = {
    check: async (question) => {
      visits.push(question)
      const pictures = [{ state: 'granted' as const, step: 0, url, jpeg: `picture ${visits.length}` }]
      return found.problem === null ? { report: found.report, pictures } : { problem: found.problem }
    },
    measure: async () => ({ problem: 'fault' }),
  }
  server.ports.browser = browser
  return { ...server, found, visits }
}

describe('checks of pages', () => {
  it('are visited once by the job, and give a report in the language of the reader with pictures', async () => {
    const { workspace, look, found, visits, store } = await shop()
    await workspace.act('plans.generate', { goals: 'Track newsletter sign-ups.' })
    found.report = reportOf(finding('purchase'), finding('page_view', 'warning'))
    const { id, waiting } = await workspace.act('pageChecks.start', { url, rhythm: 'once', journey: '- open: /cart' })
    expect(waiting).toBe(true)
    expect(await look()).toContain('pageChecks.visit')
    expect(visits).toMatchObject([{ url, container: null, journey: '- open: /cart', plan: { events: [{ name: 'newsletter_sign_up' }] } }])
    expect(await workspace.read('pageChecks.list', undefined)).toMatchObject([
      { id, waiting: false, due: null, counts: { error: 1, warning: 1, note: 0 }, change: null },
    ])
    expect(await workspace.read('pageChecks.report', { id })).toMatchObject({
      total: 2,
      findings: [{ label: 'lost on leaving', message: expect.stringContaining("'purchase'") }, {}],
    })
    await workspace.act('session.setPreferences', { language: 'de' })
    expect((await workspace.read('pageChecks.report', { id }))?.findings[0]?.label).not.toBe('lost on leaving')
    expect(await workspace.read('pageChecks.pictures', { id })).toMatchObject([{ state: 'granted', jpeg: 'picture 1' }])
    // A page that is checked once is no issue of the project.
    expect([...(await store.list('issues')).values()].filter(({ found: of }) => of?.check === 'page')).toEqual([])
    expect(await look()).not.toContain('pageChecks.visit')
    await workspace.act('pageChecks.remove', { id })
    expect([(await store.list('pagePictures')).size, (await store.list('pageReports')).size]).toEqual([0, 0])
  })

  it('come again every day, and tell once of what changed: an issue, a notification, and the issue closed', async () => {
    const { workspace, look, found, store, clock } = await shop()
    const issues = async () => [...(await store.list('issues')).values()].filter(({ found: of }) => of?.check === 'page').map(({ status }) => status)
    const notices = async () =>
      [...(await store.list('notifications')).values()].filter(({ href }) => href.startsWith('/setup/events?do=page')).map(({ title }) => title)
    const { id } = await workspace.act('pageChecks.start', { url, rhythm: 'daily' })
    await look()
    expect([await issues(), await notices()]).toEqual([[], []])
    found.report = reportOf(finding('purchase'))
    clock.now += 86_400_000
    await look()
    expect([await issues(), await notices()]).toEqual([['pending'], [`The check of ${url} changed: 1 new, 0 gone`]])
    // The same outcome is no news, and the nightly check of the tracking leaves the issue open.
    clock.now += 86_400_000
    await look()
    await workspace.act('issues.check', undefined)
    expect([await issues(), (await notices()).length]).toEqual([['pending'], 1])
    found.report = reportOf()
    clock.now += 86_400_000
    await look()
    expect([await issues(), (await notices()).length]).toEqual([['resolved'], 2])
    expect(await workspace.read('pageChecks.list', undefined)).toMatchObject([{ id, due: '2026-03-06T09:30:00.000Z', change: { added: 0, gone: 1 } }])
    await workspace.act('pageChecks.setRhythm', { id, rhythm: 'once' })
    clock.now += 7 * 86_400_000
    expect(await look()).not.toContain('pageChecks.visit')
  })

  it('are visited again after a kill, and by two servers once', async () => {
    const { workspace, due, store, ports, visits, found } = await shop()
    found.report = reportOf(finding('purchase'))
    await workspace.act('pageChecks.start', { url, rhythm: 'weekly' })
    const { commit } = store
    store.commit = () => Promise.reject(new Error('killed'))
    const [visit] = (await due()).filter(({ name }) => name === 'pageChecks.visit')
    if (visit === undefined) throw new Error('No visit is due.')
    await expect(runJob(store, ports, visit)).rejects.toThrow('killed')
    store.commit = commit
    const done = await Promise.all([runJob(store, ports, visit), runJob(store, ports, visit)])
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(visits).toHaveLength(3)
    expect([...(await store.list('issues')).values()].filter(({ found: of }) => of?.check === 'page')).toHaveLength(1)
    expect((await store.list('pagePictures')).size).toBe(1)
  })

  it('keep the last report where a visit comes to nothing', async () => {
    const { workspace, look, found } = await shop()
    found.report = reportOf(finding('purchase'))
    const { id } = await workspace.act('pageChecks.start', { url, rhythm: 'once' })
    await look()
    found.problem = 'timeout'
    await workspace.act('pageChecks.again', { id })
    await look()
    expect(await workspace.read('pageChecks.list', undefined)).toMatchObject([{ problem: 'timeout', waiting: false, counts: { error: 1 } }])
    expect(await workspace.read('pageChecks.report', { id })).toMatchObject({ total: 1 })
  })

  it('are refused with a reason: in the sample, without a browser, beyond the hour, with steps that are none', async () => {
    const { workspace, look, clock } = await shop()
    await expect(workspace.act('pageChecks.start', { url, rhythm: 'once', journey: 'click' })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'journey' }],
    })
    const { id } = await workspace.act('pageChecks.start', { url, rhythm: 'once' })
    await expect(workspace.act('pageChecks.again', { id })).rejects.toMatchObject({ code: 'conflict' })
    for (let visits = 1; visits < mostVisitsAnHour; visits++) {
      await look()
      await workspace.act('pageChecks.again', { id })
    }
    await look()
    await expect(workspace.act('pageChecks.again', { id })).rejects.toMatchObject({ code: 'tooMany', issues: [{ message: 'tooMany' }] })
    clock.now += 3_600_000
    expect(await workspace.act('pageChecks.again', { id })).toMatchObject({ waiting: true })
    const sample = sampleEngine()
    await expect(sample.workspace.act('pageChecks.start', { url, rhythm: 'once' })).rejects.toMatchObject({
      code: 'unavailable',
      issues: [{ message: 'sample' }],
    })
    await sample.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await expect(sample.workspace.act('pageChecks.start', { url, rhythm: 'once' })).rejects.toMatchObject({ issues: [{ message: 'noBrowser' }] })
    await expect(sample.as('analyst').act('pageChecks.start', { url, rhythm: 'once' })).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('keep the time of day however many visits were missed', () => {
    const now = new Date('2026-03-09T10:00:00.000Z')
    expect(nextVisit('daily', '2026-03-02T09:30:00.000Z', now)).toBe('2026-03-10T09:30:00.000Z')
    expect(nextVisit('weekly', '2026-03-02T09:30:00.000Z', now)).toBe('2026-03-16T09:30:00.000Z')
    expect(nextVisit('once', null, now)).toBeNull()
  })
})

describe('a run of the laboratory', () => {
  it('is made by the job, and keeps what was measured (ANA-PERF-14-B)', async () => {
    const { workspace, look, ports, store } = await shop()
    const run = { lcp: 1800, cls: 0.02, tbt: 240, firstPaint: 700, interactive: 900, loaded: 2460, requests: 40, bytes: 900_000, resources: [], hosts: [] }
    const asked: string[] = []
    ports.browser = {
      check: async () => ({ problem: 'fault' }),
      measure: async ({ url: at }) => (asked.push(at), at.endsWith('/gone') ? { problem: 'fault' } : run),
    }
    await workspace.act('performance.runTest', { path: '/pricing' })
    await workspace.act('performance.runTest', { path: '/gone' })
    await look()
    expect(asked).toEqual(['http://shop.example/pricing', 'http://shop.example/gone'])
    expect([...(await store.list('performanceTests')).values()]).toMatchObject([
      { path: '/pricing', status: 'finished', loadTime: 2.5, run, score: expect.any(Number) },
      { path: '/gone', status: 'failed', problem: 'fault', score: null },
    ])
  })
})
