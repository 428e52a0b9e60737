import { type CollectedEvent, type IssueCheck, repeatedOrder } from '@tagmason/domain'
import { containerFromPlan, planFromGoals, writeContainer } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { event } from '../figures/collected.testing.ts'
import { memoryEvents } from '../store/memoryEvents.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'
import { repeatsOf } from './repeats.ts'

const [hour, day] = [3_600_000, 86_400_000]
const begin = Date.parse(testClock)

const planned = (name: string, parameters: object[]) => ({
  collection: 'configuredEvents' as const,
  id: `shop:${name}`,
  row: {
    id: `shop:${name}`,
    project: 'shop',
    name,
    status: 'active' as const,
    triggers: 1,
    firedBy: [{ type: 'customEvent' as const, event: name }],
    parameters,
  },
})
const price = { name: 'price', type: 'number', example: 1, required: true }

/** A shop whose events come each hour of the last three days, made by a function of how long ago they came. */
async function shop(eventsAt: (ago: number, at: number) => CollectedEvent[], ...parameters: object[]) {
  let now = begin
  const events = memoryEvents()
  const hours = Array.from({ length: 72 }, (_, at) => (at + 1) * hour)
  await events.append(
    hours.flatMap((ago) => eventsAt(ago, begin - ago)),
    'batch',
  )
  const engine = sampleEngine({ ports: { collected: { account: 'main', events }, now: () => new Date(now) } })
  await engine.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  await engine.store.commit([planned('order', parameters)] as never)
  const check = async () => engine.workspace.act('issues.check', undefined)
  const of = async (kind: IssueCheck) => (await engine.workspace.read('issues.list', undefined)).rows.find((row) => row.found?.check === kind)
  return {
    ...engine,
    check,
    of,
    later: async (milliseconds: number, ...more: CollectedEvent[]) => {
      now += milliseconds
      await events.append(more, `later ${now}`)
    },
  }
}
const order = (at: number, params: CollectedEvent['params'] = {}, fields: Partial<CollectedEvent> = {}) => event(at, { name: 'order', params, ...fields })

