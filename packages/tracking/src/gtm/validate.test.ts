import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { validateContainer } from './index.ts'
import { faults } from './testing/faults.ts'
import { findingsOf, put, sample } from './testing/sample.ts'

const changed = (path: string, content: unknown): unknown => put(sample(), path, content)

describe('validateContainer', () => {
  it('finds nothing in the sample', () => {
    expect(validateContainer(sample())).toEqual([])
  })

  it.each(faults)('finds %s at %s set to %j', (code, path, content, says) => {
    const findings = findingsOf(changed(`containerVersion.${path}`, content))
    const found = findings.filter((one) => one.code === code)
    expect(found, findings.map((one) => `${one.code} ${one.message}`).join('\n')).not.toEqual([])
    expect(
      found.some((one) => one.message.includes(says)),
      found.map((one) => one.message).join('\n'),
    ).toBe(true)
  })

  it.each([
    ['E001', 'exportFormatVersion', '2', 'remove the quotes'],
    ['E001', 'exportFormatVersion', undefined, 'no exportFormatVersion'],
    ['E001', 'exportFormatVersion', 1.1, '1.1'],
    ['E001', 'exportFormatVersion', 3, 'only 2'],
    ['E002', 'containerVersion', [], 'a list'],
    ['E002', 'containerVersion', undefined, 'missing'],
    ['W010', 'exportFormatVersion', 1.3, 'old export format'],
    ['W011', 'exportTime', undefined, 'missing'],
    ['W011', 'exportTime', '2026-01-31T12:00:00.000Z', 'not in the form'],
    ['I010', 'colour', 'red', '"colour"'],
  ])('finds %s at the top: %s set to %j', (code, path, content, says) => {
    const found = findingsOf(changed(path, content))
    expect(found.map((one) => one.code)).toEqual([code])
    expect(found[0]?.message).toContain(says)
  })

  it('says place, entity and severity', () => {
    expect(findingsOf(changed('containerVersion.tag.1.parameter.3.value', true))).toEqual([
      {
        code: 'E013',
        severity: 'error',
        path: '$.containerVersion.tag[1].parameter[3].value',
        message: 'The value is the JSON true where only text is allowed, so put it in double quotes.',
        entity: { kind: 'tag', name: 'GA4 - purchase' },
      },
    ])
  })

  it('writes every message as one full sentence without leaked values', () => {
    for (const [, path, content] of faults)
      for (const { message } of findingsOf(changed(`containerVersion.${path}`, content))) {
        expect(message).toMatch(/^["A-Z\dac-z].*\.$/s)
        expect(message).not.toMatch(/undefined|\[object|NaN/)
      }
  })

  it('finds texts that are too long', () => {
    const codes = (path: string, length: number) => findingsOf(changed(`containerVersion.${path}.value`, 'x'.repeat(length))).map((one) => one.code)
    expect(codes('tag.2.parameter.0', 102_400)).toEqual([])
    expect(codes('tag.2.parameter.0', 102_401)).toEqual(['W116'])
    expect(codes('variable.0.parameter.0', 1024)).toEqual(['W103'])
    expect(codes('variable.0.parameter.0', 1025)).toEqual(['W103', 'W115'])
  })

  it.each([
    'function() { return {{Order}} / 2 / 3 }',
    '/* why ( */ function() { return /[/(]"/.test(`a${ {b: "}"}.b }(`) } // )',
    '(function() { return "(" })',
    'x => x',
    "function() { var a = 'it\\'s {'; return a }",
  ])('takes the function %s', (code) => {
    expect(findingsOf(changed('containerVersion.variable.2.parameter.0.value', code))).toEqual([])
  })

  it('reports an unresolved name and an unknown key once', () => {
    let file: unknown = changed('containerVersion.tag.2.parameter.0.value', '{{Gone}} {{Gone}}')
    file = put(put(file, 'containerVersion.tag.0.colour', 1), 'containerVersion.tag.1.colour', 2)
    expect(findingsOf(file).map((one) => one.code)).toEqual(['W080', 'I010'])
  })

  it('accepts what looks odd and is right', () => {
    const fine: readonly (readonly [string, unknown])[] = [
      ['tag.1.parameter.3.value', '{{Order}}'],
      ['trigger.1.filter.0.parameter.1.value', '(?i)^TEL:'],
      ['trigger.1.filter.0.parameter.1.value', '({{Order}}'],
      ['tag.1.parameter.1', { type: 'TAG_REFERENCE', key: 'measurementId', value: 'Google tag' }],
      ['tag.0.name', 'A & B > C'],
      ['trigger.3.parameter.0.list.0.type', 'TEMPLATE'],
      ['tag.0.accountId', '<<@ACCOUNT_ID>>'],
      ['tag.3.parameter.0.value', '{{Order}}'],
    ]
    const app = changed('containerVersion', {
      container: { usageContext: ['IOS'] },
      tag: [{ tagId: '1', name: 'T', type: 'html', parameter: [{ type: 'TEMPLATE', key: 'html', value: 'x' }], firingTriggerId: ['2147479559'] }],
    })
    expect(findingsOf(app)).toEqual([])
    for (const [path, content] of fine) expect(findingsOf(changed(`containerVersion.${path}`, content)), path).toEqual([])
  })

  it('finds a circle in a very long chain of tags at once', () => {
    const tag = Array.from({ length: 20_000 }, (_, index) => ({
      tagId: `${index + 1}`,
      name: `T${index}`,
      type: 'html',
      parameter: [{ type: 'TEMPLATE', key: 'html', value: 'x' }],
      setupTag: [{ tagName: `T${(index + 1) % 20_000}` }],
    }))
    expect(findingsOf(put(sample(), 'containerVersion.tag', tag)).map((one) => one.code)).toEqual(['E056'])
  })

  it('has a failing case for every code that its source can report', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    const source = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n')
    const tests = ['validate.test.ts', 'read.test.ts', 'testing/faults.ts'].map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n')
    const codesIn = (text: string): string[] => [...new Set(Array.from(text.matchAll(/'([FEWI]\d{3})'/g), (match) => match[1] ?? ''))].sort()
    expect(codesIn(source).length).toBeGreaterThan(60)
    expect(codesIn(tests)).toEqual(codesIn(source))
  })
})
