import type { MeasurementPlan, PlannedEvent } from '@tagmason/domain'
import { readContainer, validateContainer } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { event } from './templates/build.ts'
import { templateContents } from './templates/index.ts'

const templateId = 'template-shop-essentials'
const plan = templateContents[templateId]?.plan
if (!plan) throw new Error('The template has no plan.')
const withEvents = (change: (events: PlannedEvent[]) => PlannedEvent[]): { from: 'plan'; plan: MeasurementPlan } => ({
  from: 'plan',
  plan: { ...plan, events: change(plan.events) },
})
const added = (name: string, id: string) => withEvents((events) => [...events, { ...event(name), id }])
const renamed = (name: string) => withEvents((events) => events.map((one) => (one.name === 'add_to_wishlist' ? { ...one, name } : one)))
const commit = (branch: string, content: { from: 'plan'; plan: MeasurementPlan }) => ({ templateId, branch, message: 'A change', content })

describe('version control', () => {
  it('shows the template that changed last: four versions, three branches, six commits, nothing new', async () => {
    const { workspace } = sampleEngine()
    const found = await workspace.read('versions.list', {})
    expect(found.selected).toBe(templateId)
    expect(found.templates.map((row) => row.name)).toEqual(['Shop Essentials for GA4', 'SaaS Trial Funnel', 'Lead Form Kit'])
    expect(found.versions.map((row) => `${row.version} ${row.type}`)).toEqual(['1.2.1 patch', '1.2.0 minor', '1.1.0 minor', '1.0.0 major'])
    expect(found.branches.map((row) => `${row.name} ${row.status}`)).toEqual(['main active', 'consent-mode-v2 merged', 'universal-analytics archived'])
    expect(found.commits).toHaveLength(6)
    expect(found.proposals).toEqual({ main: { after: '1.2.1', type: null, numbers: {}, changes: [] } })
    expect((await workspace.read('versions.list', { templateId: 'template-lead-form-kit' })).versions).toHaveLength(1)
    await expect(workspace.read('versions.list', { templateId: 'template-consent-first' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('compares any two states: by meaning, and thing by thing (MKT-VER-08-B, MKT-VER-12-B)', async () => {
    const { workspace } = sampleEngine()
    const compare = (from: string, to: string) => workspace.read('versions.compare', { templateId, from, to })
    expect(await compare('1.2.1', 'main')).toMatchObject({ type: null, changes: [], container: [] })
    const first = await compare('1.0.0', '1.1.0')
    expect(first.type).toBe('minor')
    expect(first.changes.map(({ code, subject }) => `${code} ${subject}`)).toContain('eventAdded view_promotion')
    expect(first.container.some(({ kind, name }) => kind === 'added' && name.includes('view_promotion'))).toBe(true)
    expect((await compare('1.1.0', '1.0.0')).type).toBe('major')
    expect((await compare('1.2.0', '1.2.1')).changes).toEqual([{ code: 'conditionsChanged', type: 'patch', subject: 'refund', detail: 'customEvent' }])
    await expect(compare('9.9.9', 'main')).rejects.toMatchObject({ code: 'notFound' })
  })

  it('publishes with a type that is not less than what the changes are (MKT-VER-06-B, MKT-VER-12-B, DATA-COMMIT-01-B)', async () => {
    const { workspace } = sampleEngine()
    const publish = (type: 'major' | 'minor' | 'patch') => workspace.act('versions.publish', { templateId, branch: 'main', type, changes: ['Something.'] })
    await expect(publish('patch')).rejects.toMatchObject({ code: 'conflict', issues: [{ message: 'same' }] })
    const kept = await workspace.act('versions.commit', commit('main', added('gift_card_used', 'e90')))
    expect(kept.hash).toMatch(/^[0-9a-f]{10}$/)
    await expect(workspace.act('versions.commit', commit('main', added('gift_card_used', 'e90')))).rejects.toMatchObject({ issues: [{ message: 'same' }] })
    const { proposals } = await workspace.read('versions.list', { templateId })
    expect(proposals['main']).toMatchObject({ after: '1.2.1', type: 'minor', numbers: { major: '2.0.0', minor: '1.3.0' } })
    await expect(publish('patch')).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'type', message: 'minor' }] })
    expect(await publish('minor')).toMatchObject({ version: '1.3.0', commit: kept.hash })
    const events = (await workspace.read('store.details', { id: templateId })).contents.events.map(({ name }) => name)
    expect(events).toContain('gift_card_used')
    await workspace.act(
      'versions.commit',
      commit(
        'main',
        withEvents((all) => all.filter((one) => one.name !== 'refund')),
      ),
    )
    await expect(publish('minor')).rejects.toThrow('are major, because of gift_card_used')
    expect((await publish('major')).version).toBe('2.0.0')
  })

  it('takes a container file in place of the plan, and judges it by its tags', async () => {
    const { workspace } = sampleEngine()
    const { text } = await workspace.act('versions.download', { id: 'version-1.1.0' })
    const given = { templateId, branch: 'main', message: 'As exported', content: { from: 'file', fileName: 'x.json', text } } as const
    await workspace.act('versions.commit', given)
    const { type, changes } = await workspace.read('versions.compare', { templateId, from: '1.1.0', to: 'main' })
    expect([type, changes.map(({ code }) => code)]).toEqual(['patch', ['wordsChanged']])
    await workspace.act('versions.commit', {
      ...given,
      content: { ...given.content, text: text.replace('"value": "view_promotion"', '"value": "promotion_seen"') },
    })
    const renamedTag = await workspace.read('versions.compare', { templateId, from: '1.1.0', to: 'main' })
    expect([renamedTag.type, renamedTag.changes.map(({ code }) => code)]).toEqual(['major', ['contractChanged']])
    await expect(workspace.act('versions.commit', { ...given, content: { ...given.content, text: '{}' } })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('restores an older version as a new commit, and gives each as a file that imports (MKT-VER-08-B, DATA-VERSION-01-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('versions.restore', { templateId, version: '1.0.0' })
    expect((await workspace.read('versions.compare', { templateId, from: '1.0.0', to: 'main' })).type).toBeNull()
    expect((await workspace.read('versions.list', { templateId })).commits).toHaveLength(7)
    const { fileName, text } = await workspace.act('versions.download', { id: 'version-1.1.0' })
    const { file } = readContainer(text)
    expect(fileName).toBe('shop-essentials-for-ga4-1.1.0.json')
    expect(file && validateContainer(file).filter(({ severity }) => severity === 'error')).toEqual([])
    expect(text).toContain('view_promotion')
  })

  it('branches off, and merges what the other branch did not touch (MKT-VER-07-B, MKT-VER-10-B, DATA-BRANCH-01-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('versions.createBranch', { templateId, name: 'gifts', from: '1.2.1' })
    await expect(workspace.act('versions.createBranch', { templateId, name: 'gifts', from: 'main' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('versions.createBranch', { templateId, name: 'Gifts!', from: 'main' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.act('versions.createBranch', { templateId, name: '1.2.1', from: 'main' })).rejects.toMatchObject({ code: 'invalid' })
    await workspace.act('versions.commit', commit('gifts', added('gift_card_used', 'e90')))
    await workspace.act('versions.commit', commit('main', added('newsletter_sent', 'e90')))
    expect(await workspace.read('versions.merging', { templateId, from: 'gifts', into: 'main' })).toMatchObject({
      conflicts: [],
      type: 'minor',
      changes: [{ code: 'eventAdded', subject: 'gift_card_used' }],
    })
    expect(await workspace.act('versions.mergeBranch', { templateId, from: 'gifts', into: 'main', chosen: {} })).toMatchObject({ status: 'merged' })
    const { commits, branches } = await workspace.read('versions.list', { templateId })
    expect(commits[0]).toMatchObject({ message: 'Merge gifts into main', branch: 'main', merged: branches.find((row) => row.name === 'gifts')?.lastCommit })
    expect((await workspace.read('versions.compare', { templateId, from: '1.2.1', to: 'main' })).changes.map(({ subject }) => subject)).toEqual([
      'gift_card_used',
      'newsletter_sent',
    ])
    await expect(workspace.act('versions.commit', commit('gifts', added('x', 'e91')))).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ message: 'merged' }],
    })
    await expect(workspace.read('versions.merging', { templateId, from: 'main', into: 'main' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('asks which side counts where both changed the same (MKT-VER-10-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('versions.createBranch', { templateId, name: 'names', from: 'main' })
    await workspace.act('versions.commit', commit('names', renamed('wish_added')))
    await workspace.act('versions.commit', commit('main', renamed('saved_for_later')))
    const merge = { templateId, from: 'names', into: 'main' }
    const { conflicts } = await workspace.read('versions.merging', merge)
    expect(conflicts.map(({ subject }) => subject)).toEqual(['saved_for_later'])
    expect(conflicts[0]?.theirs).toContain('wish_added')
    expect(conflicts[0]?.base).toContain('add_to_wishlist')
    const key = conflicts[0]?.key ?? ''
    await expect(workspace.act('versions.mergeBranch', { ...merge, chosen: {} })).rejects.toMatchObject({ code: 'conflict', issues: [{ path: key }] })
    await workspace.act('versions.mergeBranch', { ...merge, chosen: { [key]: 'theirs' } })
    const { changes } = await workspace.read('versions.compare', { templateId, from: '1.2.1', to: 'main' })
    expect(changes.map(({ code, subject }) => `${code} ${subject}`)).toEqual(['eventRemoved add_to_wishlist', 'eventAdded wish_added'])
  })

  it('archives and reopens branches, but never the main one (MKT-VER-10-B)', async () => {
    const { workspace, as } = sampleEngine()
    await expect(workspace.act('versions.archiveBranch', { id: 'branch-main', archived: true })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('versions.archiveBranch', { id: 'branch-ua', archived: true })).rejects.toMatchObject({ code: 'conflict' })
    for (const archived of [true, false])
      await expect(workspace.act('versions.archiveBranch', { id: 'branch-consent', archived })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('versions.archiveBranch', { id: 'branch-ua', archived: false })).toMatchObject({ status: 'active' })
    expect(await workspace.act('versions.archiveBranch', { id: 'branch-ua', archived: true })).toMatchObject({ status: 'archived' })
    await expect(as('editor').act('versions.publish', { templateId, branch: 'main', type: 'major', changes: ['x'] })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('is empty in a project of one’s own', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await workspace.read('versions.list', {})).toEqual({ templates: [], selected: '', versions: [], branches: [], commits: [], proposals: {} })
    await expect(workspace.act('versions.commit', commit('main', added('x', 'e91')))).rejects.toMatchObject({ code: 'notFound' })
  })
})
