import type { ConsentCheck, ContainerEffect, DataFlows, TestStrength } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { exported, type Exported } from './reports.ts'
import { text as de } from './text.de.ts'
import { text as es } from './text.es.ts'
import { text as fr } from './text.fr.ts'
import { text as en } from './text.ts'

const visit = [{ type: 'pageLoad' as const, url: 'https://shop.example/' }]
const effect: ContainerEffect = {
  changes: [
    {
      kind: 'lost',
      label: 'GA4 event order',
      on: { before: 'order', after: '' },
      parameters: [{ key: 'value', before: { text: '<b>5</b>' }, after: 'none' }],
      consent: [{ type: 'ad_storage', before: 'granted', after: 'unset' }],
      seen: 1,
      visit,
    },
  ],
  counts: { lost: 1, unknown: 0, doubled: 0, changed: 0, gained: 0 },
  visits: 3,
  left: [],
  impossible: '',
}
const consent: ConsentCheck = {
  tags: [
    { tag: 'Pixel', type: 'html', verdict: 'broken', code: 'noCheck', types: [], orders: ['defaultLate'], setters: [], visit },
    { tag: 'GA4', type: 'gaawe', verdict: 'proven', code: 'builtIn', types: [], orders: [], setters: [], visit: [] },
  ],
  counts: { broken: 1, unknown: 0, proven: 1 },
  signals: [],
  visits: 9,
  impossible: '',
}
const flows: DataFlows = {
  flows: [{ source: 'address', key: '?email', personal: true, tag: 'Pixel', on: 'gtm.js', parameter: 'u', form: 'hashed', automatic: false, visit }],
  personal: 1,
  others: 0,
  open: [{ tag: 'Banner', parameter: '' }],
  visits: 2,
  impossible: '',
}
const strength: TestStrength = {
  tests: 1,
  killed: 4,
  survived: 1,
  equivalent: 0,
  faults: 5,
  survivors: [{ code: 'tagPaused', kind: 'tag', name: 'GA4', what: '', before: '', after: '', test: '', visit, step: 1, expect: '{"fired":["GA4"]}' }],
  missing: 1,
  written: '',
  impossible: '',
}
const all: readonly Exported[] = [
  { kind: 'effect', found: effect, file: 'GTM-A.json' },
  { kind: 'consent', found: consent, file: 'GTM-A' },
  { kind: 'data-flows', found: flows, file: 'GTM-A' },
  { kind: 'tests', found: strength, file: 'plan' },
]

describe('an export of what a screen found', () => {
  it.each(all)('is SARIF with a rule and a level for each finding: $kind', (of) => {
    const { version, runs } = JSON.parse(exported(of, en, 'sarif')) as {
      version: string
      runs: { tool: { driver: { rules: { id: string }[] } }; results: { ruleId: string; level: string; message: { text: string } }[] }[]
    }
    expect(version).toBe('2.1.0')
    const [run] = runs
    expect(run?.results[0]?.level).toBe('error')
    expect(run?.tool.driver.rules.map(({ id }) => id)).toContain(run?.results[0]?.ruleId)
  })

  it('fails one case of JUnit for each error, and none for what is well', () => {
    expect(exported({ kind: 'consent', found: consent, file: 'GTM-A' }, en, 'junit')).toMatch(/<testsuites name="tagmason" tests="2" failures="1"/)
  })

  it('is a page of HTML in which no value becomes markup', () => {
    const page = exported({ kind: 'effect', found: effect, file: '<x>' }, en, 'html')
    expect(page).toContain('value: &lt;b&gt;5&lt;/b&gt; → not sent')
    expect(page).not.toContain('<b>')
    expect(page).not.toContain('<x>')
  })

  it.each([
    ['es', es],
    ['fr', fr],
    ['de', de],
  ])('is worded in the language of the member: %s', (_, text) => {
    for (const of of all) expect(exported(of, text, 'markdown')).not.toBe(exported(of, en, 'markdown'))
    expect(exported({ kind: 'consent', found: consent, file: 'A' }, text, 'markdown')).toContain(text.consent.verdicts.broken)
  })

  it('is what was found itself as JSON', () => {
    expect(JSON.parse(exported({ kind: 'tests', found: strength, file: 'plan' }, en, 'json'))).toEqual(strength)
  })
})
