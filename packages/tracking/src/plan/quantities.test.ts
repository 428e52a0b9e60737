import { describe, expect, it } from 'vitest'
import { readNumber } from './quantities.ts'

describe('readNumber', () => {
  it.each([
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1 234,5', 1234.5],
    ["1'234.50", 1234.5],
    ['2,5', 2.5],
    ['2.50', 2.5],
    ['1.000', 1000],
    ['1.000.000', 1_000_000],
    ['75', 75],
  ])('%s', (text, value) => expect(readNumber(text)).toBe(value))
})
