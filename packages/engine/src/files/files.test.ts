import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRows, pdfTexts, unzipped, xlsxRows } from '../testing/readFiles.ts'
import { csvOf } from './csv.ts'
import { htmlOf } from './html.ts'
import { pdfOf } from './pdf.ts'
import { base64 } from './table.ts'
import { winAnsi } from './winAnsi.ts'
import { xlsxOf } from './xlsx.ts'
import { crc32, zipOf } from './zip.ts'

const table = { title: 'Umsatz (Q1)', detail: 'Erzeugt', columns: ['Tag', 'Zahl'], rows: [['a<b & "c"', 12.5]] as (string | number)[][] }
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

describe('files', () => {
  it('csv quotes what must be quoted and disarms formulas', () => {
    expect(
      text(
        csvOf({
          ...table,
          rows: [
            ['=1+1', 1],
            ['a,"b"', -2],
          ],
        }),
      ),
    ).toBe('Tag,Zahl\r\n\'=1+1,1\r\n"a,""b""",-2\r\n')
  })

  it('crc32 is the one of the standard', () => expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcb_f4_39_26))

  it('zip gives back what went in', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ unit: 'grapheme' })), { selector: ([name]) => name, maxLength: 5 }),
        (files) => {
          const given = files.map(([name, words]) => ({ name, text: words }))
          expect(unzipped(zipOf(given))).toEqual(Object.fromEntries(given.map((file) => [file.name, file.text])))
        },
      ),
    ))

  it('xlsx holds words as words and numbers as numbers', () => {
    const files = unzipped(xlsxOf(table))
    expect(Object.keys(files)[0]).toBe('[Content_Types].xml')
    expect(files['xl/worksheets/sheet1.xml']).toContain('<t xml:space="preserve">a&lt;b &amp; &quot;c&quot;</t></is></c><c r="B2"><v>12.5</v></c>')
  })

  it('pdf has a page for each forty rows or so, and offsets that are true', () => {
    const many = latin(pdfOf({ ...table, rows: Array.from({ length: 100 }, (_, row) => [`Row ${row}`, row]) }))
    expect(many.match(/\/Type \/Page /g)?.length).toBe(3)
    for (const [at, offset] of [...many.matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1])).entries())
      expect(many.slice(offset, offset + 8)).toMatch(new RegExp(`^${at + 1} 0 obj`))
    expect(many.slice(Number(/startxref\n(\d+)/.exec(many)?.[1])).startsWith('xref')).toBe(true)
    expect(many).toContain('(Umsatz \\(Q1\\)) Tj')
    expect(latin(pdfOf({ ...table, rows: [] })).match(/\/Type \/Page /g)?.length).toBe(1)
  })

  it('a csv and a workbook give back every table, formulas disarmed', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer())
    const any = fc.array(fc.tuple(cell, cell), { maxLength: 8 })
    fc.assert(
      fc.property(any, (rows) => {
        const given = { ...table, rows }
        const disarmed = (value: string | number) => (typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value))
        expect(csvRows(csvOf(given)).slice(1)).toEqual(rows.map((row) => row.map(disarmed)))
        // oxlint-disable-next-line no-control-regex
        const held = (value: string | number) => (typeof value === 'string' ? value.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '') : value)
        expect(xlsxRows(xlsxOf(given)).slice(1)).toEqual(rows.map((row) => row.map(held)))
      }),
    )
  })

  it('html stands for itself and runs nothing that was measured', () => {
    const page = text(htmlOf({ ...table, rows: [['<script>alert(1)</script>', 5]] }))
    expect(page).toContain('<td>&lt;script&gt;alert(1)&lt;/script&gt;</td><td class="figure">5</td>')
    expect(page).not.toMatch(/<script|src=|href=/)
    expect(pdfTexts(pdfOf(table))).toEqual(['Umsatz (Q1)', 'Erzeugt', 'Tag', 'Zahl', 'a<b & "c"', '12.5'])
  })

  it('pdf words are bytes of Western Europe', () => {
    expect(winAnsi('é € „x“ 漢\n')).toBe('é \u0080 \u0084x\u0093 ? ')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        expect(winAnsi(words)).toMatch(/^[\u0020-\u00ff]*$/)
      }),
    )
  })

  it('base64 is that of everybody, however long', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
        expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      }),
      { numRuns: 30 },
    ))
})
