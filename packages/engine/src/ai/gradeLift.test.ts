import type { Recommendation } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { event, purchase } from '../figures/collected.testing.ts'
import { jobServer } from '../jobs/jobServer.testing.ts'

const day = 86_400_000
const implemented = Date.parse('2026-03-01T12:00:00.000Z')
const row: Recommendation = {
  id: 'r',
  project: 'shop',
  title: 'Shorten the form',
  description: '',
  impact: 'High',
  confidence: 80,
  category: 'Conversion',
  estimatedLift: 10,
  effort: 'Low',
  status: 'implemented',
  moved: { by: 'Ada', at: new Date(implemented).toISOString() },
}

/** A shop in which so many of 200 visits buy in the two weeks before and after, and what its recommendation is 15 days later. */
async function after(bought: { before: number; after: number }, fields: Partial<Recommendation> = {}) {
  const server = await jobServer(implemented)
  await server.store.commit([{ collection: 'recommendations', id: 'r', row: { ...row, ...fields } }])
  const visits = (from: number, orders: number) =>
    Array.from({ length: 200 }, (_, at) => (at < orders ? purchase(from + at * 60_000, 20) : event(from + at * 60_000)))
  await server.collect([...visits(implemented - 5 * day, bought.before), ...visits(implemented + 3 * day, bought.after)], 's.0')
  const look = async (days: number) => {
    server.clock.now = implemented + days * day
    await server.look()
    return server.store.get('recommendations', 'r')
  }
  return { ...server, look }
}

describe('what a recommendation lifted', () => {
  it('is measured two weeks after it was implemented, not earlier, and only once (AI-REC-03-B, DATA-RECOMMENDATION-01-B)', async () => {
    const { look, collect } = await after({ before: 20, after: 25 })
    expect(await look(13)).not.toHaveProperty('grade')
    const graded = await look(16)
    expect(graded).toMatchObject({ measuredLift: 25, grade: { before: 10, after: 12.5, outcome: 'measured' } })
    await collect([purchase(implemented + 2 * day, 20)], 's.1')
    expect(await look(18)).toEqual(graded)
  })

  it('is unknown with too few visits or no share before, and never measured of what mends tracking', async () => {
    expect(await (await after({ before: 0, after: 25 })).look(16)).toMatchObject({ grade: { outcome: 'unknown' } })
    expect(await (await after({ before: 0, after: 25 })).look(16)).not.toHaveProperty('measuredLift')
    expect(await (await after({ before: 20, after: 25 }, { rule: 'noPlan' as never })).look(16)).not.toHaveProperty('grade')
  })

  it('is forgotten when the recommendation is taken back', async () => {
    const { look, workspace, store } = await after({ before: 20, after: 25 })
    await look(16)
    await workspace.act('recommendations.stepBack', { id: 'r' })
    const back = await store.get('recommendations', 'r')
    expect(back).toMatchObject({ status: 'in-progress' })
    expect(back).not.toHaveProperty('measuredLift')
    expect(back).not.toHaveProperty('grade')
  })
})
