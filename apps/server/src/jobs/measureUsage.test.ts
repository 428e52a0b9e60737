import type { Meter } from '@tagmason/domain'
import { createWorkspace, sampleOwner } from '@tagmason/engine'
import { expect, it, onTestFinished } from 'vitest'
import { serverPorts } from '../ports.ts'
import { testFolders } from '../records/embedded.testing.ts'
import { testHouse } from './house.testing.ts'
import { measureUsage } from './measureUsage.ts'

const meterIn = async (owner: ReturnType<typeof createWorkspace>, meter: Meter) =>
  (await owner.read('billing.overview', undefined)).usage.find((each) => each.meter === meter)
const storageIn = (owner: ReturnType<typeof createWorkspace>) => meterIn(owner, 'storage')

it('measureUsage keeps what rows, files and events of an account take and every stored event, as Billing shows; the sample never sees it (ACCT-BILL-14, ACCT-BILL-14-B, DATA-SUBSCRIPTION-01-B)', async () => {
  const folders = await testFolders()
  const house = await testHouse({ data: folders.folder() })
  onTestFinished(async () => {
    await house.close()
    folders.remove()
  })
  const { owner, store } = house
  expect((await storageIn(owner))?.used).toBe(2.1)
  await owner.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  expect(await storageIn(owner)).toBeUndefined()

  const now = new Date()
  const events = { main: 3_000_000, other: 9_000_000 }
  let received = 70
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
  const metered = {
    bytesOf: async (account: string) => events[account as keyof typeof events],
    receivedSince: async (asked: unknown) => (expect(asked).toEqual({ account: 'main', projects: ['shop'], from: month }), received),
  }
  const measured = () => measureUsage({ records: house.records, metered }, 'main', now)
  await measured()
  const before = await storageIn(owner)
  expect(before).toMatchObject({ limit: null, at: now.toISOString(), level: 'ok' })
  expect(before?.used).toBeGreaterThan(0.003)
  // What a crash forgot is stored all the same; what was erased since was metered.
  expect((await meterIn(owner, 'events'))?.used).toBe(70)
  received = 60
  await measured()
  expect((await meterIn(owner, 'events'))?.used).toBe(70)
  // A file of 100 kB that cannot be pressed together.
  const file = Array.from(crypto.getRandomValues(new Uint8Array(65_000)), (byte) => byte.toString(36).padStart(2, '0')).join('')
  await store.commit([{ collection: 'exportFiles', id: 'file', row: { id: 'file', base64: file } as never }])
  await measured()
  const grown = ((await storageIn(owner))?.used ?? 0) - (before?.used ?? 0)
  expect(grown * 1e9).toBeGreaterThan(60_000)
  expect(grown * 1e9).toBeLessThan(140_000)

  // Another month counts from nothing what is counted; what is stored stays stored.
  const later = createWorkspace({ store, ports: { ...serverPorts(), now: () => new Date(now.getTime() + 40 * 86_400_000) }, member: sampleOwner })
  expect((await storageIn(later))?.used).toBeCloseTo((before?.used ?? 0) + grown, 12)
  await owner.act('session.selectProject', { project: 'analytics-dashboard' })
  expect(await storageIn(owner)).toMatchObject({ used: 2.1, limit: 10 })
})
