import type { Workspace } from '@tagmason/domain'
import { parseTests, readContainer, runTest } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../../testing/sampleEngine.ts'

const ids = { accountId: '1', containerId: '2' }
const texts = (values: Readonly<Record<string, string>>) => Object.entries(values).map(([key, value]) => ({ type: 'TEMPLATE', key, value }))
const tag = (name: string, trigger: string, more: object = {}) => ({
  ...ids,
  tagId: name,
  name,
  type: 'gaawe',
  parameter: texts({ eventName: name, measurementIdOverride: 'G-AB12CD34EF' }),
  firingTriggerId: [trigger],
  tagFiringOption: 'ONCE_PER_EVENT',
  ...more,
})
const trigger = (id: string, event: string, filter: readonly object[] = []) => ({
  ...ids,
  triggerId: id,
  name: event,
  type: 'CUSTOM_EVENT',
  customEventFilter: [{ type: 'EQUALS', parameter: texts({ arg0: '{{_event}}', arg1: event }) }],
  filter,
})
const pathIs = (path: string) => ({ type: 'EQUALS', parameter: texts({ arg0: '{{Page Path}}', arg1: path }) })
const file = (parts: object, usage = 'WEB') =>
  JSON.stringify({
    exportFormatVersion: 2,
    exportTime: '2024-01-20 09:00:00',
    containerVersion: {
      path: 'accounts/1/containers/2/versions/0',
      ...ids,
      containerVersionId: '0',
      container: { path: 'accounts/1/containers/2', ...ids, name: 'Shop', publicId: 'GTM-SHOP11', usageContext: [usage] },
      builtInVariable: [{ ...ids, type: 'PAGE_PATH', name: 'Page Path' }],
      ...parts,
    },
  })
const shop = file({ tag: [tag('order', '1'), tag('refund', '2')], trigger: [trigger('1', 'order'), trigger('2', 'refund')] })

async function importing(...texts: readonly string[]): Promise<{ workspace: Workspace; as: ReturnType<typeof sampleEngine>['as'] }> {
  const { workspace, as } = sampleEngine()
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Madrid' })
  await workspace.act('containers.connect', { id: 'GTM-SHOP11' })
  for (const text of texts) {
    await workspace.act('containers.upload', { fileName: 'shop.json', text })
    await workspace.act('containers.import', undefined)
  }
  return { workspace, as }
}

describe('the effect of a version', { timeout: 60_000 }, () => {
  it('names what is lost, with the visit that shows it, and nothing where names alone change', async () => {
    const renamed = shop.replace('"name":"refund","type":"gaawe"', '"name":"Refunds","type":"gaawe"')
    const { workspace } = await importing(shop, renamed, file({ tag: [tag('order', '1')], trigger: [trigger('1', 'order')] }))
    const effect = (from: number, to: number) => workspace.read('containers.effect', { id: 'GTM-SHOP11', from, to })
    expect(await effect(1, 2)).toMatchObject({ changes: [], impossible: '' })
    const lost = await effect(1, 3)
    expect(lost.counts).toEqual({ lost: 1, unknown: 0, doubled: 0, changed: 0, gained: 0 })
    expect(lost.changes).toMatchObject([{ kind: 'lost', label: 'GA4 event refund', on: { before: 'refund', after: '' } }])
    expect(lost.changes[0]?.visit.at(-1)).toMatchObject({ type: 'push', data: { event: 'refund' } })
    expect((await effect(3, 1)).counts).toMatchObject({ gained: 1, lost: 0 })
  })

  it('says in one sentence why a server container has none', async () => {
    const { workspace } = await importing(file({}, 'SERVER'), file({ tag: [] }, 'SERVER'))
    expect(await workspace.read('containers.effect', { id: 'GTM-SHOP11', from: 1, to: 2 })).toMatchObject({
      visits: 0,
      impossible: expect.stringContaining('only containers of web pages') as string,
    })
  })
})

describe('the effect of a deployment', { timeout: 60_000 }, () => {
  it('is what the container does not send yet', async () => {
    const { workspace } = await importing(shop)
    await workspace.act('plans.generate', { goals: 'Track newsletter sign-ups' })
    const { counts, changes } = await workspace.read('containers.deploymentEffect', { containerId: 'GTM-SHOP11' })
    expect(counts).toMatchObject({ lost: 0 })
    expect(changes.map(({ kind, label }) => [kind, label])).toContainEqual(['gained', 'GA4 event newsletter_sign_up'])
  })
})

describe('when a tag fires', { timeout: 60_000 }, () => {
  const stored = () =>
    importing(
      file({
        tag: [tag('order', '1'), tag('never', '2'), tag('paused', '1', { paused: true })],
        trigger: [trigger('1', 'order', [pathIs('/checkout')]), trigger('2', 'order', [pathIs('/a'), pathIs('/b')])],
      }),
    )
  it('is the shortest visit that ends with it', async () => {
    const { workspace } = await stored()
    const { visit, reasons } = await workspace.read('containers.explain', { containerId: 'GTM-SHOP11', tag: 'order' })
    expect(reasons).toEqual([])
    expect(visit.map(({ type }) => type)).toEqual(['pageLoad', 'push'])
    expect(visit[0]).toMatchObject({ url: expect.stringMatching(/\/checkout$/) as string })
  })

  it('is never where conditions contradict each other, in the words of the member', async () => {
    const { workspace } = await stored()
    const of = (name: string) => workspace.read('containers.explain', { containerId: 'GTM-SHOP11', tag: name })
    expect((await of('paused')).reasons).toEqual([{ code: 'paused' }])
    const conditions = (words: string) => ['/a', '/b'].map((right) => ({ left: '{{Page Path}}', words, right }))
    expect((await of('never')).reasons).toEqual([{ code: 'never', trigger: 'order', conditions: conditions('equals') }])
    await workspace.act('session.setPreferences', { language: 'de' })
    expect((await of('never')).reasons).toEqual([{ code: 'never', trigger: 'order', conditions: conditions('ist gleich') }])
    expect(await of('nowhere')).toMatchObject({ visit: [], impossible: expect.stringContaining('kein Tag „nowhere“') as string })
  })
})

