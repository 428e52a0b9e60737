import { dollars, isPayable, monthBefore, monthLater, nextInvoiceId, prorate, subscriptionAt, usageLevel } from '@tagmason/domain'
import { sample } from '@tagmason/domain/sample'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { settle } from './apiLedger.ts'

const at = (text: string) => new Date(`${text}T09:00:00.000Z`)
const cents = fc.integer({ min: 0, max: 10_000_000 })

/** The words of a PDF that is not compressed, in order, and whether every object stands where the directory says. */
function readPdf(base64: string) {
  const file = Buffer.from(base64, 'base64').toString('latin1')
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
  const entries = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
  return {
    words: [...file.matchAll(/\((.*?)(?<!\\)\) Tj/g)].map(([, words]) => words?.replace(/\\([()\\])/g, '$1')),
    sound: file.startsWith('%PDF-1.4') && entries.length > 0 && entries.every((offset, place) => file.startsWith(`${place + 1} 0 obj`, offset)),
  }
}

describe('billing', () => {
  it('shows Professional, the next date and three meters (ACCT-BILL-06 to 16)', async () => {
    const { subscription, periodStart, usage, plans, invoices } = await sampleEngine().workspace.read('billing.overview', undefined)
    expect(subscription).toMatchObject({ name: 'Professional', price: 49, nextBilling: '2024-02-01T09:00:00.000Z' })
    expect(periodStart).toBe('2024-01-01T09:00:00.000Z')
    expect(usage.map(({ meter, used, limit, percent, level }) => [meter, used, limit, percent, level])).toEqual([
      ['events', 125_000, 500_000, 25, 'ok'],
      ['apiCalls', 8_500, 25_000, 34, 'ok'],
      ['storage', 2.1, 10, 21, 'ok'],
    ])
    expect(plans.map(({ name, price, popular }) => [name, price, popular])).toEqual([
      ['Starter', 19, false],
      ['Professional', 49, true],
      ['Enterprise', 199, false],
    ])
    expect(invoices.map(({ id, amountCents, status }) => `${id} ${dollars(amountCents)} ${status}`)).toEqual([
      'INV-2024-001 $49.00 paid',
      'INV-2023-012 $49.00 paid',
      'INV-2023-011 $49.00 paid',
    ])
  })

  it('begins a larger plan at once and asks for the rest of the period (ACCT-BILL-23, ACCT-BILL-06-B, ACCT-BILL-23-B)', async () => {
    const { workspace } = sampleEngine()
    const quote = await workspace.read('billing.quote', { plan: 'plan-enterprise' })
    expect(quote).toMatchObject({
      kind: 'upgrade',
      effective: '2024-01-22T10:00:00.000Z',
      proration: { chargeCents: 6419, creditCents: 1581, dueCents: 4838, daysLeft: 10, days: 31 },
    })
    await expect(workspace.act('billing.changePlan', { plan: 'plan-enterprise', due: 4837, card: 'pays' })).rejects.toMatchObject({ issues: [{ path: 'due' }] })
    const { outcome, invoice } = await workspace.act('billing.changePlan', { plan: 'plan-enterprise', due: 4838, card: 'pays' })
    expect([outcome, invoice?.id, invoice?.amountCents, invoice?.status]).toEqual(['changed', 'INV-2024-002', 4838, 'paid'])
    const { subscription, usage, invoices } = await workspace.read('billing.overview', undefined)
    expect(subscription).toMatchObject({ name: 'Enterprise', price: 199, nextBilling: '2024-02-01T09:00:00.000Z' })
    expect(usage.map(({ used, limit, percent }) => [used, limit, percent])).toEqual([
      [125_000, null, 0],
      [8_500, null, 0],
      [2.1, null, 0],
    ])
    expect(invoices[0]?.id).toBe('INV-2024-002')
    expect((await workspace.read('members.team', undefined)).seats.limit).toBeNull()
    await expect(workspace.read('billing.quote', { plan: 'plan-enterprise' })).rejects.toMatchObject({ code: 'conflict', issues: [{ message: 'current' }] })
    await expect(workspace.read('billing.quote', { plan: 'plan-none' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('plans a smaller one for the end of the period, which can be taken back', async () => {
    const { workspace, store } = sampleEngine()
    expect(await workspace.read('billing.quote', { plan: 'plan-starter' })).toMatchObject({
      kind: 'downgrade',
      effective: '2024-02-01T09:00:00.000Z',
      proration: { dueCents: 0 },
    })
    const { outcome, subscription } = await workspace.act('billing.changePlan', { plan: 'plan-starter', due: 0, card: 'pays' })
    expect([outcome, subscription.name, subscription.change]).toEqual(['planned', 'Professional', 'plan-starter'])
    expect((await store.list('invoices')).size).toBe(3)
    const then = subscriptionAt(subscription, sample.billingPlans, at('2024-02-01'))
    expect(then).toMatchObject({ name: 'Starter', price: 19, nextBilling: '2024-03-01T09:00:00.000Z', usage: { events: { used: 0, limit: 10_000 } } })
    expect(then.change).toBeUndefined()
    expect(await workspace.act('billing.cancelChange', undefined)).not.toHaveProperty('change')
    await expect(workspace.act('billing.cancelChange', undefined)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('changes nothing when the card is declined, until the invoice is paid', async () => {
    const { workspace } = sampleEngine()
    const { outcome, invoice } = await workspace.act('billing.changePlan', { plan: 'plan-enterprise', due: 4838, card: 'declined' })
    const id = invoice?.id ?? ''
    expect([outcome, invoice?.status, (await workspace.read('billing.overview', undefined)).subscription.name]).toEqual(['failed', 'failed', 'Professional'])
    expect(await workspace.act('billing.payInvoice', { id, card: 'declined' })).toMatchObject({ status: 'failed' })
    expect(await workspace.act('billing.payInvoice', { id, card: 'pays' })).toMatchObject({ status: 'paid' })
    expect((await workspace.read('billing.overview', undefined)).subscription.name).toBe('Enterprise')
    await expect(workspace.act('billing.payInvoice', { id, card: 'pays' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('billing.payInvoice', { id: 'INV-1', card: 'pays' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('writes an invoice as a PDF that its reader opens (ACCT-BILL-24, ACCT-BILL-24-B, DATA-INVOICE-01-B)', async () => {
    const { workspace } = sampleEngine()
    const file = await workspace.act('billing.download', { id: 'INV-2024-001' })
    const { words, sound } = readPdf(file.base64)
    expect([file.fileName, file.type, sound]).toEqual(['INV-2024-001.pdf', 'application/pdf', true])
    expect(words).toEqual(
      expect.arrayContaining([
        'Invoice INV-2024-001',
        'Date: 2024-01-01',
        'Status: paid',
        'Example Outfitters',
        'Elena Fischer',
        'Professional, one month',
        '$49.00',
        'Total',
      ]),
    )
    await workspace.act('billing.changePlan', { plan: 'plan-enterprise', due: 4838, card: 'pays' })
    const second = readPdf((await workspace.act('billing.download', { id: 'INV-2024-002' })).base64)
    // What was paid for the month before stays what it was.
    expect(readPdf((await workspace.act('billing.download', { id: 'INV-2024-001' })).base64).words).toContain('Professional, one month')
    expect(second.words).toEqual(expect.arrayContaining(['Enterprise, 10 of 31 days', '$64.19', 'Professional, not used', '-$15.81', '$48.38']))
    await expect(workspace.act('billing.download', { id: 'INV-1' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('is for admins', async () => {
    await expect(sampleEngine().as('editor').read('billing.overview', undefined)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('has nothing to pay, to choose or to reach in a project of one’s own, which nobody bills (ACCT-BILL-07-B, ACCT-BILL-10-B, DATA-SUBSCRIPTION-01-B)', async () => {
    const { workspace, store, ports } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const { subscription, periodStart, usage, plans, invoices, checkout } = await workspace.read('billing.overview', undefined)
    expect(subscription).toMatchObject({ name: 'Self-hosted', price: 0, features: [] })
    expect([periodStart, subscription.nextBilling]).toEqual(['2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'])
    expect(usage.map(({ used, limit, percent, level }) => [used, limit, percent, level])).toEqual(Array.from({ length: 2 }, () => [0, null, 0, 'ok']))
    expect([plans, invoices, checkout]).toEqual([[], [], 'none'])
    await expect(workspace.read('billing.quote', { plan: 'plan-enterprise' })).rejects.toMatchObject({ code: 'conflict', issues: [{ message: 'selfHosted' }] })
    await expect(workspace.act('billing.changePlan', { plan: 'plan-enterprise', due: 0, card: 'pays' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('billing.cancelChange', undefined)).rejects.toMatchObject({ code: 'conflict' })
    for (const name of ['billing.payInvoice', 'billing.download'] as const)
      await expect(workspace.act(name, { id: 'INV-2024-001', card: 'pays' })).rejects.toMatchObject({ code: 'notFound' })

    // What came in here is metered here, in a row of its own.
    const tally = { arrivals: [], calls: [], uses: [], conversions: [], events: [{ project: 'shop', at: ports.now().getTime(), events: 7, conversions: 0 }] }
    await settle(store, ports, tally)
    expect((await workspace.read('billing.overview', undefined)).usage[0]).toMatchObject({ meter: 'events', used: 7, limit: null })
    await workspace.act('session.selectProject', { project: 'analytics-dashboard' })
    const sampled = await workspace.read('billing.overview', undefined)
    expect([sampled.subscription, sampled.checkout, sampled.invoices.length]).toEqual([sample.subscriptions[0], 'test', 3])
  })
})

describe('the arithmetic', () => {
  it('warns at 80 and 100 percent (ACCT-BILL-10-B, ACCT-BILL-12-B)', () =>
    expect([79.9, 80, 99.9, 100, 120].map((used) => usageLevel({ used, limit: 100 }))).toEqual(['ok', 'near', 'near', 'over', 'over']))

  it('ends periods on the day they began, or on the last of a month (ACCT-BILL-07-B)', () => {
    const ends = [at('2024-01-31')]
    for (let month = 0; month < 3; month++) ends.push(monthLater(ends.at(-1) ?? at('2024-01-31'), 31))
    expect(ends.map((end) => end.toISOString().slice(0, 10))).toEqual(['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30'])
    expect(monthLater(at('2023-12-15'), 15)).toEqual(at('2024-01-15'))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 31 }), (months, anchor) => {
        const last = new Date(Date.UTC(2000, months + 1, 0)).getUTCDate()
        const end = new Date(Date.UTC(2000, months, Math.min(anchor, last), 9))
        expect(monthBefore(monthLater(end, anchor), anchor)).toEqual(end)
      }),
    )
  })

  it('prorates in whole cents that nobody loses', () =>
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: -5, max: 40 }), (old, more, day) => {
        const [from, to] = [at('2024-01-01'), at('2024-02-01')]
        const now = new Date(from.getTime() + day * 86_400_000)
        const { chargeCents, creditCents, dueCents, daysLeft } = prorate(old, old + more, from, to, now)
        expect([chargeCents, creditCents, dueCents].every((each) => Number.isInteger(each) && each >= 0)).toBe(true)
        expect(dueCents).toBe(chargeCents - creditCents)
        expect(Math.abs(dueCents - (more * daysLeft) / 31)).toBeLessThanOrEqual(1)
        if (day <= 0) expect(dueCents).toBe(more)
        if (day >= 31) expect(dueCents).toBe(0)
        expect(prorate(old + more, old, from, to, now).dueCents).toBe(0)
      }),
    ))

  it('asks for less, the later it is', () =>
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 30 }), (old, more, day) => {
        const due = (place: number) =>
          prorate(old, old + more, at('2024-01-01'), at('2024-02-01'), new Date(at('2024-01-01').getTime() + place * 86_400_000)).chargeCents
        expect(due(day + 1)).toBeLessThanOrEqual(due(day))
      }),
    ))

  it('has a payment tried again only in its own period', () => {
    const invoice = { id: 'INV-2024-002', date: '2024-01-22T10:00:00.000Z', amountCents: 4838 } as const
    const payable = (status: 'paid' | 'open' | 'failed' | 'refunded', start: string) => isPayable({ ...invoice, status }, start)
    const start = '2024-01-01T09:00:00.000Z'
    expect([payable('failed', start), payable('open', start), payable('paid', start), payable('refunded', start)]).toEqual([true, true, false, false])
    expect(payable('failed', '2024-02-01T09:00:00.000Z')).toBe(false)
  })

  it('numbers invoices by year and writes cents', () => {
    expect([nextInvoiceId(['INV-2024-009', 'INV-2023-012'], 2024), nextInvoiceId(['INV-2024-009'], 2025), nextInvoiceId(['INV-2024-999'], 2024)]).toEqual([
      'INV-2024-010',
      'INV-2025-001',
      'INV-2024-1000',
    ])
    expect([0, 5, 4900, -1581].map(dollars)).toEqual(['$0.00', '$0.05', '$49.00', '-$15.81'])
  })
})
