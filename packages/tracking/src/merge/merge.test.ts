import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileCalled, fileOf, handmade, otherExport, present, real } from '../diff/corpus.testing.ts'
import { diff, isSame } from '../diff/index.ts'
import { type ContainerFile, validateContainer } from '../gtm/index.ts'
import { put, sample } from '../gtm/testing/sample.ts'
import { inEnglish } from '../sentences/english.testing.ts'
import { merge } from './index.ts'

type Edit = readonly [path: string, content: unknown]
const edited = (...edits: readonly Edit[]) => fileOf(edits.reduce<unknown>((so, [path, content]) => put(so, `containerVersion.${path}`, content), sample()))
const base = edited()
const errors = (file: ContainerFile) =>
  validateContainer(file).flatMap(({ code, severity, message }) => (severity === 'error' ? [`${code} ${JSON.stringify(message)}`] : []))
const same = (a: ContainerFile, b: ContainerFile) => expect(diff(a, b)).toEqual({ added: [], removed: [], changed: [], renamed: [] })
const html = (tagId: string, name: string, text: string, ...firingTriggerId: readonly string[]) => ({
  tagId,
  name,
  type: 'html',
  parameter: [{ type: 'TEMPLATE', key: 'html', value: text }],
  firingTriggerId,
})
const event = (triggerId: string, name: string) => ({
  ...sample().containerVersion.trigger[0],
  triggerId,
  name,
  customEventFilter: [
    {
      type: 'EQUALS',
      parameter: [
        { type: 'TEMPLATE', key: 'arg0', value: '{{_event}}' },
        { type: 'TEMPLATE', key: 'arg1', value: name },
      ],
    },
  ],
})

/** Changes that do not touch each other: any of them may stand on either side. */
const changes: readonly (readonly Edit[])[] = [
  [['tag.1.parameter.0.value', 'refund']],
  [
    [
      'tag.1.parameter.2.list.1',
      {
        type: 'MAP',
        map: [
          { type: 'TEMPLATE', key: 'parameter', value: 'a' },
          { type: 'TEMPLATE', key: 'parameterValue', value: 'b' },
        ],
      },
    ],
  ],
  [['tag.1.notes', 'Ask Ann']],
  [['tag.2.parameter.0.value', '<i>{{Order}}</i>']],
  [['tag.3.firingTriggerId.2', '12']],
  [['tag.3.paused', true]],
  [['trigger.1.filter.0.parameter.1.value', '^mailto:']],
  [['trigger.2.name', 'Clock']],
  [['variable.0.parameter.0.value', 'G-XYZ987']],
  [['variable.3.name', 'Table']],
  [['folder.0.name', 'Shop']],
  [['builtInVariable.2', { type: 'REFERRER', name: 'Referrer' }]],
  [['customTemplate.0.templateData', '___INFO___\n{"a":1}']],
]
const some = fc.subarray(changes.map((_, at) => at))
const sideOf = (picked: readonly number[]) => edited(...picked.flatMap((at) => changes[at] ?? []))