describe('what tests are worth', { timeout: 60_000 }, () => {
  it('is every fault of a plan for its own tests', async () => {
    const { workspace } = await importing()
    await workspace.act('plans.generate', { goals: 'Track purchases and newsletter sign-ups' })
    const { killed, survived, equivalent, faults, tests, impossible } = await workspace.read('containers.strength', {})
    expect(impossible).toBe('')
    expect(tests).toBeGreaterThan(1)
    expect(killed + survived + equivalent).toBe(faults)
    expect(killed / (killed + survived)).toBeGreaterThanOrEqual(0.95)
  })

  it('is nothing without tests, and the file that is written notices every fault', async () => {
    const { workspace } = await importing(shop)
    const none = await workspace.read('containers.strength', { containerId: 'GTM-SHOP11' })
    expect(none).toMatchObject({ tests: 0, killed: 0, impossible: '' })
    expect(none.missing).toBe(none.survived)
    const again = await workspace.read('containers.strength', { containerId: 'GTM-SHOP11', tests: none.written })
    expect(again).toMatchObject({ killed: none.survived, survived: 0, missing: 0, written: '' })
    const written = parseTests(none.written)
    const { file: container } = readContainer(shop)
    if ('message' in written || container === null) throw new Error('The written tests cannot be read.')
    for (const test of written.tests) expect((await runTest(container, test)).failures).toEqual([])
  })

  it('names the line of a file that cannot be read, and the test that fails by itself', async () => {
    const { workspace } = await importing(shop)
    const of = async (tests: string) => (await workspace.read('containers.strength', { containerId: 'GTM-SHOP11', tests })).impossible
    expect(await of('tests:\n  - steps: []\n')).toMatch(/^2:\d+ .*A test has a name/)
    const wrong = 'tests:\n  - name: Wrong\n    steps:\n      - { type: pageLoad, url: "https://shop.example/", expect: { fired: [order] } }\n'
    expect(await of(wrong)).toContain("The test 'Wrong' fails on the container itself")
  })

  it('is for every member to see', async () => {
    const { as } = await importing(shop)
    await expect(as('viewer').read('containers.strength', { containerId: 'GTM-SHOP11' })).resolves.toMatchObject({ impossible: '' })
  })
})

describe('the consent of tags', { timeout: 60_000 }, () => {
  it('is broken where a tag of another vendor asks for none, with the visit that shows it, and proven once it waits', async () => {
    const pixel = (more: object) => ({ ...tag('pixel', '1'), type: 'img', parameter: texts({ url: 'https://pixel.example/p.gif' }), ...more })
    const waits = { consentSettings: { consentStatus: 'NEEDED', consentType: { type: 'LIST', list: [{ type: 'TEMPLATE', value: 'ad_storage' }] } } }
    const of = async (more: object) => {
      const { workspace } = await importing(file({ tag: [tag('order', '1'), pixel(more)], trigger: [trigger('1', 'order')] }))
      return workspace.read('containers.consent', { containerId: 'GTM-SHOP11' })
    }
    const open = await of({})
    const pixelOf = ({ tags }: typeof open) => tags.find((one) => one.tag === 'pixel')
    expect(pixelOf(open)).toMatchObject({ verdict: 'broken', code: 'noCheck', visit: [{ type: 'pageLoad' }, { type: 'push' }] })
    // A default that comes after the container lets even Google's tags run before it.
    expect(open.tags.find((one) => one.tag === 'order')).toMatchObject({ verdict: 'broken', code: 'beforeDefault' })
    expect(open.counts).toEqual({ broken: 2, unknown: 0, proven: 0 })
    expect(open.signals.some(({ gcs }) => gcs === 'G100')).toBe(true)
    expect(pixelOf(await of(waits))).toMatchObject({ code: 'beforeDefault', types: ['ad_storage'] })
  })
})

describe('where data goes', { timeout: 60_000 }, () => {
  it('is told by source, tag and parameter, personal data first', async () => {
    const email = {
      ...ids,
      variableId: '9',
      name: 'mail',
      type: 'v',
      parameter: [{ type: 'INTEGER', key: 'dataLayerVersion', value: '2' }, ...texts({ name: 'user.email' })],
    }
    const sends = { ...tag('pixel', '1'), type: 'img', parameter: texts({ url: 'https://pixel.example/p.gif?e={{mail}}' }) }
    const { workspace } = await importing(file({ tag: [sends], trigger: [trigger('1', 'order')], variable: [email] }))
    const { flows, personal, impossible } = await workspace.read('containers.dataFlows', { containerId: 'GTM-SHOP11' })
    expect(impossible).toBe('')
    expect(personal).toBeGreaterThan(0)
    expect(flows).toContainEqual(expect.objectContaining({ source: 'dataLayer', key: 'user.email', personal: true, tag: 'pixel', parameter: 'url' }))
  })
})
