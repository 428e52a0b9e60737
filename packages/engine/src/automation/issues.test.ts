import { type IssueCheck, sampleRemediationSeconds } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const parameter = (key: string, value: string) => ({ type: 'TEMPLATE', key, value })
const eventTag = (tagId: string, name: string, event: string, trigger = '10') => ({
  accountId: '1',
  containerId: '2',
  tagId,
  name,
  type: 'gaawe',
  parameter: [parameter('eventName', event), parameter('measurementIdOverride', 'G-ABC123XYZ4')],
  firingTriggerId: [trigger],
})
/** A container with a duplicate, a refused name and no Google tag. */
const container = JSON.stringify({
  exportFormatVersion: 2,
  exportTime: '2026-02-28 10:00:00',
  containerVersion: {
    accountId: '1',
    containerId: '2',
    containerVersionId: '3',
    container: { accountId: '1', containerId: '2', name: 'Shop', publicId: 'GTM-TEST123', usageContext: ['WEB'] },
    tag: [eventTag('20', 'Sign-up', 'sign_up'), eventTag('21', 'Sign-up again', 'sign_up'), eventTag('22', 'Session', 'session_start', '11')],
    trigger: [
      {
        accountId: '1',
        containerId: '2',
        triggerId: '10',
        name: 'Signed up',
        type: 'CUSTOM_EVENT',
        customEventFilter: [{ type: 'EQUALS', parameter: [parameter('arg0', '{{_event}}'), parameter('arg1', 'signed_up')] }],
      },
      { accountId: '1', containerId: '2', triggerId: '11', name: 'Opened', type: 'PAGEVIEW' },
    ],
    builtInVariable: [{ accountId: '1', containerId: '2', type: 'EVENT', name: 'Event' }],
  },
})

/** A project of one's own, its clock a second further with each look. */
async function realProject() {
  let seconds = 0
  const engine = sampleEngine({ ports: { now: () => new Date(Date.parse('2026-03-01T12:00:00.000Z') + 1000 * seconds++) } })
  await engine.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const list = () => engine.workspace.read('issues.list', undefined)
  return { ...engine, list }
}
const event = (name: string, parameters: string[] = []) => ({
  id: `shop:${name}`,
  project: 'shop',
  name,
  status: 'active' as const,
  triggers: 1,
  firedBy: [{ type: 'customEvent' as const, event: name }],
  parameters: parameters.map((each) => ({ name: each, type: 'number' as const, example: 1 })),
})
type Store = Awaited<ReturnType<typeof realProject>>['store']
const put = (store: Store, ...rows: ReturnType<typeof event>[]) => store.commit(rows.map((row) => ({ collection: 'configuredEvents', id: row.id, row })))

