import { describe, expect, it } from 'vitest'
import { loadSentences, type Sentences, worded } from '../sentences/index.ts'
import { container } from './cases/build.ts'
import { onEvent, tag } from './cases/parts.ts'
import { cases } from './cases/table.ts'
import { simulate } from './simulate.ts'
import { home } from './visits.testing.ts'

/** The texts under keys that hold sentences, anywhere in a value. */
function* sentencesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    if (['because', 'effects', 'notes'].includes(key)) yield* [entry].flat().filter((text) => typeof text === 'string' && text !== '')
    else yield* sentencesIn(entry)
  }
}

describe('a simulation', () => {
  it.each(cases)('has no text of a language in it: $name', async ({ container, steps, options }) => {
    expect([...sentencesIn(await simulate(container, steps, options))]).toEqual([])
  })

  it.each(['es', 'fr', 'de'] as const)('leaves no piece of a sentence in English: %s', async (language) => {
    const sentences = await loadSentences(language)
    const english = /\b(?:the|and|is|are|which|that|with|not|of|has|must|only|known|it)\b/i
    for (const { container: file, steps, options } of cases)
      for (const sentence of sentencesIn(worded(sentences, await simulate(file, steps, options))))
        expect(sentence.replace(/„[^“]*“|«[^»]*»|"[^"]*"|{{[^}]*}}/g, '')).not.toMatch(english)
  })

  const parts = [tag('T', 'Purchase'), onEvent('Purchase', 'purchase')]
  const said = async (sentences: Sentences, steps = [home]) => worded(sentences, await simulate(container(...parts), steps))

  it.each([
    ['en', "The trigger 'Purchase' did not hold: {{Event}} is 'gtm.js', and it has to equal 'purchase'."],
    ['es', 'El activador «Purchase» no se cumplió: {{Event}} es «gtm.js» y tiene que ser igual a «purchase».'],
    ['fr', 'Le déclencheur «\u202fPurchase\u202f» ne s’est pas vérifié\u202f: {{Event}} vaut «\u202fgtm.js\u202f» et doit être égal à «\u202fpurchase\u202f».'],
    ['de', 'Der Trigger „Purchase“ traf nicht zu: {{Event}} ist „gtm.js“ und muss gleich „purchase“ sein.'],
  ] as const)('speaks %s', async (language, sentence) => {
    const { steps } = await said(await loadSentences(language))
    expect(steps[0]?.notFired).toEqual([{ tag: 'T', because: sentence }])
  })

  it('says as data what cannot be', async () => {
    const impossible = simulate(container(...parts), [{ type: 'pageLoad', url: 'shop' }])
    await expect(impossible).rejects.toMatchObject({ sentence: { code: 'simulate.steps.noAddress', values: { step: 1, address: '"shop"' } } })
  })
})
