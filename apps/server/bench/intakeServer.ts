// One of the servers that `intake.ts` loads: `intake FOLDER`, ours over the real stores, `triggers FOLDER`, the same with event triggers that look at every event, or `postgres URL`, a table with the same columns and one INSERT a request.
import { join } from 'node:path'
import { createWorkspace, type Ports, sampleOwner } from '@tagmason/engine'
import { Hono } from 'hono'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import type { BlockStore } from '../src/events/eventBlock.ts'
import { openEvents } from '../src/events/open.ts'
import type { Arrival } from '../src/intake/intake.ts'
import { openIntake } from '../src/intake/open.ts'
import { agentOf, normalise } from '../src/intake/normalise/told.ts'
import { remembering } from '../src/intake/remember.ts'
import { intakeApp, listen } from '../src/intake/testing/app.testing.ts'
import { triggering } from '../src/intake/triggering.ts'
import { serverPorts } from '../src/ports.ts'
import { openRecords } from '../src/records/open.ts'
import { everything, type Figures } from './intakeLoad.ts'

interface Measured {
  app: Hono
  /** Waits until everything is where questions find it; how many events that are. */
  settle(): Promise<number>
}

const [, , kind = '', place = ''] = process.argv
const { app, settle } = kind === 'postgres' ? await theirs(place) : await ours(place, kind === 'triggers')
const { url } = await listen(app)
process.send?.(url)
process.on('message', () => {
  const began = performance.now()
  const cpu = process.cpuUsage()
  void settle().then((events) =>
    process.send?.({ events, settle: performance.now() - began, rss: process.memoryUsage.rss(), cpu: (cpu.user + cpu.system) / 1e6 } satisfies Figures),
  )
})

async function ours(data: string, withTriggers: boolean): Promise<Measured> {
  const events = await openEvents({ data, clickhouseUrl: null })
  const intake = await openIntake({
    userKey: Buffer.alloc(32),
    folder: join(data, 'wal'),
    events: withTriggers ? await watched(data, events) : events,
    now: Date.now,
    warn: console.error,
  })
  return {
    app: intakeApp(intake),
    async settle() {
      await intake.flush()
      return (await events.overview(everything)).events
    },
  }
}

/** The event store with triggers of each kind on page views, carts and orders, which remember in the real records. */
async function watched(data: string, events: BlockStore) {
  const records = await openRecords({ data: join(data, 'records'), databaseUrl: null, key: null })
  const store = records.of('main')
  const ports: Ports = { ...serverPorts(), now: () => new Date() }
  const workspace = createWorkspace({ store, ports, member: sampleOwner })
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const kinds = [
    { event_type: 'E-commerce', measure: 'orderValue' },
    { event_type: 'Page View', measure: 'visitorViews' },
    { event_type: 'E-commerce', measure: 'cartIdle' },
  ] as const
  for (const { event_type, measure } of kinds)
    for (const value of [1000, 2000, 3000]) {
      const condition = { match: 'all' as const, clauses: [{ measure, comparison: 'over' as const, value }] }
      await workspace.act('eventTriggers.save', { name: `${measure} ${value}`, description: '', event_type, condition, actions: ['Send notification'] })
    }
  return triggering(events, () => ({ records: { of: () => store }, portsOf: () => ports }))
}

async function theirs(connectionString: string): Promise<Measured> {
  const pool = new pg.Pool({ connectionString, max: 20 })
  await pool.query(`create table events (
    account text, project text, id text, name text, time bigint, received bigint, format text, visitor text, "user" text, session text, host text, path text, title text,
    referrer text, source text, medium text, campaign text, device text, browser text, os text, language text, screen text, country text, bot text, params jsonb,
    value double precision, currency text)`)
  const world = { newId: () => uuid(), saltOf: () => 'salt', agentOf: remembering(agentOf, 10_000), userKey: Buffer.alloc(32) }
  const app = new Hono()
  app.post('/events', async (c) => {
    const { events } = await c.req.json<{ events: { name: string }[] }>()
    const arrival: Arrival = { account: 'main', project: 'shop', format: 'api', ip: '', userAgent: '', at: Date.now(), trusted: true }
    const rows = events.map((told) => normalise(told, arrival, world).event)
    await pool.query('insert into events select * from jsonb_populate_recordset(null::events, $1)', [JSON.stringify(rows)])
    return c.json({ accepted: rows.length, faults: [] }, 202)
  })
  return { app, settle: async () => Number((await pool.query<{ count: string }>('select count(*) from events')).rows[0]?.count) }
}
