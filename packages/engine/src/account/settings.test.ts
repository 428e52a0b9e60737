import { isLeakedPassword, zoneOf } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { bytesOfBase32, stepAt, totp } from './totp.ts'

const elena = { firstName: 'Elena', lastName: 'Fischer', email: 'elena.fischer@example.com', company: 'Example Outfitters' }
const good = { current: 'whatever it was', next: 'correct horse battery 9', confirm: 'correct horse battery 9' }
const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }

function clocked() {
  const clock = { now: new Date('2026-03-01T12:00:00.000Z') }
  return { clock, ...sampleEngine({ ports: { now: () => clock.now } }) }
}

describe('the profile', () => {
  it('is the sample owner’s', async () => {
    const all = await sampleEngine().workspace.read('settings.get', undefined)
    expect(all).toEqual({
      profile: { ...elena, timezone: 'UTC+0', language: 'en' },
      pendingEmail: null,
      notifications: { emailAlerts: true, dataAnomalies: true, weeklyReports: false, productUpdates: true, securityAlerts: true },
      security: { twoFactor: null, recoveryCodesLeft: 0, passwordChanged: null, passwordExpires: null, passwordMinLength: 12 },
      accountName: 'Example Outfitters',
      deletion: null,
    })
  })

  it('is saved, and the name stands everywhere at once (ACCT-SET-11, DATA-PROFILE-01-B)', async () => {
    const { workspace, store } = sampleEngine()
    expect(await workspace.act('settings.saveProfile', { ...elena, firstName: 'Ana' })).toMatchObject({ profile: { firstName: 'Ana' }, pendingEmail: null })
    expect((await workspace.read('session.get', undefined)).member.name).toBe('Ana Fischer')
    expect([(await store.get('accountMembers', 'member-1'))?.name, (await store.get('enterpriseMembers', 'member-1'))?.name]).toEqual([
      'Ana Fischer',
      'Ana Fischer',
    ])
  })

  it.each([
    ['no first name', { firstName: ' ' }, 'firstName', 'invalid'],
    ['no last name', { lastName: '' }, 'lastName', 'invalid'],
    ['what is no address', { email: 'elena' }, 'email', 'invalid'],
    ['an address of somebody else', { email: 'Sofia.Marchetti@example.com' }, 'email', 'conflict'],
    ['an address that is invited', { email: 'nora.falk@example.com' }, 'email', 'conflict'],
  ])('refuses %s (ACCT-SET-12, ACCT-SET-12-B)', async (_, change, path, code) => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('settings.saveProfile', { ...elena, ...change })).rejects.toMatchObject({ code, issues: [{ path }] })
    expect((await workspace.read('settings.get', undefined)).profile).toMatchObject(elena)
  })

  it('takes a new address when its link is opened, once and within a day (ACCT-SET-12-B)', async () => {
    const { clock, workspace, store } = clocked()
    const linked = async () =>
      [...(await store.list('outbox')).values()].map((row) => /confirm=(\w+)/.exec(row.body)?.[1] ?? '').filter((token) => token !== '')
    expect(await workspace.act('settings.saveProfile', { ...elena, email: 'e@example.com' })).toMatchObject({
      profile: { email: elena.email },
      pendingEmail: 'e@example.com',
    })
    clock.now = new Date('2026-03-02T12:00:00.000Z')
    await expect(workspace.act('settings.confirmEmail', { token: (await linked())[0] ?? '' })).rejects.toMatchObject({ code: 'conflict' })
    expect((await workspace.read('settings.get', undefined)).pendingEmail).toBeNull()
    await workspace.act('settings.saveProfile', { ...elena, email: 'e@example.com' })
    await expect(workspace.act('settings.confirmEmail', { token: 'guessed' })).rejects.toMatchObject({ issues: [{ path: 'token' }] })
    const token = (await linked())[1] ?? ''
    expect(await workspace.act('settings.confirmEmail', { token })).toMatchObject({ profile: { email: 'e@example.com' }, pendingEmail: null })
    await expect(workspace.act('settings.confirmEmail', { token })).rejects.toMatchObject({ code: 'conflict' })
    expect((await store.get('accountMembers', 'member-1'))?.email).toBe('e@example.com')
    await workspace.act('session.setPreferences', { language: 'es' })
    await workspace.act('settings.saveProfile', { ...elena, email: 'f@example.com' })
    expect([...(await store.list('outbox')).values()].map(({ subject }) => subject)).toContain('Confirma tu nueva dirección de correo')
    await workspace.act('settings.cancelEmail', undefined)
    expect((await workspace.read('settings.get', undefined)).pendingEmail).toBeNull()
  })
})