describe('issues that stored events show', () => {
  it('are a parameter of another type: the fix is proved on the violations, makes the plan fit, and can be taken back (AUTO-REM-03-B, DATA-ISSUE-01-B)', async () => {
    const { workspace, check, of, store } = await shop((_, at) => [order(at, { price: '12.50' })], price)
    expect(await check()).toMatchObject({ found: 1 })
    const issue = await of('otherType')
    expect(issue).toMatchObject({
      title: 'Parameter price of order is not the type that is planned',
      mending: 'automatic',
      found: { other: 'string', stored: { count: 72, of: 72, clients: ['api'] } },
    })
    const id = issue?.id ?? ''
    const details = await workspace.read('issues.details', { id })
    expect(details).toMatchObject({ proof: { passed: 72, of: 72 }, done: 0 })
    expect(details.steps.map(({ kind }) => kind)).toEqual(['prove', 'changeType', 'checkAgain'])
    // Looking has changed nothing.
    expect((await store.get('configuredEvents', 'shop:order'))?.parameters?.[0]?.type).toBe('number')
    expect(await workspace.act('issues.resolve', { id })).toMatchObject({ status: 'resolved' })
    expect((await store.get('configuredEvents', 'shop:order'))?.parameters?.[0]).toMatchObject({ type: 'string', required: true })
    expect((await workspace.read('issues.details', { id })).proof).toEqual({ passed: 72, of: 72 })
    expect(await check()).toMatchObject({ found: 0, gone: 0 })
    await workspace.act('issues.undo', { id })
    expect((await store.get('configuredEvents', 'shop:order'))?.parameters?.[0]?.type).toBe('number')
    expect(await of('otherType')).toMatchObject({ status: 'pending' })
  })

  it('are a required parameter that is missing', async () => {
    const { workspace, check, of, store } = await shop((ago, at) => [order(at, ago > 12 * hour ? { price: 1 } : {})], price)
    await check()
    const issue = await of('parameterMissing')
    expect(issue?.found?.stored).toMatchObject({ count: 12, of: 72 })
    expect((await workspace.read('issues.details', { id: issue?.id ?? '' })).proof).toEqual({ passed: 12, of: 12 })
    expect(await workspace.act('issues.resolve', { id: issue?.id ?? '' })).toMatchObject({ status: 'resolved' })
    expect((await store.get('configuredEvents', 'shop:order'))?.parameters?.[0]).toMatchObject({ required: false })
  })

  it('are marked as since mended when events no longer show them, and nothing here fixed them', async () => {
    const { check, of, later } = await shop((_, at) => [order(at, { price: -4 })], price)
    await check()
    const issue = await of('outOfRange')
    expect(issue).toMatchObject({ mending: 'checked', status: 'pending', found: { stored: { sample: '-4' } } })
    await later(2 * day, ...Array.from({ length: 40 }, (_, at) => order(begin + (at + 1) * hour, { price: 4 })))
    expect(await check()).toMatchObject({ gone: 1 })
    expect(await of('outOfRange')).toMatchObject({ status: 'resolved', sinceMended: true, undoable: false })
  })

  it('are an event that stopped, orders that are sent again, and none of what comes as it should', async () => {
    const bought = (at: number, id: string) =>
      event(at, { name: 'purchase', value: 5, currency: 'EUR', params: { transaction_id: id, value: 5, currency: 'EUR' } })
    const { check, of } = await shop((ago, at) => [
      ...(ago > 40 * hour ? [order(at, { price: 1 })] : []),
      bought(at, `T${ago}`),
      ...(ago % (6 * hour) === 0 ? [bought(at + 600_000, `T${ago}`)] : []),
    ])
    await check()
    expect(await of('eventStopped')).toMatchObject({ severity: 'high', found: { of: 'order' } })
    expect(await of('sentAgain')).toMatchObject({ found: { stored: { count: 12, of: 84 } } })
    for (const kind of ['twoTags', 'otherType', 'parameterMissing', 'personalData'] as const) expect(await of(kind)).toBeUndefined()
  })

  it('are orders that two tags send, and those that are sent again, though intake marked the second of each', async () => {
    const bought = (at: number, id: string, bot = '') =>
      event(at, { name: 'purchase', value: 5, currency: 'EUR', visitor: id, bot, params: { transaction_id: id, value: 5, currency: 'EUR' } })
    const again = (later: number) => shop((ago, at) => [bought(at, `T${ago}`), bought(at + later, `T${ago}`, repeatedOrder), bought(at, `M${ago}`, 'crawler')])
    const { check, of } = await again(300)
    await check()
    expect(await of('twoTags')).toMatchObject({ found: { of: 'purchase', stored: { count: 144, of: 144 } } })
    const slow = await again(600_000)
    await slow.check()
    expect(await slow.of('sentAgain')).toMatchObject({ found: { stored: { count: 72, of: 144 } } })
    expect(await slow.of('twoTags')).toBeUndefined()
  })

  const tag = (id: string, name: string) => ({
    accountId: '1',
    containerId: '2',
    tagId: id,
    name,
    type: 'gaawe',
    parameter: [
      { type: 'TEMPLATE', key: 'eventName', value: 'order' },
      {
        type: 'LIST',
        key: 'eventSettingsTable',
        list: ['email', 'price'].map((each) => ({
          type: 'MAP',
          map: [
            { type: 'TEMPLATE', key: 'parameter', value: each },
            { type: 'TEMPLATE', key: 'parameterValue', value: '{{Event}}' },
          ],
        })),
      },
      { type: 'TEMPLATE', key: 'measurementIdOverride', value: `G-ABC123XYZ${id}` },
    ],
    firingTriggerId: ['10'],
  })
  const container = JSON.stringify({
    exportFormatVersion: 2,
    exportTime: '2026-02-28 10:00:00',
    containerVersion: {
      accountId: '1',
      containerId: '2',
      containerVersionId: '3',
      container: { accountId: '1', containerId: '2', name: 'Shop', publicId: 'GTM-TEST123', usageContext: ['WEB'] },
      tag: [tag('1', 'Order'), tag('2', 'Order of the agency')],
      trigger: [{ accountId: '1', containerId: '2', triggerId: '10', name: 'Opened', type: 'PAGEVIEW' }],
      builtInVariable: [{ accountId: '1', containerId: '2', type: 'EVENT', name: 'Event' }],
    },
  })

  it('are personal data and a second tag: the fix changes the container, and later events show that it helped', async () => {
    const twice = (at: number) => [0, 300].map((after) => order(at + after, { email: 'ann@shop.example', price: 1 }, { visitor: `v${at}` }))
    const { workspace, check, of, later, store } = await shop((_, at) => twice(at), price)
    await workspace.act('containers.upload', { fileName: 'shop.json', text: container })
    await workspace.act('containers.import', undefined)
    await check()
    const [personal, second] = [await of('personalData'), await of('twoTags')]
    expect(personal?.found).toMatchObject({ container: 'GTM-TEST123', other: 'Order', stored: { count: 144, sample: '' } })
    expect(second?.found).toMatchObject({ other: 'Order of the agency', stored: { count: 144, of: 144 } })
    for (const issue of [personal, second]) {
      const id = issue?.id ?? ''
      const { proof, simulation, steps } = await workspace.read('issues.details', { id })
      expect(proof).toEqual({ passed: 144, of: 144 })
      expect(simulation).toMatchObject({ beside: [], impossible: '', meant: [{ label: 'GA4 event order', kind: issue === personal ? 'changed' : 'lost' }] })
      expect(steps.map(({ kind }) => kind)).toContain('simulate')
      expect(await workspace.act('issues.resolve', { id })).toMatchObject({ status: 'in_progress' })
    }
    expect((await store.get('issueFixes', second?.id ?? ''))?.simulation).toMatchObject({ beside: [], meant: [{ kind: 'lost' }] })
    const text = (await store.get('containerFiles', 'GTM-TEST123'))?.text ?? ''
    expect(text).not.toContain('"email"')
    expect(text).toContain('"paused": true')
    // The stored events still show it, until those that come later do not.
    expect(await check()).toMatchObject({ gone: 0 })
    await later(8 * day, ...Array.from({ length: 100 }, (_, at) => order(begin + 3 * day + at * hour, { price: 1 })))
    expect(await check()).toMatchObject({ gone: 2 })
    for (const kind of ['personalData', 'twoTags'] as const) {
      const issue = await of(kind)
      expect(issue).toMatchObject({ status: 'resolved', undoable: true })
      expect(issue?.sinceMended).toBeUndefined()
      expect(issue?.remediation_time).toBeGreaterThan(8 * 86_000)
    }
  })

  it('are not fixed where the simulator says that something else would be lost (AUTO-REM-06-B)', async () => {
    const twice = (at: number) => [0, 300].map((after) => order(at + after, { price: 1 }, { visitor: `v${at}` }))
    const { workspace, check, of, store } = await shop((_, at) => twice(at), price)
    const file = JSON.parse(container) as { containerVersion: { tag: object[] } }
    const pixel = {
      ...tag('3', 'Pixel'),
      type: 'img',
      parameter: [{ type: 'TEMPLATE', key: 'url', value: 'https://ads.example/p' }],
      firingTriggerId: undefined,
    }
    const [first, second] = file.containerVersion.tag
    // The second tag brings the pixel along: pausing it would stop both.
    file.containerVersion.tag = [first!, { ...second, teardownTag: [{ tagName: 'Pixel', stopTeardownOnFailure: false }] }, pixel]
    const before = JSON.stringify(file)
    await workspace.act('containers.upload', { fileName: 'shop.json', text: before })
    await workspace.act('containers.import', undefined)
    await check()
    const id = (await of('twoTags'))?.id ?? ''
    const { simulation } = await workspace.read('issues.details', { id })
    expect(simulation?.beside).toMatchObject([{ kind: 'lost', label: expect.stringContaining('https://ads.example/p') as string }])
    const kept = (await store.get('containerFiles', 'GTM-TEST123'))?.text
    // It can be tried again.
    expect(await workspace.act('issues.resolve', { id })).toMatchObject({ status: 'failed' })
    expect(await workspace.act('issues.resolve', { id })).toMatchObject({ status: 'failed' })
    expect((await store.get('containerFiles', 'GTM-TEST123'))?.text).toBe(kept)
    const { steps, done } = await workspace.read('issues.details', { id })
    expect(steps[done]?.kind).toBe('simulate')
  })

  it('are events without a word about consent: the default that came too late is moved before all other tags', async () => {
    const said = (at: number, consent: string) =>
      order(at, { price: 1, ...(consent === '' ? {} : { _consent: consent }) }, { format: 'gtag', visitor: `v${at}` })
    const { workspace, check, of, store } = await shop(
      (ago, at) => [
        said(at, ago % (3 * hour) === 0 ? '' : ago % (2 * hour) === 0 ? 'denied' : 'granted'),
        order(at + 1, { price: 1 }, { format: 'segment', visitor: 's' }),
      ],
      price,
    )
    const file = containerFromPlan(planFromGoals('Track orders', {}), { measurementId: 'G-AB12CD34EF', consent: 'denied' } as never)
    const late = (file.containerVersion.tag ?? []).map((each) => (each.name.startsWith('Consent') ? { ...each, firingTriggerId: ['2147479553'] } : each))
    const text = writeContainer({ ...file, containerVersion: { ...file.containerVersion, tag: late } }).replaceAll('GTM-XXXXXXX', 'GTM-TEST123')
    await workspace.act('containers.upload', { fileName: 'shop.json', text })
    await workspace.act('containers.import', undefined)
    await check()
    const issue = await of('consentMissing')
    // Segment has a place for consent, but never said a word here.
    expect(issue).toMatchObject({
      found: { of: 'order', other: 'Consent - Default denied', stored: { count: 24, of: 72, clients: ['gtag'] } },
      mending: 'automatic',
      severity: 'high',
    })
    const id = issue?.id ?? ''
    const { proof, simulation } = await workspace.read('issues.details', { id })
    expect(proof).toEqual({ passed: 24, of: 24 })
    expect(simulation).toMatchObject({ beside: [], impossible: '' })
    expect(simulation?.visits).toBeGreaterThan(0)
    expect(await workspace.act('issues.resolve', { id })).toMatchObject({ status: 'in_progress' })
    expect((await store.list('containerFiles')).values().next().value?.text).toContain('"2147479572"')
  })
})

it('repeatsOf takes what one client says twice at once for twins, and neither a later reload nor another item', () => {
  const of = (...events: [ms: number, fields?: Partial<CollectedEvent>][]) =>
    repeatsOf(events.map(([ms, fields]) => event(ms, { visitor: 'a', ...fields }))).count
  expect(of([0], [500])).toBe(2)
  expect(of([0], [2500])).toBe(0)
  expect(of([0, { params: { item_id: '1' } }], [100, { params: { item_id: '2' } }])).toBe(0)
  expect(of([0, { format: 'gtag' }], [100, { params: { extra: 1 } }])).toBe(2)
  expect(of([0, { visitor: '' }], [1, { visitor: '' }])).toBe(0)
})
