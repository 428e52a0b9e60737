import { describe, expect, it } from 'vitest'
import { ingestKey, memoryRecords, openApi } from '../api/api.testing.ts'
import { siteOf } from './siteOf.ts'

const shop = { name: 'Shop', website: 'www.shop.example', timeZone: 'UTC' }

async function sites() {
  const api = await openApi({ records: memoryRecords(['main', 'other']) })
  await api.door().act('projects.create', shop)
  const { secret, id } = await api.key()
  const { secret: page, id: pageId } = await api.key({ kind: 'ingest', scopes: ['events.write'] })
  const { secret: reads } = await api.key({ scopes: ['events.read'] })
  return { ...api, find: siteOf(api.desk), secret, id, page, pageId, reads }
}

describe('a site', () => {
  it('is found by a key that may send, by its slug, its host and its measurement IDs', async () => {
    const { find, secret, id: secretId, page, pageId, reads, records } = await sites()
    expect(await find({ id: secret })).toEqual({ account: 'main', project: 'shop', trusted: true, key: secretId })
    const known = { account: 'main', project: 'shop', trusted: false }
    expect(await find({ id: page })).toEqual({ ...known, key: pageId })
    for (const id of ['shop', 'www.shop.example', 'shop.example', 'SHOP.example:443', ' shop.example ']) expect(await find({ id }), id).toEqual(known)
    for (const id of [reads, 'atk_live_none', 'atk_site_none', '', 'unknown.example', 'G-NONE00', '42']) expect(await find({ id }), id).toBeNull()
    await records
      .of('main')
      .commit([
        { collection: 'properties', id: 'G-AB12CD34EF', row: { id: 'G-AB12CD34EF', project: 'shop', name: 'Shop', status: 'Connected', streams: 1 } as never },
      ])
    expect(await find({ id: 'g-ab12cd34ef' })).toEqual(known)
  })

  it('says that its project keeps personal data', async () => {
    const { find, secret, door } = await sites()
    await door('main', 'shop').act('projects.keepPersonalData', { keeps: true })
    for (const id of [secret, 'shop']) expect(await find({ id })).toMatchObject({ project: 'shop', keepsPersonalData: true })
    await door('main', 'shop').act('projects.keepPersonalData', { keeps: false })
    expect(await find({ id: 'shop' })).toEqual({ account: 'main', project: 'shop', trusted: false })
  })

  it('says which domains and networks are its own', async () => {
    const { find, door } = await sites()
    const change = { ...shop, currency: '', ownDomains: ['pay.example'], internalNetworks: ['203.0.113.0/24'] }
    await door('main', 'shop').act('projects.change', change)
    expect(await find({ id: 'shop' })).toMatchObject({ ownDomains: ['pay.example'], internalNetworks: ['203.0.113.0/24'] })
    await door('main', 'shop').act('projects.change', { ...change, ownDomains: [], internalNetworks: [] })
    expect(await find({ id: 'shop' })).toEqual({ account: 'main', project: 'shop', trusted: false })
  })

  it('is found no more once its key is deactivated', async () => {
    const { find, secret, id, door } = await sites()
    expect(await find({ id: secret })).not.toBeNull()
    await door().act('apiKeys.deactivate', { id })
    expect(await find({ id: secret })).toBeNull()
  })

  it('of the sample is that of the first account', async () => {
    const { find } = await sites()
    expect(await find({ id: ingestKey })).toEqual({ account: 'main', project: 'analytics-dashboard', trusted: false, key: expect.any(String) })
    expect(await find({ id: 'help-center' })).toEqual({ account: 'main', project: 'help-center', trusted: false })
  })

  it('is nobody’s where several go by the name, unless the host of the page tells which', async () => {
    const { find, door } = await sites()
    await door('other').act('projects.create', { ...shop, website: 'other.example' })
    expect(await find({ id: 'shop' })).toBeNull()
    expect(await find({ id: 'shop', host: 'other.example' })).toEqual({ account: 'other', project: 'shop', trusted: false })
    expect(await find({ id: 'shop', host: 'shop.example' })).toEqual({ account: 'main', project: 'shop', trusted: false })
    expect(await find({ id: 'shop', host: 'third.example' })).toBeNull()
  })

  it('is not claimed by the public key or name of another', async () => {
    const { find, door, key, secret, page } = await sites()
    await door('other').act('projects.create', { ...shop, name: 'Theirs', website: 'theirs.example' })
    const { secret: theirs } = await key({ kind: 'ingest', scopes: ['events.write'] }, 'other')
    expect(await find({ id: theirs, host: 'theirs.example' })).toMatchObject({ account: 'other', project: 'theirs' })
    expect(await find({ id: theirs, host: 'www.shop.example' })).toBeNull()
    expect(await find({ id: 'theirs', host: 'shop.example' })).toBeNull()
    expect(await find({ id: page, host: 'localhost' })).toMatchObject({ project: 'shop' })
    // The websites of the sample are made up: they keep nobody out.
    expect(await find({ id: page, host: 'www.example.com' })).toMatchObject({ project: 'shop' })
    // A server with a secret tells of any page.
    expect(await find({ id: secret, host: 'theirs.example' })).toMatchObject({ project: 'shop' })
  })
})
