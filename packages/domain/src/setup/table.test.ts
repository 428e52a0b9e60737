import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTable } from './table.ts'

const usable = (name: string, text: string) => {
  const read = readTable(name, text)
  if ('refused' in read) throw new Error(`refused: ${read.refused.why}`)
  return read
}
const refusal = (name: string, text: string) => {
  const read = readTable(name, text)
  return 'refused' in read ? read.refused : null
}

/** A CSV as a careful writer writes it. */
const written = (rows: readonly (readonly string[])[], separator = ',', end = '\r\n') =>
  rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(separator)).join(end)

const cell = fc.string().map((value) => value.replace(/[\0\uFFFD]/g, ''))
const named = cell.map((value) => value.trim()).filter((value) => value !== '')

describe('a table from a file', () => {
  it('reads what a careful writer wrote, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(named, { minLength: 2, maxLength: 5 }).chain((header) =>
          fc.record({
            header: fc.constant(header),
            rows: fc.array(fc.array(cell, { minLength: header.length, maxLength: header.length }), { minLength: 1, maxLength: 5 }),
          }),
        ),
        fc.constantFrom('\n', '\r\n'),
        ({ header, rows }, end) => {
          const table = usable('a.csv', written([header, ...rows], ',', end))
          expect(table.columns.map((column) => column.name)).toEqual(header)
          expect(table.preview).toEqual(rows)
          expect(table).toMatchObject({ rows: rows.length, faultCount: 0 })
        },
      ),
    )
  })

  it('counts every line once, as a row or as a fault', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 1, maxLength: 60 }), (widths) => {
        const lines = widths.map((width) => Array.from({ length: width }, () => 'x').join(','))
        const good = widths.filter((width) => width === 3).length
        const read = readTable('a.csv', ['a,b,c', ...lines].join('\n'))
        if ('refused' in read) expect(good).toBe(0)
        else {
          expect([read.rows, read.faultCount]).toEqual([good, widths.length - good])
          expect(read.faults.map((fault) => fault.at)).toEqual(widths.flatMap((width, at) => (width === 3 ? [] : [at + 2])).slice(0, 20))
        }
      }),
    )
  })

  it('reads from JSON what it was made of', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ day: fc.string(), cost: fc.integer() }), { minLength: 1, maxLength: 8 }), (rows) => {
        fc.pre(rows.every(({ day }) => !/[\0\uFFFD]/.test(day)))
        const table = usable('a.json', JSON.stringify(rows))
        expect(table.rows).toBe(rows.length)
        expect(table.preview).toEqual(rows.slice(0, 5).map(({ day, cost }) => [day, String(cost)]))
      }),
    )
  })

  it.each([
    ['semicolons', 'a;b\n1;2', ['a', 'b']],
    ['tabs', 'a\tb\n1\t2', ['a', 'b']],
    ['bars', 'a|b\n1|2', ['a', 'b']],
    ['commas inside quotes', '"a,x";b\n1;2', ['a,x', 'b']],
    ['a mark at the beginning', '\uFEFFa,b\n1,2', ['a', 'b']],
    ['one column', 'a\n1', ['a']],
    ['names that are missing or twice', 'a,,a\n1,2,3', ['a', 'column_2', 'a_2']],
    ['a separator at the end', 'a,b,\n1,2,', ['a', 'b', 'column_3']],
  ])('understands %s', (_, text, names) => {
    expect(usable('a.csv', text).columns.map((column) => column.name)).toEqual(names)
  })

  it('tells the type that all values of a column have', () => {
    const text = 'n,d,b,t,e,mixed\n1,2024-01-02,yes,x,,1\n"1,247.50",2024-01-02T10:00:00Z,no,y,,x\n-3,2024-12-31 08:15,TRUE,2024,,2'
    expect(usable('a.csv', text).columns.map(({ type, filled }) => [type, filled])).toEqual([
      ['number', 3],
      ['date', 3],
      ['boolean', 3],
      ['text', 3],
      ['empty', 0],
      ['text', 3],
    ])
  })

  it('counts lines also where values have several', () => {
    expect(usable('a.csv', 'a,b\n"one\ntwo\r\nthree",2\nalone\n').faults).toEqual([{ at: 5, why: 'values', found: 1, expected: 2 }])
  })

  it('leaves empty lines alone', () => expect(usable('a.csv', 'a,b\n\n1,2\n\n')).toMatchObject({ rows: 1, faultCount: 0 }))

  it('keeps what is nested as JSON, and finds the one list of an object', () => {
    expect(usable('a.json', '{ "total": 1, "rows": [{ "a": { "b": [1] } }, 7, { "c": null }] }')).toMatchObject({
      columns: [{ name: 'a' }, { name: 'c' }],
      preview: [
        ['{"b":[1]}', ''],
        ['', ''],
      ],
      faults: [{ at: 2, why: 'notAnObject' }],
    })
  })

  it.each([
    ['a.csv', '', { why: 'noRows' }],
    ['a.csv', 'a,b\n', { why: 'noRows' }],
    ['a.csv', 'a,b\n1,"2\n3,4', { why: 'quote', line: 2 }],
    ['a.csv', 'a\0b\n1', { why: 'encoding' }],
    ['a.csv', 'größe\uFFFD\n1', { why: 'encoding' }],
    ['a.csv', `${Array.from({ length: 201 }, (_, at) => `c${at}`).join(',')}\n1`, { why: 'tooManyColumns' }],
    ['a.json', '{}', { why: 'notAList' }],
    ['a.json', '"words"', { why: 'notAList' }],
    ['a.json', '[]', { why: 'noRows' }],
    ['a.json', '[1, 2]', { why: 'noRows' }],
    ['a.json', '', { why: 'syntax', line: 1 }],
    ['a.json', '[\n  { "a": 1 }\n  { "a": 2 }\n]', { why: 'syntax', line: 3 }],
    ['a.json', '[\n  { "a": 1,\n  }\n]', { why: 'syntax', line: 3 }],
    ['a.json', '[\n  { "a": tru }\n]', { why: 'syntax', line: 2 }],
    ['a.json', '[\n{ "a": 1 },\n{ "a": 2 }\n', { why: 'syntax', line: 4 }],
    ['a.json', '[1]\n]', { why: 'syntax', line: 2 }],
  ])('refuses %s %j', (name, text, expected) => expect(refusal(name, text)).toEqual(expected))

  it('never throws, and refuses JSON exactly where JSON.parse does', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[]{}",:1 \n\\atrue') }), (text) => {
        let sound = true
        try {
          JSON.parse(text)
        } catch {
          sound = false
        }
        const read = readTable('a.json', text)
        expect('refused' in read && read.refused.why === 'syntax').toBe(!sound)
        expect(() => readTable('a.csv', text)).not.toThrow()
      }),
    )
  })
})