describe('merging what one container became', () => {
  it('takes all of both sides where they touch other things, whichever side is ours', () => {
    fc.assert(
      fc.property(some, some, fc.infiniteStream(fc.nat()), (a, b, luck) => {
        const ranks = [...luck.take(50)]
        const [ours, theirs] = [sideOf(a), otherExport(sideOf(b), (at) => ranks[at % 50] ?? 0)]
        const [one, other] = [merge(base, ours, theirs), merge(base, theirs, ours)]
        expect([one.conflicts, other.conflicts]).toEqual([[], []])
        same(one.file, other.file)
        same(one.file, sideOf([...new Set([...a, ...b])].sort((x, y) => x - y)))
        expect(errors(one.file)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('changes nothing where only one side changed something, and brings the one to the other', () => {
    fc.assert(
      fc.property(some, (picked) => {
        const changed = sideOf(picked)
        for (const made of [merge(base, base, changed), merge(base, changed, base), merge(base, changed, changed)]) {
          expect(made.conflicts).toEqual([])
          same(made.file, changed)
        }
        expect(merge(base, changed, base).file).toEqual(changed)
      }),
      { numRuns: 40 },
    )
  })

  it('merges a table by its rows and the triggers of a tag one by one', () => {
    const row = (name: string, value: string) => ({
      type: 'MAP',
      map: [
        { type: 'TEMPLATE', key: 'parameter', value: name },
        { type: 'TEMPLATE', key: 'parameterValue', value },
      ],
    })
    const rows = (...list: readonly unknown[]): Edit => ['tag.1.parameter.2.list', list]
    const page = row('page', '{{Page URL}}')
    const { file, conflicts } = merge(
      base,
      edited(rows(page, row('a', '1')), ['tag.3.firingTriggerId', ['13']]),
      edited(rows(row('b', '2'), page), ['tag.3.firingTriggerId', ['10', '13', '12']]),
    )
    expect(conflicts).toEqual([])
    same(file, edited(rows(page, row('a', '1'), row('b', '2')), ['tag.3.firingTriggerId', ['13', '12']]))
  })

  it('follows a new name into what the other side added under the old one', () => {
    const ours = edited(['variable.1.name', 'Order number'], ['tag.2.parameter.0.value', '<b>{{Order number}}</b>'], ['trigger.0.name', 'Event - purchase'])
    const { file, conflicts } = merge(base, ours, edited(['tag.5', html('6', 'New', '{{Order}}', '10')]))
    expect([conflicts, errors(file)]).toEqual([[], []])
    const added = file.containerVersion.tag?.find(({ name }) => name === 'New')
    expect([added?.parameter?.[0]?.value, added?.firingTriggerId]).toEqual(['{{Order number}}', ['10']])
  })

  it('knows what was renamed and changed at once by its id, and a copy of what both removed as a thing of its own', () => {
    const renamed = edited(['tag.1.name', 'Purchase'], ['tag.1.parameter.4.value', 'customObject'])
    const noted = edited(['tag.1.notes', 'Ask Ann'])
    const one = merge(base, renamed, noted)
    expect(one.conflicts).toEqual([])
    same(one.file, edited(['tag.1.name', 'Purchase'], ['tag.1.parameter.4.value', 'customObject'], ['tag.1.notes', 'Ask Ann']))
    const copied = edited(['tag.1.name', 'Copy'], ['tag.1.parameter.4.value', 'customObject'], ['tag.1.tagId', '77'])
    const other = merge(base, copied, edited(['tag.1', undefined]))
    expect(other.conflicts).toEqual([])
    same(other.file, copied)
  })

  it('gives what both sides added under one id ids of their own', () => {
    const ours = edited(['trigger.4', event('60', 'mine')], ['tag.5', html('61', 'Mine', 'm', '60')])
    const theirs = edited(['trigger.4', event('60', 'yours')], ['tag.5', html('61', 'Yours', 'y', '60')])
    const { file, conflicts } = merge(base, ours, theirs)
    expect([conflicts, errors(file)]).toEqual([[], []])
    const { tag = [], trigger = [] } = file.containerVersion
    const fires = (name: string) => trigger.find(({ triggerId }) => triggerId === tag.find((one) => one.name === name)?.firingTriggerId?.[0])?.name
    expect([fires('Mine'), fires('Yours')]).toEqual(['mine', 'yours'])
  })
})

describe('conflicts', () => {
  const of = (ours: ContainerFile, theirs: ContainerFile) => merge(base, ours, theirs).conflicts.map(({ key: _key, ...rest }) => rest)

  it.each<[what: string, ours: readonly Edit[], theirs: readonly Edit[], conflict: object]>([
    [
      'one parameter',
      [['tag.1.parameter.0.value', 'a']],
      [['tag.1.parameter.0.value', 'b']],
      { kind: 'tag', name: 'GA4 - purchase', field: 'Parameter eventName', base: 'purchase', ours: 'a', theirs: 'b' },
    ],
    [
      'one row',
      [['tag.1.parameter.2.list.0.map.1.value', 'a']],
      [['tag.1.parameter.2.list', []]],
      { kind: 'tag', name: 'GA4 - purchase', field: 'Parameter eventSettingsTable, row page', base: 'page = {{Page URL}}', ours: 'page = a', theirs: null },
    ],
    [
      'conditions',
      [['trigger.1.filter.0.type', 'EQUALS']],
      [['trigger.1.filter.0.type', 'CONTAINS']],
      {
        kind: 'trigger',
        name: 'LC - phone',
        field: 'Conditions',
        base: '{{Click URL}} matches "^tel:"',
        ours: '{{Click URL}} equals "^tel:"',
        theirs: '{{Click URL}} contains "^tel:"',
      },
    ],
    [
      'two new names',
      [['variable.3.name', 'A']],
      [['variable.3.name', 'B']],
      { kind: 'variable', name: 'RT', field: 'Name', base: 'RT', ours: 'A', theirs: 'B' },
    ],
    [
      'removed and changed',
      [['trigger.2', undefined]],
      [['trigger.2.interval.value', '8']],
      { kind: 'trigger', name: 'Timer', field: 'everything', base: 'there', ours: 'removed', theirs: 'changed: Interval' },
    ],
    [
      'removed and used',
      [['trigger.2', undefined]],
      [['tag.3.firingTriggerId.2', '12']],
      { kind: 'trigger', name: 'Timer', field: 'everything', base: 'there', ours: 'removed', theirs: 'used by tag Ads' },
    ],
    [
      'removed and renamed',
      [['trigger.2', undefined]],
      [['trigger.2.name', 'Clock']],
      { kind: 'trigger', name: 'Clock', field: 'everything', base: 'there', ours: 'removed', theirs: 'renamed, otherwise as it was' },
    ],
    [
      'another type',
      [['tag.3.type', 'html']],
      [['tag.3.parameter.1.value', 'x']],
      { kind: 'tag', name: 'Ads', field: 'everything', base: 'there', ours: 'changed: Type', theirs: 'changed: Parameter conversionLabel' },
    ],
    [
      'added twice',
      [['tag.5', html('6', 'New', 'a', '10')]],
      [['tag.5', html('6', 'New', 'b', '10')]],
      { kind: 'tag', name: 'New', field: 'Parameter html', base: null, ours: 'a', theirs: 'b' },
    ],
    [
      'added with two types',
      [['tag.5', html('6', 'New', 'a', '10')]],
      [['tag.5', { ...html('6', 'New', 'a', '10'), type: 'img' }]],
      { kind: 'tag', name: 'New', field: 'Type', base: null, ours: 'html', theirs: 'img' },
    ],
  ])('%s', (_, ours, theirs, conflict) => {
    const [a, b] = [edited(...ours), edited(...theirs)]
    expect(inEnglish(of(a, b))).toEqual([conflict])
    expect(inEnglish(of(b, a))).toEqual([
      {
        ...conflict,
        ours: Object.entries(conflict).find(([key]) => key === 'theirs')?.[1],
        theirs: Object.entries(conflict).find(([key]) => key === 'ours')?.[1],
      },
    ])
  })

  it('go as they are chosen, each for itself', () => {
    const [ours, theirs] = [
      edited(['tag.1.parameter.0.value', 'a'], ['tag.3.priority.value', '6']),
      edited(['tag.1.parameter.0.value', 'b'], ['tag.3.priority.value', '7']),
    ]
    const { file, conflicts } = merge(base, ours, theirs)
    same(file, ours)
    same(merge(base, ours, theirs, { prefer: 'theirs' }).file, theirs)
    const [first] = conflicts
    same(merge(base, ours, theirs, { chosen: { [first?.key ?? '']: 'theirs' } }).file, edited(['tag.1.parameter.0.value', 'b'], ['tag.3.priority.value', '6']))
  })

  it('a thing that is used stays, whichever side is chosen', () => {
    for (const prefer of ['ours', 'theirs'] as const) {
      const { file } = merge(base, edited(['trigger.2', undefined]), edited(['tag.3.firingTriggerId.2', '12']), { prefer })
      expect([errors(file), file.containerVersion.trigger?.some(({ name }) => name === 'Timer')]).toEqual([[], true])
    }
  })
})

describe.runIf(present)('real container files', () => {
  it.each([...real, ...handmade])('%s stays what it is, and becomes what the other side is', (name) => {
    const file = fileCalled(name)
    const other = otherExport(file, (at) => (at * 7919) % 31)
    const alone = merge(file, file, file)
    expect(alone.conflicts).toEqual([])
    same(alone.file, file)
    same(merge(file, other, file).file, file)
    expect(errors(merge(file, file, other).file).length).toBe(errors(file).length)
  })

  it('one becomes any other of its kind, with no error that the two did not have', () => {
    const files = real.map(fileCalled)
    const contextOf = ({ containerVersion: { container } }: ContainerFile) => String(container.usageContext)
    const codes = (one: ContainerFile) => errors(one).map((message) => message.slice(0, 4))
    let pairs = 0
    for (const [at, a] of files.entries()) {
      const b = [...files.slice(at + 1), ...files].find((each) => contextOf(each) === contextOf(a)) ?? a
      const { file, conflicts } = merge(a, a, b)
      expect(conflicts).toEqual([])
      expect(isSame(diff(file, b))).toBe(true)
      expect(codes(file).filter((code) => ![...codes(a), ...codes(b)].includes(code))).toEqual([])
      pairs++
    }
    expect(pairs).toBe(33)
  })
})
