import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOf } from './apiPage.ts'

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `row-${n}` }))
const page = (all: readonly { id: string }[], query: Record<string, string> = {}) => {
  const read = pageOf(all, query)
  if ('refused' in read) throw new Error(read.refused.body)
  return read
}

describe('pages of rows', () => {
  it('together have every row once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 70 }), (count, limit) => {
        const seen = []
        for (let next: string | undefined; ;) {
          const read = page(rows(count), { limit: String(limit), ...(next === undefined ? {} : { cursor: next }) })
          seen.push(...read.page)
          if (read.next === undefined) break
          next = read.next
        }
        expect(seen).toEqual(rows(count))
      }),
    )
  })

  it('have 100 rows where nothing else is asked for', () => {
    expect(page(rows(101)).page).toHaveLength(100)
    expect(page(rows(100))).toEqual({ page: rows(100) })
  })

  it('go on by what was shown last; where that is gone, by its place', () => {
    const { next = '' } = page(rows(10), { limit: '3' })
    expect(page([{ id: 'new' }, ...rows(10)], { limit: '1', cursor: next }).page).toEqual([{ id: 'row-3' }])
    expect(page(rows(10).slice(3), { limit: '1', cursor: next }).page).toEqual([{ id: 'row-6' }])
    expect(page([], { cursor: next })).toEqual({ page: [] })
  })

  it('say which parameter cannot be used', () => {
    for (const [field, query] of [
      ['limit', { limit: '501' }],
      ['limit', { limit: '-1' }],
      ['cursor', { cursor: '' }],
      ['cursor', { cursor: '%%%' }],
      ['cursor', { cursor: btoa('{"after":1,"at":-1}') }],
    ] as const) {
      const read = pageOf(rows(3), query)
      expect('refused' in read && JSON.parse(read.refused.body)).toMatchObject({ status: 400, field })
    }
  })
})
