import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from './save.ts'

/** Reads CSV as RFC 4180 has it, field by field. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

describe('figures of a chart as CSV', () => {
  it('are read as they were written, whatever their words are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.oneof(fc.string(), fc.constantFrom('a,b', '"', 'a\r\nb')), { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
        (lines) => {
          const kept = lines.map((line) => line.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)))
          expect(readCsv(csvOf(lines))).toEqual(kept)
        },
      ),
    )
  })

  it('hold no formula, and numbers as numbers', () => {
    expect(csvOf([['=1+1', -2.5, null]])).toBe("'=1+1,-2.5,\r\n")
  })
})
