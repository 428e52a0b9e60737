import { importModes } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { fileCalled, fileOf, otherExport, present, real } from '../diff/corpus.testing.ts'
import { diff } from '../diff/index.ts'
import { type ContainerFile, validateContainer } from '../gtm/index.ts'
import { put, sample } from '../gtm/testing/sample.ts'
import { inEnglish } from '../sentences/english.testing.ts'
import { importInto } from './index.ts'

type Edit = readonly [path: string, content: unknown]
const edited = (...edits: readonly Edit[]) => fileOf(edits.reduce<unknown>((so, [path, content]) => put(so, `containerVersion.${path}`, content), sample()))
const here = edited()
const errors = (file: ContainerFile) => validateContainer(file).flatMap(({ code, severity }) => (severity === 'error' ? [code] : []))
const none = { added: [], removed: [], changed: [], renamed: [] }
const refs = (list: readonly { kind: string; name: string }[]) => list.map(({ kind, name }) => `${kind} ${name}`)
const told = ({ added, removed, changed, renamed, same }: ReturnType<typeof importInto>) => ({
  added: refs(added),
  removed: refs(removed),
  changed: refs(changed),
  renamed: renamed.map(({ from, name }) => `${from} > ${name}`),
  same: same.length,
})

// Another value of a constant, another event, one tag less, one variable more that reads the constant; other ids throughout.
const given = otherExport(
  edited(
    ['variable.0.parameter.0.value', 'G-XYZ987'],
    ['tag.1.parameter.0.value', 'refund'],
    ['tag.3', undefined],
    ['variable.4', { variableId: '90', name: 'Copy', type: 'c', parameter: [{ type: 'TEMPLATE', key: 'value', value: '{{Const - ID}}' }] }],
  ),
  (at) => -at,
)
const copy = ({ containerVersion: { variable = [] } }: ContainerFile) => variable.find(({ name }) => name === 'Copy')?.parameter?.[0]?.value

describe('importing a file', () => {
  it('overwriting leaves nothing that the file has not', () => {
    const made = importInto(here, given, 'overwrite')
    expect(told(made)).toEqual({
      added: ['variable Copy'],
      removed: ['tag Ads'],
      changed: ['tag GA4 - purchase', 'variable Const - ID'],
      renamed: [],
      same: 14,
    })
    expect(diff(made.file, given)).toEqual(none)
    expect(made.file.containerVersion.container).toEqual(here.containerVersion.container)
    expect(errors(made.file)).toEqual([])
  })

  it('merging and overwriting keeps what the file has not, and ids of what it changes', () => {
    const made = importInto(here, given, 'mergeOverwriting')
    expect(told(made)).toEqual({ added: ['variable Copy'], removed: [], changed: ['tag GA4 - purchase', 'variable Const - ID'], renamed: [], same: 14 })
    expect(inEnglish(made.changed[0]?.fields)).toMatchObject([{ field: 'Parameter eventName', before: 'purchase', after: 'refund' }])
    expect(made.file.containerVersion.tag?.map(({ tagId }) => tagId)).toEqual(['1', '2', '3', '4', '5'])
    expect(made.file.containerVersion.tag?.[1]?.firingTriggerId).toEqual(['10'])
    expect(copy(made.file)).toBe('{{Const - ID}}')
    expect(errors(made.file)).toEqual([])
  })

  it('merging and renaming keeps both, and what is brought refers to what is brought', () => {
    const made = importInto(here, given, 'mergeRenaming')
    const renamed = ['GA4 - purchase > GA4 - purchase (imported)', 'Const - ID > Const - ID (imported)']
    expect(told(made)).toEqual({ added: ['variable Copy'], removed: [], changed: [], renamed, same: 14 })
    expect(copy(made.file)).toBe('{{Const - ID (imported)}}')
    expect(errors(made.file)).toEqual([])
    const again = importInto(made.file, edited(['variable.0.parameter.0.value', 'G-OTHER99']), 'mergeRenaming')
    expect(told(again).renamed).toEqual(['Const - ID > Const - ID (imported 2)'])
  })

  it('tells another name as one removed and one added, as Google does', () => {
    const made = importInto(here, edited(['trigger.2.name', 'Clock']), 'overwrite')
    expect(told(made)).toMatchObject({ added: ['trigger Clock'], removed: ['trigger Timer'], renamed: [] })
  })

  it('an id that leads nowhere in the file leads nowhere afterwards', () => {
    const part = edited(['tag.0.firingTriggerId', ['11']], ['trigger', []], ['tag.1', undefined], ['tag.0.name', 'New'])
    const { tag = [], trigger = [] } = importInto(here, part, 'mergeOverwriting').file.containerVersion
    const id = tag.find(({ name }) => name === 'New')?.firingTriggerId?.[0]
    expect([id === undefined, trigger.some(({ triggerId }) => triggerId === id)]).toEqual([false, false])
  })
})

describe.runIf(present)('real container files', () => {
  it.each(importModes)('importing one again does nothing (%s)', (mode) => {
    for (const name of real) {
      const file = fileCalled(name)
      const made = importInto(
        file,
        otherExport(file, (at) => (at * 31) % 17),
        mode,
      )
      expect({ ...told(made), same: 0 }).toEqual({ added: [], removed: [], changed: [], renamed: [], same: 0 })
      expect(made.file).toEqual(file)
    }
  })

  it.each(importModes)('what is told is what is different afterwards (%s)', (mode) => {
    for (const [at, name] of real.entries()) {
      const [a, b] = [fileCalled(name), fileCalled(real[(at + 3) % real.length] ?? name)]
      const { file, same: _same, renamed, added, ...rest } = importInto(a, b, mode)
      const found = diff(a, file, { renames: false })
      expect({ ...rest, renamed: [] }).toEqual({ removed: found.removed, changed: found.changed, renamed: [] })
      expect(new Set(refs([...added, ...renamed]))).toEqual(new Set(refs(found.added)))
    }
  })
})
