import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { upgradeCents } from './supportPackages.ts'

type Workspace = ReturnType<typeof sampleEngine>['workspace']

const seen = (workspace: Workspace) => workspace.read('support.overview', undefined)
const real = (workspace: Workspace) => workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Madrid' })

describe('support packages', () => {
  it('change upward at once for the rest of the period, and downward at its end (LEARN-SUP-36-B, DATA-PACKAGE-01-B)', async () => {
    const { workspace, as, store } = sampleEngine()
    const priority = (await seen(workspace)).packages[1]
    // Nine days and 23 hours of 31 days are left: 99.00 × 239 ÷ 744.
    expect(priority?.dueCents).toBe(3_180)
    await expect(as('editor').act('supportPackages.choose', { id: 'package-priority' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(workspace.act('supportPackages.keep', undefined)).rejects.toMatchObject({ code: 'conflict' })
    expect((await workspace.act('supportPackages.choose', { id: 'package-priority' })).state).toBe('changed')
    expect([...(await store.list('learningOrders')).values()]).toMatchObject([{ amountCents: 3_180, kind: 'supportPackage' }])
    expect((await workspace.act('tickets.create', { category: 'billing', priority: 'low', subject: 'x', description: 'y' })).responseHours).toBe(12)
    await expect(workspace.act('supportPackages.choose', { id: 'package-priority' })).rejects.toMatchObject({ code: 'conflict' })
    const planned = { state: 'planned', from: '2024-02-01T09:00:00.000Z' }
    expect(await workspace.act('supportPackages.choose', { id: 'package-basic' })).toEqual(planned)
    expect((await seen(workspace)).packages.map(({ change, current }) => [change, current])).toEqual([
      ['planned', false],
      ['current', true],
      ['upgrade', false],
    ])
    await workspace.act('supportPackages.keep', undefined)
    expect((await seen(workspace)).packages[0]?.change).toBe('downgrade')
    await expect(workspace.act('supportPackages.choose', { id: 'package-x' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('are downgraded when the day has come', async () => {
    let now = '2026-03-01T12:00:00.000Z'
    const { workspace, store } = sampleEngine({ ports: { now: () => new Date(now) } })
    await real(workspace)
    expect(await workspace.act('supportPackages.choose', { id: 'package-expert' })).toEqual({ state: 'notConfigured', from: null })
    expect((await seen(workspace)).packages[0]?.change).toBe('current')
    await store.commit([{ collection: 'supportPlans', id: 'real', row: { id: 'real', packageId: 'package-expert', next: null, space: 'real' } }])
    expect(await workspace.act('supportPackages.choose', { id: 'package-priority' })).toEqual({ state: 'planned', from: '2026-04-01T00:00:00.000Z' })
    expect((await seen(workspace)).packages[2]?.current).toBe(true)
    now = '2026-04-01T00:00:00.000Z'
    expect((await seen(workspace)).packages[1]?.current).toBe(true)
  })

  it('cost whole cents between nothing and the difference of a month', () =>
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.integer({ min: -100, max: 1100 }), (from, to, now) => {
        const cents = upgradeCents({ price: from }, { price: to }, now, { start: 0, end: 1000 })
        expect(Number.isInteger(cents)).toBe(true)
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(cents).toBeLessThanOrEqual(Math.max(0, to - from) * 100)
        expect(upgradeCents({ price: from }, { price: to }, 0, { start: 0, end: 1000 })).toBe(Math.max(0, to - from) * 100)
      }),
    ))
})
