import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutOf, readContainer, validateContainer, writeContainer } from './index.ts'
import type { ContainerFile, Parameter } from './model.ts'
import { faults } from './testing/faults.ts'
import { findingsOf, put, sample } from './testing/sample.ts'

const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 &>_-]{0,20}[A-Za-z0-9]$/)
const names = (min: number, max: number) => fc.uniqueArray(name, { minLength: min, maxLength: max })
const text = (key: string, value: string): Parameter => ({ type: 'TEMPLATE', key, value })
const loose = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 3 })
const plain = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('{{'))

interface Draft {
  readonly events: readonly string[]
  readonly variables: readonly string[]
  readonly folders: readonly string[]
  readonly values: readonly string[]
  readonly start: number
}

const draft: fc.Arbitrary<Draft> = fc.record({
  events: names(1, 6),
  variables: names(1, 6),
  folders: names(0, 3),
  values: fc.array(plain, { minLength: 1, maxLength: 4 }),
  start: fc.integer({ min: 1, max: 1_000_000 }),
})

/** A valid container: one event tag per trigger, variables, folders; all ids from one counter that begins at `start`. */
const build = ({ events, variables, folders, values, start }: Draft): ContainerFile => {
  let next = start
  const id = (): string => String(next++)
  const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)]
  const folder = folders.map((one) => ({ folderId: id(), name: one }))
  const variable = variables.map((one, index) => ({ variableId: id(), name: one, type: 'c', parameter: [text('value', pick(values, index) ?? '')] }))
  const trigger = events.map((one) => ({
    triggerId: id(),
    name: one,
    type: 'CUSTOM_EVENT',
    customEventFilter: [{ type: 'EQUALS', parameter: [text('arg0', '{{_event}}'), text('arg1', one)] }],
  }))
  const tag = trigger.map((one, index) => {
    const parent = pick(folder, index)
    return {
      tagId: id(),
      name: `GA4 ${one.name}`,
      type: 'gaawe',
      parameter: [
        text('eventName', `event_${index}`),
        text('measurementIdOverride', 'G-ABC123'),
        {
          type: 'LIST',
          key: 'eventSettingsTable',
          list: [{ type: 'MAP', map: [text('parameter', 'plan'), text('parameterValue', `{{${pick(variables, index) ?? ''}}}`)] }],
        },
      ],
      firingTriggerId: [one.triggerId],
      ...(parent === undefined ? {} : { parentFolderId: parent.folderId }),
    }
  })
  const container = { usageContext: ['WEB'] }
  return { exportFormatVersion: 2, exportTime: '2026-01-31 12:00:00', containerVersion: { container, tag, trigger, variable, folder } }
}

const layout = fc.record({ escapes: fc.boolean(), finalNewline: fc.boolean(), spreadEmptyLists: fc.boolean() })

describe('any container', () => {
  it('is valid, and reading what was written gives it back', () => {
    fc.assert(
      fc.property(draft, layout, (made, as) => {
        const file = build(made)
        expect(validateContainer(file)).toEqual([])
        const written = writeContainer(file, as)
        expect(readContainer(written)).toEqual({ file, findings: [] })
        expect(writeContainer(file, layoutOf(written))).toBe(written)
      }),
    )
  })

  it('keeps every unknown key and value', () => {
    fc.assert(
      fc.property(draft, loose, loose, (made, inTag, onTop) => {
        const file = build(made)
        const [first, ...rest] = file.containerVersion.tag ?? []
        const tag = first === undefined ? [] : [{ ...inTag, ...first }, ...rest]
        const wide: unknown = JSON.parse(JSON.stringify({ ...onTop, ...file, containerVersion: { ...file.containerVersion, tag } }))
        const read = readContainer(JSON.stringify(wide)).file
        expect(read).not.toBeNull()
        if (read !== null) expect(JSON.parse(writeContainer(read))).toEqual(wide)
      }),
    )
  })

  it('stays valid when renumbered and shuffled', () => {
    fc.assert(
      fc.property(draft, fc.integer({ min: 1, max: 1_000_000 }), fc.infiniteStream(fc.nat()), (made, start, luck) => {
        const order = [...luck.take(60)]
        const shuffled = <T>(list: readonly T[] | undefined): readonly T[] =>
          (list ?? [])
            .map((entry, index) => ({ entry, rank: order[index] ?? 0 }))
            .sort((one, other) => one.rank - other.rank)
            .map(({ entry }) => entry)
        const file = build({ ...made, start })
        const { tag, trigger, variable, folder } = file.containerVersion
        const version = { ...file.containerVersion, tag: shuffled(tag), trigger: shuffled(trigger), variable: shuffled(variable), folder: shuffled(folder) }
        expect(validateContainer({ ...file, containerVersion: version })).toEqual([])
      }),
    )
  })

  it('never makes reading or validating throw, whatever stands anywhere', () => {
    const places = [
      ...new Set(faults.map(([, path]) => path)),
      'variable',
      'builtInVariable',
      'tag.1.firingTriggerId.0',
      'trigger.0.name',
      'container.features',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, content) => {
        for (const { message } of findingsOf(put(sample(), `containerVersion.${path}`, content))) expect(message).not.toMatch(/\bundefined\b.*belongs|\[object/)
      }),
      { numRuns: 400 },
    )
  })

  it('never throws on any text, and says one error when there is no file', () => {
    const cut = JSON.stringify(sample(), null, 1)
    const input = fc.oneof(
      fc.string(),
      fc.json(),
      fc.nat(cut.length - 1).map((end) => cut.slice(0, end)),
    )
    fc.assert(
      fc.property(input, (given) => {
        const { file, findings } = readContainer(given)
        if (file === null) expect(findings.map((one) => one.severity)).toEqual(['error'])
      }),
      { numRuns: 500 },
    )
  })
})

describe('a single fault', () => {
  const errors = faults.filter(([code]) => code.startsWith('E'))

  it('comes in more than 27 kinds', () => {
    expect(new Set(errors.map(([code]) => code)).size).toBeGreaterThan(27)
  })

  it('is found among any number of sound neighbours, at its own place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...errors), names(1, 8), ([code, path, content], others) => {
        const more = others.map((one, index) => ({ variableId: String(500 + index), name: `More ${one}`, type: 'c', parameter: [text('value', one)] }))
        const wide = put(sample(), 'containerVersion.variable', [...sample().containerVersion.variable, ...more])
        expect(findingsOf(wide)).toEqual([])
        expect(findingsOf(put(wide, `containerVersion.${path}`, content)).map((one) => one.code)).toContain(code)
      }),
      { numRuns: 400 },
    )
  })
})
