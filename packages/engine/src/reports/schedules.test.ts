import type { ActInput } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { pdfTexts, xlsxRows } from '../testing/readFiles.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'

const daily = {
  target: { kind: 'builtIn', id: 'executive-summary' },
  frequency: 'Daily',
  time: '18:30',
  timeZone: 'Europe/Berlin',
  recipients: ['ana@example.com', 'bea@example.com', 'ana@example.com'],
  format: 'PDF',
} satisfies ActInput<'schedules.create'>

/** The engine in a project of one's own, whose clock can be set. */
async function shop(now = testClock) {
  const clock = { now }
  const engine = sampleEngine({ ports: { now: () => new Date(clock.now) } })
  await engine.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'America/New_York' })
  return { ...engine, clock }
}

describe('schedules', () => {
  it('stand with the specified figures and the newest deliveries (DATA-DELIVERY-01-B)', async () => {
    const { figures, rows, deliveries, targets, timeZone, mail } = await sampleEngine().workspace.read('schedules.list', undefined)
    expect(figures).toEqual({ active: 3, sentThisWeek: 12, recipients: 23, successRate: 95.8 })
    expect(rows.map(({ status, enabled }) => [status, enabled])).toEqual([
      ['active', true],
      ['active', true],
      ['active', true],
      ['paused', true],
      ['paused', false],
      ['error', true],
    ])
    expect([deliveries.length, deliveries[0]?.scheduleId, deliveries[1]?.scheduleId]).toEqual([48, 'schedule-2', 'schedule-1'])
    for (const row of deliveries) {
      expect(row.results).toHaveLength(row.recipients)
      expect(row.results.every((result) => result.status === row.status)).toBe(true)
    }
    expect([targets.length, targets.some((target) => target.kind === 'dashboard'), timeZone, mail]).toEqual([9, false, 'Europe/Berlin', 'sandbox'])
  })

  it('show their next three runs on the clock of their zone (REP-SCHED-21-B)', async () => {
    const { workspace } = sampleEngine()
    const weekly = { frequency: 'Weekly', time: '08:00', timeZone: 'Europe/Berlin', startsOn: '2024-03-25' } as const
    const runs = await workspace.read('schedules.nextRuns', weekly)
    expect(runs).toEqual(['2024-03-25T07:00:00.000Z', '2024-04-01T06:00:00.000Z', '2024-04-08T06:00:00.000Z'])
    expect((await workspace.read('schedules.nextRuns', { frequency: 'Daily', time: '09:00', timeZone: 'Europe/Berlin' }))[0]).toBe('2024-01-23T08:00:00.000Z')
    expect((await workspace.read('schedules.nextRuns', { frequency: 'Daily', time: '12:00', timeZone: 'Europe/Berlin' }))[0]).toBe('2024-01-22T11:00:00.000Z')
    await expect(workspace.read('schedules.nextRuns', { ...weekly, timeZone: 'Mars/Olympus' })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'timeZone' }],
    })
    await expect(workspace.read('schedules.nextRuns', { ...weekly, time: '24:00' })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'time' }] })
  })

  it('are created and changed (REP-SCHED-03-B, REP-SCHED-05-B)', async () => {
    const { workspace } = sampleEngine()
    const made = await workspace.act('schedules.create', daily)
    expect(made).toMatchObject({
      name: 'Executive Summary',
      startsOn: '2024-01-22',
      nextRun: '2024-01-22T17:30:00.000Z',
      status: 'active',
      enabled: true,
      lastRun: null,
    })
    expect(made.recipients).toEqual(['ana@example.com', 'bea@example.com'])
    const changed = await workspace.act('schedules.change', {
      ...daily,
      id: made.id,
      frequency: 'Weekly',
      time: '07:00',
      target: { kind: 'report', id: 'report-3' },
    })
    expect(changed).toMatchObject({ id: made.id, name: 'Checkout by Device', startsOn: '2024-01-22', nextRun: '2024-01-29T06:00:00.000Z' })
    expect((await workspace.act('schedules.change', { ...daily, id: 'schedule-5', startsOn: '2024-01-01' })).nextRun).toBeNull()
    expect((await workspace.read('schedules.list', undefined)).figures).toMatchObject({ active: 4, recipients: 23 + 2 - 4 + 2 })
  })

  it.each<[string, Partial<ActInput<'schedules.create'>>, string]>([
    ['to nobody', { recipients: [] }, 'recipients'],
    ['to no address', { recipients: ['ana@example.com', 'bea'] }, 'recipients.1'],
    ['of a report that there is not', { target: { kind: 'report', id: 'report-9' } }, 'target'],
    ['of a built-in report that there is not', { target: { kind: 'builtIn', id: 'toString' } }, 'target'],
    ['in no time zone', { timeZone: 'Nowhere' }, 'timeZone'],
  ])('are refused %s', async (_, wrong, path) => {
    const { workspace, store } = sampleEngine()
    await expect(workspace.act('schedules.create', { ...daily, ...wrong })).rejects.toMatchObject({ issues: [expect.objectContaining({ path })] })
    expect((await store.list('schedules')).size).toBe(6)
  })

  it('are switched off and on: off, there is no next run (REP-SCHED-14-B)', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('schedules.setEnabled', { id: 'schedule-1', enabled: false })).toMatchObject({ status: 'paused', nextRun: null, enabled: false })
    await expect(workspace.act('schedules.resume', { id: 'schedule-1' })).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'enabled' }] })
    expect(await workspace.act('schedules.setEnabled', { id: 'schedule-1', enabled: true })).toMatchObject({
      status: 'active',
      nextRun: '2024-01-29T07:00:00.000Z',
    })
    expect(await workspace.act('schedules.setEnabled', { id: 'schedule-6', enabled: true })).toMatchObject({ status: 'error' })
    await expect(sampleEngine({ role: 'analyst' }).workspace.act('schedules.setEnabled', { id: 'schedule-1', enabled: false })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('are paused and resumed; after an error they run at once (REP-SCHED-03-B, REP-SCHED-04-B, REP-SCHED-06-B, REP-SCHED-15-B, REP-SCHED-16-B)', async () => {
    const { workspace, store } = sampleEngine()
    expect(await workspace.act('schedules.pause', { id: 'schedule-1' })).toMatchObject({ status: 'paused', enabled: true, nextRun: '2024-01-29T07:00:00.000Z' })
    await expect(workspace.act('schedules.pause', { id: 'schedule-1' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('schedules.resume', { id: 'schedule-1' })).toMatchObject({ status: 'active', lastRun: '2024-01-22T07:00:00.000Z' })
    await expect(workspace.act('schedules.resume', { id: 'schedule-1' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('schedules.resume', { id: 'schedule-6' })).toMatchObject({
      status: 'active',
      lastRun: '2024-01-22T10:00:00.000Z',
      nextRun: '2024-01-23T06:00:00.000Z',
    })
    const { figures, deliveries } = await workspace.read('schedules.list', undefined)
    expect([figures, deliveries[0]]).toMatchObject([
      { active: 4, sentThisWeek: 13, successRate: 95.9 },
      { scheduleId: 'schedule-6', status: 'delivered', reason: null },
    ])
    expect((await store.list('outbox')).size).toBe(0)
  })

  it('send a failed delivery again, and only that (REP-SCHED-19-B)', async () => {
    const { workspace } = sampleEngine()
    const { deliveries } = await workspace.read('schedules.list', undefined)
    const failed = deliveries.filter((row) => row.status === 'failed')
    expect(failed.map((row) => row.scheduleId)).toEqual(['schedule-6', 'schedule-2'])
    const again = await workspace.act('schedules.sendAgain', { id: failed[0]?.id ?? '' })
    expect(again).toMatchObject({ status: 'delivered', recipients: 1, results: [{ address: 'finance@example.com', status: 'delivered' }] })
    await expect(workspace.act('schedules.sendAgain', { id: again.id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('say when their report was removed, and tell of it', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('schedules.setEnabled', { id: 'schedule-6', enabled: false })
    await workspace.act('schedules.change', { ...daily, id: 'schedule-6', target: { kind: 'report', id: 'report-3' } })
    await workspace.act('reports.remove', { id: 'report-3' })
    const failed = (await workspace.read('schedules.list', undefined)).deliveries.find((row) => row.scheduleId === 'schedule-6')
    expect(await workspace.act('schedules.sendAgain', { id: failed?.id ?? '' })).toMatchObject({ status: 'failed', reason: 'reportGone' })
    const [news] = (await workspace.read('notifications.list', undefined)).filter((each) => each.href === '/reports/scheduled?id=schedule-6')
    expect(news).toMatchObject({ severity: 'warning', title: 'Checkout by Device' })
    // It was switched off, and nothing switches it on.
    expect((await workspace.read('schedules.list', undefined)).rows.at(-1)).toMatchObject({ enabled: false, status: 'paused', nextRun: null })
  })

  it('of a project of one’s own rest until they are switched on, then run when due and wait in the outbox (REP-SCHED-03-B, REP-SCHED-05-B, REP-SCHED-06-B, REP-SCHED-16-B, REP-SCHED-19-B, DATA-SCHEDULE-01-B)', async () => {
    const { workspace, store, clock } = await shop()
    const made = await workspace.act('schedules.create', { ...daily, timeZone: 'America/New_York', time: '07:00', words: { day: 'Tag' } })
    expect(made).toMatchObject({ enabled: false, status: 'paused', nextRun: null })
    expect(await workspace.read('schedules.list', undefined)).toMatchObject({ mail: 'notConfigured', figures: { active: 0, successRate: null, recipients: 2 } })
    const { nextRun } = await workspace.act('schedules.setEnabled', { id: made.id, enabled: true })
    expect(nextRun).toBe('2026-03-02T12:00:00.000Z')
    expect(await workspace.act('schedules.runDue', undefined)).toEqual([])
    // Three runs were missed, over the night when clocks go forward: one mail is enough.
    clock.now = '2026-03-08T15:00:00.000Z'
    expect(await workspace.act('schedules.runDue', undefined)).toMatchObject([{ status: 'failed', reason: 'noMailServer', recipients: 2 }])
    expect(await workspace.act('schedules.runDue', undefined)).toEqual([])
    const { rows, figures } = await workspace.read('schedules.list', undefined)
    expect([rows[0], figures.successRate]).toMatchObject([{ status: 'error', lastRun: clock.now, nextRun: '2026-03-09T11:00:00.000Z' }, 0])
    const [message] = (await store.list('outbox')).values()
    expect(message).toMatchObject({
      to: made.recipients,
      state: 'queued',
      about: made.id,
      subject: 'Executive Summary',
      attachment: { fileName: 'executive-summary-2026-03-08.pdf' },
    })
    expect(pdfTexts(Buffer.from(message?.attachment?.base64 ?? '', 'base64')).slice(2)).toEqual(['Tag', 'visits', 'conversions', 'revenue'])
  })

  it('that are paused skip their runs (REP-SCHED-15-B)', async () => {
    const { workspace, clock } = await shop()
    const { id } = await workspace.act('schedules.create', { ...daily, time: '07:00', format: 'Excel' })
    await workspace.act('schedules.setEnabled', { id, enabled: true })
    await workspace.act('schedules.pause', { id })
    clock.now = '2026-03-05T12:00:00.000Z'
    expect(await workspace.act('schedules.runDue', undefined)).toEqual([])
    expect((await workspace.read('schedules.list', undefined)).rows).toMatchObject([{ status: 'paused', lastRun: null, nextRun: '2026-03-06T06:00:00.000Z' }])
  })

  it('send workbooks that open', async () => {
    const { workspace, store } = await shop()
    const { id } = await workspace.act('schedules.create', { ...daily, format: 'Excel' })
    await workspace.act('schedules.setEnabled', { id, enabled: true })
    const row = await store.get('schedules', id)
    if (row === undefined) throw new Error('The schedule was not stored.')
    await store.commit([{ collection: 'schedules', id, row: { ...row, nextRun: testClock } }])
    await workspace.act('schedules.runDue', undefined)
    const [message] = (await store.list('outbox')).values()
    expect(xlsxRows(Buffer.from(message?.attachment?.base64 ?? '', 'base64'))).toEqual([['day', 'visits', 'conversions', 'revenue']])
  })

  it('are removed and put back', async () => {
    const { workspace, clock } = await shop()
    const made = await workspace.act('schedules.create', daily)
    await workspace.act('schedules.remove', { id: made.id })
    expect((await workspace.read('schedules.list', undefined)).rows).toEqual([])
    await workspace.act('schedules.restore', { id: made.id })
    expect((await workspace.read('schedules.list', undefined)).rows).toEqual([made])
    // After a day the bin is emptied with the next removal.
    const other = await workspace.act('schedules.create', daily)
    await workspace.act('schedules.remove', { id: made.id })
    clock.now = '2026-03-03T12:00:00.000Z'
    await workspace.act('schedules.remove', { id: other.id })
    await expect(workspace.act('schedules.restore', { id: made.id })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('schedules.restore', { id: other.id })
    await expect(workspace.act('schedules.remove', { id: 'schedule-1' })).rejects.toMatchObject({ code: 'notFound' })
  })
})
