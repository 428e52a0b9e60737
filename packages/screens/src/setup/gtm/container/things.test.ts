import { describe, expect, it } from 'vitest'
import type { AuditedFinding } from '@tagmason/domain'
import { thingsOf } from './things.ts'

const file = {
  fileName: 'shop.json',
  tags: [
    { name: 'GA4 - purchase', type: 'gaawe', detail: ['Event - purchase'] },
    { name: 'Chat', type: 'Chat of Example', detail: [] },
  ],
  triggers: [{ name: 'Event - purchase', type: 'CUSTOM_EVENT', detail: ['GA4 - purchase'] }],
  variables: [],
  published: null,
}
const finding = (path: string): AuditedFinding => ({
  rule: 'A10',
  name: 'unused-trigger',
  area: 'hygiene',
  severity: 'warning',
  path,
  entity: '',
  message: '',
  fix: '',
  source: '',
})
const names = { gaawe: 'GA4 event', CUSTOM_EVENT: 'Custom event' }

describe('thingsOf', () => {
  it('gives each thing the findings of its place, also of places inside it', () => {
    const findings = [
      finding('$.containerVersion.tag[1]'),
      finding('$.containerVersion.tag[1].parameter[0]'),
      finding('$.containerVersion.trigger[0]'),
      finding('$'),
    ]
    const { tags, triggers } = thingsOf(file, { findings, complete: true }, names)
    expect([...tags, ...triggers].map((thing) => thing.findings?.length)).toEqual([0, 2, 1])
  })

  it('knows nothing of a thing before the audit, and none of what the audit does not list', () => {
    expect(thingsOf(file, null, names).tags.map((thing) => thing.findings)).toEqual([null, null])
    const cut = thingsOf(file, { findings: [finding('$.containerVersion.tag[0]')], complete: false }, names)
    expect(cut.tags.map((thing) => thing.findings?.length)).toEqual([1, undefined])
  })

  it('names types as Tag Manager does, and is found by their names and codes', () => {
    const { tags } = thingsOf(file, null, names)
    expect(tags.map(({ typeName }) => typeName)).toEqual(['GA4 event', undefined])
    expect(tags[0]?.words).toContain('ga4 event')
    expect(tags[0]?.words).toContain('gaawe')
    const labelled = [
      { name: 'A', type: 'gaawe', typeLabel: 'GA4 event of Tag Manager', detail: [] },
      { name: 'B', type: 'ga', typeLabel: 'Google Analytics', detail: [] },
    ]
    expect(thingsOf({ ...file, tags: labelled }, null, names).tags.map(({ typeName }) => typeName)).toEqual(['GA4 event', 'Google Analytics'])
    expect(thingsOf({ ...file, tags: [{ name: 'x', type: 'constructor', detail: [] }] }, null, names).tags[0]?.typeName).toBeUndefined()
  })
})
