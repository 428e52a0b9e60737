import { describe, expect, it } from 'vitest'
import { totp, bytesOfBase32, stepAt } from '../account/totp.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'
import { slowPasswords } from '../account/passwords.ts'
import {
  acceptInvitation,
  entrancePolicy,
  hasOwner,
  hasSecondFactor,
  knownPerson,
  mailResetLink,
  note,
  openInvitation,
  passwordEnd,
  personCalled,
  setPasswordHash,
  setUpOwner,
  takeCode,
} from './index.ts'

const good = 'correct horse battery staple'
const day = 86_400_000

function entrance() {
  const engine = sampleEngine()
  let count = 0
  let now = new Date(testClock)
  const ports = { now: () => now, id: () => `entrance-${++count}`, passwords: slowPasswords(1) }
  return {
    ...engine,
    at: { store: engine.store, ports, from: '192.0.2.7' },
    wait: (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds)),
  }
}

const owner = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', password: good }
const log = async ({ store }: ReturnType<typeof entrance>) =>
  [...(await store.list('auditLog')).values()].slice(10).map(({ action, user, status, ipAddress }) => [action, user, status, ipAddress])

describe('the entrance', () => {
  it('makes one first owner in the place of the sample’s, once', async () => {
    const house = entrance()
    expect(await hasOwner(house.at)).toBe(false)
    expect(await setUpOwner(house.at, owner)).toBe('member-1')
    expect(await hasOwner(house.at)).toBe(true)
    expect((await personCalled(house.store, 'ADA@example.org'))?.member).toEqual({ id: 'member-1', name: 'Ada Byron', email: 'ada@example.org', role: 'owner' })
    await expect(setUpOwner(house.at, owner)).rejects.toMatchObject({ code: 'conflict' })
    expect(await log(house)).toEqual([
      ['session.setUp', 'ada@example.org', 'Success', '192.0.2.7'],
      ['session.setUp', 'ada@example.org', 'Failed', '192.0.2.7'],
    ])
  })

  it('leads into an account with its owner, its members, its projects, a subscription and an audit trail (GEN-APP-04-B)', async () => {
    const house = entrance()
    await setUpOwner(house.at, owner)
    await house.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const [sent] = await house.workspace.act('members.invite', { emails: ['new@example.org'], role: 'editor', scope: 'account' })
    await acceptInvitation(house.at, { token: sent?.link.split('=')[1] ?? '', firstName: 'New', lastName: 'Person', password: good })
    expect((await house.workspace.read('members.team', undefined)).members.map(({ name, role }) => [name, role])).toEqual([
      ['Ada Byron', 'owner'],
      ['New Person', 'editor'],
    ])
    expect((await house.workspace.read('projects.list', undefined)).filter(({ space }) => space === 'real')).toMatchObject([{ label: 'Shop' }])
    expect((await house.workspace.read('billing.overview', undefined)).subscription).toMatchObject({ name: 'Self-hosted', price: 0 })
    const actions = (await house.workspace.read('auditLog.list', undefined)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['session.setUp', 'members.invite', 'session.accept']))
  })

  it.each([
    ['short', 'short'],
    ['leaked', 'password1234'],
    ['long', 'x'.repeat(201)],
  ])('refuses a password that is %s (ENT-SEC-11-B)', async (message, password) => {
    await expect(setUpOwner(entrance().at, { ...owner, password })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'password', message }] })
  })

  it('refuses an owner with the address of somebody else', async () => {
    await expect(setUpOwner(entrance().at, { ...owner, email: 'Daniel.Okafor@example.com' })).rejects.toMatchObject({ issues: [{ path: 'email' }] })
  })

  it('lets who was invited in with a password, for seven days of the real clock and once', async () => {
    const house = entrance()
    const [sent] = await house.workspace.act('members.invite', { emails: ['new@example.org'], role: 'editor', scope: 'account' })
    const token = sent?.link.split('=')[1] ?? ''
    expect(await openInvitation(house.at, token)).toEqual({
      email: 'new@example.org',
      role: 'editor',
      from: 'Elena Fischer',
      expires: new Date(Date.parse(testClock) + 7 * day).toISOString(),
    })
    house.wait(7 * day - 1000)
    const newcomer = { token, firstName: 'New', lastName: 'Person', password: good }
    await expect(acceptInvitation(house.at, { ...newcomer, password: 'short' })).rejects.toMatchObject({ code: 'invalid' })
    const id = await acceptInvitation(house.at, newcomer)
    expect(await knownPerson(house.store, id)).toMatchObject({ member: { name: 'New Person', role: 'editor' }, active: true, suspended: false })
    await expect(acceptInvitation(house.at, newcomer)).rejects.toMatchObject({ code: 'notFound' })
    const [late] = await house.workspace.act('members.invite', { emails: ['late@example.org'], role: 'editor', scope: 'account' })
    house.wait(8 * day)
    await expect(openInvitation(house.at, late?.link.split('=')[1] ?? '')).rejects.toMatchObject({ code: 'conflict', issues: [{ message: 'expired' }] })
  })

  it('takes each code of an authenticator once, and each recovery code once', async () => {
    const house = entrance()
    const { secret } = await house.workspace.act('settings.startTwoFactor', undefined)
    const code = (steps: number) => totp(bytesOfBase32(secret), stepAt(house.at.ports.now()) + steps)
    expect(await hasSecondFactor(house.at, 'member-1')).toBe(false)
    const [recovery = ''] = await house.workspace.act('settings.enableTwoFactor', { code: await code(0) })
    expect(await hasSecondFactor(house.at, 'member-1')).toBe(true)
    expect(await takeCode(house.at, 'member-1', await code(0))).toBe(false)
    expect(await takeCode(house.at, 'member-1', await code(1))).toBe(true)
    expect(await takeCode(house.at, 'member-1', await code(1))).toBe(false)
    expect(await takeCode(house.at, 'member-1', ` ${recovery.toUpperCase()} `)).toBe(true)
    expect(await takeCode(house.at, 'member-1', recovery)).toBe(false)
    expect(await takeCode(house.at, 'nobody', '123456')).toBe(false)
    expect((await log(house)).filter(([action]) => action === 'session.takeCode').map(([, , status]) => status)).toEqual([
      'Failed',
      'Success',
      'Failed',
      'Success',
      'Failed',
      'Failed',
    ])
  })

  it('knows the policy of the real space, and when a password ends by the real clock', async () => {
    const house = entrance()
    await setUpOwner(house.at, owner)
    const row = await house.store.get('passwords', 'member-1')
    expect(await entrancePolicy(house.store)).toEqual({ passwordMinLength: 12, passwordExpiryDays: 90, idleMinutes: 30, maxSessions: 3 })
    expect(row === undefined ? null : passwordEnd(row, await entrancePolicy(house.store))).toBe(Date.parse(testClock) + 90 * day)
    await house.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await house.workspace.act('security.setPolicy', { passwordMinLength: 16, passwordExpiryDays: 30, idleMinutes: 10, maxSessions: 1 })
    expect(await entrancePolicy(house.store)).toEqual({ passwordMinLength: 16, passwordExpiryDays: 30, idleMinutes: 10, maxSessions: 1 })
  })

  it('mails a link to a new password to those who may come in only, in their language', async () => {
    const house = entrance()
    await house.workspace.act('session.setPreferences', { language: 'de' })
    // Elena is of the sample until somebody stands in her place.
    await mailResetLink(house.at, 'member-1', 'https://here.example/reset?token=abc')
    await setUpOwner(house.at, owner)
    await mailResetLink(house.at, 'member-1', 'https://here.example/reset?token=abc')
    await mailResetLink(house.at, 'nobody', 'https://here.example/reset?token=abc')
    const mails = [...(await house.store.list('outbox')).values()]
    expect(mails.map(({ to, subject, state }) => [to, subject, state])).toEqual([[['ada@example.org'], 'Wählen Sie ein neues Passwort', 'queued']])
    expect(JSON.stringify([...(await house.store.list('auditChanges')).values()])).not.toContain('abc')
    await setPasswordHash(house.at, 'member-1', 'hash', 'session.resetPassword')
    await expect(setPasswordHash(house.at, 'nobody', 'hash', 'session.resetPassword')).rejects.toMatchObject({ code: 'notFound' })
  })

  it('writes who came and went beside every project, and cuts what strangers typed (ENT-SEC-07-B)', async () => {
    const house = entrance()
    await note(house.at, 'session.signIn', 'x'.repeat(5000), 'Failed')
    await house.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await house.workspace.read('auditLog.list', undefined)).toMatchObject([{ action: 'session.signIn', user: 'x'.repeat(200), status: 'Failed' }])
    expect(await house.workspace.read('auditLog.verification', undefined)).toMatchObject({ brokenAt: null })
  })

  it('keeps those who sign in when the sample is reset', async () => {
    const house = entrance()
    await setUpOwner(house.at, owner)
    const [sent] = await house.workspace.act('members.invite', { emails: ['new@example.org'], role: 'editor', scope: 'account' })
    const id = await acceptInvitation(house.at, { token: sent?.link.split('=')[1] ?? '', firstName: 'New', lastName: 'Person', password: good })
    await house.workspace.act('settings.changePassword', { current: good, next: `${good}!`, confirm: `${good}!` })
    await house.workspace.act('workspace.reset', undefined)
    expect((await knownPerson(house.store, 'member-1'))?.member.email).toBe('ada@example.org')
    expect((await knownPerson(house.store, 'member-1'))?.password).not.toBeNull()
    expect(await knownPerson(house.store, id)).toMatchObject({ active: true, member: { role: 'editor' } })
  })
})
