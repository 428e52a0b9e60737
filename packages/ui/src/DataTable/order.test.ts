import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alphabetOf, inAlphabet } from './alphabet.ts'
import { comparable, nextSort, type SortKey, type TableSort } from './order.ts'
import { ordering } from './ordering.ts'

const compareTexts = alphabetOf('en').compare
const number = fc.double({ noNaN: true }).map((value) => value + 0)
const key = fc.oneof(fc.string(), fc.integer(), number, fc.date({ noInvalidDate: true }))
const present = key.map((value) => comparable(value)).filter((value) => value !== undefined)
const sign = (value: number) => Math.sign(value) + 0

/** What must come of it: numbers before texts, then by size or by the collator itself. */
function compareKeys(a: string | number, b: string | number, compare: (a: string, b: string) => number): number {
  if (typeof a === 'string') return typeof b === 'string' ? compare(a, b) : 1
  return typeof b === 'string' ? -1 : a - b
}

const ordered = <Row extends object>(rows: readonly Row[], keyOf: (row: Row) => SortKey, direction: TableSort['direction']) =>
  ordering(rows, [{ id: 'key', sort: keyOf }], 'en')({ by: 'key', direction })

describe('the order of texts', () => {
  // No digits of other scripts: among numbers written in two scripts the collator contradicts itself.
  const character = fc.constantFrom(...'aAbBzZéÉßñÑłæœ0123456789  .-_,(/\u0301\u200B’')
  const text = fc.oneof(
    fc.string(),
    fc.array(character).map((all) => all.join('')),
  )
  const texts = fc.tuple(text, fc.uniqueArray(fc.oneof(text, fc.nat().map(String)))).map(([start, ends]) => ends.flatMap((end) => [end, start + end]))

  it.each(['en', 'en-US', 'de', 'de-u-co-phonebk', 'fr', 'fr-CA', 'es', 'es-u-co-trad', 'it', 'pt-BR', 'sv', 'da', 'cs', 'ja', 'ar'])(
    'in %s is that of the collator of the language',
    (locale) => {
      const { compare } = new Intl.Collator(locale, { numeric: true })
      fc.assert(
        fc.property(texts, (given) => {
          const result = inAlphabet(given, alphabetOf(locale)).map((at) => given[at])
          expect(result).toEqual(given.toSorted(compare))
        }),
        { numRuns: 500 },
      )
    },
  )
})

describe('the order of keys', () => {
  it('is the same from both sides', () => {
    fc.assert(fc.property(present, present, (a, b) => sign(compareKeys(a, b, compareTexts)) === sign(-compareKeys(b, a, compareTexts))))
  })

  it('goes through a third key', () => {
    fc.assert(
      fc.property(present, present, present, (a, b, c) => {
        if (compareKeys(a, b, compareTexts) <= 0 && compareKeys(b, c, compareTexts) <= 0) expect(compareKeys(a, c, compareTexts)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('takes digits in texts for numbers, letters as the language has them, and moments by time', () => {
    expect(['file 10', 'file 9', 'File 1'].toSorted((a, b) => compareKeys(a, b, compareTexts))).toEqual(['File 1', 'file 9', 'file 10'])
    expect(['z', 'ä', 'a'].toSorted((a, b) => compareKeys(a, b, alphabetOf('de').compare))).toEqual(['a', 'ä', 'z'])
    expect(['z', 'ä', 'a'].toSorted((a, b) => compareKeys(a, b, alphabetOf('sv').compare))).toEqual(['a', 'z', 'ä'])
    const days = [new Date('2024-02-01'), new Date('2023-12-31')]
    expect(ordered(days, (day) => day, 'ascending')).toEqual(days.toReversed())
  })

  it('counts null, not-a-number and invalid dates as missing, but not zero, false-like texts or the epoch', () => {
    expect([null, undefined, Number.NaN, new Date('never')].map((value) => comparable(value))).toEqual([undefined, undefined, undefined, undefined])
    expect([0, '', new Date(0)].map((value) => comparable(value))).toEqual([0, '', 0])
  })
})

describe('rows put in order', () => {
  const rows = fc.array(fc.option(key, { nil: null })).map((keys) => keys.map((value, place) => ({ value, place })))
  const direction = fc.constantFrom<TableSort['direction']>('ascending', 'descending')

  it('are the same rows, equals as they came, missing ones last', () => {
    fc.assert(
      fc.property(rows, direction, (given, way) => {
        const result = ordered(given, ({ value }) => value, way)
        expect(result.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(given.map(({ place }) => place))
        for (const [at, row] of result.slice(1).entries()) {
          const before = result[at]
          const [a, b] = [comparable(before?.value), comparable(row.value)]
          if (a === undefined) expect(b).toBeUndefined()
          const equal = a === undefined ? b === undefined : b !== undefined && compareKeys(a, b, compareTexts) === 0
          if (equal) expect(before?.place).toBeLessThan(row.place)
        }
      }),
    )
  })

  it('descend as the reverse of ascending where no two keys are equal', () => {
    const distinct = fc.uniqueArray(present, { comparator: (a, b) => compareKeys(a, b, compareTexts) === 0 })
    fc.assert(
      fc.property(distinct, (keys) => {
        const given = keys.map((value) => ({ value }))
        const read = ({ value }: { value: SortKey }) => value
        expect(ordered(given, read, 'descending')).toEqual(ordered(given, read, 'ascending').toReversed())
      }),
    )
  })
})

describe('choosing a column', () => {
  it('flips the same one and starts a new one ascending', () => {
    const first = nextSort(null, 'name')
    expect(first).toEqual({ by: 'name', direction: 'ascending' })
    expect(nextSort(first, 'name')).toEqual({ by: 'name', direction: 'descending' })
    expect(nextSort(nextSort(first, 'name'), 'name')).toEqual(first)
    expect(nextSort({ by: 'name', direction: 'descending' }, 'status')).toEqual({ by: 'status', direction: 'ascending' })
  })
})
