import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { createWorkspace } from '../workspace.ts'
import { dueActs, systemMember } from './dueActs.ts'

const minute = 60_000

/** A server that looks every so often, without anybody at a page. */
function server(start: string) {
  const clock = { now: Date.parse(start) }
  let count = 0
  const ports = { now: () => new Date(clock.now), id: () => `id-${++count}`, server: { mail: true } }
  const engine = sampleEngine({ ports })
  const look = async () => {
    const done: string[] = []
    for (const each of await dueActs(engine.store, ports.now())) {
      const { act } = createWorkspace({
        store: engine.store,
        ports: { ...engine.ports, ...ports },
        member: systemMember,
        ...(each.project === null ? {} : { project: each.project }),
      })
      await act(each.name, each.input as never)
      done.push(each.name)
    }
    return done
  }
  return { ...engine, clock, look }
}
const report = {
  target: { kind: 'builtIn' as const, id: 'revenue-dashboard' },
  frequency: 'Daily' as const,
  format: 'HTML' as const,
  recipients: ['ana@example.com'],
}

describe('what falls due on a server', () => {
  it.each([
    ['clocks go forward in New York', '2026-03-06T12:00:00Z', 'America/New_York', '02:30', ['2026-03-07 07:30', '2026-03-08 07:30', '2026-03-09 06:30']],
    ['clocks go back in New York', '2026-10-31T12:00:00Z', 'America/New_York', '01:30', ['2026-11-01 05:30', '2026-11-02 06:30', '2026-11-03 06:30']],
    ['clocks go forward in Berlin', '2026-03-27T12:00:00Z', 'Europe/Berlin', '02:15', ['2026-03-28 01:15', '2026-03-29 01:15', '2026-03-30 00:15']],
    [
      'clocks go forward by half an hour on Lord Howe',
      '2026-10-02T00:00:00Z',
      'Australia/Lord_Howe',
      '02:10',
      ['2026-10-02 15:40', '2026-10-03 15:40', '2026-10-04 15:10'],
    ],
  ])('is each report once a day, also when %s', async (_, start, timeZone, time, runs) => {
    const { workspace, clock, look } = server(start)
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await workspace.act('schedules.create', { ...report, time, timeZone })
    for (const end = clock.now + 3.5 * 24 * 60 * minute; clock.now < end; clock.now += 10 * minute) await look()
    const { deliveries } = await workspace.read('schedules.list', undefined)
    expect(
      deliveries
        .map(({ period }) => period?.slice(0, 16).replace('T', ' '))
        .toReversed()
        .slice(0, 3),
    ).toEqual(runs)
    expect(new Set(deliveries.map(({ period }) => period)).size).toBe(deliveries.length)
  })

  it('leaves no trace where nothing is due, and is written down as done by the system', async () => {
    const { workspace, store, clock, look } = server('2026-03-01T12:00:00Z')
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await workspace.act('schedules.create', { ...report, time: '08:00', timeZone: 'UTC' })
    const before = (await store.list('auditLog')).size
    expect(await look()).toEqual([])
    expect((await store.list('auditLog')).size).toBe(before)
    clock.now += 24 * 60 * minute
    expect(await look()).toEqual(['schedules.runDue'])
    expect([...(await store.list('auditLog')).values()].at(-1)).toMatchObject({
      user: 'system',
      action: 'schedules.runDue',
      resource: 'shop',
      status: 'Success',
    })
    expect(await look()).toEqual([])
  })

  it('never sends a run twice that its schedule forgot', async () => {
    const { workspace, store, clock, look } = server('2026-03-01T12:00:00Z')
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const { id } = await workspace.act('schedules.create', { ...report, time: '08:00', timeZone: 'UTC' })
    const before = await store.get('schedules', id)
    if (before === undefined) throw new Error('The schedule was not stored.')
    clock.now += 24 * 60 * minute
    await look()
    await store.commit([{ collection: 'schedules', id, row: before }])
    await look()
    expect((await workspace.read('schedules.list', undefined)).deliveries).toHaveLength(1)
    expect((await store.list('outbox')).size).toBe(1)
    expect((await store.get('schedules', id))?.nextRun).toBe('2026-03-03T08:00:00.000Z')
  })

  it('goes on with exports of real projects, which pages leave alone', async () => {
    const { workspace, store, look } = server('2026-03-01T12:00:00Z')
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const [asked] = await workspace.act('exports.start', { dataSets: ['event-data'], format: 'csv', dateRange: 'last-7-days' })
    expect(asked).toMatchObject({ status: 'processing', mine: false })
    while ((await look()).length > 0);
    // Nothing was collected yet, which an export says.
    expect(await store.get('exports', asked?.id ?? '')).toMatchObject({ status: 'failed', problem: 'nothingCollected' })
    // In the sample a page goes on with its own, and the row that shows one being made stays as it is.
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    const [sample] = await workspace.act('exports.start', { dataSets: ['event-data'], format: 'csv', dateRange: 'last-7-days' })
    expect(sample).toMatchObject({ status: 'processing', mine: true })
    expect(await look()).toEqual([])
  })

  it('ends an account thirty days after it was deleted, and not before', async () => {
    const { workspace, store, clock, look } = server('2026-03-01T12:00:00Z')
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const due = new Date(clock.now + 30 * 24 * 60 * minute).toISOString()
    await store.commit([{ collection: 'accountDeletions', id: 'account', row: { id: 'account', due, by: 'x', space: 'real' } }])
    expect(await look()).toEqual([])
    clock.now = Date.parse(due)
    expect(await look()).toEqual(['settings.finishDeletion'])
    expect([...(await store.list('projects')).values()].filter(({ space }) => space === 'real')).toEqual([])
    expect(await look()).toEqual([])
  })
})
