import type { Workspace } from '@tagmason/domain'
import { readContainer, thingsOf, validateContainer } from '@tagmason/tracking'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const folder = `${import.meta.dirname}/../../../../../shared/data/gtm-containers/real`
const files = existsSync(folder) ? readdirSync(folder) : []
if (files.length === 0) console.log('33 container files were skipped: ../shared/data/gtm-containers is not there.')

const bakery = { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' }
const errorsIn = (text: string) => {
  const { file } = readContainer(text)
  return file === null ? ['unreadable'] : validateContainer(file).filter((finding) => finding.severity === 'error')
}
/** The generated tags as Tag Manager would export them from this container. */
const exportOf = async (workspace: Workspace, id: string) => (await workspace.act('containers.export', { id })).text.replaceAll('GTM-XXXXXXX', id)
const take = (workspace: Workspace, text: string, fileName = 'export.json') => workspace.act('containers.upload', { fileName, text })
const find = async (workspace: Workspace, id: string) => (await workspace.read('containers.list', undefined)).containers.find((row) => row.id === id)

describe('containers', () => {
  it('SETUP-GTM-05: begin as pending, empty, once, under a valid id', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('containers.connect', { id: ' gtm-q7test ' })).toMatchObject({ id: 'GTM-Q7TEST', status: 'pending', tags: 0, triggers: 0 })
    await expect(workspace.act('containers.connect', { id: 'GTM-Q7TEST' })).rejects.toMatchObject({ code: 'conflict' })
    for (const id of ['', 'GTM-', 'GTM-ABC', 'UA-12345', 'GTM-ABCDEFGHIJK', 'GTM-AB_CD'])
      await expect(workspace.act('containers.connect', { id })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('are connected by nothing but an export that names them (SETUP-GTM-05-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', bakery)
    await workspace.act('plans.generate', { goals: 'Track purchases and newsletter sign-ups' })
    await workspace.act('containers.connect', { id: 'GTM-BAKE77' })
    expect(await workspace.act('containers.verify', { id: 'GTM-BAKE77' })).toEqual({ status: 'pending', importedAt: null })
    const placeholder = await take(workspace, (await workspace.act('containers.export', { id: 'GTM-BAKE77' })).text)
    expect(placeholder).toMatchObject({ kind: 'unusable', findings: [{ code: 'F010', path: '$.containerVersion.container.publicId' }] })
    await expect(workspace.act('containers.import', undefined)).rejects.toMatchObject({ code: 'notFound' })

    const text = await exportOf(workspace, 'GTM-BAKE77')
    expect(await take(workspace, text)).toMatchObject({ kind: 'container', containerId: 'GTM-BAKE77', known: true })
    expect((await find(workspace, 'GTM-BAKE77'))?.status).toBe('pending')
    const result = await workspace.act('containers.import', undefined)
    expect(result).toMatchObject({ containerId: 'GTM-BAKE77', changed: 0, same: 0 })
    expect(await find(workspace, 'GTM-BAKE77')).toMatchObject({ status: 'connected', tags: 4, name: 'bakery.example', importedAt: '2026-03-01T12:00:00.000Z' })
    expect((await workspace.act('containers.verify', { id: 'GTM-BAKE77' })).status).toBe('connected')
    // What it holds is deployed, and the same file again changes nothing.
    expect((await workspace.read('containers.list', undefined)).tags.map((tag) => tag.status)).toEqual(Array.from({ length: 4 }, () => 'deployed'))
    await take(workspace, text)
    expect(await workspace.act('containers.import', undefined)).toMatchObject({ added: 0, changed: 0, same: result.added })
  })

  it('say what a later export adds, changes and takes away', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', bakery)
    await workspace.act('plans.generate', { goals: 'Track purchases and newsletter sign-ups' })
    await workspace.act('containers.connect', { id: 'GTM-BAKE77' })
    await take(workspace, await exportOf(workspace, 'GTM-BAKE77'))
    await workspace.act('containers.import', undefined)
    const file = readContainer(await exportOf(workspace, 'GTM-BAKE77')).file!
    const [first, second, ...others] = file.containerVersion.tag ?? []
    const tag = [{ ...first, paused: true }, ...others, { ...second, tagId: '999', name: 'Ours' }]
    const review = await take(workspace, JSON.stringify({ ...file, containerVersion: { ...file.containerVersion, tag } }))
    const upload = review.kind === 'container' ? review.upload : ''
    const preview = () => workspace.read('containers.importing', { upload, into: 'GTM-BAKE77', mode: 'overwrite' })
    expect((await preview())?.changes.map(({ kind, name }) => [kind, name])).toEqual([
      ['added', 'Ours'],
      ['changed', first?.name],
      ['removed', second?.name],
    ])
    expect(await workspace.act('containers.import', undefined)).toMatchObject({ added: 1, changed: 2 })
    expect(await preview()).toBeNull()
  })

  it('take a file with anything in it that can be read, and say what is wrong', async () => {
    const { workspace } = sampleEngine()
    const odd = [{ name: { a: 1 }, type: 7, parameter: {}, firingTriggerId: 'x' }, {}]
    const container = { publicId: 'GTM-ODD1', usageContext: ['WEB'] }
    const review = await take(
      workspace,
      JSON.stringify({ exportFormatVersion: 2, containerVersion: { container, tag: [...odd, { name: 'Ads', type: 'sp' }], trigger: odd, variable: odd } }),
    )
    expect(review.kind === 'container' && review.findings.some(({ severity }) => severity === 'error')).toBe(true)
    await workspace.act('containers.import', undefined)
    expect((await workspace.read('containers.details', { id: 'GTM-ODD1' })).file?.tags).toEqual([
      { name: '', type: '', detail: [] },
      { name: '', type: '', detail: [] },
      { name: 'Ads', type: 'sp', typeLabel: 'Google Ads remarketing', detail: [] },
    ])
    expect(await find(workspace, 'GTM-ODD1')).toMatchObject({ name: 'GTM-ODD1', tags: 3 })
    expect(await workspace.read('events.list', undefined)).toHaveLength(12)
    expect((await workspace.act('containers.export', { id: 'GTM-ODD1' })).text).toContain('GTM-ODD1')
  })

  it('refuse what is no export, with the place', async () => {
    const { workspace } = sampleEngine()
    for (const text of ['', '<html>', '{"a":', '{}', '[]'])
      expect(await take(workspace, text)).toMatchObject({ kind: 'unusable', findings: [{ severity: 'error' }] })
  })

  it('SETUP-GTM-15: take a list of events too, and skip what is there', async () => {
    const { workspace } = sampleEngine()
    const text = 'id;event\n1;"Brochure; sent"\n2;purchase\n3;brochure sent\n4;\n'
    expect(await take(workspace, text, 'events.csv')).toEqual({
      kind: 'events',
      rows: [
        { line: 2, name: 'brochure_sent', skipped: null },
        { line: 3, name: 'purchase', skipped: 'taken' },
        { line: 4, name: 'brochure_sent', skipped: 'twice' },
        { line: 5, name: '', skipped: 'empty' },
      ],
    })
    expect(await workspace.act('containers.import', undefined)).toEqual({ containerId: '', added: 1, changed: 0, same: 3 })
    expect((await workspace.read('events.list', undefined))[0]).toMatchObject({ name: 'brochure_sent', status: 'draft' })
    for (const [list, words] of [
      ['\n\n', /no event name/],
      ['event\n"brochure', /line 2/],
      ['event\nbroch\uFFFDre', /UTF-8/],
    ] as const)
      expect(await take(workspace, list, 'events.csv')).toMatchObject({ kind: 'unusable', findings: [{ message: expect.stringMatching(words) }] })
  })

  it('are renamed, removed with their file and put back', async () => {
    const { workspace } = sampleEngine()
    const id = 'GTM-K7WQ4ZN'
    await take(workspace, await exportOf(workspace, id))
    await workspace.act('containers.import', undefined)
    expect(await workspace.act('containers.rename', { id, name: ' Main site ' })).toMatchObject({ name: 'Main site' })
    const removed = await workspace.act('containers.remove', { id })
    expect(await find(workspace, id)).toBeUndefined()
    await expect(workspace.read('containers.details', { id })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('containers.restore', removed)
    expect(await find(workspace, id)).toEqual(removed.container)
    expect((await workspace.read('containers.details', { id })).file?.fileName).toBe('export.json')
    await expect(workspace.act('containers.restore', removed)).rejects.toMatchObject({ code: 'conflict' })
    const elsewhere = { container: { ...removed.container, id: 'GTM-NEW4YOU', project: 'nowhere' }, file: null }
    await expect(workspace.act('containers.restore', elsewhere)).rejects.toMatchObject({ code: 'notFound' })
  })

  it('belong to one project', async () => {
    const { workspace, as } = sampleEngine()
    const text = await exportOf(workspace, 'GTM-K7WQ4ZN')
    await workspace.act('projects.create', bakery)
    expect(await workspace.read('containers.list', undefined)).toEqual({ containers: [], tags: [], workspaces: [], drafts: [] })
    await expect(workspace.act('containers.connect', { id: 'GTM-K7WQ4ZN' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await take(workspace, text)).toMatchObject({ kind: 'unusable', findings: [{ code: 'F011' }] })
    await expect(workspace.act('containers.remove', { id: 'GTM-K7WQ4ZN' })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('containers.connect', { id: 'GTM-BAKE77' })
    await expect(workspace.act('containers.export', { id: 'GTM-BAKE77' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(as('viewer').act('containers.verify', { id: 'GTM-BAKE77' })).rejects.toMatchObject({ code: 'forbidden' })
  })

  it.each(files)('read %s, count it, list it and give it back with the same content (DATA-CONTAINER-01-B)', async (fileName) => {
    const { workspace } = sampleEngine()
    const text = readFileSync(`${folder}/${fileName}`, 'utf8')
    const { file } = readContainer(text)
    const review = await take(workspace, text, fileName)
    if (review.kind !== 'container') {
      expect(review).toMatchObject({ kind: 'unusable', findings: [{ code: 'F010' }] })
      expect(file?.containerVersion.container.publicId ?? '').not.toMatch(/^GTM-(?!X+$)[A-Z0-9]{4,10}$/)
      return
    }
    expect(review.findings.filter((finding) => finding.path === '')).toEqual([])
    const { added } = await workspace.act('containers.import', undefined)
    const { tag = [], trigger = [], variable = [] } = file?.containerVersion ?? {}
    expect(added).toBe(Object.values(file?.containerVersion ?? {}).flatMap((list) => (Array.isArray(list) ? list : [])).length)
    expect(await find(workspace, review.containerId)).toMatchObject({
      // Nothing proves of a recipe that Tag Manager has it.
      status: review.targets[0]?.own === true ? 'connected' : 'pending',
      tags: tag.length,
      triggers: trigger.length,
    })
    const details = (await workspace.read('containers.details', { id: review.containerId })).file
    expect([details?.tags.length, details?.triggers.length, details?.variables.length]).toEqual([tag.length, trigger.length, variable.length])
    const back = readContainer((await workspace.act('containers.export', { id: review.containerId })).text).file
    expect(back && thingsOf(back)).toEqual(file && thingsOf(file))
  })
})

describe('generated tags', () => {
  it('SETUP-GTM-11: are the seven of the sample, each with what it is in the file', async () => {
    const { workspace } = sampleEngine()
    const { tags } = await workspace.read('containers.list', undefined)
    expect(tags.map((tag) => [tag.name, tag.status])).toEqual([
      ['GA4 - Configuration', 'deployed'],
      ['GA4 - sign_up', 'deployed'],
      ['GA4 - generate_lead', 'deployed'],
      ['GA4 - purchase', 'deployed'],
      ['GA4 - begin_checkout', 'deployed'],
      ['GA4 - select_plan', 'deployed'],
      ['GA4 - video_start', 'draft'],
    ])
    for (const { id } of tags) expect(errorsIn((await workspace.read('containers.tag', { id })).code)).toEqual([])
    await expect(workspace.read('containers.tag', { id: 'tag-77' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('follow the plan and the active events, and are drafts again when these change (SETUP-GTM-11-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', bakery)
    const tags = async () => (await workspace.read('containers.list', undefined)).tags.map(({ name, status }) => `${name}: ${status}`)
    const cake = await workspace.act('events.create', { name: 'order_cake', type: 'formSubmission' })
    expect(await tags()).toEqual([])
    await workspace.act('events.setStatus', { id: cake.id, status: 'active' })
    await workspace.act('containers.connect', { id: 'GTM-BAKE77' })
    expect(await tags()).toEqual(['Consent - Default denied: draft', 'Google tag - GA4: draft', 'GA4 - order_cake: draft'])
    const wanted = { containerId: 'GTM-BAKE77' }
    await workspace.act('containers.approve', { ...wanted, plan: (await workspace.read('containers.deployment', wanted)).plan })
    await workspace.act('containers.markDeployed', wanted)
    expect(await tags()).toEqual(['Consent - Default denied: deployed', 'Google tag - GA4: deployed', 'GA4 - order_cake: deployed'])
    await workspace.act('events.change', { id: cake.id, change: { parameters: [{ name: 'flavour', type: 'string', example: 'lemon' }] } })
    expect(await tags()).toEqual(['Consent - Default denied: deployed', 'Google tag - GA4: deployed', 'GA4 - order_cake: draft'])
  })
})
