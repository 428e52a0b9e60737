import { domainOf, domainRecord, logoProblem, mostBrandVersions, mostLogoBytes } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ports } from '../context.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

const shop = { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' }
const png = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]).toString('base64')}`
const svg = (text: string) => `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`
const brand = { companyName: 'Brightwater', primaryColor: '#0F766E', secondaryColor: '#64748b', logo: png }

describe('branding', () => {
  it('begins with the product’s own, is seen by everybody at once, and keeps what was before', async () => {
    const { workspace, as } = sampleEngine()
    expect(await workspace.read('branding.get', undefined)).toEqual({
      brand: { companyName: 'Tagmason', primaryColor: '#3b82f6', secondaryColor: '#64748b', logo: null },
      versions: [],
    })
    // Hidden product name is on in the sample.
    expect((await workspace.read('session.get', undefined)).brand).toEqual({ name: 'Tagmason' })
    await workspace.act('branding.save', brand)
    expect((await as('viewer').read('session.get', undefined)).brand).toEqual({ name: 'Brightwater', color: '#0f766e' })
    const now = await workspace.read('branding.get', undefined)
    expect(now.brand).toEqual({ ...brand, primaryColor: '#0f766e' })
    expect(now.versions).toMatchObject([{ companyName: 'Tagmason', primaryColor: '#3b82f6', by: 'Elena Fischer' }])
  })

  it('makes no version of what does not differ, and keeps so many only', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('branding.save', brand)
    await workspace.act('branding.save', brand)
    expect((await workspace.read('branding.get', undefined)).versions).toHaveLength(1)
    for (let count = 0; count < 15; count++) await workspace.act('branding.save', { ...brand, companyName: `Name ${count}` })
    const { versions } = await workspace.read('branding.get', undefined)
    expect(versions).toHaveLength(mostBrandVersions)
    expect([versions[0]?.companyName, versions.at(-1)?.companyName]).toEqual(['Name 13', 'Name 4'])
  })

  it('of a real account is its own, and stays in a reset', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', shop)
    expect((await workspace.read('session.get', undefined)).brand).toEqual({})
    await workspace.act('branding.save', brand)
    // The name of the product stands until it is hidden.
    expect((await workspace.read('session.get', undefined)).brand).toEqual({ color: '#0f766e' })
    const hidden = (await workspace.read('whiteLabel.features', undefined)).find(({ feature }) => feature === 'hidden')
    await workspace.act('whiteLabel.setFeature', { id: hidden?.id ?? '', enabled: true })
    await workspace.act('workspace.reset', undefined)
    expect((await workspace.read('session.get', undefined)).brand).toEqual({ name: 'Brightwater', color: '#0f766e' })
    expect((await workspace.read('branding.get', undefined)).versions).toHaveLength(1)
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    expect((await workspace.read('branding.get', undefined)).brand.companyName).toBe('Tagmason')
  })

  it.each([
    ['type', 'data:text/html;base64,AAAA'],
    ['type', 'https://elsewhere.example/logo.png'],
    ['type', png.replace('image/png', 'image/webp')],
    ['type', svg('<html><svg></svg></html>')],
    ['type', svg(`${'<!-- -->'.repeat(1000)}<html>`)],
    ['type', 'data:image/png;base64,AAAAA'],
    ['size', `data:image/png;base64,${Buffer.alloc(mostLogoBytes + 1).toString('base64')}`],
    ['active', svg('<svg onload="alert(1)"></svg>')],
    ['active', svg('<svg><script>alert(1)</script></svg>')],
    ['active', svg('<svg><image href="https://spy.example/p.png"/></svg>')],
    ['active', svg('<svg><style>@import "https://spy.example/a.css"</style></svg>')],
  ])('refuses a logo for its %s', async (message, logo) => {
    const { workspace } = sampleEngine()
    expect(logoProblem(logo)).toBe(message)
    await expect(workspace.act('branding.save', { ...brand, logo })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'logo', message }] })
  })

  it.each([
    png,
    svg(
      '<?xml version="1.0"?>\n<!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd"><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>',
    ),
    `data:image/jpeg;base64,${Buffer.from([255, 216, 255, 224]).toString('base64')}`,
  ])('takes a sound logo', (logo) => expect(logoProblem(logo)).toBeNull())

  it('refuses what is no colour or has no name, and members without the right', async () => {
    const { workspace, as } = sampleEngine()
    for (const [path, value] of [
      ['primaryColor', 'teal'],
      ['secondaryColor', '#fff'],
      ['companyName', '  '],
    ])
      await expect(workspace.act('branding.save', { ...brand, [path ?? '']: value })).rejects.toMatchObject({ code: 'invalid', issues: [{ path }] })
    await expect(as('editor').act('branding.save', brand)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('features', () => {
  it('are switched where they are there (ENT-WL-13-B)', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('whiteLabel.setFeature', { id: 'feature-sender', enabled: true })).toMatchObject({ enabled: true })
    expect((await workspace.read('whiteLabel.features', undefined)).map(({ enabled }) => enabled)).toEqual([true, true, true, true, false, false])
    await expect(workspace.act('whiteLabel.setFeature', { id: 'feature-help', enabled: true })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('whiteLabel.setFeature', { id: 'feature-none', enabled: true })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('of a real account begin off', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', shop)
    expect((await workspace.read('whiteLabel.features', undefined)).map(({ feature, status, enabled }) => [feature, status, enabled])).toEqual([
      ['domain', 'Available', false],
      ['sender', 'Available', false],
      ['hidden', 'Available', false],
      ['logins', 'Available', false],
      ['help', 'Coming Soon', false],
      ['mobile', 'Coming Soon', false],
    ])
    await expect(workspace.act('whiteLabel.setFeature', { id: 'feature-domain', enabled: true })).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('clients', () => {
  const draft = { name: 'Hilltop Media', domain: 'https://Data.Hilltop-Media.com/', color: '#C026D3' }
  const looking = (textRecords: NonNullable<Ports['textRecords']>) => sampleEngine({ ports: { textRecords } }).workspace

  it('begin in Setup, with a record of their own to set', async () => {
    const { workspace } = sampleEngine()
    const client = await workspace.act('clients.add', draft)
    expect(client).toMatchObject({
      name: 'Hilltop Media',
      domain: 'data.hilltop-media.com',
      status: 'Setup',
      users: 0,
      color: '#c026d3',
      verifiedAt: null,
      check: null,
    })
    expect(client.token).toMatch(/^[0-9a-f]{32}$/)
    expect(domainRecord(client)).toEqual({ type: 'TXT', name: '_tagmason.data.hilltop-media.com', value: `tagmason-verification=${client.token}` })
    expect((await workspace.act('clients.add', { ...draft, name: 'Other', domain: 'other.hilltop.com' })).token).not.toBe(client.token)
  })

  it('become Active once the record is found, and not by another one (ENT-WL-15-B)', async () => {
    let records: string[] = []
    const asked: string[] = []
    const workspace = looking(async (name) => (asked.push(name), records))
    const { id, token } = await workspace.act('clients.add', draft)
    expect(await workspace.act('clients.verify', { id })).toMatchObject({ status: 'Setup', verifiedAt: null, check: { result: 'missing' } })
    records = ['tagmason-verification=another']
    expect(await workspace.act('clients.verify', { id })).toMatchObject({ status: 'Setup', check: { result: 'different' } })
    records = ['v=spf1 -all', ` tagmason-verification=${token}`]
    expect(await workspace.act('clients.verify', { id })).toMatchObject({
      status: 'Active',
      verifiedAt: '2024-01-22T10:00:00.000Z',
      check: { result: 'found' },
    })
    expect(new Set(asked)).toEqual(new Set(['_tagmason.data.hilltop-media.com']))
    // Taken away again.
    records = []
    expect(await workspace.act('clients.verify', { id })).toMatchObject({ status: 'Setup', verifiedAt: null })
  })

  it('stay as they are where nobody can look, and where looking fails', async () => {
    const workspace = sampleEngine().workspace
    const { id } = await workspace.act('clients.add', draft)
    expect(await workspace.act('clients.verify', { id })).toMatchObject({ status: 'Setup', verifiedAt: null, check: { result: 'unavailable' } })
    const broken = looking(() => Promise.reject(new Error('SERVFAIL')))
    expect(await broken.act('clients.verify', { id: (await broken.act('clients.add', draft)).id })).toMatchObject({ check: { result: 'unavailable' } })
    // A domain of examples is in no DNS.
    expect(await workspace.act('clients.verify', { id: 'client-3' })).toMatchObject({ status: 'Setup', check: { result: 'missing' } })
  })

  it('with another domain are to be verified anew', async () => {
    const { workspace } = sampleEngine()
    const before = (await workspace.read('clients.list', undefined))[0]
    const same = await workspace.act('clients.change', { id: 'client-1', name: 'Brightwater', domain: 'insights.brightwater.example', color: null })
    expect(same).toMatchObject({ name: 'Brightwater', status: 'Active', token: before?.token, color: null, users: 34 })
    const moved = await workspace.act('clients.change', { id: 'client-1', name: 'Brightwater', domain: 'new.brightwater.example', color: null })
    expect(moved).toMatchObject({ status: 'Setup', verifiedAt: null, check: null })
    expect(moved.token).not.toBe(before?.token)
  })

  it('are suspended and taken up as what they were', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('clients.setSuspended', { id: 'client-1', suspended: true })).toMatchObject({ status: 'Suspended' })
    await expect(workspace.act('clients.verify', { id: 'client-1' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('clients.setSuspended', { id: 'client-1', suspended: false })).toMatchObject({ status: 'Active' })
    await workspace.act('clients.setSuspended', { id: 'client-3', suspended: true })
    expect(await workspace.act('clients.setSuspended', { id: 'client-3', suspended: false })).toMatchObject({ status: 'Setup' })
  })

  it('have a name and a domain that no other has, and are removed', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('clients.add', { ...draft, name: 'kestrel DIGITAL' })).rejects.toMatchObject({ issues: [{ path: 'name', message: 'taken' }] })
    await expect(workspace.act('clients.add', { ...draft, domain: 'TRACKING.kestrel.example' })).rejects.toMatchObject({
      issues: [{ path: 'domain', message: 'taken' }],
    })
    await expect(workspace.act('clients.add', { ...draft, domain: 'localhost' })).rejects.toMatchObject({ issues: [{ path: 'domain', message: 'form' }] })
    await workspace.act('clients.remove', { id: 'client-2' })
    expect((await workspace.read('clients.list', undefined)).map(({ id }) => id)).toEqual(['client-1', 'client-3'])
    await expect(workspace.act('clients.remove', { id: 'client-2' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('of a real account are not the sample’s', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', shop)
    expect(await workspace.read('clients.list', undefined)).toEqual([])
    await workspace.act('clients.add', { ...draft, name: 'Kestrel Digital' })
    await expect(workspace.act('clients.verify', { id: 'client-3' })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    expect(await workspace.read('clients.list', undefined)).toHaveLength(3)
  })
})

describe('a domain', () => {
  it.each([
    ['Insights.Shop.example', 'insights.shop.example'],
    [' https://a.b.co/ ', 'a.b.co'],
    ['xn--bcher-kva.example.', 'xn--bcher-kva.example'],
  ])('%j is %s', (written, domain) => expect(domainOf(written)).toBe(domain))

  it.each(['', 'shop', '10.0.0.1', 'a..b', '-a.example', 'a.example:8080', 'a.example/path', 'a b.example', 'ä.example', `${'a'.repeat(64)}.example`])(
    '%j is none',
    (written) => expect(domainOf(written)).toBeNull(),
  )

  it('stays what it is when it is read again', () => {
    fc.assert(
      fc.property(fc.domain(), (name) => {
        expect(domainOf(name)).toBe(name.toLowerCase())
        expect(domainOf(`https://${name}/`)).toBe(domainOf(name))
      }),
    )
  })
})
