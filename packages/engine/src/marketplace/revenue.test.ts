import { isIban, maskedIban, maskedNumber, payoutDue, payoutSchedules, type Purchase, splitOf, withPurchases } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleSeed } from '../sample.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

const iban = 'DE89 3704 0044 0532 0130 00'

describe('revenue', () => {
  it('is 70/30 of the sales lines, and the next payout is at the end of February (MKT-REV-03-B)', async () => {
    const found = await sampleEngine().workspace.read('revenue.overview', undefined)
    expect(found.figures).toEqual({ totalCents: 339_500, monthCents: 171_500, pendingCents: 171_500, nextPayout: '2024-02-29T09:00:00.000Z' })
    expect(found.split).toEqual({ commission: 70, fee: 30 })
    expect(found.sales.map((line) => [line.sales, line.revenueCents, line.commissionCents])).toEqual([
      [50, 245_000, 171_500],
      [60, 174_000, 121_800],
      [20, 66_000, 46_200],
    ])
    expect(found.months).toEqual([
      { period: '2023-11', revenueCents: 66_000, commissionCents: 46_200, feeCents: 19_800 },
      { period: '2023-12', revenueCents: 174_000, commissionCents: 121_800, feeCents: 52_200 },
      { period: '2024-01', revenueCents: 245_000, commissionCents: 171_500, feeCents: 73_500 },
    ])
    expect([found.availableCents, found.obstacles]).toEqual([0, ['pending', 'belowMinimum']])
    expect(found.payouts.map((row) => row.status)).toEqual(['Pending', 'Paid', 'Paid'])
    expect(found.methods.map((row) => [row.kind, row.awaited])).toEqual([
      ['wallet', true],
      ['bank', false],
    ])
  })

  it('calls a template as it is called now', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('templates.change', { id: 'template-lead-form-kit', change: { name: 'Form Kit' } })
    expect((await workspace.read('revenue.overview', undefined)).sales.map((line) => line.template)).toContain('Form Kit')
  })

  it('sums every paid purchase once, and loses no cent (MKT-REV-15-B, DATA-SALESLINE-01-B)', () => {
    const purchase = fc.record({
      templateId: fc.constantFrom('a', 'b', 'x'),
      priceCents: fc.nat(100_000),
      month: fc.integer({ min: 1, max: 12 }),
      paid: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(purchase), (all) => {
        const purchases = all.map(({ templateId, priceCents, month, paid }, at): Purchase => {
          const time = `2026-${String(month).padStart(2, '0')}-05T00:00:00.000Z`
          return { id: `p${at}`, project: 'p', buyerId: 'm', templateId, priceCents, ...splitOf(priceCents), time, status: paid ? 'paid' : 'waiting' }
        })
        const lines = withPurchases(
          [],
          purchases,
          new Map([
            ['a', 'A'],
            ['b', 'B'],
          ]),
        )
        const counted = purchases.filter(({ status, templateId }) => status === 'paid' && templateId !== 'x')
        const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
        expect(sum(lines.map((line) => line.revenueCents))).toBe(sum(counted.map((one) => one.priceCents)))
        expect(sum(lines.map((line) => line.commissionCents))).toBe(sum(counted.map((one) => one.commissionCents)))
        expect(sum(lines.map((line) => line.sales))).toBe(counted.length)
        expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length)
      }),
    )
  })

  it('is due on the last day of the month after the running month or quarter (MKT-REV-14-B)', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.constantFrom(...payoutSchedules),
        (now, schedule) => {
          const due = payoutDue(schedule, now.toISOString())
          if (schedule === 'manual') {
            expect(due).toBeNull()
            return
          }
          const date = new Date(due ?? '')
          expect(new Date(date.getTime() + 86_400_000).getUTCDate()).toBe(1)
          expect(date > now).toBe(true)
          const months = date.getUTCMonth() + date.getUTCFullYear() * 12 - now.getUTCMonth() - now.getUTCFullYear() * 12
          expect(schedule === 'monthly' ? months : (date.getUTCMonth() % 3) + 10).toBe(schedule === 'monthly' ? 1 : 10)
          expect(months).toBeLessThanOrEqual(3)
        },
      ),
    )
    expect(payoutDue('monthly', '2026-12-31T23:00:00.000Z')?.slice(0, 10)).toBe('2027-01-31')
    expect(payoutDue('quarterly', '2026-11-02T00:00:00.000Z')?.slice(0, 10)).toBe('2027-01-31')
  })

  it('is paid early when enough is there, once, and not before tax and method are known (MKT-REV-07-B, MKT-REV-12-B, MKT-REV-16-B)', async () => {
    const { workspace } = sampleEngine()
    const ask = () => workspace.act('revenue.requestPayout', { methodId: 'method-bank' })
    await expect(ask()).rejects.toMatchObject({ code: 'conflict', issues: [{ message: 'pending' }, { message: 'belowMinimum' }] })
    await expect(workspace.act('revenue.cancelPayout', { id: 'payout-3' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('revenue.confirmPayout', { id: 'payout-3' })).toMatchObject({ status: 'Paid' })
    await expect(workspace.act('revenue.confirmPayout', { id: 'payout-3' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(ask()).rejects.toThrow('minimum of $100')
  })

  it('asks for a payout of all that is available, which can be taken back (MKT-REV-07-B)', async () => {
    const seed = sampleSeed()
    const payouts = new Map([...(seed.payouts ?? [])].filter(([id]) => id !== 'payout-3'))
    const { workspace, as } = sampleEngine({ seed: { ...seed, payouts } })
    await expect(as('editor').act('revenue.requestPayout', { methodId: 'method-bank' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(workspace.act('revenue.requestPayout', { methodId: 'none' })).rejects.toMatchObject({ code: 'notFound' })
    const payout = await workspace.act('revenue.requestPayout', { methodId: 'method-bank' })
    expect(payout).toMatchObject({ amountCents: 171_500, status: 'Pending', method: 'bank', early: true })
    expect(await workspace.read('revenue.overview', undefined)).toMatchObject({ availableCents: 0, obstacles: ['pending', 'belowMinimum'] })
    await workspace.act('revenue.cancelPayout', { id: payout.id })
    expect(await workspace.read('revenue.overview', undefined)).toMatchObject({ availableCents: 171_500, obstacles: [] })
    // January is not over.
    expect(await workspace.act('revenue.runPayouts', undefined)).toBeNull()
  })

  it('pays what is over with the schedule, from the minimum on (MKT-REV-12-B, MKT-REV-16-B, DATA-PAYOUT-01-B)', async () => {
    const seed = sampleSeed()
    const payouts = new Map([...(seed.payouts ?? [])].filter(([id]) => id === 'payout-1'))
    const { workspace } = sampleEngine({ seed: { ...seed, payouts } })
    await workspace.act('revenue.saveSettings', { minimumPayout: 500, schedule: 'manual' })
    expect(await workspace.act('revenue.runPayouts', undefined)).toBeNull()
    await workspace.act('revenue.saveSettings', { minimumPayout: 500, schedule: 'monthly' })
    expect(await workspace.act('revenue.runPayouts', undefined)).toMatchObject({ amountCents: 121_800, period: '2023-12', date: '2024-02-29T09:00:00.000Z' })
    expect(await workspace.act('revenue.runPayouts', undefined)).toBeNull()
  })

  it('checks what is given, and keeps nothing of it but what is masked (MKT-REV-08-B, DATA-PAYMETHOD-01-B)', async () => {
    const { workspace, store } = sampleEngine()
    await expect(workspace.act('revenue.addMethod', { kind: 'bank', holder: 'E', iban: iban.replace('89', '98') })).rejects.toMatchObject({
      issues: [{ path: 'iban', message: 'notAnIban' }],
    })
    const gb = 'GB82 WEST 1234 5698 7654 32'
    expect(await workspace.act('revenue.addMethod', { kind: 'bank', holder: 'E', iban: gb })).toMatchObject({ masked: 'GB•• •••• 5432' })
    await expect(workspace.act('revenue.addMethod', { kind: 'bank', holder: 'E', iban: gb })).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('revenue.addMethod', { kind: 'wallet', provider: 'PayPal', address: 'elena.fischer@example.com' })
    await workspace.act('revenue.setTaxInfo', { country: 'FR', taxNumber: 'FR 40 303 265 045', form: 'W-8BEN-E' })
    const kept = JSON.stringify([...(await store.list('paymentMethods')), ...(await store.list('payoutSettings')), ...(await store.list('auditLog'))])
    expect(kept).not.toMatch(/WEST|1234|elena\.fischer@example\.com.{0,40}wallet|303|40303265/)
    expect((await workspace.read('revenue.overview', undefined)).settings.taxInfo).toEqual({ country: 'FR', taxNumber: '••• 5045', form: 'W-8BEN-E' })
    await expect(workspace.act('revenue.saveSettings', { minimumPayout: 7 as 100, schedule: 'monthly' })).rejects.toMatchObject({ code: 'invalid' })
    const removed = await workspace.act('revenue.removeMethod', { id: 'method-bank' })
    await workspace.act('revenue.restoreMethod', removed)
    await expect(workspace.act('revenue.restoreMethod', { ...removed, id: 'other', masked: iban })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('notices every digit of an IBAN that is mistyped', () => {
    fc.assert(
      fc.property(fc.nat(17), fc.nat(9), (at, digit) => {
        const right = 'DE89370400440532013000'
        const place = at + 4
        const typed = `${right.slice(0, place)}${digit}${right.slice(place + 1)}`
        expect(isIban(typed)).toBe(typed === right)
      }),
    )
    expect([isIban(iban), isIban('FR1420041010050500013M02606'), isIban('DE'), isIban('')]).toEqual([true, true, false, false])
    expect([maskedIban('FR1420041010050500013M02606'), maskedNumber('12'), maskedNumber('DE 129 273 398')]).toEqual(['FR•• •••• 2606', '••••', '••• 3398'])
  })

  it('begins with nothing in a project of one’s own (MKT-REV-09-B, MKT-REV-14-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await workspace.read('revenue.overview', undefined)).toMatchObject({
      figures: { totalCents: 0, monthCents: 0, pendingCents: 0, nextPayout: '2026-04-30T09:00:00.000Z' },
      sales: [],
      payouts: [],
      methods: [],
      settings: { minimumPayout: 100, schedule: 'monthly', taxInfo: null },
      obstacles: ['belowMinimum', 'noMethod', 'noTaxInfo'],
    })
  })
})
