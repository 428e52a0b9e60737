import type { CollectedEvent } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { memoryEvents } from '../store/memoryEvents.ts'
import { cursorOf, placeOf } from './apiPage.ts'
import { answerQuery, parseQuery } from './apiQuery.ts'
import { parsePeriod, periodBefore } from './apiRange.ts'

const day = 86_400_000
const now = Date.parse('2026-03-01T12:00:00Z')
const asked = { account: 'main', project: 'shop', timeZone: 'UTC', now, goals: new Set<string>() }
const blank: Omit<CollectedEvent, 'id' | 'time' | 'received' | 'path'> = {
  account: 'main',
  project: 'shop',
  name: 'page_view',
  format: 'api',
  visitor: '',
  device: '',
  user: '',
  session: '',
  host: '',
  title: '',
  referrer: '',
  source: '',
  medium: '',
  campaign: '',
  browser: '',
  os: '',
  screen: '',
  language: '',
  country: '',
  bot: '',
  currency: '',
  params: {},
  value: null,
}
const event = (id: string, time: number, path: string): CollectedEvent => ({ ...blank, id, time, received: time, path })

async function parsed(question: object) {
  const read = await parseQuery(question, asked)
  if ('refused' in read) throw new Error(read.refused.body)
  return read
}

describe('a question that compares', () => {
  it('asks the store for the period before in parts, whose values fit into an address', async () => {
    const store = memoryEvents()
    const paths = Array.from({ length: 700 }, (_, at) => `/${at}/${'x'.repeat(90)}`)
    await store.append(
      paths.flatMap((path, at) => [event(`n${at}`, now - day, path), ...(at % 3 === 0 ? [] : [event(`b${at}`, now - 8 * day, path)])]),
      'all',
    )
    const sizes: number[] = []
    const query: typeof store.query = (question) => {
      sizes.push(JSON.stringify(question.filters ?? []).length)
      return store.query(question)
    }
    const { rows, previous } = await answerQuery({ query }, await parsed({ measures: ['events'], by: ['path', 'day'], compare: 'previous' }))
    expect(rows).toHaveLength(700)
    for (const [at, [path, start]] of rows.entries()) {
      const before = Number(String(path).split('/')[1]) % 3 === 0 ? null : [path, '2026-02-21T00:00:00.000Z', 1]
      expect(start).toBe('2026-02-28T00:00:00.000Z')
      expect(previous?.rows[at]).toEqual(before)
    }
    // The page, its rows before in five parts, and what was counted.
    expect(sizes.length).toBe(7)
    expect(Math.max(...sizes)).toBeLessThan(25_000)
  })

  it('has nothing before where the month before has fewer days', async () => {
    const store = memoryEvents()
    await store.append([event('1', Date.parse('2026-02-28T00:00:00Z'), '/')], 'one')
    const answer = await answerQuery(store, await parsed({ measures: ['events'], by: ['month'], from: '2026-02-01', to: '2026-02-28', compare: 'previous' }))
    expect([answer.rows, answer.previous?.rows]).toEqual([[['2026-02-01T00:00:00.000Z', 1]], [null]])
  })
})

it('refuses a page beyond the deepest, and says so', async () => {
  const store = memoryEvents()
  await store.append([event('1', now, '/a'), event('2', now, '/b')], 'two')
  const question = { measures: ['events'], by: ['path'], limit: 1 }
  const { next } = await answerQuery(store, await parsed(question))
  const read = placeOf(next ?? '', z.looseObject({ offset: z.int() }))
  if ('refused' in read) throw new Error('no cursor')
  expect(await parseQuery({ ...question, cursor: cursorOf({ ...read.place, offset: 1_000_000 }) }, asked)).toHaveProperty('question')
  const { refused } = (await parseQuery({ ...question, cursor: cursorOf({ ...read.place, offset: 1_000_001 }) }, asked)) as { refused: { body: string } }
  expect(JSON.parse(refused.body)).toMatchObject({ status: 422, issues: [{ path: 'cursor', message: expect.stringContaining('narrower') }] })
})

describe('the period before', () => {
  const before = (from: string, to: string, timeZone: string) => {
    const period = parsePeriod({ from, to }, timeZone, now)
    if (Array.isArray(period)) throw new Error(period[0]?.message)
    return Object.values(periodBefore(period, timeZone)).map((at) => new Date(at).toISOString())
  }

  it('is of whole days where the period is, else of the same length', () => {
    expect(before('2026-03-02', '2026-03-08', 'UTC')).toEqual(['2026-02-23T00:00:00.000Z', '2026-03-02T00:00:00.000Z'])
    // Clocks are set on March 29.
    expect(before('2026-03-29', '2026-03-29', 'Europe/Berlin')).toEqual(['2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z'])
    expect(before('2026-03-30', '2026-03-30', 'Europe/Berlin')).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'])
    expect(before('2026-03-30T01:00', '2026-03-30T03:00', 'Europe/Berlin')).toEqual(['2026-03-29T21:00:00.000Z', '2026-03-29T23:00:00.000Z'])
    expect(before('1970-01-01', '2199-12-31', 'America/New_York')[1]).toBe('1970-01-01T05:00:00.000Z')
  })
})
