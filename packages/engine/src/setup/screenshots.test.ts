import { describe, expect, it, vi } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { elementEvent } from './elementEvent.ts'

const picture = { name: 'page.png', size: 4096, width: 800, height: 600 }
const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }

async function analyzed() {
  const engine = sampleEngine()
  await engine.workspace.act('screenshots.analyze', picture)
  const { workspace } = engine
  const elements = async () => (await workspace.read('screenshots.current', undefined))?.elements ?? []
  return { ...engine, elements, added: async () => (await elements()).map((element) => element.added) }
}

describe('the analysis of a screenshot', () => {
  it('takes three seconds in the sample and answers with its four elements, told to be a sample (SETUP-SHOT-13, SETUP-SHOT-15, SETUP-SHOT-13-B, SETUP-SHOT-15-B)', async () => {
    const wait = vi.fn(async () => undefined)
    const { workspace } = sampleEngine({ ports: { wait } })
    expect(await workspace.read('screenshots.current', undefined)).toBeNull()
    const { stored, elements } = await workspace.act('screenshots.analyze', picture)
    expect(wait.mock.calls).toEqual([[3000]])
    expect(stored).toMatchObject({ sample: true, screenshot: picture, analyzedAt: '2024-01-22T10:00:00.000Z' })
    expect(elements.map(({ confidence, tracking, event, added }) => [confidence, tracking, event, added])).toEqual([
      [95, 'CTA Click', 'cta_click', false],
      [88, 'Form Submission', 'form_submission', false],
      [92, 'Link Click', 'link_click', false],
      [85, 'Image View', 'image_view', false],
    ])
    expect(await workspace.read('screenshots.current', undefined)).toEqual({ stored, elements })
  })

  it('pretends nothing in a project of one’s own, and waits for nothing', async () => {
    const wait = vi.fn(async () => undefined)
    const { workspace } = sampleEngine({ ports: { wait } })
    await workspace.act('projects.create', shop)
    await expect(workspace.act('screenshots.analyze', picture)).rejects.toMatchObject({ code: 'unavailable' })
    expect(wait).not.toHaveBeenCalled()
    expect(await workspace.read('screenshots.current', undefined)).toBeNull()
  })

  it('of the sample is put back neither into a project of one’s own nor over a newer one', async () => {
    const { workspace } = await analyzed()
    const stored = (await workspace.read('screenshots.current', undefined))?.stored
    if (stored === undefined) throw new Error('Nothing was analyzed.')
    await expect(workspace.act('screenshots.restore', stored)).rejects.toMatchObject({ code: 'conflict' })
    const { value } = await workspace.act('projects.create', shop)
    await expect(workspace.act('screenshots.restore', { ...stored, id: value, project: value })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.read('screenshots.current', undefined)).toBeNull()
  })

  it('makes drafts that can be changed without losing what fires them', async () => {
    const { workspace, store, elements } = await analyzed()
    await workspace.act('screenshots.add', { ids: (await elements()).map(({ id }) => id) })
    const row = await store.get('configuredEvents', 'analytics-dashboard:cta_click')
    expect(row).toMatchObject({ status: 'draft', type: 'click', triggers: 1, firedBy: [{ type: 'click' }] })
  })

  it('does not hold up other acts, and belongs to the project that it was asked for', async () => {
    let release = () => {}
    const { workspace } = sampleEngine({ ports: { wait: () => new Promise((resolve) => (release = () => resolve(undefined))) } })
    const analyzing = workspace.act('screenshots.analyze', picture)
    await workspace.act('session.selectProject', { project: 'marketing-campaign' })
    release()
    expect((await analyzing).stored.project).toBe('analytics-dashboard')
    expect(await workspace.read('screenshots.current', undefined)).toBeNull()
  })

  it('takes no picture over 10 MB or without pixels', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('screenshots.analyze', { ...picture, size: 10 * 1024 * 1024 })).resolves.toBeDefined()
    await expect(workspace.act('screenshots.analyze', { ...picture, size: 10 * 1024 * 1024 + 1 })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.act('screenshots.analyze', { ...picture, width: 0 })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('makes events of elements: in the plan, and as drafts among the configured events (SETUP-SHOT-15-B)', async () => {
    const { workspace, store, added } = await analyzed()
    expect(await workspace.act('screenshots.add', { ids: ['detected-1', 'detected-3'] })).toEqual({ added: 2 })
    expect(await added()).toEqual([true, false, true, false])
    const plan = (await workspace.read('plans.current', undefined))?.plan
    expect(plan?.events.map(({ name, trigger }) => [name, trigger.type])).toEqual([
      ['cta_click', 'click'],
      ['link_click', 'linkClick'],
    ])
    expect(await store.get('configuredEvents', 'analytics-dashboard:link_click')).toMatchObject({ status: 'draft' })
    await expect(workspace.act('screenshots.add', { ids: ['detected-1'] })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('screenshots.add', { ids: ['detected-9'] })).rejects.toMatchObject({ code: 'notFound' })
    expect((await workspace.read('plans.files', undefined))?.container.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('adds to the plan that is there, and takes back only what it added', async () => {
    const { workspace, store, added } = await analyzed()
    const { plan } = await workspace.act('plans.generate', { goals: 'Track purchases' })
    await workspace.act('screenshots.add', { ids: ['detected-1', 'detected-2', 'detected-3', 'detected-4'] })
    expect(await added()).toEqual([true, true, true, true])
    await workspace.act('screenshots.takeBack', { ids: ['detected-1', 'detected-2', 'detected-3', 'detected-4'] })
    expect((await workspace.read('plans.current', undefined))?.plan).toEqual(plan)
    expect(await store.get('configuredEvents', 'analytics-dashboard:image_view')).toBeUndefined()
  })

  it('takes a plan away again that it began', async () => {
    const { workspace, added } = await analyzed()
    await workspace.act('screenshots.add', { ids: ['detected-4'] })
    await workspace.act('screenshots.takeBack', { ids: ['detected-4'] })
    expect(await workspace.read('plans.current', undefined)).toBeNull()
    expect(await added()).toEqual([false, false, false, false])
  })

  it('knows an event that was changed in the plan since, and one that was removed from it', async () => {
    const { workspace, added } = await analyzed()
    await workspace.act('screenshots.add', { ids: ['detected-1', 'detected-4'] })
    await workspace.act('plans.changeEvent', { id: 'e1', change: { trigger: { type: 'pageview', conditions: [] } } })
    await workspace.act('plans.removeEvent', { id: 'e2' })
    expect(await added()).toEqual([true, false, false, false])
  })

  it('is removed and had back, only into a project that is there', async () => {
    const { workspace } = await analyzed()
    const before = await workspace.read('screenshots.current', undefined)
    await workspace.act('screenshots.clear', undefined)
    expect(await workspace.read('screenshots.current', undefined)).toBeNull()
    await expect(workspace.act('screenshots.clear', undefined)).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('screenshots.add', { ids: ['detected-1'] })).rejects.toMatchObject({ code: 'notFound' })
    if (before === null) throw new Error('There was an analysis.')
    await workspace.act('screenshots.restore', before.stored)
    expect(await workspace.read('screenshots.current', undefined)).toEqual(before)
    await expect(workspace.act('screenshots.restore', { ...before.stored, id: 'nowhere' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('goes when the sample is reset', async () => {
    const { workspace } = await analyzed()
    await workspace.act('workspace.reset', undefined)
    expect(await workspace.read('screenshots.current', undefined)).toBeNull()
  })

  it('is told in the progress of the setup', async () => {
    const { workspace } = sampleEngine()
    const progress = async () => (await workspace.read('setup.progress', undefined))['/setup/screenshot']
    expect(await progress()).toBe('not started')
    await workspace.act('screenshots.analyze', picture)
    expect(await progress()).toBe('in progress')
    await workspace.act('screenshots.add', { ids: ['detected-1', 'detected-2', 'detected-3', 'detected-4'] })
    expect(await progress()).toBe('done')
  })

  it('writes a selector that holds for any words on an image', () => {
    const element = { type: 'Image', text: 'A "quoted" tour', tracking: 'Image View' } as const
    expect(elementEvent(element)?.trigger).toEqual({ type: 'elementVisibility', selector: 'img[alt="A \\"quoted\\" tour"]' })
  })
})
