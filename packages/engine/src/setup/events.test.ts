import type { ConfiguredEvent } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const bakery = { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' }

describe('configured events', () => {
  it('DATA-EVENT-01: have id, name, status and as many triggers as they say, each name once (DATA-EVENT-01-B)', async () => {
    const { workspace } = sampleEngine()
    const rows = await workspace.read('events.list', undefined)
    expect(rows).toHaveLength(12)
    expect(new Set(rows.map((row) => row.name)).size).toBe(12)
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['active', 'draft']))
    for (const { id, project, name, triggers, firedBy } of rows) {
      expect(id).toBe(`${project}:${name}`)
      expect(firedBy).toHaveLength(triggers)
    }
    expect(rows.find((row) => row.name === 'purchase')?.project).toBe('analytics-dashboard')
  })

  it('are used where their tags, goals and plan say so', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('plans.generate', { goals: 'Track purchases' })
    const rows = await workspace.read('events.list', undefined)
    const kinds = (name: string) => [...new Set(rows.find((row) => row.name === name)?.uses.map((use) => use.kind))].toSorted()
    expect(kinds('purchase')).toEqual(['goal', 'plan', 'tag'])
    expect(kinds('newsletter_signup')).toEqual(['goal'])
    expect(kinds('refund')).toEqual([])
  })

  it('are told of unlucky names, the later of two', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('events.create', { name: 'newsletter_signups', type: 'custom' })
    const rows = await workspace.read('events.list', undefined)
    const codes = Object.fromEntries(rows.filter((row) => row.findings.length > 0).map((row) => [row.name, row.findings.map(({ code }) => code)]))
    expect(codes).toEqual({ video_start: ['reserved'], newsletter_signup: ['plural'] })
  })

  it('SETUP-EVENTS-05: are made as drafts under a name that GA4 accepts, once, with the trigger of their type (SETUP-EVENTS-04-B, SETUP-EVENTS-05-B)', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('events.create', { name: ' Brochure: 2nd Request! ', type: 'formSubmission' })).toMatchObject({
      id: 'analytics-dashboard:brochure_2nd_request',
      name: 'brochure_2nd_request',
      status: 'draft',
      triggers: 1,
      firedBy: [{ type: 'formSubmission', conditions: [] }],
    })
    expect((await workspace.read('events.list', undefined))[0]?.name).toBe('brochure_2nd_request')
    for (const name of ['brochure 2nd request', 'view_item'])
      await expect(workspace.act('events.create', { name, type: 'custom' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('events.create', { name: '  ', type: 'custom' })).rejects.toMatchObject({ code: 'invalid' })
    expect((await workspace.act('events.create', { name: 'video_start_2', type: 'custom' })).firedBy).toEqual([{ type: 'customEvent', event: 'video_start_2' }])
  })

  it('tell what becomes of a name before it is taken', async () => {
    const { workspace } = sampleEngine()
    const check = (name: string, except?: string) => workspace.read('events.check', { name, ...(except === undefined ? {} : { except }) })
    expect(await check('')).toEqual({ name: '', taken: false, findings: [] })
    expect(await check('Sign up')).toMatchObject({ name: 'sign_up', taken: true })
    expect(await check('Sign up', 'analytics-dashboard:sign_up')).toMatchObject({ taken: false })
    expect((await check('signup')).findings).toEqual([{ code: 'recommended', other: 'sign_up', suggestion: 'sign_up' }])
  })

  it('are renamed with the triggers that wait for their name, and keep the rest', async () => {
    const { workspace } = sampleEngine()
    const id = 'analytics-dashboard:sign_up'
    const row = await workspace.act('events.change', {
      id,
      change: { name: 'Account created', parameters: [{ name: 'Plan name', type: 'string', example: 'Pro' }] },
    })
    expect(row).toMatchObject({ id: 'analytics-dashboard:account_created', name: 'account_created', status: 'active', triggers: 2 })
    expect(row.firedBy?.[0]).toEqual({ type: 'customEvent', event: 'account_created' })
    expect(row.parameters).toEqual([{ name: 'plan_name', type: 'string', example: 'Pro' }])
    expect((await workspace.read('events.list', undefined)).map((each) => each.name)).not.toContain('sign_up')
    await expect(workspace.act('events.change', { id: row.id, change: { name: 'purchase' } })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('events.change', { id, change: {} })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('are active only while something fires them', async () => {
    const { workspace } = sampleEngine()
    const newsletter = 'analytics-dashboard:newsletter_signup'
    await expect(workspace.act('events.setStatus', { id: newsletter, status: 'active' })).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('events.change', { id: newsletter, change: { firedBy: [{ type: 'formSubmission', conditions: [] }] } })
    expect(await workspace.act('events.setStatus', { id: newsletter, status: 'active' })).toMatchObject({ status: 'active', triggers: 1 })
    expect(await workspace.act('events.change', { id: newsletter, change: { firedBy: [] } })).toMatchObject({ status: 'draft', triggers: 0 })
  })

  it('are duplicated as drafts, and each copy has a name of its own', async () => {
    const { workspace } = sampleEngine()
    const id = 'analytics-dashboard:purchase'
    expect(await workspace.act('events.duplicate', { id })).toMatchObject({ name: 'purchase_copy', status: 'draft', triggers: 1 })
    expect(await workspace.act('events.duplicate', { id })).toMatchObject({ name: 'purchase_copy_2' })
  })

  it('leave and come back as they were, also when two sample projects have the name', async () => {
    const { workspace } = sampleEngine()
    const names = async () => (await workspace.read('events.list', undefined)).map((row) => row.name)
    const { uses: _uses, findings: _findings, ...row } = (await workspace.read('events.list', undefined)).find((each) => each.name === 'purchase')!
    await workspace.act('events.remove', { id: row.id })
    expect(await names()).not.toContain('purchase')
    expect(await workspace.act('events.restore', row)).toEqual(row satisfies ConfiguredEvent)
    expect(await names()).toHaveLength(12)
    await expect(workspace.act('events.restore', row)).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('events.restore', { ...row, name: 'other', project: 'nowhere' })).rejects.toMatchObject({ code: 'notFound' })
    // Whatever id is told: it is put under its own and writes over nothing.
    expect(await workspace.act('events.restore', { ...row, name: 'other' })).toMatchObject({ id: 'analytics-dashboard:other' })
    expect((await workspace.read('events.list', undefined)).find((each) => each.id === row.id)?.name).toBe('purchase')
  })

  it('belong to their project', async () => {
    const { workspace, as } = sampleEngine()
    await workspace.act('projects.create', bakery)
    expect(await workspace.read('events.list', undefined)).toEqual([])
    expect(await workspace.act('events.create', { name: 'purchase', type: 'ecommerce' })).toMatchObject({ id: 'corner-bakery:purchase' })
    await expect(workspace.act('events.remove', { id: 'analytics-dashboard:purchase' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(as('viewer').act('events.remove', { id: 'corner-bakery:purchase' })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('what is put back', () => {
  it.each(['events.restore', 'containers.restore', 'properties.restore', 'plans.restore', 'plans.restoreEvent'] as const)(
    'belongs to the project that is looked at: %s refuses another one',
    async (name) => {
      const { workspace, store } = sampleEngine()
      const { value: other } = await workspace.act('projects.create', { name: 'Other', website: 'other.example', timeZone: 'UTC' })
      const plan = await workspace.act('plans.generate', { goals: 'Track purchases' })
      await workspace.act('projects.create', { name: 'Mine', website: 'mine.example', timeZone: 'UTC' })
      const before = await Promise.all((['configuredEvents', 'containers', 'properties', 'plans'] as const).map((collection) => store.list(collection)))
      const inputs = {
        'events.restore': { id: 'x', project: other, name: 'purchase', type: 'pageView', status: 'draft', triggers: 0, parameters: [] },
        'containers.restore': { container: { id: 'GTM-AB12CD3', project: other, name: 'a', status: 'connected', tags: 0, triggers: 0 }, file: null },
        'properties.restore': { id: '123456789', project: other, name: 'a', status: 'pending', streams: 0 },
        'plans.restore': plan,
        'plans.restoreEvent': { id: plan.plan.events[0]?.id ?? '', before: plan },
      }
      await expect(workspace.act(name, inputs[name] as never)).rejects.toMatchObject({ code: 'notFound', message: expect.stringContaining(other) as string })
      expect(await Promise.all((['configuredEvents', 'containers', 'properties', 'plans'] as const).map((collection) => store.list(collection)))).toEqual(
        before,
      )
    },
  )
})
