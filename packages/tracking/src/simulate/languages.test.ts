import { describe, expect, it } from 'vitest'
import { loadSentences } from '../sentences/index.ts'
import { container } from './cases/build.ts'
import { onEvent, tag } from './cases/parts.ts'
import { cases } from './cases/table.ts'
import { simulate } from './simulate.ts'
import { becauseOf, home, last } from './visits.testing.ts'

/** A language in which every pattern is itself behind a mark. */
const marked: Readonly<Record<string, string>> = new Proxy({}, { get: (_, pattern) => `⟦${String(pattern)}` })
const unmarked = (value: unknown): string => JSON.stringify(value).replaceAll('⟦', '')

/** The texts under keys that hold sentences, anywhere in a value. */
function* sentencesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    if (['because', 'effects', 'notes'].includes(key)) yield* [entry].flat().filter((text) => typeof text === 'string' && text !== '')
    else yield* sentencesIn(entry)
  }
}

describe('a simulation in another language', () => {
  it.each(cases)('says nothing in English, and leads to the same: $name', async ({ container, steps, options }) => {
    const other = await simulate(container, steps, { ...options, sentences: marked })
    expect([...sentencesIn(other)].filter((text) => !text.startsWith('⟦'))).toEqual([])
    expect(unmarked(other)).toBe(JSON.stringify(await simulate(container, steps, options)))
  })

  it.each(['es', 'fr', 'de'] as const)('leaves no piece of a sentence in English: %s', async (language) => {
    const sentences = await loadSentences(language)
    const english = /\b(?:the|and|is|are|which|that|with|not|of|has|must|only|known|it)\b/i
    for (const { container: file, steps, options } of cases)
      for (const sentence of sentencesIn(await simulate(file, steps, { ...options, sentences })))
        expect(sentence.replace(/„[^“]*“|«[^»]*»|"[^"]*"|{{[^}]*}}/g, '')).not.toMatch(english)
  })

  const parts = [tag('T', 'Purchase'), onEvent('Purchase', 'purchase')]

  it.each([
    ['es', 'El activador «Purchase» no se cumplió: {{Event}} es «gtm.js» y tiene que ser igual a «purchase».'],
    ['fr', 'Le déclencheur « Purchase » ne s’est pas vérifié : {{Event}} vaut « gtm.js » et doit être égal à « purchase ».'],
    ['de', 'Der Trigger „Purchase“ traf nicht zu: {{Event}} ist „gtm.js“ und muss gleich „purchase“ sein.'],
  ] as const)('speaks %s', async (language, sentence) => {
    expect(becauseOf(await last(parts, [home], { sentences: await loadSentences(language) }), 'T')).toBe(sentence)
  })

  it('keeps its own where two run at once, and says in it what cannot be', async () => {
    const file = container(...parts)
    const sentences = await loadSentences('de')
    const both = await Promise.all([simulate(file, [home], { sentences }), simulate(file, [home])])
    expect(both.map(({ steps }) => steps[0]?.notFired[0]?.because.split(' ')[0])).toEqual(['Der', 'The'])
    await expect(simulate(file, [{ type: 'pageLoad', url: 'shop' }], { sentences })).rejects.toThrow(/^Schritt 1 öffnet "shop", und das ist keine/)
  })
})
