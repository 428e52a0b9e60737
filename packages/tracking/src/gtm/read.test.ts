import { describe, expect, it } from 'vitest'
import { readContainer, unusableFile } from './index.ts'
import { sample } from './testing/sample.ts'
import { inEnglish } from '../sentences/english.testing.ts'

const json = JSON.stringify(sample(), null, 4)
const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values)

describe('readContainer', () => {
  it('reads text and bytes', () => {
    for (const input of [json, new TextEncoder().encode(json)]) expect(readContainer(input)).toEqual({ file: sample(), findings: [] })
  })

  it.each<readonly [string, string, string | Uint8Array, string]>([
    ['F001', 'nothing', '', 'empty'],
    ['F001', 'no bytes', bytes(), 'empty'],
    ['F001', 'only space', ' \n\t', 'empty'],
    ['F002', 'UTF-16', bytes(0xff, 0xfe, 0x7b, 0), 'UTF-16'],
    ['F002', 'Latin 1', bytes(0x7b, 0x22, 0xe9, 0x22, 0x7d), 'not UTF-8'],
    ['F003', 'a zip as bytes', bytes(0x50, 0x4b, 3, 4, 20), 'archive'],
    ['F003', 'a gzip', bytes(0x1f, 0x8b, 8, 0), 'archive'],
    ['F003', 'a zip as text', 'PK\u0003\u0004xyz', 'zip'],
    ['F004', 'HTML', '\n<!doctype html><html></html>', 'HTML'],
    ['F005', 'sixty million bytes', ' '.repeat(60_000_000), 'too large'],
    ['F005', 'thirty million characters of two bytes', 'é'.repeat(30_000_000), 'too large'],
    ['F005', 'sixty million real bytes', new Uint8Array(60_000_000), 'too large'],
    ['F006', 'a hundred thousand lists', '['.repeat(100_000), 'line 1, column 101'],
    ['F006', 'a hundred and one objects', '{"a":'.repeat(101) + '1' + '}'.repeat(101), '100 levels'],
    ['F007', 'a cut file', json.slice(0, 100), 'stops at line 5, column 2'],
    ['F007', 'a cut text', '{"a": "b', 'line 1, column 9'],
    ['F007', 'a comma too many', '{\n  "a": 1,\n}', 'line 3, column 1'],
    ['F007', 'single quotes', "{'a': 1}", 'a key in double quotes'],
    ['F007', 'no colon', '{"a" 1}', '":"'],
    ['F007', 'no comma', '[1 2]', '"," or "]"'],
    ['F007', 'a wrong number', '[01]', 'a value'],
    ['F007', 'a wrong escape', '["a\\x"]', 'line 1, column 4'],
    ['F007', 'a line break in a text', '["a\nb"]', 'line 1, column 4'],
    ['F007', 'something after the end', '{} {}', 'the end of the file'],
    ['F007', 'a word', 'hello', 'a value'],
    ['F008', 'a list', '[]', 'a list'],
    ['F008', 'an empty object', '{}', 'neither'],
    ['F008', 'a number', '5', 'the JSON number 5'],
    ['F008', 'null', 'null', 'null'],
    ['E001', 'format 1.1', '{"exportFormatVersion": 1.1, "containerVersion": {"macro": []}}', '1.1'],
  ])('refuses with %s: %s', (code, _, input, says) => {
    const { file, findings } = readContainer(input)
    expect(file).toBeNull()
    expect(findings.map((one) => [one.code, one.severity])).toEqual([[code, 'error']])
    expect(inEnglish(findings[0]?.message)).toContain(says)
    expect(inEnglish(findings[0]?.message)).toMatch(/\.$/)
  })

  it('tolerates a byte order mark with a warning', () => {
    for (const input of [`\ufeff${json}`, new TextEncoder().encode(`\ufeff${json}`)]) {
      const { file, findings } = readContainer(input)
      expect(file).toEqual(sample())
      expect(findings.map((one) => one.code)).toEqual(['W001'])
    }
  })

  it('warns above the import limit', () => {
    const { file, findings } = readContainer(json + ' '.repeat(10_000_000))
    expect(file).not.toBeNull()
    expect(findings.map((one) => one.code)).toEqual(['W002'])
  })

  it('says which key stands twice, and where', () => {
    const { file, findings } = readContainer(json.replace('"publicId"', '"name": "Second",\n"publicId"'))
    expect(file?.containerVersion.container.name).toBe('Second')
    expect(findings.map(({ code, path, severity }) => ({ code, path, severity }))).toEqual([
      { code: 'W003', path: '$.containerVersion.container', severity: 'warning' },
    ])
    expect(inEnglish(findings[0]?.message)).toContain('"name"')
  })

  it('takes exactly a hundred levels', () => {
    const deep = `${'['.repeat(99)}${']'.repeat(99)}`
    expect(readContainer(`{"exportFormatVersion": 2, "containerVersion": {}, "x": ${deep}}`).file).not.toBeNull()
  })
})

describe('a file that can be used for nothing here', () => {
  it.each([
    ['F011', unusableFile.elsewhere('GTM-ABCD123'), 'GTM-ABCD123'],
    ['F010', unusableFile.nameless('GTM-XXXXXXX'), "'GTM-XXXXXXX'"],
    ['F001', unusableFile.openQuote(3), 'line 3'],
    ['F002', unusableFile.otherEncoding(), 'UTF-8'],
    ['F001', unusableFile.noEventName(), 'column called event'],
  ])('is an error by %s, with a reason and what to do', (code, finding, says) => {
    expect(finding).toMatchObject({ code, severity: 'error' })
    expect(inEnglish(finding.message)).toContain(says)
    expect(inEnglish(finding.message)).toMatch(/^[^\n]+: [^\n]+\.$/)
  })
})
