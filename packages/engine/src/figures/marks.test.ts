import { expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { shop } from './collected.testing.ts'

it('what happened is told by the records, and only of the days that are asked for', async () => {
  const { workspace } = await shop([], { now: '2026-03-04T12:00:00Z' })
  await workspace.act('campaigns.connect', { platform: 'Email', name: 'Letters', description: '', account: 'letters' })
  const marks = (to: string) => workspace.read('traffic.marks', { from: '2026-03-01', to })
  expect((await marks('2026-03-05')).map(({ at, ...mark }) => [at.slice(0, 10), mark])).toEqual([['2026-03-04', { kind: 'campaign', name: 'Letters' }]])
  expect(await marks('2026-03-03')).toEqual([])
})

it('the sample tells its anomalies, oldest first', async () => {
  const marks = await sampleEngine().workspace.read('traffic.marks', { from: '2023-12-24', to: '2024-01-22' })
  expect(marks.some(({ kind }) => kind === 'anomaly')).toBe(true)
  expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).toSorted())
})