describe('preferences', () => {
  it('are saved at once: notifications one by one', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('settings.setNotifications', { weeklyReports: true })).toEqual({
      emailAlerts: true,
      dataAnomalies: true,
      weeklyReports: true,
      productUpdates: true,
      securityAlerts: true,
    })
    expect((await workspace.read('settings.get', undefined)).notifications.weeklyReports).toBe(true)
  })

  it('are one language in two places, and a zone for every date (ACCT-SET-27-B, ACCT-SET-28-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('settings.setPreferences', { language: 'fr', timezone: 'UTC-8' })
    expect(await workspace.read('session.get', undefined)).toMatchObject({ preferences: { language: 'fr', mode: 'system' }, timeZone: 'America/Los_Angeles' })
    await workspace.act('session.setPreferences', { language: 'de' })
    await workspace.act('settings.setPreferences', { timezone: 'Asia/Tokyo' })
    expect((await workspace.read('settings.get', undefined)).profile).toMatchObject({ language: 'de', timezone: 'Asia/Tokyo' })
    await expect(workspace.act('settings.setPreferences', { timezone: 'Mars/Olympus' })).rejects.toMatchObject({ issues: [{ path: 'timezone' }] })
    expect(['UTC-8', 'UTC-5', 'UTC+0', 'UTC+1', 'Asia/Tokyo'].map(zoneOf)).toEqual([
      'America/Los_Angeles',
      'America/New_York',
      'Europe/London',
      'Europe/Paris',
      'Asia/Tokyo',
    ])
  })
})

describe('the password', () => {
  it('is set the first time with any current one (ACCT-SET-17), and asked for from then on', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('settings.changePassword', good)
    expect((await workspace.read('settings.get', undefined)).security).toMatchObject({
      passwordChanged: '2024-01-22T10:00:00.000Z',
      passwordExpires: '2024-04-21T10:00:00.000Z',
    })
    expect(JSON.stringify([...(await store.list('passwords')), ...(await store.list('auditLog'))])).not.toContain('correct horse')
    const next = { next: 'another horse entirely', confirm: 'another horse entirely' }
    await expect(workspace.act('settings.changePassword', { ...next, current: 'wrong' })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'current', message: 'wrong' }],
    })
    await workspace.act('settings.changePassword', { ...next, current: good.next })
  })

  it.each([
    ['that is short', { next: 'elevenchars', confirm: 'elevenchars' }, [['next', 'short']]],
    ['that is not confirmed', { confirm: 'correct horse battery 8' }, [['confirm', 'different']]],
    ['that is the old one', { current: good.next }, [['next', 'same']]],
    ['that is known from leaks', { next: 'Password1234', confirm: 'Password1234' }, [['next', 'leaked']]],
    [
      'that is short and not confirmed',
      { next: 'a', confirm: 'b' },
      [
        ['next', 'short'],
        ['confirm', 'different'],
      ],
    ],
  ])('is refused %s (ACCT-SET-18, ACCT-SET-18-B)', async (_, change, issues) => {
    const { workspace, store } = sampleEngine()
    const error = await workspace.act('settings.changePassword', { ...good, ...change }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'invalid', issues: issues.map(([path, message]) => ({ path, message })) })
    expect((await store.list('passwords')).size).toBe(0)
  })

  it('stays when the sample is reset, unless it was set in the sample', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('settings.changePassword', good)
    await workspace.act('workspace.reset', undefined)
    expect((await store.list('passwords')).size).toBe(0)
    await workspace.act('projects.create', shop)
    await workspace.act('settings.changePassword', good)
    await workspace.act('workspace.reset', undefined)
    const next = { current: 'wrong', next: 'another horse entirely', confirm: 'another horse entirely' }
    await expect(workspace.act('settings.changePassword', next)).rejects.toMatchObject({ issues: [{ path: 'current' }] })
  })

  it('has twelve letters as people count them, and goes by the stored policy', async () => {
    const { workspace, store } = sampleEngine()
    await expect(workspace.act('settings.changePassword', { ...good, next: '🐴'.repeat(11), confirm: '🐴'.repeat(11) })).rejects.toMatchObject({
      issues: [{ message: 'short' }],
    })
    const policy = await store.get('securityPolicy', 'policy')
    if (policy !== undefined) await store.commit([{ collection: 'securityPolicy', id: 'policy', row: { ...policy, passwordMinLength: 30 } }])
    await expect(workspace.act('settings.changePassword', good)).rejects.toMatchObject({ issues: [{ message: 'short' }] })
    expect([isLeakedPassword('QWERTY123456'), isLeakedPassword('correct horse battery 9')]).toEqual([true, false])
  })
})

