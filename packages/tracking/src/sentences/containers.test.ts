import { describe, expect, it } from 'vitest'
import { audit } from '../audit/index.ts'
import { changed } from '../audit/testing/clean.ts'
import { faults as auditFaults } from '../audit/testing/faults.ts'
import { faults as fileFaults } from '../gtm/testing/faults.ts'
import { put, saidOf, sample } from '../gtm/testing/sample.ts'
import { inEnglish } from './english.testing.ts'
import { distinct, joined, saidList } from './list.ts'
import { loadSentences } from './loadSentences.ts'
import { say } from './say.ts'
import { worded } from './worded.ts'

/** Words that only English has; what stands in quotation marks is a name or a text to write. */
const english = /\b(?:the|and|is|are|which|that|where|write|this|with|not|of|missing|empty|such)\b/i
const quoted = /„[^“]*“|«[^»]*»|"[^"]*"/g

const found = [
  ...auditFaults.map(([, , edits, , options]) => audit(changed(...edits), options)),
  ...fileFaults.map(([, path, content]) => saidOf(put(sample(), `containerVersion.${path}`, content))),
]

const sentences = found.flat().flatMap((one) => ('fix' in one && one.fix !== undefined ? [one.message, one.fix.title] : [one.message]))

it('findings are data that can be copied between threads and kept as JSON', () => {
  expect(structuredClone(found)).toEqual(found)
  expect(JSON.parse(JSON.stringify(found))).toEqual(found)
})

describe.each(['es', 'fr', 'de'] as const)('what is said of containers in %s', (language) => {
  it('has no sentence, and no piece of one, left in English', async () => {
    const patterns = await loadSentences(language)
    const [here, there] = [inEnglish(sentences), worded(patterns, sentences)]
    expect(there).toHaveLength(here.length)
    expect(here.filter((sentence, at) => sentence === there[at])).toEqual([])
    expect(there.filter((sentence) => english.test(sentence.replace(quoted, '')))).toEqual([])
    expect(there.filter((sentence) => /\{\$/.test(sentence))).toEqual([])
  })
})

describe('a list in a sentence', () => {
  it('is joined as its language joins', async () => {
    const of = (count: number) => saidList(['a', 'b', 'c'].slice(0, count))
    const all = [of(0), of(1), of(2), of(3)]
    expect(inEnglish(all)).toEqual(['', 'a', 'a and b', 'a and b and c'])
    expect(worded(await loadSentences('de'), all)).toEqual(['', 'a', 'a und b', 'a, b und c'])
  })

  it('is joined by a sign, in halves where it has sentences', () => {
    const many = Array.from({ length: 20_000 }, (_, number) => say('text.quoted', { text: number }))
    expect(joined(['a', 'b'], 'list.comma')).toBe('a, b')
    expect(inEnglish(joined(many, 'list.arrow'))).toBe(many.map((_, number) => `"${number}"`).join(' → '))
  })

  it('leaves out what says the same again', () => {
    expect(distinct([say('kind.tag'), 'tag', say('kind.tag')])).toEqual([say('kind.tag'), 'tag'])
  })
})
