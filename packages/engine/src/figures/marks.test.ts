import type { VersionCause } from '@tagmason/domain'
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

it('a container is told as published only where a member said so, or where it was read as it is published', async () => {
  const { workspace, store } = await shop([], { now: '2026-03-04T12:00:00Z' })
  const causes: VersionCause[] = [
    { kind: 'import', fileName: 'a.json', mode: 'overwrite' },
    { kind: 'fix', rules: ['A52'], fixes: 1 },
    { kind: 'deploy', tags: 2 },
    { kind: 'issue' },
    { kind: 'rollback', to: 1 },
    { kind: 'published', version: '42' },
  ]
  await store.commit(
    causes.map((cause, place) => {
      const [number, id, at] = [place + 1, `GTM-AB12CD3:${place + 1}`, `2026-03-01T0${place}:00:00.000Z`]
      const counts = { tags: 0, triggers: 0, variables: 0, added: 0, changed: 0, removed: 0 }
      return {
        collection: 'containerVersions' as const,
        id,
        row: { id, project: 'shop', containerId: 'GTM-AB12CD3', number, at, by: '', cause, ...counts, hash: '', content: '' },
      }
    }),
  )
  expect((await workspace.read('traffic.marks', { from: '2026-03-01', to: '2026-03-05' })).map(({ at: _at, ...mark }) => mark)).toEqual([
    { kind: 'version', number: 3 },
    { kind: 'seenPublished', version: '42' },
  ])
})

it('the sample tells its anomalies, oldest first', async () => {
  const marks = await sampleEngine().workspace.read('traffic.marks', { from: '2023-12-24', to: '2024-01-22' })
  expect(marks.some(({ kind }) => kind === 'anomaly')).toBe(true)
  expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).toSorted())
})
