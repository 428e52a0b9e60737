import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReal, type Real } from './realHouse.testing.ts'
import { lookedAt } from './realVisits.testing.ts'

const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const date = new Date(lookedAt).toISOString().slice(0, 10)
const asked = { from: date, to: date, filters: [] }

let real: Real
beforeAll(async () => {
  real = await openReal()
})
afterAll(() => real.close())

it('a real project counts no visit of its own networks, and none of its own domains as a source', async () => {
  const keys = await real.project('Bakery', 'UTC')
  const site = { website: 'bakery.example', timeZone: 'UTC', currency: '' }
  const send = async (who: string) => {
    const visit = (clientId: string, ip: string, referrer: string) => ({
      name: 'page_view',
      clientId: `${who}-${clientId}`,
      timestamp: lookedAt - 60_000,
      page: { url: 'https://bakery.example/thanks', referrer },
      ip,
      userAgent,
    })
    const events = [visit('visitor', '198.51.100.7', 'https://checkout.pay.example/done'), visit('colleague', '203.0.113.9', '')]
    await real.ask('/api/v1/events', keys.secret, { events })
    await real.collect(keys, [])
  }
  const seen = async () => {
    const { figures, machines } = await real.read('traffic.overview', { ...asked, compare: 'none', interval: 'day' })
    const { rows } = await real.read('traffic.breakdown', { ...asked, by: 'source' })
    return { visitors: figures.visitors.value, machines, sources: rows.map(({ value, visitors }) => [value, visitors]).toSorted() }
  }

  await real.collect(keys, [])
  await send('before')
  expect(await seen()).toEqual({
    visitors: 2,
    machines: 0,
    sources: [
      ['', 1],
      ['checkout.pay.example', 1],
    ],
  })
  await real.act('projects.change', { ...site, ownDomains: ['pay.example'], internalNetworks: ['203.0.113.0/24'] })
  await send('after')
  expect(await seen()).toEqual({
    visitors: 3,
    machines: 1,
    sources: [
      ['', 2],
      ['checkout.pay.example', 1],
    ],
  })
})
