import type { Workspace } from '@tagmason/domain'
import { checkProof, readContainer, readProof, validateContainer } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'

const errorsIn = (text: string) => {
  const { file } = readContainer(text)
  return file === null ? ['unreadable'] : validateContainer(file).filter((finding) => finding.severity === 'error')
}
interface Wanted {
  containerId: string
  workspaceId?: string
}
const planOf = (workspace: Workspace, wanted: Wanted) => workspace.read('containers.deployment', wanted)
const approve = async (workspace: Workspace, wanted: Wanted) => workspace.act('containers.approve', { ...wanted, plan: (await planOf(workspace, wanted)).plan })
const tagsOf = async (workspace: Workspace) => (await workspace.read('containers.list', undefined)).tags
const wanted = { containerId: 'GTM-K7WQ4ZN' }

/** A project of one's own with planned tags and a container. */
async function bakery(ports: Parameters<typeof sampleEngine>[0] = {}) {
  const { workspace, as, store } = sampleEngine(ports)
  await workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
  await workspace.act('plans.generate', { goals: 'Track purchases and newsletter sign-ups' })
  await workspace.act('containers.connect', { id: 'GTM-BAKE77' })
  return { workspace, as, store, wanted: { containerId: 'GTM-BAKE77' } }
}

describe('a deployment', () => {
  it('SETUP-GTM-12: is one file of the drafts alone; they count as deployed only when the member says so (SHELL-NOTIF-03-B)', async () => {
    const { workspace } = sampleEngine()
    const { tags, changes, compared, approval } = await planOf(workspace, wanted)
    expect([tags, compared, approval]).toEqual([1, false, null])
    expect(changes.filter(({ entity }) => entity === 'tag').map(({ kind, name }) => [kind, name])).toEqual([['added', 'GA4 - video_start_event']])
    await approve(workspace, wanted)
    const file = await workspace.act('containers.deploy', wanted)
    expect(file).toMatchObject({ fileName: 'GTM-K7WQ4ZN-deploy.json', tags: 1 })
    expect(errorsIn(file.text)).toEqual([])
    expect(file.text).not.toContain('GA4 - purchase')
    expect((await tagsOf(workspace)).at(-1)?.status).toBe('draft')
    expect(await workspace.act('containers.markDeployed', wanted)).toEqual({ tags: 1 })
    expect((await tagsOf(workspace)).at(-1)?.status).toBe('deployed')
    expect((await workspace.read('notifications.list', undefined))[0]).toMatchObject({ title: 'Deployment Success', read: false, href: '/setup/gtm' })
    for (const name of ['containers.deploy', 'containers.markDeployed'] as const)
      await expect(workspace.act(name, wanted)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('no draft') })
    await expect(planOf(workspace, { containerId: 'GTM-NOWHERE' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('needs an approval, which the audit log tells with who gave it', async () => {
    const { workspace, as } = sampleEngine()
    for (const name of ['containers.deploy', 'containers.markDeployed'] as const)
      await expect(workspace.act(name, wanted)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('approve') })
    const { plan } = await planOf(workspace, wanted)
    await expect(as('analyst').act('containers.approve', { ...wanted, plan })).rejects.toMatchObject({ code: 'forbidden' })
    const { by } = await workspace.act('containers.approve', { ...wanted, plan })
    expect((await planOf(workspace, wanted)).approval).toMatchObject({ by, holds: true })
    expect(await workspace.read('auditLog.list', undefined)).toContainEqual(
      expect.objectContaining({ action: 'containers.approve', status: 'Success', user: expect.stringContaining('@') }),
    )
  })

  it('asks again when the plan or the container changed after the approval', async () => {
    const { workspace, wanted: there } = await bakery()
    const { plan } = await planOf(workspace, there)
    await approve(workspace, there)
    await workspace.act('plans.generate', { goals: 'Track purchases and contact form submissions' })
    expect((await planOf(workspace, there)).approval).toMatchObject({ holds: false })
    await expect(workspace.act('containers.deploy', there)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('approve it again') })
    await expect(workspace.act('containers.approve', { ...there, plan })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('has changed'),
    })
    await approve(workspace, there)
    const { text } = await workspace.act('containers.deploy', there)
    await workspace.act('containers.upload', { fileName: 'export.json', text: text.replaceAll('GTM-XXXXXXX', 'GTM-BAKE77') })
    await workspace.act('containers.import', undefined)
    await expect(workspace.act('containers.markDeployed', there)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is compared with the stored container, as an import that overwrites would leave it', async () => {
    const { workspace, wanted: there } = await bakery()
    const text = (await workspace.act('containers.export', { id: there.containerId })).text.replaceAll('GTM-XXXXXXX', there.containerId)
    await workspace.act('containers.upload', { fileName: 'export.json', text })
    await workspace.act('containers.import', undefined)
    expect(await planOf(workspace, there)).toMatchObject({ tags: 0, changes: [] })
    const [before] = (await workspace.read('containers.list', undefined)).containers
    await workspace.act('plans.generate', { goals: 'Track purchases and contact form submissions' })
    const { changes, compared } = await planOf(workspace, there)
    expect(compared).toBe(true)
    expect(changes.filter(({ entity }) => entity === 'tag').map(({ kind }) => kind)).toEqual(['added'])
    expect(changes.some(({ kind }) => kind === 'removed')).toBe(false)
    await approve(workspace, there)
    await workspace.act('containers.markDeployed', there)
    // What is stored of the container is what it holds now.
    expect((await workspace.read('containers.list', undefined)).containers[0]?.tags).toBe((before?.tags ?? 0) + 1)
    expect(await planOf(workspace, there)).toMatchObject({ tags: 0, approval: null })
  })
})

/** A container whose own tag pushes what the planned tags wait for, on every page. */
const pushing = (id: string, event: string) =>
  JSON.stringify({
    exportFormatVersion: 2,
    exportTime: '2024-01-20 09:00:00',
    containerVersion: {
      path: 'accounts/1/containers/2/versions/0',
      accountId: '1',
      containerId: '2',
      containerVersionId: '0',
      container: { path: 'accounts/1/containers/2', accountId: '1', containerId: '2', name: 'Bakery', publicId: id, usageContext: ['WEB'] },
      tag: [
        {
          accountId: '1',
          containerId: '2',
          tagId: '1',
          name: 'Pushes',
          type: 'html',
          parameter: [{ type: 'TEMPLATE', key: 'html', value: `<script>dataLayer.push({ event: '${event}' })</script>` }],
          firingTriggerId: ['2147479553'],
          tagFiringOption: 'ONCE_PER_EVENT',
        },
      ],
    },
  })

describe('the proof of a deployment', { timeout: 60_000 }, () => {
  it('is a file about the container as it would be, and belongs to what is approved', async () => {
    const { workspace, as, wanted: there } = await bakery()
    const proof = await as('viewer').read('containers.deploymentProof', there)
    expect(proof).toMatchObject({ failed: 0, failures: [], impossible: '' })
    expect(proof.tests).toBeGreaterThan(2)
    const file = readProof(proof.file)
    expect(file).toMatchObject({ command: 'deployment', passed: true, summary: { tests: proof.tests, failed: 0 } })
    await approve(workspace, there)
    const { text } = await workspace.act('containers.deploy', there)
    // Nothing is stored of the container, so it is what is imported.
    const imported = readContainer(text).file
    expect(file === undefined || imported === null ? ['none'] : checkProof(file, { inputs: { import: imported, container: imported } })).toEqual([])
  })

  it('holds as time goes on, until the plan or the container changes', async () => {
    let clock = Date.parse(testClock)
    // Every look at the clock finds it a second later.
    const { workspace, wanted: there } = await bakery({ ports: { now: () => new Date((clock += 1000)) } })
    await approve(workspace, there)
    clock += 3_600_000
    expect((await planOf(workspace, there)).approval).toMatchObject({ holds: true, stale: null })
    expect(await workspace.act('containers.deploy', there)).toMatchObject({ fileName: 'GTM-BAKE77-deploy.json' })
  })

  it('that fails keeps the plan from being approved, and names what fails', async () => {
    const { workspace, wanted: there } = await bakery()
    await workspace.act('containers.upload', { fileName: 'export.json', text: pushing(there.containerId, 'purchase') })
    await workspace.act('containers.import', undefined)
    const { failed, failures, tests } = await workspace.read('containers.deploymentProof', there)
    expect(failed).toBeGreaterThan(0)
    expect(failed).toBeLessThan(tests)
    expect(failures.map(({ trigger }) => trigger).join()).toMatch(/purchase/i)
    await expect(approve(workspace, there)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/tests fail in the container as it would be/) as string,
    })
    await expect(workspace.act('containers.markDeployed', there)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('approve') as string,
    })
    expect(await workspace.read('auditLog.list', undefined)).toContainEqual(expect.objectContaining({ action: 'containers.approve', status: 'Failed' }))
  })

  it.each<[string, (proof: string) => string | undefined]>([
    ['is missing', () => undefined],
    ['was changed', (proof) => proof.replace(/"tests": \d+/, '"tests": 999')],
    ['is of another engine', (proof) => proof.replace(/"engine": "[^"]+"/, '"engine": "0.1.0"')],
  ])('that %s counts no more', async (_, change) => {
    const { workspace, store, wanted: there } = await bakery()
    await approve(workspace, there)
    expect((await planOf(workspace, there)).approval).toMatchObject({ holds: true, stale: null })
    for (const { proof = '', ...row } of (await store.list('deploymentApprovals')).values()) {
      const changed = change(proof)
      expect(changed).not.toBe(proof)
      await store.commit([{ collection: 'deploymentApprovals', id: row.id, row: { ...row, ...(changed === undefined ? {} : { proof: changed }) } }])
    }
    expect((await planOf(workspace, there)).approval).toMatchObject({ holds: false, stale: 'proof' })
    for (const name of ['containers.deploy', 'containers.markDeployed'] as const)
      await expect(workspace.act(name, there)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('proof') as string })
    await approve(workspace, there)
    expect(await workspace.act('containers.markDeployed', there)).toMatchObject({ tags: expect.any(Number) as number })
  })
})

