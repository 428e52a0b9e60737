import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { sharedStore } from '../store/memory.ts'
import { createWorkspace } from '../workspace.ts'
import { sampleOwner } from '../sample.ts'
import { dueJobs, jobLanes } from './dueJobs.ts'
import { runJob } from './runJob.ts'
import { slotAt } from './times.ts'

const minute = 60_000

/** A server that looks every so often, without anybody at a page. */
function server(start: string) {
  const clock = { now: Date.parse(start) }
  let count = 0
  const engine = sampleEngine({ ports: { now: () => new Date(clock.now), id: () => `id-${++count}`, server: { mail: true } } })
  const store = sharedStore(engine.store)
  const workspace = createWorkspace({ store, ports: engine.ports, member: sampleOwner })
  const due = async () => (await Promise.all(jobLanes.map((lane) => dueJobs(store, engine.ports, lane)))).flat()
  const look = async () => {
    const done: string[] = []
    for (const each of await due()) if (await runJob(store, engine.ports, each)) done.push(each.name)
    return done
  }
  return { ...engine, store, workspace, clock, due, look }
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
    for (const end = clock.now + 3.5 * 24 * 60 * minute; clock.now < end; clock.now += 30 * minute) await look()
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
    const { id } = await workspace.act('schedules.create', { ...report, time: '08:00', timeZone: 'UTC' })
    const before = (await store.list('auditLog')).size
    expect(await look()).toEqual([])
    expect((await store.list('auditLog')).size).toBe(before)
    clock.now += 24 * 60 * minute
    expect(await look()).toEqual(['schedules.runDue'])
    expect([...(await store.list('auditLog')).values()].at(-1)).toMatchObject({
      user: 'system',
      action: 'schedules.runDue',
      resource: `shop/${id}`,
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

  it('is done once by two servers that found it at once, and by none that finds it later', async () => {
    const { workspace, store, ports, clock, due } = server('2026-03-01T12:00:00Z')
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await workspace.act('schedules.create', { ...report, time: '08:00', timeZone: 'UTC' })
    clock.now += 24 * 60 * minute
    const [found] = await due()
    if (found === undefined) throw new Error('Nothing was due.')
    const done = await Promise.all(Array.from({ length: 5 }, () => runJob(store, ports, found)))
    expect(done.filter(Boolean)).toHaveLength(1)
    expect((await store.list('outbox')).size).toBe(1)
  })

  it('leaves nothing behind where a server dies before its commit, and is due again', async () => {
    const { workspace, store, ports, clock, due, look } = server('2026-03-01T12:00:00Z')
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await workspace.act('schedules.create', { ...report, time: '08:00', timeZone: 'UTC' })
    clock.now += 24 * 60 * minute
    const [found] = await due()
    if (found === undefined) throw new Error('Nothing was due.')
    // Nothing of a process that died is written, not even that it failed.
    const dead = { ...store, commit: async () => Promise.reject(new Error('killed')) }
    await expect(runJob(dead, ports, found)).rejects.toThrow('killed')
    expect([(await store.list('outbox')).size, (await store.list('deliveries')).get('x')]).toEqual([0, undefined])
    expect(await look()).toEqual(['schedules.runDue'])
    expect((await store.list('outbox')).size).toBe(1)
  })

  it('that fails is shown with its reason, tried again later and later, and shown no more when it goes well', async () => {
    const { workspace, store, ports, clock, due } = server('2026-03-01T12:00:00Z')
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await workspace.act('schedules.create', { ...report, time: '08:00', timeZone: 'UTC' })
    clock.now += 24 * 60 * minute
    const [found] = await due()
    if (found === undefined) throw new Error('Nothing was due.')
    const row = async () => (await workspace.read('jobs.list', undefined)).find(({ job }) => job === 'schedules.runDue')
    expect(await row()).toMatchObject({ time: 'waiting', lastRun: null, failure: null })
    const full = {
      ...ports,
      id: () => {
        throw new Error('The disk is full.')
      },
    }
    for (const [times, wait] of [
      [1, 1],
      [2, 2],
      [3, 4],
    ] as const) {
      await expect(runJob(store, full, found)).rejects.toThrow('The disk is full.')
      expect(await row()).toMatchObject({ failure: { times, message: 'The disk is full.', next: new Date(clock.now + wait * minute).toISOString() } })
      expect(await due()).toEqual([])
      clock.now += wait * minute
      expect(await due()).toHaveLength(1)
    }
    expect(await runJob(store, ports, found)).toBe(true)
    expect(await row()).toMatchObject({ failure: null, lastRun: new Date(clock.now).toISOString() })
  })

  it('is run by hand by an owner, in the sample by its own clock, and by nobody else', async () => {
    const { as, store } = sampleEngine()
    expect((await as('owner').read('jobs.list', undefined)).map(({ job, nextRun }) => [job, nextRun])).toContainEqual(['schedules.runDue', null])
    await expect(as('admin').act('jobs.run', { job: 'schedules.runDue' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(as('admin').read('jobs.list', undefined)).rejects.toMatchObject({ code: 'forbidden' })
    const due = [...(await store.list('schedules')).values()].filter(
      ({ enabled, nextRun }) => enabled && nextRun !== null && nextRun <= '2024-01-22T10:00:00.000Z',
    )
    expect(await as('owner').act('jobs.run', { job: 'schedules.runDue' })).toEqual({ done: due.length })
    expect(await as('owner').act('jobs.run', { job: 'schedules.runDue' })).toEqual({ done: 0 })
  })

  it.each([
    ['minute', undefined, 'UTC', '2026-03-08T07:30:12Z', '2026-03-08T07:30:00Z', '2026-03-08T07:31:00Z'],
    ['hour', undefined, 'UTC', '2026-03-08T07:30:12Z', '2026-03-08T07:00:00Z', '2026-03-08T08:00:00Z'],
    ['day', '03:00', 'America/New_York', '2026-03-08T07:30:00Z', '2026-03-08T07:00:00Z', '2026-03-09T07:00:00Z'],
    ['day', '03:00', 'America/New_York', '2026-03-08T06:59:00Z', '2026-03-07T08:00:00Z', '2026-03-08T07:00:00Z'],
    ['week', '06:00', 'Europe/Berlin', '2026-03-29T12:00:00Z', '2026-03-23T05:00:00Z', '2026-03-30T04:00:00Z'],
  ] as const)('by the clock lies in its %s (%s, %s) at %s', (every, at, zone, now, from, next) => {
    const slot = slotAt({ every, ...(at === undefined ? {} : { at }) }, Date.parse(now), zone)
    expect([slot.from, slot.next]).toEqual([Date.parse(from), Date.parse(next)])
  })
})
