import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileCalled, otherExport, present, real } from '../diff/corpus.testing.ts'
import { diff } from '../diff/index.ts'
import { type ContainerFile, type Tag, type Variable, validateContainer } from '../gtm/index.ts'
import { merge } from './index.ts'

const none = { added: [], removed: [], changed: [], renamed: [] }
const errors = (file: ContainerFile) => validateContainer(file).flatMap(({ code, severity }) => (severity === 'error' ? [code] : []))

/** What people do to one tag or variable; the number tells the edits of one file apart. */
const works = {
  note: <T extends Tag | Variable>(one: T, at: number): readonly T[] => [{ ...one, notes: `Note ${at}` }],
  pause: <T extends Tag | Variable>(one: T): readonly T[] => [{ ...one, paused: one.paused !== true }],
  remove: (): readonly never[] => [],
  copy: <T extends Tag | Variable>(one: T, at: number): readonly T[] => [
    one,
    { ...one, name: `Copy ${at}`, notes: `Copy ${at}`, tagId: String(90_000 + at), variableId: String(90_000 + at) },
  ],
  parameter: <T extends Tag | Variable>(one: T, at: number): readonly T[] => [
    { ...one, parameter: [...(one.parameter ?? []), { type: 'TEMPLATE', key: `made${at}`, value: `value ${at}` }] },
  ],
}
type Work = keyof typeof works
interface Edit {
  readonly work: Work
  readonly side: 'ours' | 'theirs' | 'both'
}
const edit: fc.Arbitrary<Edit> = fc.record({
  work: fc.constantFrom<Work[]>('note', 'pause', 'remove', 'copy', 'parameter'),
  side: fc.constantFrom<Edit['side'][]>('ours', 'theirs', 'both'),
})

/** The file with the edits of some sides: each thing has at most one edit. What others may refer to is not removed: that would rightly be a conflict. */
const edited = (file: ContainerFile, edits: readonly Edit[], sides: readonly Edit['side'][]): ContainerFile => {
  const { tag = [], variable = [] } = file.containerVersion
  const whole = JSON.stringify(file)
  const of = <T extends Tag | Variable>(list: readonly T[], from: number, isVariable: boolean): readonly T[] =>
    list.flatMap((one, index) => {
      const at = from + index
      const { work, side } = edits[at % edits.length] ?? { work: 'note', side: 'ours' }
      if (!sides.includes(side)) return [one]
      const isUsed = isVariable || whole.includes(`"tagName":${JSON.stringify(one.name)}`) || whole.includes(`"TAG_REFERENCE"`)
      if ((work === 'remove' && isUsed) || (work === 'pause' && isVariable)) return works.note(one, at)
      return works[work](one, at)
    })
  return { ...file, containerVersion: { ...file.containerVersion, tag: of(tag, 0, false), variable: of(variable, tag.length, true) } }
}

describe.runIf(present)('real container files, worked on by two', () => {
  it('get the work of both, whoever merges, with no conflict and no new error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...real), fc.array(edit, { minLength: 3, maxLength: 23 }), fc.nat(1000), (name, edits, luck) => {
        const base = fileCalled(name)
        const ours = edited(base, edits, ['ours', 'both'])
        const theirs = otherExport(edited(base, edits, ['theirs', 'both']), (at) => (at * (luck + 7)) % 101)
        const both = edited(base, edits, ['ours', 'theirs', 'both'])
        const [one, other] = [merge(base, ours, theirs), merge(base, theirs, ours)]
        expect([one.conflicts, other.conflicts]).toEqual([[], []])
        expect(diff(one.file, both)).toEqual(none)
        expect(diff(other.file, both)).toEqual(none)
        expect(errors(one.file).sort()).toEqual(errors(both).sort())
      }),
      { numRuns: 60 },
    )
  })
})
