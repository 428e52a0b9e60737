import { inputFaultCodes } from '@tagmason/domain'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sentences as english } from './en/index.ts'
import { inEnglish } from './english.testing.ts'
import { loadSentences } from './loadSentences.ts'
import { say } from './say.ts'
import { SentenceError, sentenceOf } from './sentenceError.ts'
import { worded } from './worded.ts'

const source = join(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.includes('.test') && !/^sentences.(?:en|es|fr|de)\b/.test(file),
)
const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n')
const places = (pattern: string) => [...pattern.matchAll(/\{\$\w+(?: :clause)?\}/g)].map(String).toSorted()

describe('the codes of sentences', () => {
  it('are words of the field with dots between them, each in one area', () => {
    for (const one of Object.keys(english)) expect(one).toMatch(/^(?:[a-z][A-Za-z\d]*\.)+[a-z][A-Za-z\d]*$/)
  })

  it('are all used', () => {
    // Schemas of packages/domain say theirs; issueWords.test.ts holds that each is reached.
    const used = new Set<string | undefined>([...[...code.matchAll(/'([a-z][\w.]*\.\w+)'/g)].map(([, one]) => one), ...inputFaultCodes])
    expect(Object.keys(english).filter((one) => !used.has(one))).toEqual([])
  })

  it('have one pattern each: no two say the same of the same', () => {
    const [areas, all] = [
      ['audit', 'changes', 'files', 'ga4', 'proofs', 'published', 'reading', 'recordings', 'reports', 'simulation', 'site', 'visits'],
      Object.keys(english).length,
    ]
    const lines = areas.map((area) => readFileSync(join(import.meta.dirname, 'en', `${area}.ts`), 'utf8').match(/^ {2}'[\w.]+':/gm)?.length ?? 0)
    expect(lines.reduce((sum, count) => sum + count, 0)).toBe(all)
  })
})

describe.each(['es', 'fr', 'de'] as const)('sentences in %s', (language) => {
  it('are those of English, with the same values', async () => {
    const translated = await loadSentences(language)
    expect(Object.keys(translated).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [one, pattern] of Object.entries(translated)) expect([one, ...places(pattern)]).toEqual([one, ...places(english[one as keyof typeof english])])
  })

  it('are no copies', async () => {
    for (const [one, pattern] of Object.entries(await loadSentences(language))) {
      const here: string = english[one as keyof typeof english]
      if (here.replace(/\{[^}]*\}/g, '').split(' ').length > 3) expect(pattern).not.toBe(here)
    }
  })
})

describe('worded', () => {
  const german = {
    ...english,
    'audit.unused.trigger.fix': '{$trigger} entfernen',
    'text.quoted': '„{$text}“',
    'simulate.conditions.why': '{$because :clause}!',
  }

  it('puts values where the language wants them, and sentences into sentences', () => {
    const sentence = say('audit.unused.trigger.fix', { trigger: say('text.quoted', { text: 'A {$text} $1' }) })
    expect(inEnglish(sentence)).toBe('Remove the trigger "A {$text} $1"')
    expect(worded(german, sentence)).toBe('„A {$text} $1“ entfernen')
  })

  it('takes the full stop from a sentence that becomes a clause', () => {
    expect(worded(german, say('simulate.conditions.why', { condition: '', because: say('simulate.tag.paused') }))).toBe('It is paused!')
  })

  it('words a result at any depth and leaves everything else as the same object', () => {
    const [file, date] = [{ code: 'E001', list: [{ code: 'kind.tag' }] }, new Date(0)]
    const result = worded(german, { file, date, found: [{ code: 'E001', message: say('kind.tag') }], none: null, number: 5 })
    expect(result).toEqual({ file, date, found: [{ code: 'E001', message: 'tag' }], none: null, number: 5 })
    expect(result.file).toBe(file)
    expect(result.date).toBe(date)
  })

  it('takes nothing for a sentence that only looks like one', () => {
    const alike = [
      { code: 'unheard.of', values: {} },
      { code: 'kind.tag', values: null },
      { code: 'kind.tag', values: {}, more: 1 },
      { code: 'toString', values: {} },
    ]
    expect(worded(german, alike)).toBe(alike)
  })

  it('says why work failed', () => {
    expect(sentenceOf(new SentenceError(say('kind.tag')))).toEqual(say('kind.tag'))
    expect([sentenceOf(new Error('no')), sentenceOf('gone')]).toEqual(['no', 'gone'])
  })
})
