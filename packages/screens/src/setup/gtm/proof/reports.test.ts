import type { ConsentCheck, ContainerEffect, DataFlows, DeploymentProof, TagExplanation, TestStrength } from '@tagmason/domain'
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
  proof: '',
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
  proof: '',
  impossible: '',
}
const flows: DataFlows = {
  flows: [{ source: 'address', key: '?email', personal: true, tag: 'Pixel', on: 'gtm.js', parameter: 'u', form: 'hashed', automatic: false, visit }],
  personal: 1,
  others: 0,
  open: [{ tag: 'Banner', parameter: '' }],
  visits: 2,
  proof: '',
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
  given: '',
  proof: '',
  impossible: '',
}
const cannot: TagExplanation = {
  visit: [],
  reasons: [{ code: 'never', trigger: 'Both', conditions: [{ left: '{{Page Path}}', words: 'equals', right: '/a' }] }],
  proof: '',
  impossible: '',
}
const proof: DeploymentProof = {
  tests: 2,
  failures: [{ trigger: 'Order', step: 2, visit, messages: ["'GA4 - order' has to fire and does not.", 'It is paused.'] }],
  failed: 1,
  file: '{}',
  engine: '1',
  container: 'ab',
  impossible: '',
}
const all: readonly Exported[] = [
  { kind: 'effect', found: effect, file: 'GTM-A.json' },
  { kind: 'consent', found: consent, file: 'GTM-A' },
  { kind: 'data-flows', found: flows, file: 'GTM-A' },
  { kind: 'tests', found: strength, file: 'plan' },
  { kind: 'explain', found: cannot, tag: 'GA4 - both', file: 'GTM-A' },
  { kind: 'deployment', found: proof, title: '1 of 2 tests fails', label: 'Tests that fail', file: 'GTM-A' },
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
    for (const of of all.filter(({ kind }) => kind !== 'deployment')) expect(exported(of, text, 'markdown')).not.toBe(exported(of, en, 'markdown'))
    expect(exported({ kind: 'consent', found: consent, file: 'A' }, text, 'markdown')).toContain(text.consent.verdicts.broken)
  })

  it('says why a tag cannot fire, with the conditions, and lists the steps of the visit on which it does', () => {
    const why = exported({ kind: 'explain', found: cannot, tag: 'GA4 - both', file: 'GTM-A' }, en, 'markdown')
    expect(why).toContain('Two conditions of the trigger “Both” never hold at once.')
    expect(why).toContain("{{Page Path}} equals '/a'")
    const fires: Exported = { kind: 'explain', found: { visit, reasons: [], proof: '', impossible: '' }, tag: 'GA4', file: 'GTM-A' }
    expect(exported(fires, en, 'junit')).toMatch(/tests="1" failures="0"/)
    expect(exported(fires, en, 'html')).toContain('https://shop.example/')
  })

  it('names each test of a deployment that fails, and what differs', () => {
    expect(exported({ kind: 'deployment', found: proof, title: 'One fails', label: 'Fails', file: 'GTM-A' }, en, 'html')).toMatch(
      /One fails[\s\S]*Order[\s\S]*has to fire and does not\. It is paused\./,
    )
  })

  it('is what was found itself as JSON', () => {
    expect(JSON.parse(exported({ kind: 'tests', found: strength, file: 'plan' }, en, 'json'))).toEqual(strength)
  })
})
