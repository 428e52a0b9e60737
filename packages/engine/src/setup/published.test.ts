import { describe, expect, it } from 'vitest'
import type { Ports } from '../context.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

type Ask = NonNullable<Ports['outgoing']>['ask']
const resource = {
  version: '7',
  macros: [{ function: '__e' }, { function: '__v', vtp_name: 'value', vtp_dataLayerVersion: 2 }],
  tags: [{ function: '__gaawe', once_per_event: true, vtp_eventName: 'purchase', vtp_measurementIdOverride: 'G-ABC123', tag_id: 3 }],
  predicates: [{ function: '_eq', arg0: ['macro', 0], arg1: 'order' }],
  rules: [
    [
      ['if', 0],
      ['add', 0],
    ],
  ],
}
const scriptOf = (id: string, version = '7') => `(function(){var data = ${JSON.stringify({ resource: { ...resource, version }, blob: { 10: id } })};})()`
const id = 'GTM-SHOP777'
const script = scriptOf(id)
const answered = (text: string, status = 200) => ({ status, type: 'application/javascript', text, cut: false, url: 'https://www.googletagmanager.com/gtm.js' })
const page = (...ids: string[]) => `<!doctype html>${ids.map((one) => `<script src="https://www.googletagmanager.com/gtm.js?id=${one}"></script>`).join('')}`

async function shop(ask?: Ask) {
  const outgoing = ask && { names: () => false, send: async () => ({ status: 200 }), ask }
  const engine = sampleEngine({ ports: outgoing === undefined ? {} : { outgoing } })
  await engine.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  return engine
}
const opens = async (workspace: Awaited<ReturnType<typeof shop>>['workspace'], text = script) => {
  const { upload, containerId } = await workspace.act('containers.readPublished', { fileName: 'gtm.js', text })
  return workspace.act('containers.import', { upload, into: containerId, mode: 'overwrite' })
}

describe('a published container', () => {
  it('is fetched by its id, or by the page that loads it, and nothing is stored before it is opened', async () => {
    const asked: string[] = []
    const { workspace } = await shop(async ({ url }) => (asked.push(url), answered(url.includes('gtm.js') ? script : page(id, id))))
    for (const from of [id.toLowerCase(), 'https://shop.example/'])
      expect(await workspace.act('containers.readPublished', { from })).toMatchObject({
        containerId: id,
        version: '7',
        known: false,
        replaces: false,
        tags: [{ name: 'GA4 event - purchase', type: 'gaawe' }],
        unknowable: [expect.stringContaining('no names'), expect.stringContaining('paused')],
      })
    const own = `https://www.googletagmanager.com/gtm.js?id=${id}`
    expect(asked).toEqual([own, 'https://shop.example/', own])
    expect((await workspace.read('containers.list', undefined)).containers).toEqual([])
  })

  it('is opened like an export: connected, counted, audited, simulated, and it says what it does not know in the language of the reader', async () => {
    const { workspace } = await shop()
    expect(await opens(workspace)).toMatchObject({ containerId: id, added: 3 })
    expect((await workspace.read('containers.list', undefined)).containers).toMatchObject([{ id, status: 'connected', published: true, tags: 1, triggers: 1 }])
    expect((await workspace.read('containers.audit', { id, partial: false })).findings.length).toBeGreaterThan(0)
    const run = await workspace.read('containers.simulate', {
      containerId: id,
      steps: [
        { type: 'pageLoad', url: 'https://shop.example/' },
        { type: 'push', data: { event: 'order' } },
      ],
    })
    expect(JSON.stringify(run)).toContain('"outcome":"fired"')
    await workspace.act('session.setPreferences', { language: 'de' })
    const { file } = await workspace.read('containers.details', { id })
    expect(file?.published).toMatchObject({ version: '7', unknowable: [expect.stringContaining('Namen'), expect.any(String)] })
    expect((await workspace.read('containers.versions', { id })).versions[0]?.cause).toEqual({ kind: 'published', version: '7' })
  })

  it('keeps where each version is from: an export and a rollback say so', async () => {
    const { workspace } = await shop()
    await opens(workspace)
    await opens(workspace, scriptOf(id, '8').replace('purchase', 'order_paid'))
    const published = async () => (await workspace.read('containers.details', { id })).file?.published?.version
    expect(await published()).toBe('8')
    await workspace.act('containers.rollback', { id, to: 1, version: 2 })
    expect(await published()).toBe('7')
    const { text } = await workspace.act('containers.export', { id })
    await workspace.act('containers.upload', { fileName: 'export.json', text: text.replace('GA4 event - purchase', 'Order') })
    await workspace.act('containers.import', undefined)
    expect(await published()).toBeUndefined()
    expect(await workspace.act('containers.readPublished', { fileName: 'gtm.js', text: script })).toMatchObject({ known: true, replaces: true })
    const removed = await workspace.act('containers.remove', { id })
    await workspace.act('containers.restore', removed)
    await workspace.act('containers.rollback', { id, to: 1, version: 4 })
    expect(await published()).toBe('7')
  })

  it.each([
    [{ status: null, problem: 'address' } as const, 'address'],
    [{ status: null, problem: 'timeout' } as const, 'timeout'],
    [answered('', 404), 'notFound'],
    [answered('', 500), 'status'],
    [{ ...answered(script), cut: true }, 'tooLong'],
    [answered('<p>Hello</p>'), 'pageWithout'],
    [answered(page('GTM-AAAA111', 'GTM-BBBB222')), 'pageWithMany'],
    [answered(scriptOf('G-ABC12345')), 'googleTag'],
    [answered(scriptOf('').replace('G-ABC123', 'x')), 'nameless'],
  ])('is refused with a reason that screens word %#', async (answer, problem) => {
    const { workspace } = await shop(async () => answer)
    await expect(workspace.act('containers.readPublished', { from: 'https://shop.example/gtm.js' })).rejects.toMatchObject({
      issues: [{ path: 'from', message: problem }],
    })
  })

  it('is read from a file in the sample and in a page, and not fetched there', async () => {
    const { workspace } = await shop()
    await expect(workspace.act('containers.readPublished', { from: id })).rejects.toMatchObject({ issues: [{ message: 'noServer' }] })
    await expect(workspace.act('containers.readPublished', { fileName: 'app.js', text: 'hello' })).rejects.toMatchObject({
      issues: [{ message: 'notContainer' }],
    })
    const sample = sampleEngine().workspace
    await expect(sample.act('containers.readPublished', { from: id })).rejects.toMatchObject({ issues: [{ message: 'sample' }] })
    expect(await sample.act('containers.readPublished', { fileName: 'gtm.js', text: script })).toMatchObject({ containerId: id })
  })

  it('of another project is left where it is', async () => {
    const { workspace } = await shop()
    await opens(workspace)
    await workspace.act('projects.create', { name: 'Other', website: 'other.example', timeZone: 'UTC' })
    await expect(workspace.act('containers.readPublished', { fileName: 'gtm.js', text: script })).rejects.toMatchObject({ issues: [{ message: 'elsewhere' }] })
  })
})
