import { expect, it } from 'vitest'
import type { Arrival, Intake } from './intake.ts'
import { limited } from './limited.ts'

const taken: string[] = []
const intake: Intake = {
  take: async (_, { project, format }) => (taken.push(`${project} ${format}`), { accepted: 1, faults: [], kept: [] }),
  flush: async () => undefined,
  close: async () => undefined,
}
const half = Date.parse('2026-03-01T12:30:00Z')
const from = (more: Partial<Arrival>): Arrival => ({ account: 'main', project: 'shop', format: 'api', ip: '', userAgent: '', at: half, trusted: true, ...more })

it('an hour’s calls of a project are counted over all formats, and refused until the hour of the clock ends', async () => {
  const { take } = limited(intake, 2)
  expect(await take([], from({}))).toMatchObject({ accepted: 1 })
  expect(await take([], from({ format: 'ga4' }))).toMatchObject({ accepted: 1 })
  expect(await take([], from({ format: 'matomo' }))).toEqual({ busy: true, status: 429, seconds: 1800, limit: 2 })
  expect(await take([], from({ project: 'blog' }))).toMatchObject({ accepted: 1 })
  expect(await take([], from({ account: 'other' }))).toMatchObject({ accepted: 1 })
  expect(await take([], from({ at: half + 1_800_000 }))).toMatchObject({ accepted: 1 })
  expect(await take([], from({ at: half }))).toMatchObject({ accepted: 1 })
  expect(await take([], from({ at: half }))).toMatchObject({ status: 429 })
  expect(taken).toEqual(['shop api', 'shop ga4', 'blog api', 'shop api', 'shop api', 'shop api'])
})

it('there is no limit where the operator sets none', () => {
  expect(limited(intake, null)).toBe(intake)
})