describe('a workspace of tags', () => {
  it('SETUP-GTM-14: is deployed apart, and its name and tags are checked', async () => {
    const { workspace, wanted: there } = await bakery()
    const before = await tagsOf(workspace)
    const shop = await workspace.act('containers.createWorkspace', { name: 'Shop', tags: ['GA4 - purchase'] })
    const apart = { ...there, workspaceId: shop.id }
    expect(await planOf(workspace, apart)).toMatchObject({ tags: 1 })
    await approve(workspace, apart)
    await expect(workspace.act('containers.deploy', there)).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('containers.markDeployed', apart)
    expect((await tagsOf(workspace)).filter((tag) => tag.status === 'draft')).toHaveLength(before.length - 1)
    await expect(workspace.act('containers.createWorkspace', { name: 'shop', tags: ['GA4 - purchase'] })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('containers.createWorkspace', { name: 'Empty', tags: [] })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.act('containers.createWorkspace', { name: 'Other', tags: ['GA4 - nothing'] })).rejects.toMatchObject({ code: 'invalid' })
    await workspace.act('containers.removeWorkspace', { id: shop.id })
    expect((await workspace.read('containers.list', undefined)).workspaces).toEqual([])
  })

  it('SETUP-GTM-14: edits its tags apart from the live ones', async () => {
    const { workspace, as, wanted: there } = await bakery()
    const shop = await workspace.act('containers.createWorkspace', { name: 'Shop', tags: ['GA4 - purchase'] })
    const apart = { ...there, workspaceId: shop.id }
    const change = (fields: object) => workspace.act('containers.changeWorkspace', { id: shop.id, ...fields })
    await change({ name: 'Spring', tags: ['GA4 - purchase', 'GA4 - newsletter_sign_up'], edits: { 'GA4 - purchase': { name: 'Order', paused: true } } })
    const { changes } = await planOf(workspace, apart)
    expect(changes.find(({ name }) => name === 'Order')?.fields).toContainEqual({ field: 'Paused', before: null, after: 'true' })
    expect(changes.some(({ name }) => name === 'GA4 - purchase')).toBe(false)
    await approve(workspace, apart)
    const { text } = await workspace.act('containers.deploy', apart)
    expect(errorsIn(text)).toEqual([])
    expect(readContainer(text).file?.containerVersion.tag?.find(({ name }) => name === 'Order')).toMatchObject({ paused: true })
    await workspace.act('containers.markDeployed', apart)
    // Deployed as edited; another edit is a draft again, though the tag itself is deployed.
    expect(await planOf(workspace, apart)).toMatchObject({ tags: 0 })
    await change({ edits: { 'GA4 - purchase': { name: 'Order' } } })
    expect(await planOf(workspace, apart)).toMatchObject({ tags: 1 })
    await change({ tags: ['GA4 - newsletter_sign_up'] })
    expect((await workspace.read('containers.list', undefined)).workspaces[0]).toMatchObject({ name: 'Spring', edits: {} })
    await expect(change({ edits: { 'GA4 - newsletter_sign_up': { name: 'GA4 - purchase' } } })).rejects.toMatchObject({ code: 'conflict' })
    await expect(change({ name: '' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(as('viewer').act('containers.changeWorkspace', { id: shop.id, name: 'Mine' })).rejects.toMatchObject({ code: 'forbidden' })
  })
})
