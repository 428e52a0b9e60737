import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { put, sample } from '../gtm/testing/sample.ts'
import { loadSentences, worded } from '../sentences/index.ts'
import { fileCalled, fileOf, handmade, otherExport, present, real } from './corpus.testing.ts'
import { diff, isSame } from './index.ts'
import { inEnglish } from '../sentences/english.testing.ts'

const none = { added: [], removed: [], changed: [], renamed: [] }

describe.runIf(present)('real container files', () => {
  it.each([...real, ...handmade])('%s is the same as itself, and as another export of it', (name) => {
    const file = fileCalled(name)
    expect(diff(file, file)).toEqual(none)
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (luck) => {
        const ranks = [...luck.take(300)]
        expect(
          diff(
            file,
            otherExport(file, (at) => ranks[at % 300] ?? 0),
          ),
        ).toEqual(none)
      }),
      { numRuns: 4 },
    )
  })

  it('any two can be compared, and the way back tells the opposite', () => {
    for (const [at, name] of real.entries()) {
      const [a, b] = [fileCalled(name), fileCalled(real[(at + 7) % real.length] ?? name)]
      const [there, back] = [diff(a, b, { renames: false }), diff(b, a, { renames: false })]
      expect(new Set(there.added.map(({ name: each }) => each))).toEqual(new Set(back.removed.map(({ name: each }) => each)))
      expect(there.changed.length).toBe(back.changed.length)
      expect(isSame(diff(a, b))).toBe(false)
    }
  })
})

const before = fileOf(sample())
const version = (path: string, content: unknown, from: unknown = sample()) => put(from, `containerVersion.${path}`, content)
const changedBy = (path: string, content: unknown) => diff(before, fileOf(version(path, content)))

describe('what changed, in words', () => {
  it.each<[path: string, content: unknown, kind: string, name: string, field: string, was: string | null, is: string | null]>([
    ['tag.1.parameter.0.value', 'refund', 'tag', 'GA4 - purchase', 'Parameter eventName', 'purchase', 'refund'],
    [
      'tag.1.parameter.2.list.0.map.1.value',
      '{{Click URL}}',
      'tag',
      'GA4 - purchase',
      'Parameter eventSettingsTable, row page',
      'page = {{Page URL}}',
      'page = {{Click URL}}',
    ],
    ['tag.1.firingTriggerId', ['10', '2147479553'], 'tag', 'GA4 - purchase', 'Firing trigger', null, 'All Pages'],
    ['tag.3.blockingTriggerId', undefined, 'tag', 'Ads', 'Blocking trigger', 'LC - phone', null],
    ['tag.1.parentFolderId', undefined, 'tag', 'GA4 - purchase', 'Folder', 'Folder', null],
    [
      'tag.1.setupTag.0.tagName',
      'Ads',
      'tag',
      'GA4 - purchase',
      'Tag before this one',
      'tagName: Own script, stopOnSetupFailure: true',
      'tagName: Ads, stopOnSetupFailure: true',
    ],
    ['tag.3.priority.value', '6', 'tag', 'Ads', 'Priority', '5', '6'],
    ['tag.3.paused', true, 'tag', 'Ads', 'Paused', null, 'true'],
    ['tag.1.tagFiringOption', 'ONCE_PER_LOAD', 'tag', 'GA4 - purchase', 'Firing option', null, 'ONCE_PER_LOAD'],
    ['tag.4.type', 'html', 'tag', 'Template tag', 'Type', 'Template', 'html'],
    ['tag.3.notes', 'Ask Ann', 'tag', 'Ads', 'Notes', null, 'Ask Ann'],
    [
      'trigger.1.filter.0.parameter.2',
      { type: 'BOOLEAN', key: 'negate', value: 'true' },
      'trigger',
      'LC - phone',
      'Conditions',
      '{{Click URL}} matches "^tel:"',
      '{{Click URL}} does not match "^tel:"',
    ],
    [
      'trigger.0.customEventFilter.0.parameter.1.value',
      'refund',
      'trigger',
      'CE - purchase',
      'Event name',
      '{{_event}} equals "purchase"',
      '{{_event}} equals "refund"',
    ],
    ['trigger.3.parameter.0.list.0.value', '10', 'trigger', 'TG', 'Parameter triggerIds', 'LC - phone', 'CE - purchase'],
    ['variable.1.formatValue.caseConversionType', 'UPPERCASE', 'variable', 'Order', 'Format value, caseConversionType', 'LOWERCASE', 'UPPERCASE'],
    ['customTemplate.0.templateData', '___INFO___\n{"a":1}', 'customTemplate', 'Template', 'Template code', '___INFO___\n{}', '___INFO___\n{"a":1}'],
  ])('%s', (path, content, kind, name, field, was, is) => {
    const found = inEnglish(changedBy(path, content))
    expect({
      ...found,
      changed: found.changed.map((one) => ({
        ...one,
        fields: one.fields.map(({ field: said, before: old, after: now }) => ({ field: said, before: old, after: now })),
      })),
    }).toEqual({
      ...none,
      changed: [{ kind, name, fields: [{ field, before: was, after: is }] }],
    })
  })

  it('and in those of another language', async () => {
    const parameter = Object.entries({ arg0: '{{Click ID}}', arg1: 'b', ignore_case: 'true' }).map(([key, value]) => ({ type: 'TEMPLATE', key, value }))
    const { changed } = worded(await loadSentences('de'), changedBy('trigger.1.filter', [{ type: 'ENDS_WITH', parameter }]))
    const [before, after] = ['{{Click URL}} passt auf „^tel:“', '{{Click ID}} endet auf „b“ (Groß- und Kleinschreibung egal)']
    expect(changed).toMatchObject([{ fields: [{ field: 'Bedingungen', before, after }] }])
  })

  it('what an import adds by itself, and another order where order means nothing, is no difference', () => {
    const cosmetic: readonly [string, unknown][] = [
      ['tag.0.tagFiringOption', 'ONCE_PER_EVENT'],
      ['tag.0.paused', false],
      ['tag.0.monitoringMetadata', { type: 'MAP' }],
      ['tag.0.consentSettings', { consentStatus: 'NOT_SET' }],
      ['tag.0.fingerprint', '12'],
      ['tag.0.tagManagerUrl', 'https://tagmanager.google.com/'],
      ['variable.1.parameter', sample().containerVersion.variable[1]?.parameter?.toReversed()],
      ['variable.2.formatValue', {}],
      ['trigger.1.uniqueTriggerId.value', '9_1'],
      ['tag.3.firingTriggerId', ['13', '10']],
      ['containerVersionId', '7'],
      ['container.name', 'Another shop'],
    ]
    for (const [path, content] of cosmetic) expect([path, changedBy(path, content)]).toEqual([path, none])
  })

  it('notes count unless they are to be left out', () => {
    const noted = fileOf(version('tag.3.notes', 'Ask Ann'))
    expect(diff(before, noted).changed.length).toBe(1)
    expect(diff(before, noted, { notes: false })).toEqual(none)
  })

  it('the order of a regex table is part of it', () => {
    const row = (key: string) => ({
      type: 'MAP',
      map: [
        { type: 'TEMPLATE', key: 'key', value: key },
        { type: 'TEMPLATE', key: 'value', value: key },
      ],
    })
    const table = (...rows: readonly string[]) => fileOf(version('variable.3.parameter.1.list', rows.map(row)))
    expect(diff(table('a', 'b'), table('b', 'a')).changed.map(({ name }) => name)).toEqual(['RT'])
  })
})