describe('two factors', () => {
  it('are enabled by a code of this moment, with ten recovery codes that are kept as hashes', async () => {
    const { clock, workspace, store } = clocked()
    const { secret, uri } = await workspace.act('settings.startTwoFactor', undefined)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toBe(`otpauth://totp/Tagmason:elena.fischer%40example.com?secret=${secret}&issuer=Tagmason&algorithm=SHA1&digits=6&period=30`)
    const code = () => totp(bytesOfBase32(secret), stepAt(clock.now))
    const now = await code()
    await expect(workspace.act('settings.enableTwoFactor', { code: now === '000000' ? '000001' : '000000' })).rejects.toMatchObject({
      issues: [{ path: 'code', message: 'wrong' }],
    })
    const codes = await workspace.act('settings.enableTwoFactor', { code: now })
    expect(new Set(codes).size).toBe(10)
    for (const each of codes) expect(each).toMatch(/^[a-z2-7]{8}-[a-z2-7]{8}$/)
    expect((await workspace.read('settings.get', undefined)).security).toMatchObject({ twoFactor: '2024-01-22T10:00:00.000Z', recoveryCodesLeft: 10 })
    expect(JSON.stringify([...(await store.list('twoFactors'))])).not.toContain(codes[0])
    expect(JSON.stringify(await workspace.read('settings.get', undefined))).not.toContain(secret)
    await expect(workspace.act('settings.startTwoFactor', undefined)).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('settings.enableTwoFactor', { code: await code() })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('are disabled with the password', async () => {
    const { clock, workspace } = clocked()
    await expect(workspace.act('settings.disableTwoFactor', { password: '' })).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('settings.changePassword', good)
    const { secret } = await workspace.act('settings.startTwoFactor', undefined)
    const code = await totp(bytesOfBase32(secret), stepAt(clock.now))
    // Whoever sits at an open session cannot shut its member out.
    for (const wrong of [{}, { password: '' }, { password: 'wrong' }])
      await expect(workspace.act('settings.enableTwoFactor', { code, ...wrong })).rejects.toMatchObject({ issues: [{ path: 'password', message: 'wrong' }] })
    await workspace.act('settings.enableTwoFactor', { code, password: good.next })
    await expect(workspace.act('settings.disableTwoFactor', { password: 'wrong' })).rejects.toMatchObject({ issues: [{ path: 'password' }] })
    await workspace.act('settings.disableTwoFactor', { password: good.next })
    expect((await workspace.read('settings.get', undefined)).security).toMatchObject({ twoFactor: null, recoveryCodesLeft: 0 })
  })
})

describe('the end of an account', () => {
  const confirm = { name: 'Example Outfitters', password: '' }

  it('is for owners, and not for the sample', async () => {
    const { workspace, as } = sampleEngine()
    await expect(as('admin').act('settings.deleteAccount', confirm)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(workspace.act('settings.deleteAccount', confirm)).rejects.toMatchObject({ code: 'conflict', issues: [{ message: 'sample' }] })
  })

  it('asks for the name and the password, waits 7 days and can be taken back (ACCT-SET-30-B)', async () => {
    const { clock, workspace } = clocked()
    await workspace.act('projects.create', shop)
    await workspace.act('settings.changePassword', good)
    // Nothing that the sample invents about its owner is true of the account, but for the address that they sign in with.
    const { profile, accountName } = await workspace.read('settings.get', undefined)
    expect([profile, accountName]).toMatchObject([{ firstName: '', lastName: '', email: elena.email, company: '' }, elena.email])
    await workspace.act('settings.saveProfile', { firstName: 'Ada', lastName: 'Byron', email: 'ada@shop.example', company: 'Shop Ltd', password: good.next })
    const confirm = { name: 'Shop Ltd', password: '' }
    await expect(workspace.act('settings.deleteAccount', { ...confirm, name: 'Example Outfitters' })).rejects.toMatchObject({ issues: [{ path: 'name' }] })
    await expect(workspace.act('settings.deleteAccount', confirm)).rejects.toMatchObject({ issues: [{ path: 'password' }] })
    expect(await workspace.act('settings.deleteAccount', { ...confirm, password: good.next })).toMatchObject({ deletion: '2026-03-08T12:00:00.000Z' })
    await workspace.act('settings.keepAccount', undefined)
    await expect(workspace.act('settings.keepAccount', undefined)).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('settings.finishDeletion', undefined)).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('settings.deleteAccount', { ...confirm, password: good.next })
    clock.now = new Date('2026-03-08T11:59:59.000Z')
    await expect(workspace.act('settings.finishDeletion', undefined)).rejects.toMatchObject({ code: 'conflict' })
    clock.now = new Date('2026-03-08T12:00:00.000Z')
    await workspace.act('settings.finishDeletion', undefined)
    expect((await workspace.read('projects.list', undefined)).map(({ value }) => value)).not.toContain('shop')
    expect(await workspace.read('settings.get', undefined)).toMatchObject({ deletion: null, security: { passwordChanged: null } })
    expect(await workspace.read('session.get', undefined)).toMatchObject({ project: 'analytics-dashboard' })
  })

  it('offers all that is one’s own first, without secrets and without the sample', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('projects.create', shop)
    await workspace.act('plans.generate', { goals: 'Track purchases' })
    await workspace.act('settings.changePassword', good)
    const { secret } = await workspace.act('apiKeys.create', { name: 'Mine', kind: 'secret', environment: 'production', scopes: ['reports.read'], life: null })
    const file = await workspace.act('settings.exportData', undefined)
    expect([file.fileName, file.type]).toEqual(['account-2026-03-01.json', 'application/json'])
    const text = Buffer.from(file.base64, 'base64').toString()
    const { data } = JSON.parse(text) as { data: Record<string, { name?: string; value?: string }[]> }
    expect([data.projects?.map(({ value }) => value), data.plans?.length, data.apiKeys?.map(({ name }) => name)]).toEqual([['shop'], 1, ['Mine']])
    expect(Object.keys(data).filter((name) => ['passwords', 'apiKeySecrets', 'twoFactors', 'anomalies', 'eventHours'].includes(name))).toEqual([])
    for (const hidden of [secret ?? '', [...(await store.list('passwords')).values()][0]?.hash ?? '']) expect(text).not.toContain(hidden)
  })
})
