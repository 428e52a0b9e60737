import { type AuditEntry, auditPeriods, filterAudit, isPolicyNumber, policyLimits } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pdfPages, pdfTexts, csvRows, xlsxRows } from '../testing/readFiles.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

const shop = { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' }
const columns = ['Timestamp', 'User', 'Action', 'Resource', 'IP Address', 'Status']
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))
const password = { current: '', next: 'correct horse b', confirm: 'correct horse b' }

async function real() {
  const engine = sampleEngine()
  await engine.workspace.act('projects.create', shop)
  return engine
}

describe('the policy', () => {
  it('is the specification’s at first, and new passwords go by it at once (ENT-SEC-11-B)', async () => {
    const { workspace } = sampleEngine()
    expect((await workspace.read('security.overview', undefined)).policy).toEqual({
      passwordMinLength: 12,
      passwordExpiryDays: 90,
      idleMinutes: 30,
      maxSessions: 3,
    })
    await workspace.act('security.setPolicy', { passwordMinLength: 16, passwordExpiryDays: 30, idleMinutes: 10, maxSessions: 1 })
    await expect(workspace.act('settings.changePassword', password)).rejects.toMatchObject({ issues: [{ path: 'next', message: 'short' }] })
    await workspace.act('security.setPolicy', { passwordMinLength: 15, passwordExpiryDays: 30, idleMinutes: 10, maxSessions: 1 })
    await workspace.act('settings.changePassword', password)
    const { security } = await workspace.read('settings.get', undefined)
    expect(Date.parse(security.passwordExpires ?? '') - Date.parse(security.passwordChanged ?? '')).toBe(30 * 86_400_000)
    expect(security.passwordMinLength).toBe(15)
  })

  it('of the sample and of a real project are two, and a reset leaves the real one', async () => {
    const { workspace } = await real()
    const mine = { passwordMinLength: 20, passwordExpiryDays: 60, idleMinutes: 15, maxSessions: 2 }
    await workspace.act('security.setPolicy', mine)
    await workspace.act('workspace.reset', undefined)
    expect((await workspace.read('security.overview', undefined)).policy).toEqual(mine)
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    expect((await workspace.read('security.overview', undefined)).policy.passwordMinLength).toBe(12)
  })

  it.each(Object.entries(policyLimits))('refuses a %s outside of its limits, and what is not whole', async (name, { least, most }) => {
    const { workspace } = sampleEngine()
    const { policy } = await workspace.read('security.overview', undefined)
    for (const value of [least - 1, most + 1, least + 0.5])
      await expect(workspace.act('security.setPolicy', { ...policy, [name]: value })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: name }] })
    for (const value of [least, most]) await workspace.act('security.setPolicy', { ...policy, [name]: value })
    expect([least - 1, least, most, most + 1, undefined].map((value) => isPolicyNumber(name as 'idleMinutes', value))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('protections', () => {
  it('are told as they are in a real project: two factors by who has one (ENT-SEC-06-B)', async () => {
    const { workspace, store } = await real()
    const state = async () => (await workspace.read('security.overview', undefined)).features.map(({ id, state, covered }) => [id, state, covered?.count])
    expect(await state()).toEqual([
      ['rest', 'Off', undefined],
      ['sessions', 'Off', undefined],
      ['audit', 'On', undefined],
      ['twoFactor', 'Off', 0],
      ['singleSignOn', 'Off', undefined],
      ['allowList', 'Off', undefined],
    ])
    const row = { id: 'member-1', secret: 'A', enabledAt: '2026-01-01T00:00:00.000Z', lastStep: 0, recovery: [] }
    await store.commit([{ collection: 'twoFactors', id: 'member-1', row }])
    expect((await state())[3]).toEqual(['twoFactor', 'On', 1])
    const [sent] = await workspace.act('members.invite', { emails: ['ana@shop.example'], role: 'editor', scope: 'account' })
    const token = sent?.link.replace('/account/team?invitation=', '') ?? ''
    await workspace.act('members.accept', { token, firstName: 'Ana', lastName: 'Ruiz' })
    expect((await state())[3]).toEqual(['twoFactor', 'Partly', 1])
  })

  it('and the log are for admins', async () => {
    const { as } = sampleEngine()
    for (const name of ['security.overview', 'auditLog.list', 'auditLog.verification', 'compliance.list'] as const)
      await expect(as('editor').read(name, undefined)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('the audit log', () => {
  it('is a chain from the first entry on, which every act and refusal continues (ENT-SEC-07-B, DATA-AUDIT-01-B)', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.read('auditLog.verification', undefined)).toEqual({ verified: 10, before: 0, since: '2024-01-13T10:00:00.000Z', brokenAt: null })
    await workspace.act('session.setPreferences', { mode: 'dark' })
    await workspace.act('notifications.markRead', { id: 'nobody' }).catch(() => undefined)
    expect(await workspace.read('auditLog.verification', undefined)).toMatchObject({ verified: 12, brokenAt: null })
  })

  it.each<[string, (entries: AuditEntry[]) => AuditEntry[], string]>([
    ['changed', (all) => all.map((entry) => (entry.id === 'audit-7' ? { ...entry, status: 'Success' } : entry)), 'audit-7'],
    ['taken out', (all) => all.filter(({ id }) => id !== 'audit-4'), 'audit-5'],
    ['put in without a hash', ([first, ...rest]) => [first!, { ...first!, id: 'forged', hash: undefined } as unknown as AuditEntry, ...rest], 'forged'],
    ['cut off at the end', (all) => all.slice(0, -1), 'audit-10'],
  ])('tells where an entry was %s', async (_, change, place) => {
    const { workspace, store } = sampleEngine()
    await workspace.act('session.setPreferences', { mode: 'dark' })
    const entries = [...(await store.list('auditLog')).values()]
    await store.commit([
      ...entries.map(({ id }) => ({ collection: 'auditLog' as const, id, row: null })),
      ...change(entries).map((row) => ({ collection: 'auditLog' as const, id: row.id, row })),
    ])
    expect((await workspace.read('auditLog.verification', undefined)).brokenAt).toBe(place)
  })

  it('may have lost its oldest entries, and begins where there were no hashes yet', async () => {
    const { workspace, store } = sampleEngine()
    await store.commit([{ collection: 'auditLog', id: 'audit-1', row: null }])
    expect(await workspace.read('auditLog.verification', undefined)).toMatchObject({ verified: 9, brokenAt: null })
    const bare = sampleEngine({
      seed: {
        auditLog: new Map([
          ['old', { id: 'old', timestamp: '2024-01-01T00:00:00.000Z', user: 'a', action: 'b', resource: 'c', ipAddress: '', status: 'Success' }],
        ]),
      },
    })
    await bare.workspace.act('session.setPreferences', { mode: 'dark' })
    expect(await bare.workspace.read('auditLog.verification', undefined)).toMatchObject({ verified: 1, before: 1, brokenAt: null })
  })

  it('goes on through a reset and begins anew with the account', async () => {
    const { workspace, store } = await real()
    await workspace.act('workspace.reset', undefined)
    expect(await workspace.read('auditLog.verification', undefined)).toMatchObject({ verified: 12, brokenAt: null })
    await store.commit([{ collection: 'accountDeletions', id: 'account', row: { id: 'account', due: '2024-01-01T00:00:00.000Z', by: 'a' } }])
    await workspace.act('settings.finishDeletion', undefined)
    expect(await workspace.read('auditLog.verification', undefined)).toMatchObject({ verified: 11, brokenAt: null })
  })

  it('shows the last first, and of each space its own', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('session.setPreferences', { mode: 'dark' })
    const rows = await workspace.read('auditLog.list', undefined)
    expect(rows.map(({ action }) => action).slice(0, 3)).toEqual(['session.setPreferences', 'containers.publish', 'session.signIn'])
    await workspace.act('projects.create', shop)
    expect(await workspace.read('auditLog.list', undefined)).toEqual([])
    await workspace.act('session.setPreferences', { mode: 'light' })
    expect((await workspace.read('auditLog.list', undefined)).map(({ action, resource }) => [action, resource])).toEqual([
      ['session.setPreferences', 'corner-bakery'],
    ])
  })

  it('is exported as it is filtered, in every format, and no cell becomes a formula (ENT-SEC-07-B)', async () => {
    const { workspace, store } = sampleEngine()
    const asked = { title: 'Audit Log', columns, words: 'tom.becker', status: 'Failed' as const }
    const csv = await workspace.act('auditLog.export', { ...asked, format: 'csv' })
    expect(csv).toMatchObject({ fileName: 'audit-log-2024-01-22.csv', type: 'text/csv;charset=utf-8' })
    const failed = ['2024-01-22T05:00:00.000Z', 'tom.becker@example.com', 'session.signIn', 'account', '192.0.2.140', 'Failed']
    expect(csvRows(bytesOf(csv.base64))).toEqual([columns, failed])
    const excel = await workspace.act('auditLog.export', { ...asked, format: 'excel' })
    expect(xlsxRows(bytesOf(excel.base64)).at(-1)).toEqual(failed)
    const pdf = await workspace.act('auditLog.export', { title: 'Audit Log', columns, format: 'pdf' })
    expect(pdfPages(bytesOf(pdf.base64))).toMatchObject({ sound: true })
    const [first] = [...(await store.list('auditLog')).values()]
    await store.commit([{ collection: 'auditLog', id: 'x', row: { ...first!, id: 'x', user: '=HYPERLINK("http://evil.example")' } }])
    const guarded = await workspace.act('auditLog.export', { title: 'Audit Log', columns, words: 'hyperlink', format: 'csv' })
    expect(csvRows(bytesOf(guarded.base64))[1]?.[1]).toBe('\'=HYPERLINK("http://evil.example")')
    // Whoever took the log away stands in it.
    expect((await workspace.read('auditLog.list', undefined))[0]?.action).toBe('auditLog.export')
  })

  it('is filtered by every word, status and period alone and together', async () => {
    const entries = await sampleEngine().workspace.read('auditLog.list', undefined)
    const now = '2024-01-22T10:00:00.000Z'
    fc.assert(
      fc.property(
        fc.constantFrom('', 'elena', 'SESSION signin', 'account tom', 'nothing'),
        fc.constantFrom(undefined, 'Success' as const, 'Failed' as const),
        fc.constantFrom(undefined, 'day' as const, 'week' as const, 'month' as const),
        (words, status, period) => {
          const found = filterAudit(entries, { words, status, period }, now)
          const expected = entries.filter(
            (entry) =>
              words
                .toLowerCase()
                .split(' ')
                .every((word) => [entry.user, entry.action, entry.resource, entry.ipAddress].join(' ').toLowerCase().includes(word)) &&
              (status === undefined || status === entry.status) &&
              (period === undefined || (Date.parse(now) - Date.parse(entry.timestamp)) / 3_600_000 <= auditPeriods[period]),
          )
          expect(found).toEqual(expected)
        },
      ),
    )
    expect([filterAudit(entries, { period: 'day' }, now).length, filterAudit(entries, { status: 'Failed' }, now).length]).toEqual([5, 2])
  })
})

describe('documents', () => {
  const made = {
    kind: 'access' as const,
    name: 'Access Review',
    type: 'Access',
    columns: ['Name', 'Address', 'Role', 'Status', 'Second factor'],
    words: { yes: 'Yes', no: 'No' },
  }

  it('are made of what is known, with the size of the file that comes back (ENT-SEC-09-B, DATA-COMPLIANCE-01-B)', async () => {
    const { workspace } = await real()
    expect(await workspace.read('compliance.list', undefined)).toEqual([])
    const row = await workspace.act('compliance.make', { ...made, words: { ...made.words, owner: 'Propietaria' } })
    expect(row).toMatchObject({ name: 'Access Review', status: 'Current', type: 'Access', date: '2026-03-01T12:00:00.000Z' })
    const file = await workspace.act('compliance.download', { id: row.id })
    expect(file).toMatchObject({ fileName: 'access-review-2026-03-01.pdf', type: 'application/pdf' })
    expect(bytesOf(file.base64)).toHaveLength(row.size)
    const said = pdfTexts(bytesOf(file.base64))
    expect(said).toEqual(expect.arrayContaining(['Access Review', 'Second factor', 'Owner', 'owner@localhost', 'Propietaria', 'No']))
    expect(pdfPages(bytesOf(file.base64)).sound).toBe(true)
  })

  it('of the policy hold its numbers, those of the processing the connections', async () => {
    const { workspace } = sampleEngine()
    const policy = await workspace.act('compliance.make', {
      ...made,
      kind: 'policy',
      name: 'Policy',
      columns: ['Rule', 'Value'],
      words: { idleMinutes: 'Idle minutes' },
    })
    const said = pdfTexts(bytesOf((await workspace.act('compliance.download', { id: policy.id })).base64))
    expect(said.slice(said.indexOf('Idle minutes')).slice(0, 2)).toEqual(['Idle minutes', '30'])
    const processing = await workspace.act('compliance.make', {
      ...made,
      kind: 'processing',
      name: 'Processing',
      columns: ['What', 'Where', 'State'],
      words: { connection: 'Connection' },
    })
    const activities = pdfTexts(bytesOf((await workspace.act('compliance.download', { id: processing.id })).base64))
    expect(activities).toContain('Connection')
  })

  it('supersede those of the same name, until they are removed (ENT-SEC-09-B)', async () => {
    const { workspace, store } = sampleEngine()
    const statuses = async () =>
      (await workspace.read('compliance.list', undefined)).filter(({ name }) => /penetration/i.test(name)).map(({ id, status }) => [id, status])
    const upload = { name: 'penetration test summary', type: 'Security test', fileName: 'test.PDF', base64: Buffer.from('%PDF-1.4').toString('base64') }
    const { id, size } = await workspace.act('compliance.upload', upload)
    expect(size).toBe(8)
    expect(await statuses()).toEqual([
      [id, 'Current'],
      ['compliance-4', 'Superseded'],
    ])
    expect(await workspace.act('compliance.download', { id })).toEqual({ fileName: 'test.PDF', type: 'application/pdf', base64: upload.base64 })
    await workspace.act('compliance.remove', { id })
    expect(await statuses()).toEqual([['compliance-4', 'Current']])
    expect([...(await store.list('complianceFiles')).values()]).toEqual([])
  })

  it('of the sample come as what is known of them', async () => {
    const { workspace } = sampleEngine()
    const file = await workspace.act('compliance.download', { id: 'compliance-3' })
    expect(file.fileName).toBe('soc-2-type-ii-report-2023-10-16.pdf')
    expect(pdfTexts(bytesOf(file.base64))).toEqual(expect.arrayContaining(['SOC 2 Type II Report', '2023-10-16']))
  })

  it.each([
    ['tool.exe', 'AAAA', 'fileName', 'type'],
    ['plan.pdf', 'not base64!', 'base64', 'unreadable'],
    ['large.pdf', Buffer.alloc(5_000_001).toString('base64'), 'base64', 'size'],
  ])('refuse %s', async (fileName, base64, path, message) => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('compliance.upload', { name: 'A', type: 'B', fileName, base64 })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path, message }],
    })
  })

  it('of a real project are not the sample’s, and stay in a reset', async () => {
    const { workspace } = await real()
    const { id } = await workspace.act('compliance.make', made)
    await expect(workspace.act('compliance.download', { id: 'compliance-1' })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('workspace.reset', undefined)
    expect((await workspace.read('compliance.list', undefined)).map((row) => row.id)).toEqual([id])
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    expect(await workspace.read('compliance.list', undefined)).toHaveLength(5)
    await expect(workspace.act('compliance.remove', { id })).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('on a server', () => {
  it('secrets are sealed, and sessions stand as soon as somebody has a password (ENT-SEC-06-B)', async () => {
    const { workspace, store } = sampleEngine({ ports: { server: { mail: false } } })
    await workspace.act('projects.create', shop)
    const states = async () => Object.fromEntries((await workspace.read('security.overview', undefined)).features.map(({ id, state }) => [id, state]))
    expect(await states()).toMatchObject({ rest: 'Partly', sessions: 'Off' })
    await store.commit([{ collection: 'passwords', id: 'member-1', row: { id: 'member-1', hash: 'x', changedAt: '2026-03-01T12:00:00.000Z' } }])
    expect(await states()).toMatchObject({ rest: 'Partly', sessions: 'On' })
  })
})
