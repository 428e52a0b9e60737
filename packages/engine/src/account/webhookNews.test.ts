import { expect, it } from 'vitest'
import { event } from '../figures/collected.testing.ts'
import { jobServer } from '../jobs/jobServer.testing.ts'
import { settleMail, takeMails } from '../reports/mailOutbox.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

/** A real project on a server that sends mail, with a webhook for these events. */
async function shop(...events: ('data.quality.issue' | 'report.generated' | 'report.failed')[]) {
  const clock = { now: new Date('2026-03-01T12:00:00.000Z') }
  const engine = sampleEngine({ ports: { now: () => clock.now, server: { mail: true } } })
  const { workspace } = engine
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const { webhook } = await workspace.act('webhooks.add', { name: 'In', url: 'https://in.shop.example/x', events })
  /** What waits to be posted, newest first. */
  const told = async () =>
    (await workspace.read('webhooks.details', { id: webhook.id })).deliveries.map(({ event, state, body }) => ({
      event,
      state,
      data: (JSON.parse(body) as { data: Record<string, unknown> }).data,
    }))
  return { ...engine, clock, told }
}

it('a webhook of a real project is told of each report that was sent, and of each that could not be (ACCT-INT-23-B, ACCT-INT-24-B)', async () => {
  const { workspace, store, ports, clock, told } = await shop('report.generated', 'report.failed')
  const target = { kind: 'builtIn', id: 'revenue-dashboard' } as const
  const { id } = await workspace.act('schedules.create', {
    target,
    frequency: 'Daily',
    time: '07:00',
    timeZone: 'UTC',
    format: 'HTML',
    recipients: ['ana@example.com'],
  })
  expect(await told()).toEqual([])
  clock.now = new Date('2026-03-02T07:00:00.000Z')
  await workspace.act('schedules.runDue', undefined)
  const sent = { event: 'report.generated', state: 'queued', data: { schedule: id, report: 'Revenue Dashboard', recipients: 1 } }
  expect(await told()).toMatchObject([sent])
  const [mail] = await takeMails(store, ports)
  await settleMail(store, ports, mail?.id ?? '', { refused: ['ana@example.com'], error: '550 We take nothing from you', later: false })
  expect(await told()).toMatchObject([{ event: 'report.failed', state: 'queued', data: { schedule: id, reason: '550 We take nothing from you' } }, sent])
})

it('a webhook of a real project is told of each issue that a check of the tracking finds (ACCT-INT-22-B)', async () => {
  const { workspace, store, told } = await shop('data.quality.issue')
  const planned = { id: 'shop:session_start', project: 'shop', name: 'session_start', status: 'active', triggers: 1 } as const
  const row = { ...planned, firedBy: [{ type: 'customEvent' as const, event: 'session_start' }], parameters: [] }
  await store.commit([{ collection: 'configuredEvents', id: row.id, row }])
  await workspace.act('issues.check', undefined)
  expect(await told()).toMatchObject([{ event: 'data.quality.issue', state: 'queued', data: { severity: 'high', check: 'eventName' } }])
  // The same again is no news.
  await workspace.act('issues.check', undefined)
  expect(await told()).toHaveLength(1)
})

it('a webhook of a real project is told once in a month of a goal that is reached (ENT-API-19-B)', async () => {
  const start = Date.parse('2026-03-02T10:00:00.000Z')
  const hour = 3_600_000
  const { workspace, clock, collect, look } = await jobServer(start)
  const { webhook } = await workspace.act('webhooks.add', { name: 'In', url: 'https://in.shop.example/x', events: ['goal.achieved'] })
  await workspace.act('conversions.addGoal', { event: 'sign_up', target: 2, valueCents: 0, name: 'Members', period: 'month' })
  const told = async () => (await workspace.read('webhooks.details', { id: webhook.id })).deliveries
  const signUp = (at: number, visitor: string) => event(at, { name: 'sign_up', visitor })
  await collect([signUp(start, 'ana')], 'block.0')
  clock.now = start + hour
  await look()
  expect(await told()).toEqual([])
  await collect([signUp(clock.now, 'ben')], 'block.1')
  for (const hours of [2, 3]) {
    clock.now = start + hours * hour
    await look()
  }
  expect((await told()).map(({ event: name, body }) => [name, (JSON.parse(body) as { data: unknown }).data])).toMatchObject([
    ['goal.achieved', { event: 'sign_up', target: 2, current: 2, period: 'month' }],
  ])
})
