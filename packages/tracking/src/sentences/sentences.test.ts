import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { describe, expect, it } from 'vitest'
import { loadSentences } from './loadSentences.ts'
import { say, speaking } from './say.ts'

const source = join(import.meta.dirname, '..')

/** The patterns of every say`…` below a node. */
function* saidIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* saidIn(each)
  else if (typeof node === 'object' && node !== null) {
    const { type, tag, quasi } = node as { type?: string; tag?: { name?: string }; quasi?: { quasis: { value: { cooked: string } }[] } }
    if (type === 'TaggedTemplateExpression' && tag?.name === 'say' && quasi !== undefined)
      yield quasi.quasis.reduce((text, { value }, at) => (at === 0 ? value.cooked : `${text}{${at - 1}}${value.cooked}`), '')
    for (const value of Object.values(node)) yield* saidIn(value)
  }
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.includes('.test'))
const said = new Set(files.flatMap((file) => [...saidIn(parseAst(readFileSync(join(source, file), 'utf8'), { lang: 'ts' }).body)]))
const places = (pattern: string) => [...pattern.matchAll(/\{\d+\}/g)].map(String).sort()

describe.each(['es', 'fr', 'de'] as const)('sentences in %s', (language) => {
  it('translate every sentence of the code, and none that is gone', async () => {
    expect(said.size).toBeGreaterThan(0)
    expect(Object.keys(await loadSentences(language)).toSorted()).toEqual([...said].toSorted())
  })

  it('keep the values, and are no copies', async () => {
    for (const [english, other] of Object.entries(await loadSentences(language))) {
      expect([english, ...places(other)]).toEqual([english, ...places(english)])
      if (english.split(' ').length > 3) expect(other).not.toBe(english)
    }
  })
})

describe('saying', () => {
  const sentence = (name: string) => say`The tag ${name} is new.`

  it('is English without a language, and puts values where the language wants them', () => {
    expect(sentence('A')).toBe('The tag A is new.')
    expect(speaking({ 'The tag {0} is new.': '{0} ist neu.' }, () => sentence('A {0} $1'))).toBe('A {0} $1 ist neu.')
  })

  it('speaks as before after a piece of work, even one that failed', () => {
    expect(() =>
      speaking({ 'The tag {0} is new.': '{0}' }, () => {
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(sentence('A')).toBe('The tag A is new.')
  })
})
