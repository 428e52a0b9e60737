import { acts, allows, type ActName, Refusal, roles } from '@tagmason/domain'
import { describe, expect, it, vi } from 'vitest'
import { sampleEngine } from './testing/sampleEngine.ts'

const refusal = (code: string) => expect.objectContaining({ name: 'Refusal', code })

describe('the engine behind the door', () => {
  it('refuses a name that it does not know', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.read('constructor' as 'session.get', undefined)).rejects.toEqual(refusal('notFound'))
    await expect(workspace.act('toString' as 'plans.startOver', undefined)).rejects.toEqual(refusal('notFound'))
  })

  it('says which field of an input is wrong', async () => {
    const { workspace } = sampleEngine()
    const error = await workspace.act('session.selectProject', { project: ' ' }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Refusal)
    expect((error as Refusal).issues.map((issue) => issue.path)).toEqual(['project'])
    expect((error as Refusal).message).toContain("'project'")
  })

  it.each(roles)('lets %s do exactly what the table says', async (role) => {
    const { workspace } = sampleEngine({ role })
    for (const name of Object.keys(acts) as ActName[]) {
      const outcome = await workspace.act(name, {}).then(
        () => 'done',
        (error: unknown) => (error as Refusal).code,
      )
      expect(outcome === 'forbidden', `${role} ${name}`).toBe(!allows(role, acts[name].role))
    }
  })

  it('writes an audit entry for every act, also for the refused, and never the input (GEN-APP-14-B)', async () => {
    const { workspace, store } = sampleEngine({ role: 'viewer' })
    await workspace.act('session.setPreferences', { mode: 'dark' })
    await workspace.act('plans.generate', { goals: 'secret goals' }).catch(() => undefined)
    const entries = [...(await store.list('auditLog')).values()].filter(({ id }) => id.startsWith('id-'))
    expect(entries.map(({ action, status, user }) => [action, status, user])).toEqual([
      ['session.setPreferences', 'Success', 'elena.fischer@example.com'],
      ['plans.generate', 'Failed', 'elena.fischer@example.com'],
    ])
    expect(JSON.stringify(entries)).not.toContain('secret goals')
  })

  it('tells the watchers which questions have other answers, and stops when asked', async () => {
    const { workspace } = sampleEngine()
    const seen = vi.fn()
    const stop = workspace.watch(seen)
    await workspace.act('notifications.markAllRead', undefined)
    expect(seen).toHaveBeenCalledTimes(1)
    expect(seen.mock.calls[0]?.[0]).toContain('notifications.list')
    expect(seen.mock.calls[0]?.[0]).not.toContain('projects.list')
    stop()
    await workspace.act('session.setPreferences', { mode: 'dark' })
    expect(seen).toHaveBeenCalledTimes(1)
  })

  it('changes nothing when a handler refuses (GEN-APP-14-B)', async () => {
    const { workspace, store } = sampleEngine()
    const before = await store.list('projects')
    await expect(workspace.act('projects.create', { name: 'Shop', website: 'not an address', timeZone: 'UTC' })).rejects.toEqual(refusal('invalid'))
    expect(await store.list('projects')).toEqual(before)
  })

  it('runs acts one after another', async () => {
    const { workspace } = sampleEngine()
    await Promise.all(Array.from({ length: 5 }, () => workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })))
    const slugs = (await workspace.read('projects.list', undefined)).map((project) => project.value).filter((value) => value.startsWith('shop'))
    expect(slugs).toEqual(['shop', 'shop-2', 'shop-3', 'shop-4', 'shop-5'])
  })
})
