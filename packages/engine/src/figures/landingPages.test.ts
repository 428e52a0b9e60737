import { describe, expect, it } from 'vitest'
import { event, purchase, shop } from './collected.testing.ts'
import { convertingPages, landings } from './landingPages.ts'

const at = (minute: number, session: string, fields: Parameters<typeof event>[1] = {}) =>
  event(Date.parse('2026-02-20T10:00:00Z') + minute * 60_000, { visitor: session, session, ...fields })

describe('converting pages', () => {
  it('are those on which visits began that converted, with how many of their visits did (ANA-CONV-06-B)', async () => {
    const { context } = await shop([
      at(0, 'a', { path: '/blog' }),
      at(1, 'a', { path: '/shop' }),
      at(2, 'a', { name: 'purchase', path: '/shop' }),
      at(3, 'a', { name: 'purchase', path: '/shop' }),
      at(0, 'b', { path: '/blog' }),
      at(0, 'c', { path: '/blog' }),
      at(0, 'd', { path: '/shop' }),
      at(1, 'd', { name: 'purchase' }),
      at(0, 'e', { path: '/help' }),
    ])
    expect((await convertingPages(context(), 30)).map(({ path, conversions, rate }) => [path, conversions, rate])).toEqual([
      ['/blog', 2, 33.3],
      ['/shop', 1, 100],
    ])
  })

  it('leave out visits that saw no page, machines, and what is too long ago', async () => {
    const old = Date.parse('2026-01-01T10:00:00Z')
    const { context } = await shop([
      purchase('2026-02-20T10:00:00Z', 5, 'EUR', { session: 's', path: '/shop' }),
      at(0, 'robot', { bot: 'crawler' }),
      at(1, 'robot', { bot: 'crawler', name: 'purchase' }),
      event(old, { session: 'old', visitor: 'old' }),
      purchase(old + 1, 5, 'EUR', { session: 'old', visitor: 'old' }),
    ])
    expect(await landings(context(), 30)).toEqual({ pages: [], withoutPage: 1 })
  })

  it('count what came without a page also where more pages are listed than there is room for', async () => {
    const { context } = await shop([
      ...Array.from({ length: 60 }, (_, page) => [
        at(0, `v${page}`, { path: `/p${page}` }),
        ...[1, 2, 3].map((minute) => at(minute, `v${page}`, { name: 'purchase', path: `/p${page}` })),
      ]).flat(),
      at(0, 'server', { name: 'purchase', path: '' }),
      at(1, 'server', { name: 'purchase', path: '' }),
    ])
    const { pages, withoutPage } = await landings(context(), 30)
    expect([pages.length, withoutPage]).toEqual([50, 2])
  })
})
