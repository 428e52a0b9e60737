import { describe, expect, it } from 'vitest'
import { audit } from '../audit/index.ts'
import { changed } from '../audit/testing/clean.ts'
import { faults as auditFaults } from '../audit/testing/faults.ts'
import { faults as fileFaults } from '../gtm/testing/faults.ts'
import { findingsOf, put, sample } from '../gtm/testing/sample.ts'
import { saidList } from './list.ts'
import { loadSentences } from './loadSentences.ts'
import { speaking } from './say.ts'

/** Words that only English has; what stands in quotation marks is a name or a text to write. */
const english = /\b(?:the|and|is|are|which|that|where|write|this|with|not|of|missing|empty|such)\b/i
const quoted = /„[^“]*“|«[^»]*»|"[^"]*"/g

const auditsOf = () => auditFaults.map(([, , edits, , options]) => audit(changed(...edits), options))
const checksOf = () => fileFaults.map(([, path, content]) => findingsOf(put(sample(), `containerVersion.${path}`, content)))

const sentencesIn = (found: readonly (readonly { readonly message: string; readonly fix?: { readonly title: string } | undefined }[])[]) =>
  found.flat().flatMap(({ message, fix }) => (fix === undefined ? [message] : [message, fix.title]))

const withoutWords = (found: ReturnType<typeof auditsOf>) =>
  found.map((each) => each.map(({ message: _message, fix, ...finding }) => ({ ...finding, operations: fix?.operations })))

describe.each(['es', 'fr', 'de'] as const)('what is said of containers in %s', (language) => {
  it('is the same in other words: no finding, place or fix depends on the language', async () => {
    const sentences = await loadSentences(language)
    expect(withoutWords(speaking(sentences, auditsOf))).toEqual(withoutWords(auditsOf()))
    expect(speaking(sentences, checksOf).map((each) => each.map(({ message: _message, ...finding }) => finding))).toEqual(
      checksOf().map((each) => each.map(({ message: _message, ...finding }) => finding)),
    )
  })

  it('has no sentence, and no piece of one, left in English', async () => {
    const sentences = await loadSentences(language)
    const here = [...sentencesIn(auditsOf()), ...sentencesIn(checksOf())]
    const there = speaking(sentences, () => [...sentencesIn(auditsOf()), ...sentencesIn(checksOf())])
    expect(there).toHaveLength(here.length)
    expect(here.filter((sentence, at) => sentence === there[at])).toEqual([])
    expect(there.filter((sentence) => english.test(sentence.replace(quoted, '')))).toEqual([])
    expect(there.filter((sentence) => /\{\d+\}/.test(sentence))).toEqual([])
  })
})

describe('a list in a sentence', () => {
  it('is joined as its language joins', async () => {
    const of = (count: number) => saidList(['a', 'b', 'c'].slice(0, count))
    expect([of(0), of(1), of(2), of(3)]).toEqual(['', 'a', 'a and b', 'a and b and c'])
    expect(speaking(await loadSentences('de'), () => [of(1), of(2), of(3)])).toEqual(['a', 'a und b', 'a, b und c'])
  })
})
