import { importModes } from '@tagmason/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileOf } from '../diff/corpus.testing.ts'
import { diff, isSame } from '../diff/index.ts'
import { put, sample } from '../gtm/testing/sample.ts'
import { importInto, merge } from './index.ts'

const places = [
  'tag.1.parameter',
  'tag.1.name',
  'tag.1.tagId',
  'tag.1.firingTriggerId',
  'tag.3.setupTag',
  'trigger.3.parameter.0.list',
  'trigger.0.triggerId',
  'folder.0.folderId',
  'tag.4.type',
  'customTemplate.0.templateId',
  'zone',
  'container.usageContext',
]
const base = fileOf(sample())

it('whatever stands anywhere, a merge and an import end, and one side alone is taken as it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(...places),
      fc.jsonValue({ maxDepth: 3 }),
      (one, content, other, more) => {
        const [ours, theirs] = [fileOf(put(sample(), `containerVersion.${one}`, content)), fileOf(put(sample(), `containerVersion.${other}`, more))]
        merge(base, ours, theirs)
        const alone = merge(base, ours, base)
        expect([alone.conflicts, isSame(diff(alone.file, ours))]).toEqual([[], true])
        for (const mode of importModes) importInto(ours, theirs, mode)
      },
    ),
    { numRuns: 150 },
  )
})
