import type { ActInput, SharedReport } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { kept, matches } from './password.ts'

const report = { target: { kind: 'report', id: 'report-3' }, audience: 'anyone', people: [], accessType: 'View Only' } satisfies ActInput<'shares.create'>
const ana = 'ana@example.com'
const toAna = { ...report, audience: 'people', people: [ana] } satisfies ActInput<'shares.create'>
type Store = ReturnType<typeof sampleEngine>['store']

async function stored(store: Store, id: string): Promise<SharedReport> {
  const row = await store.get('shares', id)
  if (row === undefined) throw new Error(`There is no share ${id}.`)
  return row
}
const tokenOf = async (store: Store, id: string) => (await stored(store, id)).token ?? ''

describe('shares', () => {
  it('stand with the options, on and off as specified, and all that can be shared', async () => {
    const { options, rows, targets, links, mail } = await sampleEngine().workspace.read('shares.list', undefined)
    expect(options.map(({ id, enabled }) => [id, enabled])).toEqual([
      ['public-link', true],
      ['email-share', true],
      ['team-access', false],
      ['embed-code', false],
    ])
    expect(rows.map(({ type, accessType, status, stopped }) => [type, accessType, status, stopped])).toEqual([
      ['Dashboard', 'View Only', 'active', null],
      ['Dashboard', 'Edit', 'active', null],
      ['Email Report', 'Email Only', 'scheduled', null],
      ['Report', 'View Only', 'paused', null],
      ['Report', 'View Only', 'active', null],
    ])
    expect(rows.some((row) => 'token' in row || 'password' in row)).toBe(false)
    expect([targets.length, targets[0], links, mail]).toEqual([
      4 + 5 + 4,
      { kind: 'builtIn', id: 'executive-summary', name: 'Executive Summary' },
      'sandbox',
      'sandbox',
    ])
  })

  it('are generated as links, with a mail where an address is given (REP-SHARE-08-B, REP-SHARE-10-B)', async () => {
    const { workspace, store } = sampleEngine()
    const link = await workspace.act('shares.generateLink', { report: 'revenue-dashboard', email: '' })
    expect(link).toMatchObject({
      name: 'Revenue Dashboard',
      type: 'Report',
      accessType: 'View Only',
      sharedWith: 'Anyone with the link',
      needs: ['public-link'],
    })
    expect(link.shareLink).toBe(`https://tagmason.example.com/share/${await tokenOf(store, link.id)}`)
    expect((await store.list('outbox')).size).toBe(0)
    const mailed = await workspace.act('shares.generateLink', { report: 'user-analytics', email: ana })
    expect(mailed).toMatchObject({ sharedWith: ana, needs: ['public-link', 'email-share'] })
    const [message] = (await store.list('outbox')).values()
    expect(message).toMatchObject({ to: [ana], subject: 'User Analytics', state: 'queued', error: null, about: mailed.id, attachment: null })
    expect(message?.body).toContain(mailed.shareLink)
    await expect(workspace.act('shares.generateLink', { report: 'user-analytics', email: 'ana@' })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'email' }],
    })
  })

  it('of Email Only have no link: the report itself is mailed (REP-SHARE-14-B)', async () => {
    const { workspace, store } = sampleEngine()
    const share = await workspace.act('shares.create', { ...toAna, accessType: 'Email Only' })
    expect(share).toMatchObject({ type: 'Email Report', shareLink: null, stopped: null, needs: ['email-share'] })
    expect((await stored(store, share.id)).token).toBeNull()
    const [message] = (await store.list('outbox')).values()
    expect(message?.attachment?.fileName).toBe('checkout-by-device-2024-01-22.html')
    expect(Buffer.from(message?.attachment?.base64 ?? '', 'base64').toString()).toContain('<td>mobile</td><td class="figure">3960</td>')
    const dashboard = workspace.act('shares.create', { ...toAna, target: { kind: 'dashboard', id: 'dashboard-1' }, accessType: 'Email Only' })
    await expect(dashboard).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'accessType' }] })
  })

  it.each<[string, Partial<ActInput<'shares.create'>>, string]>([
    ['with people of whom there are none', { audience: 'people' }, 'people'],
    ['with anyone, and named people', { people: [ana] }, 'people'],
    ['with somebody who has no address', { audience: 'people', people: ['ana'] }, 'people.0'],
    ['by mail with nobody', { accessType: 'Email Only' }, 'people'],
    ['for anyone to edit', { accessType: 'Edit' }, 'accessType'],
    ['embedded for some people', { audience: 'people', people: [ana], embed: true }, 'embed'],
    ['until before it begins', { validFrom: '2024-03-01T00:00:00Z', validUntil: '2024-02-01T00:00:00Z' }, 'validUntil'],
    ['until yesterday', { validUntil: '2024-01-21T00:00:00Z' }, 'validUntil'],
    ['with a short password', { password: 'secret' }, 'password'],
    ['of nothing', { target: { kind: 'report', id: 'report-9' } }, 'target'],
  ])('are refused %s', async (_, wrong, path) => {
    const { workspace, store } = sampleEngine()
    await expect(workspace.act('shares.create', { ...report, ...wrong })).rejects.toMatchObject({ issues: [expect.objectContaining({ path })] })
    expect([(await store.list('shares')).size, (await store.list('outbox')).size]).toEqual([5, 0])
  })

  it('need their option; without it they stop, and go on when it is back', async () => {
    const { workspace, store, as } = sampleEngine()
    await expect(workspace.act('shares.create', { ...report, audience: 'team' })).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ path: 'option', message: 'team-access' }],
    })
    await expect(workspace.act('shares.create', { ...report, embed: true })).rejects.toMatchObject({ issues: [{ message: 'embed-code' }] })
    await workspace.act('shares.setOption', { id: 'team-access', enabled: true })
    expect(await workspace.act('shares.create', { ...report, audience: 'team', accessType: 'Edit' })).toMatchObject({
      sharedWith: 'All members',
      needs: ['team-access'],
    })
    const token = await tokenOf(store, 'share-5')
    await workspace.act('shares.setOption', { id: 'public-link', enabled: false })
    await expect(workspace.act('shares.open', { token })).rejects.toMatchObject({ code: 'conflict', issues: [{ message: 'option' }] })
    const { rows } = await workspace.read('shares.list', undefined)
    expect(rows.map(({ stopped, option }) => [stopped, option]).slice(0, 5)).toEqual([
      ['option', 'public-link'],
      [null, null],
      [null, null],
      ['option', 'public-link'],
      ['option', 'public-link'],
    ])
    await workspace.act('shares.setOption', { id: 'public-link', enabled: true })
    expect((await workspace.act('shares.open', { token })).name).toBe('Partner Referrals')
    await expect(as('editor').act('shares.setOption', { id: 'public-link', enabled: false })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(as('analyst').act('shares.create', report)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it.each<[ActInput<'shares.setOption'>['id'], Partial<ActInput<'shares.create'>>]>([
    ['public-link', {}],
    ['email-share', { audience: 'people', people: [ana] }],
    ['team-access', { audience: 'team' }],
    ['embed-code', { embed: true }],
  ])(
    'live by the option %s: off, those that use it open no more and none is made (REP-SHARE-03-B, REP-SHARE-04-B, REP-SHARE-05-B, REP-SHARE-06-B)',
    async (id, use) => {
      const { workspace, store, as } = sampleEngine()
      await workspace.act('shares.setOption', { id, enabled: true, sites: ['www.shop.example'] })
      const share = await workspace.act('shares.create', { ...report, ...use })
      const token = await tokenOf(store, share.id)
      const stopped = async () => (await as('owner').read('shares.list', undefined)).rows.find((row) => row.id === share.id)?.stopped
      expect([share.needs.includes(id), await stopped()]).toEqual([true, null])
      await workspace.act('shares.setOption', { id, enabled: false })
      expect(await stopped()).toBe('option')
      await expect(as('viewer').act('shares.open', { token })).rejects.toMatchObject({ code: 'conflict', issues: [{ message: 'option' }] })
      await expect(workspace.act('shares.create', { ...report, ...use })).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'option', message: id }] })
      await workspace.act('shares.setOption', { id, enabled: true })
      expect((await as('viewer').act('shares.open', { token })).name).toBe(share.name)
    },
  )

  it('are embedded in listed sites, by HTML that is safe', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('shares.setOption', { id: 'embed-code', enabled: true, sites: ['https://www.shop.example/x', 'www.shop.example'] })).toEqual({
      id: 'embed-code',
      enabled: true,
      sites: ['www.shop.example'],
    })
    await expect(workspace.act('shares.setOption', { id: 'embed-code', enabled: true, sites: ['nowhere'] })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'sites' }],
    })
    expect(await workspace.act('shares.setOption', { id: 'embed-code', enabled: true })).toMatchObject({ sites: ['www.shop.example'] })
    const { id } = await workspace.act('reports.create', { name: 'A "b" <c>', definition: { dimension: 'day', metrics: ['visits'], period: '7', filter: '' } })
    const share = await workspace.act('shares.create', { ...report, target: { kind: 'report', id }, embed: true })
    expect(share.embed).toContain(`<iframe src="${share.shareLink}?embed" title="A &quot;b&quot; &lt;c>"`)
  })

  it('show a report or a dashboard to who opens them, and count (REP-SHARE-14-B, DATA-SHARE-01-B)', async () => {
    const { workspace, store, as } = sampleEngine()
    const seen = await as('viewer').act('shares.open', { token: await tokenOf(store, 'share-1') })
    expect(seen).toMatchObject({
      name: 'Executive Overview',
      accessType: 'View Only',
      mayEdit: false,
      content: { kind: 'dashboard', id: 'dashboard-1', range: '30' },
    })
    if (seen.content.kind === 'dashboard')
      expect(seen.content.widgets.map(({ figures }) => figures.totals[0]?.value).slice(0, 3)).toEqual([9_828, 608, 4_720_320])
    const { share, visits } = await workspace.read('shares.details', { id: 'share-1' })
    expect([share.views, share.lastAccessed, visits.map(({ at }) => at)]).toEqual([65, '2024-01-22T10:00:00.000Z', ['2024-01-22T10:00:00.000Z']])
    const edit = { token: await tokenOf(store, 'share-2') }
    expect([(await as('viewer').act('shares.open', edit)).mayEdit, (await as('editor').act('shares.open', edit)).mayEdit]).toEqual([false, true])
    const link = await workspace.act('shares.generateLink', { report: 'user-analytics', email: '' })
    expect((await workspace.act('shares.open', { token: await tokenOf(store, link.id) })).content).toMatchObject({
      kind: 'report',
      table: { dimension: 'device' },
    })
    await expect(workspace.act('shares.open', { token: 'guess' })).rejects.toMatchObject({ code: 'notFound' })
    // A share without a link is not found by having none.
    await expect(workspace.act('shares.open', { token: '' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('are opened from another project, with the figures and the clock of their own', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect((await workspace.read('shares.list', undefined)).rows).toEqual([])
    const { content } = await workspace.act('shares.open', { token: await tokenOf(store, 'share-1') })
    expect(content.kind === 'dashboard' && content.widgets[0]?.figures.totals[0]?.value).toBe(9_828)
    expect((await stored(store, 'share-1')).lastAccessed).toBe('2024-01-22T10:00:00.000Z')
  })

  it('keep a password as a hash that only the password opens', async () => {
    const { workspace, store } = sampleEngine()
    const { id, hasPassword } = await workspace.act('shares.create', { ...report, password: 'wörtlich-geheim' })
    const { token, password } = await stored(store, id)
    expect([hasPassword, password?.hash.length, JSON.stringify(password).includes('geheim')]).toEqual([true, 64, false])
    const open = (password?: string) => workspace.act('shares.open', { token: token ?? '', ...(password === undefined ? {} : { password }) })
    await expect(open()).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'password', message: 'needed' }] })
    await expect(open('falsch-geheim')).rejects.toMatchObject({ code: 'invalid', issues: [{ message: 'wrong' }] })
    expect((await open('wörtlich-geheim')).name).toBe('Checkout by Device')
    expect(await workspace.act('shares.change', { id, accessType: 'View Only', validUntil: null, password: null })).toMatchObject({ hasPassword: false })
    expect((await open()).name).toBe('Checkout by Device')
    expect(JSON.stringify([...(await store.list('auditLog')).values()])).not.toContain('geheim')
    const salted = await kept('same password', 'one')
    expect([await matches('same password', salted), salted.hash === (await kept('same password', 'two')).hash]).toEqual([true, false])
  })

  it('are paused, resumed, revoked and put back (REP-SHARE-12-B)', async () => {
    const { workspace, store } = sampleEngine()
    const token = await tokenOf(store, 'share-5')
    expect(await workspace.act('shares.setStatus', { id: 'share-5', status: 'paused' })).toMatchObject({ status: 'paused' })
    await expect(workspace.act('shares.open', { token })).rejects.toMatchObject({ issues: [{ message: 'paused' }] })
    await workspace.act('shares.setStatus', { id: 'share-5', status: 'active' })
    await workspace.act('shares.revoke', { id: 'share-5' })
    await expect(workspace.act('shares.open', { token })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('shares.restore', { id: 'share-5' })
    expect((await workspace.act('shares.open', { token })).name).toBe('Partner Referrals')
  })

  it('begin and end when they should, and end with what they show (DATA-SHARE-01-B)', async () => {
    const { workspace, store } = sampleEngine()
    const later = await workspace.act('shares.create', { ...report, validFrom: '2024-01-25T08:00:00Z', validUntil: '2024-01-26T08:00:00Z' })
    expect(later.status).toBe('scheduled')
    await expect(workspace.act('shares.open', { token: await tokenOf(store, later.id) })).rejects.toMatchObject({ issues: [{ message: 'scheduled' }] })
    expect((await workspace.act('shares.setStatus', { id: later.id, status: 'active' })).status).toBe('scheduled')
    const row = await stored(store, later.id)
    const put = (change: Partial<SharedReport>) => store.commit([{ collection: 'shares', id: row.id, row: { ...row, ...change } }])
    const shown = async () => (await workspace.read('shares.details', { id: row.id })).share
    await put({ validFrom: '2024-01-22T10:00:00.000Z' })
    expect(await shown()).toMatchObject({ status: 'active', stopped: null })
    await put({ validFrom: null, validUntil: '2024-01-22T10:00:00.000Z', status: 'active' })
    expect((await shown()).stopped).toBe('expired')
    await put({ status: 'active', validFrom: null, validUntil: null })
    await workspace.act('reports.remove', { id: 'report-3' })
    expect((await shown()).stopped).toBe('targetGone')
  })

  it('change their access within what their kind can have', async () => {
    const { workspace } = sampleEngine()
    const change = (id: string, accessType: 'View Only' | 'Edit' | 'Email Only') =>
      workspace.act('shares.change', { id, accessType, validUntil: '2024-02-01T00:00:00Z' })
    expect(await change('share-1', 'Edit')).toMatchObject({ accessType: 'Edit', needs: ['email-share'], validUntil: '2024-02-01T00:00:00.000Z' })
    expect(await change('share-1', 'View Only')).toMatchObject({ needs: ['public-link', 'email-share'] })
    await expect(change('share-5', 'Edit')).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'accessType', message: 'anyone' }] })
    await expect(change('share-1', 'Email Only')).rejects.toMatchObject({ issues: [{ message: 'otherWay' }] })
    await expect(change('share-3', 'View Only')).rejects.toMatchObject({ issues: [{ message: 'otherWay' }] })
  })

  it('of a project of one’s own are stored with their token, and say that no server answers them', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const share = await workspace.act('shares.generateLink', { report: 'executive-summary', email: ana })
    expect(share).toMatchObject({ shareLink: null, stopped: 'noServer', project: 'shop' })
    expect(await tokenOf(store, share.id)).not.toBe('')
    expect(await workspace.read('shares.list', undefined)).toMatchObject({ links: 'notConfigured', mail: 'notConfigured', rows: [{ id: share.id }] })
    const [message] = (await store.list('outbox')).values()
    expect(message).toMatchObject({ project: 'shop', state: 'queued', attachment: { type: 'text/html;charset=utf-8' } })
    await expect(workspace.act('shares.revoke', { id: 'share-1' })).rejects.toMatchObject({ code: 'notFound' })
  })
})
