import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectedOf } from './collected.ts'
import { event, purchase, shop } from './collected.testing.ts'
import { mainCurrency, revenueByCurrency } from './money.ts'

const at = '2026-02-20T10:00:00Z'
const figuresOf = async (events: Parameters<typeof shop>[0]) => (await (await shop(events)).workspace.read('conversions.overview', undefined)).figures

describe('money', () => {
  it('of several currencies is never added: the figures are of that of most orders', async () => {
    const figures = await figuresOf([
      purchase(at, 10.01),
      purchase(at, 20.02),
      purchase(at, 5000, 'USD'),
      event(at, { name: 'refund', value: 5, currency: 'USD' }),
    ])
    expect(figures).toMatchObject({ revenueCents: { value: 3003 }, averageOrderCents: { value: 1501.5 }, currency: 'EUR' })
    expect(figures.byCurrency).toEqual([
      { currency: 'EUR', orders: 2, cents: 3003 },
      { currency: 'USD', orders: 1, cents: 499_500 },
    ])
  })

  it.each([
    ['JPY', 1500, 1500],
    ['EUR', 15.05, 1505],
    ['KWD', 15.05, 15_050],
  ])('of %s is told in its smallest unit', async (currency, value, cents) => {
    expect(await figuresOf([purchase(at, value, currency)])).toMatchObject({ revenueCents: { value: cents }, averageOrderCents: { value: cents }, currency })
  })

  it('of no currency has the code for none, so that no screen takes it for dollars', async () => {
    const figures = await figuresOf([purchase(at, 15.05, '')])
    expect(figures).toMatchObject({ revenueCents: { value: 1505 } })
    expect([figures.currency, figures.byCurrency]).toEqual(['XXX', undefined])
  })

  it('is the sum of whole cents of each currency, whatever else came', async () => {
    const amounts = fc.record({
      cents: fc.integer({ min: 0, max: 10_000_000 }),
      currency: fc.constantFrom('EUR', 'USD', 'JPY', ''),
      name: fc.constantFrom('purchase', 'refund', 'sign_up'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(amounts, { maxLength: 25 }), async (all) => {
        const { context } = await shop(all.map(({ cents, currency, name }) => event(at, { name, value: cents / 100, currency })))
        const collected = await collectedOf(context())
        if (collected === null) throw new Error('nothing is collected')
        const rows = await revenueByCurrency(collected, 0, collected.now)
        const of = (currency: string, name: string) => all.filter((each) => each.currency === currency && each.name === name)
        const sum = (currency: string, name: string) => of(currency, name).reduce((total, { cents }) => total + cents, 0)
        for (const { currency, orders, cents } of rows)
          expect([orders, cents]).toEqual([of(currency, 'purchase').length, sum(currency, 'purchase') - sum(currency, 'refund')])
        expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(all.filter(({ name }) => name !== 'sign_up').map(({ currency }) => currency)))
        const most = Math.max(0, ...rows.map(({ orders }) => orders))
        expect(rows.find(({ currency }) => currency === mainCurrency(rows))?.orders ?? 0).toBe(most)
      }),
      { numRuns: 40 },
    )
  })
})