describe('another name', () => {
  const renamed = (edits: readonly (readonly [string, unknown])[]) =>
    fileOf(edits.reduce<unknown>((so, [path, content]) => version(path, content, so), sample()))

  it('is told as such, and what refers to it is as it was', () => {
    const after = renamed([
      ['trigger.0.name', 'Event - purchase'],
      ['variable.1.name', 'Order number'],
      ['tag.2.parameter.0.value', '<b>{{Order number}}</b>'],
      ['tag.1.setupTag.0.tagName', 'Own code'],
      ['tag.2.name', 'Own code'],
      ['folder.0.name', 'Shop'],
    ])
    const { renamed: found, ...rest } = diff(before, after)
    expect(rest).toEqual({ added: [], removed: [], changed: [] })
    expect(found.map(({ kind, from, name, fields }) => [kind, from, name, fields.length]).sort()).toEqual([
      ['folder', 'Folder', 'Shop', 0],
      ['tag', 'Own script', 'Own code', 0],
      ['trigger', 'CE - purchase', 'Event - purchase', 0],
      ['variable', 'Order', 'Order number', 0],
    ])
  })

  it('is found when a little changed as well, and not when it serves another event', () => {
    const near = diff(
      before,
      renamed([
        ['tag.1.name', 'Purchase'],
        ['tag.1.parameter.4.value', 'customObject'],
      ]),
    )
    expect(inEnglish(near.renamed)).toMatchObject([
      { kind: 'tag', from: 'GA4 - purchase', name: 'Purchase', fields: [{ field: 'Parameter getEcommerceDataFrom' }] },
    ])
    const other = diff(
      before,
      renamed([
        ['tag.1.name', 'Refund'],
        ['tag.1.parameter.0.value', 'refund'],
      ]),
    )
    expect([other.renamed, other.added, other.removed]).toEqual([[], [{ kind: 'tag', name: 'Refund' }], [{ kind: 'tag', name: 'GA4 - purchase' }]])
  })

  it('is one removed and one added where Google would say so', () => {
    const found = diff(before, renamed([['trigger.2.name', 'Clock']]), { renames: false })
    expect([found.renamed, found.added, found.removed]).toEqual([[], [{ kind: 'trigger', name: 'Clock' }], [{ kind: 'trigger', name: 'Timer' }]])
  })
})

it('hundreds under new names at once are found again by what is sure', () => {
  const many = (word: string) => {
    const tag = Array.from({ length: 400 }, (_, at) => ({
      tagId: String(at + 1),
      name: `${word} ${at}`,
      type: 'html',
      parameter: [
        { type: 'TEMPLATE', key: 'html', value: `<b>${at}</b> ${word}` },
        { type: 'BOOLEAN', key: 'supportDocumentWrite', value: 'false' },
      ],
      firingTriggerId: ['2147479553'],
    }))
    return fileOf({ exportFormatVersion: 2, containerVersion: { container: { usageContext: ['WEB'] }, tag } })
  }
  const { renamed, added } = diff(many('Old'), many('New'))
  expect([renamed.length, added.length, renamed.every(({ from, name }) => from.slice(4) === name.slice(4))]).toEqual([400, 0, true])
})

it('takes anything anywhere without throwing', () => {
  const places = [
    'tag.1.parameter',
    'tag.1.name',
    'tag.1.setupTag',
    'tag.1.firingTriggerId',
    'trigger.0.customEventFilter',
    'trigger.3.parameter.0.list',
    'folder.0.folderId',
    'variable.0.formatValue',
    'zone',
    'tag.4.type',
    'customTemplate.0.galleryReference',
    'tag.1.parameter.2.list',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, content) => {
      const file = fileOf(version(path, content))
      expect(diff(file, file)).toEqual(none)
      diff(before, file)
      diff(file, before)
    }),
    { numRuns: 200 },
  )
})
