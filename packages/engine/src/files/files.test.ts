import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interModule } from './letters/inter.testing.ts'
import { csvRows, pdfMeant, pdfPages, pdfTexts, unzipped, xlsxRows } from '../testing/readFiles.ts'
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

  it('pdf has a page for each forty rows or so, and offsets that are true', async () => {
    const many = latin(await pdfOf({ ...table, rows: Array.from({ length: 100 }, (_, row) => [`Row ${row}`, row]) }))
    expect(many.match(/\/Type \/Page /g)?.length).toBe(3)
    for (const [at, offset] of [...many.matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1])).entries())
      expect(many.slice(offset, offset + 8)).toMatch(new RegExp(`^${at + 1} 0 obj`))
    expect(many.slice(Number(/startxref\n(\d+)/.exec(many)?.[1])).startsWith('xref')).toBe(true)
    expect(many).toContain('(Umsatz \\(Q1\\)) Tj')
    expect(latin(await pdfOf({ ...table, rows: [] })).match(/\/Type \/Page /g)?.length).toBe(1)
  })

  it('a csv and a workbook give back every table, but for the apostrophes before formulas', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer())
    const any = fc.array(fc.tuple(cell, cell), { maxLength: 8 })
    fc.assert(
      fc.property(any, (rows) => {
        const given = { ...table, rows }
        const plain = (value: string | number) => String(value).replaceAll("'", '')
        expect(
          csvRows(csvOf(given))
            .slice(1)
            .map((row) => row.map(plain)),
        ).toEqual(rows.map((row) => row.map(plain)))
        // oxlint-disable-next-line no-control-regex
        const held = (value: string | number) => (typeof value === 'string' ? value.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '') : value)
        expect(xlsxRows(xlsxOf(given)).slice(1)).toEqual(rows.map((row) => row.map(held)))
      }),
    )
  })

  it.each([
    ['=1', "'=1"],
    [' \u00a0\ufeff＝1', " \u00a0\ufeff'＝1"],
    ['\t@a', "'\t'@a"],
    ['a;-1,+2\n@b', "a;'-1,'+2\n'@b"],
    ['a-b = c+d; me@example.com', 'a-b = c+d; me@example.com'],
    ["it's, so", "it's, so"],
  ])('a csv of %j holds %j', (given, held) => expect(csvRows(csvOf({ ...table, rows: [[given, 1]] }))[1]).toEqual([held, '1']))

  it('a csv holds no cell that a spreadsheet computes, whichever separator it splits by', () => {
    const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
    const piece = fc.constantFrom(
      ...signs,
      ',',
      ';',
      '\t',
      '\r',
      '\n',
      '\r\n',
      ' ',
      '\u00a0',
      '\u3000',
      '\ufeff',
      '\u200b',
      '\0',
      '"',
      "'",
      'a',
      '1',
      '1+1',
      '漢',
    )
    const words = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.string(),
    )
    // oxlint-disable-next-line no-control-regex
    const begins = /^(?:[\s"\u0000-\u001f\u200b\ufeff])*[=+\-@＝＋－＠]/
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 4 }), (rows) => {
        const bytes = csvOf({ ...table, rows })
        // As RFC 4180 reads it, and as a program does that splits at every separator and knows no quotes.
        const cells = [
          ...csvRows(bytes).flat(),
          ...text(bytes)
            .split(/[\r\n]+/)
            .flatMap((line) => [line, ...line.split(';'), ...line.split('\t'), ...line.split(',')]),
        ]
        expect(cells.filter((each) => begins.test(each))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('a csv of one cell of a megabyte of blanks or signs is written at once', () => {
    for (const unit of [' ', ' =', '-', ';-', '"']) {
      const took = [1, 2, 3].map(() => {
        const before = performance.now()
        csvOf({ ...table, rows: [[`${unit.repeat(1_000_000 / unit.length)}=`, 1]] })
        return performance.now() - before
      })
      // The least: what a busy machine took for others is no work of this.
      expect(Math.min(...took), JSON.stringify(unit)).toBeLessThan(1000)
    }
  })

  it('html tells a spreadsheet to keep words as words', () => {
    expect(text(htmlOf({ ...table, rows: [['=1+1', 5]] }))).toMatch(/td,th\{mso-number-format:"\\@"\}td\.figure\{mso-number-format:General\}/)
  })

  it('html stands for itself and runs nothing that was measured', async () => {
    const page = text(htmlOf({ ...table, rows: [['<script>alert(1)</script>', 5]] }))
    expect(page).toContain('<td>&lt;script&gt;alert(1)&lt;/script&gt;</td><td class="figure">5</td>')
    expect(page).not.toMatch(/<script|src=|href=/)
    expect(pdfTexts(await pdfOf(table))).toEqual(['Umsatz (Q1)', 'Erzeugt', 'Tag', 'Zahl', 'a<b & "c"', '12.5'])
  })

  it('pdf columns are as wide as what stands in them: hours are whole beside six figures, and only what no page has room for is cut', async () => {
    const hours = Array.from({ length: 30 }, (_, hour) => [new Date(Date.UTC(2024, 0, 15, hour)).toISOString(), 1234, 12, 56_789.25, 12.5, 0.25, 'EUR'])
    const columns = ['Stunde', 'Besuche', 'Bestellungen', 'Umsatz', 'Mittelwert', 'Je Besuch', 'Währung']
    const texts = pdfTexts(await pdfOf({ title: 'Umsatz', detail: 'Erzeugt', columns, rows: hours }))
    for (const row of [columns, ...hours]) for (const cell of row) expect(texts).toContain(Buffer.from(String(cell), 'latin1').toString('latin1'))
    const long = pdfTexts(await pdfOf({ title: 't', detail: 'd', columns: ['a', 'b'], rows: [['x'.repeat(500), '2024-01-15T23:00:00.000Z']] }))
    expect([long[4]?.startsWith('xxxx'), (long[4] ?? '').length < 120, long[5]]).toEqual([true, true, '2024-01-15T23:00:00.000Z'])
    expect(pdfTexts(await pdfOf({ title: 't', detail: 'd', columns: [], rows: [] }))).toEqual(['t', 'd'])
  })

  it('pdf brings along the letters of other scripts, and nothing where Western Europe’s do', async () => {
    const names = ['Łukasz Żółć', 'Γιώργος', 'Ђорђе Петровић', 'Nguyễn Văn Ơn', 'İstanbul']
    const plain = latin(await pdfOf(table))
    const many = await pdfOf({ ...table, rows: names.map((name, row) => [name, row]) })
    expect(plain).not.toContain('/FontFile2')
    expect(pdfPages(many)).toEqual({ pages: 1, sound: true })
    expect(pdfMeant(many)).toEqual(names)
    expect(latin(many)).toContain('(Umsatz \\(Q1\\)) Tj')
  })

  it('pdf shows a question mark for letters that it has not', async () => {
    expect(pdfMeant(await pdfOf({ ...table, rows: [['漢字', 1]] }))).toEqual(['??'])
  })

  it('pdf of unusual letters leads to each of its objects', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.integer()), { maxLength: 5 }), async (rows) => {
        expect(pdfPages(await pdfOf({ ...table, rows })).sound).toBe(true)
      }),
      { numRuns: 40 },
    ))

  it('the letters are those of the package that they come from', () => {
    expect(readFileSync(new URL('letters/inter.generated.ts', import.meta.url), 'utf8')).toBe(interModule())
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
