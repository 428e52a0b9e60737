import { describe, expect, it } from 'vitest'
import { createWorkspace } from '../workspace.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

const good = { current: '', next: 'correct horse battery 9', confirm: 'correct horse battery 9' }

/** A workspace with a password, whose hashing waits until it is let go and whose tries are counted. */
async function withPassword(most = Number.POSITIVE_INFINITY) {
  const { workspace, store, ports } = sampleEngine()
  await workspace.act('settings.changePassword', good)
  const counts = new Map<string, number>()
  let held: Promise<void> | null = null
  const passwordTries = {
    take: async (key: string) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return (counts.get(key) ?? 0) > most ? 600 : 0
    },
    giveBack: async (key: string) => void counts.set(key, (counts.get(key) ?? 0) - 1),
  }
  const passwords = {
    hash: async (password: string) => (await held, ports.passwords.hash(password)),
    matches: async (password: string, hash: string) => (await held, ports.passwords.matches(password, hash)),
  }
  const { member } = await workspace.read('session.get', undefined)
  const slow = createWorkspace({ store, ports: { ...ports, passwords, passwordTries }, member: { ...member, role: 'owner' } })
  return {
    slow,
    workspace,
    counts,
    hold() {
      let release = () => {}
      held = new Promise((resolve) => (release = resolve))
      return release
    },
  }
}

describe('a password in a session', () => {
  it('is asked for before an address is another one, and not for a name', async () => {
    const { workspace } = await withPassword()
    const { profile } = await workspace.read('settings.get', undefined)
    await workspace.act('settings.saveProfile', { ...profile, firstName: 'Helena', email: profile.email.toUpperCase() })
    const moved = { ...profile, email: 'thief@example.org' }
    for (const wrong of [{}, { password: '' }, { password: 'wrong' }])
      await expect(workspace.act('settings.saveProfile', { ...moved, ...wrong })).rejects.toMatchObject({
        code: 'invalid',
        issues: [{ path: 'password', message: 'wrong' }],
      })
    expect((await workspace.read('settings.get', undefined)).pendingEmail).toBeNull()
    expect(await workspace.act('settings.saveProfile', { ...moved, password: good.next })).toMatchObject({ pendingEmail: 'thief@example.org' })
  })

  it('that is wrong too often is tried no more, over all acts that ask for it, and right ones are no try', async () => {
    const { slow, counts } = await withPassword(3)
    const { profile } = await slow.read('settings.get', undefined)
    for (let count = 0; count < 5; count++) await slow.act('settings.saveProfile', { ...profile, email: `a${count}@example.org`, password: good.next })
    const change = { current: 'guess', next: 'another horse entirely', confirm: 'another horse entirely' }
    await expect(slow.act('settings.changePassword', change)).rejects.toMatchObject({ issues: [{ path: 'current' }] })
    await expect(slow.act('settings.saveProfile', { ...profile, email: 'b@example.org', password: 'guess' })).rejects.toMatchObject({ code: 'invalid' })
    await slow.act('settings.startTwoFactor', undefined)
    await expect(slow.act('settings.enableTwoFactor', { code: '000000', password: 'guess' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(slow.act('settings.changePassword', { ...change, current: good.next })).rejects.toMatchObject({ code: 'tooMany' })
    expect([...counts.values()]).toEqual([4])
  })

  it('is not told by what a new one is refused for', async () => {
    const { workspace } = await withPassword()
    const guess = { current: 'wrong', next: good.next, confirm: good.next }
    await expect(workspace.act('settings.changePassword', guess)).rejects.toMatchObject({ issues: [{ path: 'current', message: 'wrong' }] })
  })

  it('is hashed before the turn of the account, which does other acts meanwhile', async () => {
    const { slow, hold } = await withPassword()
    const { profile } = await slow.read('settings.get', undefined)
    const share = { target: { kind: 'builtIn' as const, id: 'traffic-overview' }, audience: 'anyone' as const, people: [], accessType: 'View Only' as const }
    await slow.act('settings.startTwoFactor', undefined)
    const release = hold()
    let done = 0
    const acts = [
      slow.act('settings.changePassword', { ...good, current: good.next, next: 'another horse entirely', confirm: 'another horse entirely' }),
      slow.act('settings.saveProfile', { ...profile, email: 'c@example.org', password: good.next }),
      slow.act('settings.enableTwoFactor', { code: '000000', password: good.next }),
      slow.act('shares.create', { ...share, password: 'eight letters' }),
    ].map((act) => act.catch((reason: unknown) => reason).finally(() => done++))
    // Waits for none of them.
    await slow.act('settings.setNotifications', { weeklyReports: true })
    expect(done).toBeLessThanOrEqual(1)
    release()
    await Promise.all(acts)
  })

  it('that was changed while another act proved it is proven again', async () => {
    const { slow, workspace, hold } = await withPassword()
    const { profile } = await workspace.read('settings.get', undefined)
    const release = hold()
    const late = slow.act('settings.saveProfile', { ...profile, email: 'd@example.org', password: good.next })
    await workspace.act('settings.changePassword', { current: good.next, next: 'another horse entirely', confirm: 'another horse entirely' })
    release()
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
  })
})