describe('issues of the sample', () => {
  it('are counted and listed, newest first', async () => {
    const { workspace } = sampleEngine()
    const { figures, rows, lastCheck } = await workspace.read('issues.list', undefined)
    expect(figures).toEqual({ pending: 2, inProgress: 1, failed: 1, resolved: 1 })
    expect(rows.map((row) => row.id)).toEqual(['issue-1', 'issue-2', 'issue-3', 'issue-4', 'issue-5'])
    expect(lastCheck).toBeNull()
  })

  it('that are pending are resolved at once, in the 30 seconds of their recorded steps, and the fix can be taken back', async () => {
    const { workspace } = sampleEngine()
    for (const id of ['issue-1', 'issue-2'])
      expect(await workspace.act('issues.resolve', { id })).toMatchObject({
        status: 'resolved',
        resolved_at: '2024-01-22T10:00:00.000Z',
        remediation_time: sampleRemediationSeconds,
      })
    await expect(workspace.act('issues.resolve', { id: 'issue-1' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('issues.undo', { id: 'issue-1' })).toMatchObject({ status: 'pending', resolved_at: null, remediation_time: null })
    await expect(workspace.act('issues.undo', { id: 'issue-1' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('that failed fail again where their run was recorded to stop; one in progress is left alone', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('issues.resolve', { id: 'issue-5' })).toMatchObject({ status: 'failed', resolved_at: null })
    await expect(workspace.act('issues.resolve', { id: 'issue-3' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.read('issues.details', { id: 'issue-3' })).toMatchObject({ done: 2, issue: { mending: 'recorded' } })
    expect((await workspace.read('issues.details', { id: 'issue-5' })).done).toBe(1)
  })

  it('switch Auto-Fix while they are open, and not once they are resolved', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('issues.setAutoFix', { id: 'issue-1', on: true })).toMatchObject({ auto_fix_enabled: true, status: 'pending' })
    expect(await workspace.act('issues.setAutoFix', { id: 'issue-3', on: false })).toMatchObject({ auto_fix_enabled: false })
    await expect(workspace.act('issues.setAutoFix', { id: 'issue-4', on: false })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('have recorded steps whose times are the times that are told', async () => {
    const { store } = sampleEngine()
    const runbooks = [...(await store.list('issueRunbooks')).values()]
    const seconds = runbooks.map(({ id, steps }) => [id, steps.reduce((sum, step) => sum + step.seconds, 0)])
    expect(seconds).toEqual([
      ['issue-1', sampleRemediationSeconds],
      ['issue-2', sampleRemediationSeconds],
      ['issue-3', sampleRemediationSeconds],
      ['issue-4', (await store.get('issues', 'issue-4'))?.remediation_time],
      ['issue-5', sampleRemediationSeconds],
    ])
  })

  it('need a role, and belong to their project', async () => {
    const { workspace, as } = sampleEngine()
    await expect(as('analyst').act('issues.resolve', { id: 'issue-1' })).rejects.toMatchObject({ code: 'forbidden' })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect((await workspace.read('issues.list', undefined)).rows).toEqual([])
    await expect(workspace.act('issues.resolve', { id: 'issue-1' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.read('issues.details', { id: 'issue-1' })).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('a check of the tracking', () => {
  it('finds nothing in an empty project, and says what it looked at', async () => {
    const { workspace, list } = await realProject()
    expect(await workspace.act('issues.check', undefined)).toMatchObject({ events: 0, containers: 0, found: 0, fixed: 0, gone: 0 })
    expect((await list()).lastCheck).toMatchObject({ events: 0 })
  })

  it('finds refused names and values without a currency; the fix really mends them, is measured, and can be taken back (AUTO-REM-03-B, AUTO-REM-07-B)', async () => {
    const { workspace, store, list } = await realProject()
    await put(store, event('session_start'), event('order_done', ['value']))
    expect(await workspace.act('issues.check', undefined)).toMatchObject({ events: 2, found: 2 })
    const [name, currency] = ['eventName', 'currency'].map((check) => async () => (await list()).rows.find((row) => row.found?.check === check))
    const named = await name?.()
    expect(named).toMatchObject({ severity: 'high', status: 'pending', mending: 'automatic', undoable: false })
    const done = await workspace.act('issues.resolve', { id: named?.id ?? '' })
    expect(done.status).toBe('resolved')
    expect(done.remediation_time).toBeGreaterThan(0)
    const better = named?.found?.other ?? ''
    expect(await store.get('configuredEvents', 'shop:session_start')).toBeUndefined()
    expect(await store.get('configuredEvents', `shop:${better}`)).toMatchObject({ name: better, firedBy: [{ event: better }] })
    expect(await name?.()).toMatchObject({ undoable: true })
    await workspace.act('issues.undo', { id: named?.id ?? '' })
    expect(await store.get('configuredEvents', `shop:${better}`)).toBeUndefined()
    expect((await store.get('configuredEvents', 'shop:session_start'))?.firedBy).toEqual([{ type: 'customEvent', event: 'session_start' }])

    await workspace.act('issues.resolve', { id: (await currency?.())?.id ?? '' })
    expect((await store.get('configuredEvents', 'shop:order_done'))?.parameters?.map((each) => each.name)).toEqual(['value', 'currency'])
    // What has been changed since is not taken back over somebody's head.
    await workspace.act('events.setStatus', { id: 'shop:order_done', status: 'draft' })
    await expect(workspace.act('issues.undo', { id: (await currency?.())?.id ?? '' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('finds each thing once, closes what was mended elsewhere, and opens it again when it is back', async () => {
    const { workspace, store, list } = await realProject()
    await put(store, event('order_done', ['value']))
    await workspace.act('issues.check', undefined)
    expect(await workspace.act('issues.check', undefined)).toMatchObject({ found: 0, gone: 0 })
    await put(store, event('order_done', ['value', 'currency']))
    expect(await workspace.act('issues.check', undefined)).toMatchObject({ found: 0, gone: 1 })
    expect((await list()).rows).toMatchObject([{ status: 'resolved', remediation_time: null, undoable: false }])
    await put(store, event('order_done', ['value']))
    expect(await workspace.act('issues.check', undefined)).toMatchObject({ found: 1 })
    expect((await list()).figures).toMatchObject({ pending: 1, resolved: 1 })
  })

  it('fixes the next of a kind without asking where Auto-Fix is on and the role may; undoing it switches Auto-Fix off (AUTO-REM-08-B)', async () => {
    const { workspace, as, store, list } = await realProject()
    await put(store, event('order_done', ['value']))
    await workspace.act('issues.check', undefined)
    await workspace.act('issues.setAutoFix', { id: (await list()).rows[0]?.id ?? '', on: true })
    await put(store, event('order_done', ['value']), event('refund_done', ['value']))
    expect(await as('analyst').act('issues.check', undefined)).toMatchObject({ found: 1, fixed: 0 })
    await put(store, event('gift_done', ['value']))
    expect(await workspace.act('issues.check', undefined)).toMatchObject({ found: 1, fixed: 1 })
    const gift = (await list()).rows.find((row) => row.found?.of === 'gift_done')
    expect(gift).toMatchObject({ status: 'resolved', undoable: true })
    await workspace.act('issues.undo', { id: gift?.id ?? '' })
    expect((await list()).rows.filter((row) => row.status === 'pending').map((row) => row.auto_fix_enabled)).toEqual([false, false, false])
  })

  it('leaves two names for one thing to a person, and fails while they are both there', async () => {
    const { workspace, store, list } = await realProject()
    await put(store, event('brochure_request'), event('brochure_requests'))
    await workspace.act('issues.check', undefined)
    const [row] = (await list()).rows
    expect(row).toMatchObject({ severity: 'low', mending: 'checked' })
    expect(await workspace.act('issues.resolve', { id: row?.id ?? '' })).toMatchObject({ status: 'failed' })
    await workspace.act('events.remove', { id: 'shop:brochure_requests' })
    expect(await workspace.act('issues.resolve', { id: row?.id ?? '' })).toMatchObject({ status: 'resolved', remediation_time: null })
  })

  it('looks into imported containers: duplicates are paused, refused names changed, a missing Google tag told', async () => {
    const { workspace, store, list } = await realProject()
    await workspace.act('containers.upload', { fileName: 'shop.json', text: container })
    await workspace.act('containers.import', undefined)
    expect(await workspace.act('issues.check', undefined)).toMatchObject({ containers: 1 })
    const rows = (await list()).rows.filter((row) => row.found?.container === 'GTM-TEST123')
    const of = (check: IssueCheck) => rows.find((row) => row.found?.check === check)
    expect(of('duplicateTag')?.found).toMatchObject({ of: 'Sign-up again', other: 'Sign-up' })
    expect(of('noConfiguration')?.mending).toBe('checked')
    for (const check of ['duplicateTag', 'tagEventName'] as const)
      expect(await workspace.act('issues.resolve', { id: of(check)?.id ?? '' })).toMatchObject({ status: 'resolved' })
    const text = (await store.get('containerFiles', 'GTM-TEST123'))?.text ?? ''
    const tags = JSON.parse(text).containerVersion.tag as { name: string; paused?: boolean }[]
    expect(tags.find((tag) => tag.name === 'Sign-up again')?.paused).toBe(true)
    expect(text).not.toContain('"session_start"')
    expect(await workspace.act('issues.check', undefined)).toMatchObject({ found: 0, gone: 0 })
  })

  it('keeps the fault of a container in English and says it in the language of whoever asks', async () => {
    const { workspace, store, list } = await realProject()
    const faulty = container.replace('"firingTriggerId":["10"]', '"firingTriggerId":["99"]')
    await workspace.act('containers.upload', { fileName: 'shop.json', text: faulty })
    await workspace.act('containers.import', undefined)
    await workspace.act('issues.check', undefined)
    await workspace.act('session.setPreferences', { language: 'de' })
    const row = (await list()).rows.find(({ found }) => found?.check === 'containerFault')
    expect(row?.found?.message).toMatch(/^Der Trigger „99“ ist nicht in der Datei/)
    expect((await store.get('issues', row?.id ?? ''))?.found?.message).toMatch(/^The trigger "99" is not in the file/)
  })

  it('lets a person say that what a workflow opened is done, and take that back', async () => {
    const { workspace, store, list } = await realProject()
    const row = {
      id: 'by-hand',
      project: 'shop',
      title: 'Ask the shop team',
      description: '',
      severity: 'medium' as const,
      status: 'pending' as const,
      detected_at: '2026-03-01T11:00:00.000Z',
      resolved_at: null,
      remediation_time: null,
      auto_fix_enabled: false,
    }
    await store.commit([{ collection: 'issues', id: row.id, row }])
    await workspace.act('issues.check', undefined)
    expect((await list()).rows).toMatchObject([{ status: 'pending', mending: 'hand' }])
    expect(await workspace.act('issues.resolve', { id: row.id })).toMatchObject({ status: 'resolved', remediation_time: null })
    expect(await workspace.act('issues.undo', { id: row.id })).toMatchObject({ status: 'pending' })
  })
})
