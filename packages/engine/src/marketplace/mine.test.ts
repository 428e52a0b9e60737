import { containerFromPlan, planFromGoals, readContainer, writeContainer } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const text = writeContainer(containerFromPlan(planFromGoals('Track purchases and newsletter sign-ups.'), { measurementId: 'G-AB12CD34EF', consent: 'denied' }))
const file = { from: 'file', fileName: 'shop.json', text } as const
const picture = { fileName: 'a.png', type: 'image/png', base64: 'iVBORw0KGgo=' } as const
const full = { description: 'What a newsletter brings to a shop.', category: 'E-commerce' as const, price: 12, tags: ['Mail', 'mail'], picture }

describe('my templates', () => {
  it('are three, with two drafts, 900 downloads and $4,850 (DATA-OWNTEMPLATE-01-B)', async () => {
    const { workspace } = sampleEngine()
    const { figures, published, drafts } = await workspace.read('templates.mine', undefined)
    expect(figures).toEqual({ published: 3, drafts: 2, downloads: 900, revenueCents: 485_000 })
    expect(published.map((row) => row.revenueCents)).toEqual([245_000, 66_000, 174_000])
    expect(drafts.map((row) => row.progress)).toEqual([75, 40])
  })

  it('have drafts whose progress is the share of their checklist that is done (MKT-MINE-08-B, DATA-DRAFT-01-B)', async () => {
    const { workspace } = sampleEngine()
    const read = (id: string) => workspace.read('templates.draft', { id })
    const box = await read('draft-subscription-box')
    expect(box.checklist).toEqual({ name: true, description: true, category: true, price: true, container: true, picture: false, tags: false })
    expect(box.contents.events).toContain('subscription_renewed')
    expect(box.contents.tags).toBeGreaterThan(5)
    expect((await read('draft-webinar-leads')).checklist).toMatchObject({ price: true, container: false, picture: false, tags: false })
    expect((await workspace.act('templates.edit', { id: 'draft-subscription-box', change: { tags: ['renewal'] } })).progress).toBe(85)
    expect((await workspace.act('templates.edit', { id: 'draft-subscription-box', change: { description: 'short' } })).progress).toBe(75)
    await expect(workspace.act('templates.edit', { id: 'draft-subscription-box', change: { price: -1 } })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.act('templates.edit', { id: 'draft-7', change: {} })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('begin with what the project measures, or with a container file that imports (MKT-MINE-03-B, MKT-MINE-10-B)', async () => {
    const { workspace } = sampleEngine()
    const made = await workspace.act('templates.create', { name: 'Mine', content: { from: 'project' } })
    expect((await workspace.read('templates.draft', { id: made.id })).contents.events.length).toBeGreaterThan(0)
    const given = await workspace.act('templates.create', { name: 'Given', content: file })
    const { contents, checklist, findings } = await workspace.read('templates.draft', { id: given.id })
    expect([contents.tags, checklist.container, findings.filter(({ severity }) => severity === 'error')]).toEqual([
      readContainer(text).file?.containerVersion.tag?.length,
      true,
      [],
    ])
    await expect(workspace.act('templates.create', { name: 'Bad', content: { ...file, text: '{"a":1}' } })).rejects.toMatchObject({ code: 'invalid' })
    await workspace.act('projects.create', { name: 'Empty', website: 'e.example', timeZone: 'UTC' })
    await expect(workspace.act('templates.create', { name: 'None', content: { from: 'project' } })).rejects.toThrow('measures nothing yet')
    expect((await workspace.read('templates.mine', undefined)).figures).toEqual({ published: 0, drafts: 0, downloads: 0, revenueCents: 0 })
  })

  it('are published when the checklist is done, and not before', async () => {
    const { workspace, as } = sampleEngine()
    await expect(workspace.act('templates.publish', { id: 'draft-webinar-leads' })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'container' }, { path: 'picture' }, { path: 'tags' }],
    })
    const draft = await workspace.act('templates.create', { name: 'Newsletter', content: file })
    expect((await workspace.act('templates.edit', { id: draft.id, change: full })).progress).toBe(100)
    await expect(as('editor').act('templates.publish', { id: draft.id })).rejects.toMatchObject({ code: 'forbidden' })
    const { id, tags } = await workspace.act('templates.publish', { id: draft.id })
    expect(tags).toEqual(['mail'])
    const { template, versions, fileOnly } = await workspace.read('store.details', { id })
    expect(template).toMatchObject({ name: 'Newsletter', price: 12, author: 'Elena Fischer', mine: true, owned: true })
    expect([versions.map((row) => row.version), fileOnly]).toEqual([['1.0.0'], true])
    expect(await workspace.read('versions.list', { templateId: id })).toMatchObject({ branches: [{ name: 'main', commits: 1 }], commits: [{ parent: null }] })
    await expect(workspace.read('store.preview', { id })).rejects.toMatchObject({ issues: [{ message: 'fileOnly' }] })
    await expect(workspace.read('templates.draft', { id: draft.id })).rejects.toMatchObject({ code: 'notFound' })
    const again = await workspace.act('templates.create', { name: 'newsletter', content: file })
    await workspace.act('templates.edit', { id: again.id, change: full })
    await expect(workspace.act('templates.publish', { id: again.id })).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'name' }] })
  })

  it('are told to who follows their author (MKT-COMM-11-B)', async () => {
    const { workspace, store } = sampleEngine()
    const row = { id: 'me', project: 'analytics-dashboard', name: 'Elena Fischer', title: 'Analyst', expertise: [], followers: 0, templates: 3 }
    await store.commit([{ collection: 'communityExperts', id: 'me', row }])
    const publish = async (name: string) => {
      const { id } = await workspace.act('templates.create', { name, content: file })
      await workspace.act('templates.edit', { id, change: full })
      await workspace.act('templates.publish', { id })
      return (await workspace.read('notifications.list', undefined)).filter(({ title }) => title === 'New Template').map(({ description }) => description)
    }
    expect(await publish('One')).toEqual([])
    await workspace.act('community.follow', { id: 'me', following: true })
    expect(await publish('Two')).toEqual(["Elena Fischer published 'Two'."])
    expect((await workspace.read('community.overview', undefined)).experts.find(({ id }) => id === 'me')?.templates).toBe(5)
  })

  it('leave the store and come back, and are changed there', async () => {
    const { workspace } = sampleEngine()
    const id = 'template-lead-form-kit'
    const inStore = async () => (await workspace.read('store.list', undefined)).rows.find((row) => row.id === id)
    expect(await workspace.act('templates.setStatus', { id, published: false })).toMatchObject({ status: 'Draft' })
    expect(await inStore()).toBeUndefined()
    await expect(workspace.act('templates.setStatus', { id, published: false })).rejects.toMatchObject({ code: 'conflict' })
    // Somebody else may have taken its name meanwhile.
    await workspace.act('templates.change', { id: 'template-shop-essentials', change: { name: 'Lead Form Kit' } })
    await expect(workspace.act('templates.setStatus', { id, published: true })).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'name' }] })
    await workspace.act('templates.change', { id: 'template-shop-essentials', change: { name: 'Shop Essentials' } })
    await workspace.act('templates.setStatus', { id, published: true })
    await workspace.act('templates.change', { id, change: { price: 31 } })
    expect(await inStore()).toMatchObject({ price: 31, downloads: 301, mine: true })
    await expect(workspace.act('templates.change', { id, change: { name: 'consent first' } })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('templates.change', { id: 'template-consent-first', change: {} })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('come back after a draft was deleted', async () => {
    const { workspace } = sampleEngine()
    const before = await workspace.read('templates.mine', undefined)
    const draft = await workspace.act('templates.remove', { id: 'draft-subscription-box' })
    expect((await workspace.read('templates.mine', undefined)).figures.drafts).toBe(1)
    await workspace.act('templates.restore', { ...draft, status: 'Draft' })
    expect(await workspace.read('templates.mine', undefined)).toEqual(before)
    await expect(workspace.act('templates.restore', { ...draft, status: 'Draft' })).rejects.toMatchObject({ code: 'conflict' })
  })
})
