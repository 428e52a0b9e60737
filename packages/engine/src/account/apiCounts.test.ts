import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startOfDay } from '../analytics/startOfDay.ts'
import { countFrom, countsPage, type CountsQuestion, countsQuestion } from './apiCounts.ts'
import { isoMoment, momentOf, wallDay } from './apiTime.ts'

const now = Date.parse('2026-03-29T12:00:00Z')
const berlin = { timeZone: 'Europe/Berlin', now }
const asked = (query: Record<string, string>, where = berlin) => {
  const question = countsQuestion(query, where)
  if ('refused' in question) throw new Error(question.refused.body)
  return question
}
const iso = (at: number) => new Date(at).toISOString()
const span = (query: Record<string, string>, where = berlin) => {
  const { from, to } = asked(query, where)
  return [iso(from), iso(to)]
}

describe('moments', () => {
  it('are read with the clocks of the zone, or with the offset that they name', () => {
    expect(iso(isoMoment('2026-03-29', 'Europe/Berlin') ?? 0)).toBe('2026-03-28T23:00:00.000Z')
    expect(iso(isoMoment('2026-03-29', 'Europe/Berlin', true) ?? 0)).toBe('2026-03-29T22:00:00.000Z')
    expect(iso(isoMoment('2026-03-29T04:30', 'Europe/Berlin') ?? 0)).toBe('2026-03-29T02:30:00.000Z')
    for (const text of ['2026-03-29T02:30:00Z', '2026-03-29T04:30:00+02:00', '2026-03-29T04:30:00+0200', '2026-03-29T04:30:00 02:00', '2026-03-29t02:30z'])
      expect(iso(isoMoment(text, 'Asia/Tokyo') ?? 0), text).toBe('2026-03-29T02:30:00.000Z')
  })

  it('are none where no clock shows them', () => {
    for (const text of [
      '',
      'yesterday',
      '2026',
      '2026-02-29',
      '2026-13-01',
      '2026-03-01T25:00',
      '2026-03-01T10:00+99:00',
      '2026-3-1',
      '2026-03-01 10:00',
      '1772366400000',
    ])
      expect(isoMoment(text, 'UTC'), text).toBeNull()
  })

  it('begin days as the analytics do, also where midnight is skipped', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'America/Sao_Paulo', 'Africa/Cairo', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: Date.parse('2015-01-01'), max: Date.parse('2030-01-01') }), (zone, at) => {
        expect(momentOf(wallDay(at, zone), zone)).toBe(startOfDay(new Date(at), zone))
      }),
      { numRuns: 300 },
    )
  })
})

describe('a question', () => {
  it('is about the last seven days by day, where nothing else is said', () => {
    expect(asked({})).toMatchObject({ interval: 'day', name: undefined, withBots: true, limit: 1000, after: null })
    // Summer time began on that day.
    expect(span({})).toEqual(['2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'])
    expect(span({ to: '2026-03-10' })).toEqual(['2026-03-03T23:00:00.000Z', '2026-03-10T23:00:00.000Z'])
    expect(span({ from: '2026-03-28T10:00:00Z' })).toEqual(['2026-03-28T10:00:00.000Z', '2026-03-29T22:00:00.000Z'])
    expect(span({ from: '', to: '', name: '', interval: '' })).toEqual(span({}))
  })

  it('names the parameter that cannot be used', () => {
    const wrong: [string, Record<string, string>][] = [
      ['interval', { interval: 'year' }],
      ['interval', { interval: 'minute', from: '2026-03-01' }],
      ['bots', { bots: '1' }],
      ['name', { name: 'x'.repeat(101) }],
      ['from', { from: 'monday' }],
      ['to', { to: '2026-02-30' }],
      ['from', { from: '2026-03-10', to: '2026-03-09' }],
      ['from', { from: '2027-03-10' }],
      ['limit', { limit: '0' }],
      ['limit', { limit: '10001' }],
      ['limit', { limit: '1e3' }],
      ['cursor', { cursor: 'abc' }],
      ['cursor', { cursor: btoa('{"from":1}') }],
    ]
    for (const [field, query] of wrong) {
      const question = countsQuestion(query, berlin)
      if (!('refused' in question)) throw new Error(`${JSON.stringify(query)} was not refused`)
      expect(question.refused.status).toBe(400)
      expect(JSON.parse(question.refused.body), JSON.stringify(query)).toMatchObject({
        title: 'Bad Request',
        status: 400,
        field,
        detail: expect.stringMatching(/^.{20,}\.$/),
      })
    }
  })

  it('never breaks, whatever the parameters', () => {
    const keys = fc.constantFrom('name', 'from', 'to', 'interval', 'limit', 'cursor', 'bots')
    fc.assert(
      fc.property(
        fc.dictionary(
          keys,
          fc.oneof(
            fc.string(),
            fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
            fc.integer().map(String),
          ),
        ),
        (query) => {
          const question = countsQuestion(query, berlin)
          if (!('refused' in question)) expect(question.from).toBeLessThan(question.to)
        },
      ),
    )
  })
})

describe('pages', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }), { minLength: 1, maxLength: 8 })
  const days = fc.uniqueArray(fc.integer({ min: 23, max: 29 }), { minLength: 1, maxLength: 5 })

  it('together have every row once, whatever their size and the order of names', () => {
    fc.assert(
      fc.property(names, days, fc.integer({ min: 1, max: 9 }), (names, days, limit) => {
        const counts = days
          .sort((one, other) => one - other)
          .flatMap((day) => names.map((name) => ({ name, interval: `2026-03-${day}T00:00:00.000Z`, count: 1 })))
        const rows = []
        for (let cursor: string | undefined, question: CountsQuestion; ;) {
          question = asked({ limit: String(limit), ...(cursor === undefined ? {} : { cursor }) }, { timeZone: 'UTC', now })
          // The store counts from the row before on.
          const page = countsPage(
            question,
            counts.filter(({ interval }) => Date.parse(interval) >= countFrom(question)),
          )
          expect(page.rows.length).toBeLessThanOrEqual(limit)
          rows.push(...page.rows)
          if (page.next === undefined) break
          cursor = page.next
        }
        expect(rows).toEqual(counts)
      }),
    )
  })

  it('go on where they were, though a day has begun meanwhile', () => {
    const counts = ['2026-03-28', '2026-03-29'].map((day) => ({ name: 'a', interval: `${day}T00:00:00.000Z`, count: 1 }))
    const utc = { timeZone: 'UTC', now }
    const { next = '' } = countsPage(asked({ limit: '1' }, utc), counts)
    const later = asked({ limit: '1', cursor: next }, { ...utc, now: now + 86_400_000 })
    expect([later.from, later.to]).toEqual([asked({}, utc).from, asked({}, utc).to])
    // The row before is gone: those who were forgotten left no events.
    expect(countsPage(later, counts.slice(1)).rows).toEqual(counts.slice(1))
    expect(countsPage(later, []).rows).toEqual([])
  })
})
