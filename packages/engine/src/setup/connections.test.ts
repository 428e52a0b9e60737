import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const shop = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }
const platform = { name: 'Contacts', type: 'CRM', connector: 'hubspot', account: '90817263' } as const
const file = { name: 'Orders', type: 'E-commerce', fileName: 'orders.csv', text: 'order,total\n1,4.50\n2,6\n' } as const
const refused = (code: string, path?: string) =>
  expect.objectContaining({ code, ...(path === undefined ? {} : { issues: [expect.objectContaining({ path })] }) })

describe('data connections', () => {
  it('are the sample’s, of each type and status (SETUP-CONN-06, SETUP-CONN-07)', async () => {
    const { workspace } = sampleEngine()
    const rows = await workspace.read('connections.list', undefined)
    expect(rows.map(({ name, type, status }) => [name, type, status])).toEqual([
      ['Shopify orders', 'E-commerce', 'connected'],
      ['HubSpot contacts', 'CRM', 'connected'],
      ['Google Ads cost', 'Advertising', 'connected'],
      ['Meta Ads cost', 'Advertising', 'connected'],
      ['Salesforce opportunities', 'CRM', 'pending'],
      ['Wholesale price list', 'E-commerce', 'pending'],
    ])
    for (const row of rows) expect(row.lastSync === null).toBe(row.status === 'pending')
  })

  it('of a file are renamed without losing it, and take no file over the limit', async () => {
    const { workspace } = sampleEngine()
    const { id } = await workspace.act('connections.addFile', file)
    expect(await workspace.act('connections.change', { id, name: 'Sales', account: 'anything' })).toMatchObject({
      name: 'Sales',
      account: '',
      status: 'connected',
      rows: 2,
    })
    // Fewer characters than the door takes, more bytes.
    const long = `order\n${'é'.repeat(2_600_000)}`
    await expect(workspace.act('connections.replaceFile', { id, fileName: 'long.csv', text: long })).rejects.toEqual(refused('invalid', 'text'))
    expect((await workspace.act('connections.download', { id })).text).toBe(file.text)
  })

  it('note a platform down as pending, never as connected', async () => {
    const { workspace } = sampleEngine()
    const row = await workspace.act('connections.add', platform)
    expect(row).toMatchObject({ ...platform, status: 'pending', lastSync: null, rows: null })
    expect(await workspace.act('connections.test', { id: row.id })).toEqual({ problem: 'notReached', rows: null })
    expect((await workspace.read('connections.list', undefined)).at(-1)).toMatchObject({ status: 'pending', problem: 'notReached' })
  })

  it.each([
    ['a name that is taken', { ...platform, name: 'hubspot CONTACTS' }, refused('conflict', 'name')],
    ['an account that is taken', { ...platform, account: '24816357' }, refused('conflict', 'account')],
    ['an account of another form', { ...platform, account: 'bakery' }, refused('invalid', 'account')],
    ['a platform of another type', { ...platform, type: 'Advertising' as const }, refused('invalid', 'connector')],
    ['no name', { ...platform, name: ' ' }, refused('invalid', 'name')],
  ])('refuse %s', async (_, input, error) => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('connections.add', input)).rejects.toEqual(error)
    expect(await workspace.read('connections.list', undefined)).toHaveLength(6)
  })

  it('read a file for real: columns with types, rows and a preview', async () => {
    const { workspace } = sampleEngine()
    const row = await workspace.act('connections.addFile', file)
    expect(row).toMatchObject({ name: 'Orders', status: 'connected', connector: 'file', rows: 2, problem: null, lastSync: '2024-01-22T10:00:00.000Z' })
    expect(row.file).toMatchObject({
      name: 'orders.csv',
      size: 23,
      columns: [
        { name: 'order', type: 'number', filled: 2 },
        { name: 'total', type: 'number', filled: 2 },
      ],
      preview: [
        ['1', '4.50'],
        ['2', '6'],
      ],
    })
    expect(await workspace.act('connections.download', { id: row.id })).toEqual({ name: 'orders.csv', text: file.text })
    expect(await workspace.act('connections.test', { id: row.id })).toEqual({ problem: null, rows: 2 })
  })

  it('tell which lines were left out, and refuse a file of which nothing can be used', async () => {
    const { workspace } = sampleEngine()
    const row = await workspace.act('connections.addFile', { ...file, text: 'order,total\n1,4.50\n2\n' })
    expect(row).toMatchObject({ problem: 'faultyLines', rows: 1, file: { faultCount: 1, faults: [{ at: 3, why: 'values', found: 1, expected: 2 }] } })
    expect(await workspace.act('connections.test', { id: row.id })).toEqual({ problem: 'faultyLines', rows: 1 })
    await expect(workspace.act('connections.addFile', { ...file, name: 'Other', text: 'order,total' })).rejects.toEqual(refused('invalid', 'text'))
    await expect(workspace.act('connections.addFile', { ...file, name: 'Other', text: '' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.act('connections.addFile', { ...file, name: 'Other', text: 'a'.repeat(5_000_001) })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('give a waiting one its file, and a platform none', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('connections.download', { id: 'connection-6' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('connections.test', { id: 'connection-6' })).rejects.toMatchObject({ code: 'conflict' })
    const row = await workspace.act('connections.replaceFile', { id: 'connection-6', fileName: 'prices.json', text: '[{ "sku": "A1" }]' })
    expect(row).toMatchObject({ status: 'connected', rows: 1, problem: null, file: { kind: 'json' } })
    await expect(workspace.act('connections.replaceFile', { id: 'connection-1', fileName: 'a.csv', text: 'a\n1' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('are pending again with another account, and keep what was read under another name', async () => {
    const { workspace } = sampleEngine()
    const { account } = await workspace.act('connections.change', { id: 'connection-3', name: 'Search cost', account: '412-508-7731' })
    expect(account).toBe('412-508-7731')
    expect((await workspace.read('connections.list', undefined))[2]).toMatchObject({ name: 'Search cost', status: 'connected', rows: 420 })
    await workspace.act('connections.change', { id: 'connection-3', name: 'Search cost', account: '123-456-7890' })
    expect((await workspace.read('connections.list', undefined))[2]).toMatchObject({ status: 'pending', rows: null, lastSync: null })
  })

  it('say that access has expired until it is given again', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('connections.test', { id: 'connection-4' })).toEqual({ problem: 'accessExpired', rows: 365 })
    expect(await workspace.act('connections.test', { id: 'connection-1' })).toEqual({ problem: null, rows: 1386 })
  })

  it('are removed with their file, and with a reset', async () => {
    const { workspace, store } = sampleEngine()
    const { id } = await workspace.act('connections.addFile', file)
    await workspace.act('connections.remove', { id })
    expect(await store.get('connectionFiles', id)).toBeUndefined()
    await expect(workspace.act('connections.remove', { id })).rejects.toMatchObject({ code: 'notFound' })
    const again = await workspace.act('connections.addFile', file)
    await workspace.act('workspace.reset', undefined)
    expect(await store.get('connectionFiles', again.id)).toBeUndefined()
    expect(await workspace.read('connections.list', undefined)).toHaveLength(6)
  })

  it('belong to their project, where nothing is ever pretended', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', shop)
    const progress = async () => (await workspace.read('setup.progress', undefined))['/setup/connections']
    expect(await workspace.read('connections.list', undefined)).toEqual([])
    expect(await progress()).toBe('not started')
    await expect(workspace.act('connections.test', { id: 'connection-1' })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('connections.addFile', file)
    expect(await progress()).toBe('done')
    const { id } = await workspace.act('connections.add', platform)
    expect(await progress()).toBe('in progress')
    expect(await workspace.act('connections.test', { id })).toEqual({ problem: 'notReached', rows: null })
    await workspace.act('workspace.reset', undefined)
    expect(await workspace.read('connections.list', undefined)).toHaveLength(2)
  })
})
