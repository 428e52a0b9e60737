import { languages, sentiments } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keywordsOf } from './keywords.ts'
import { languageOf } from './language.ts'
import { inWords, readText } from './read.ts'
import { stopWords } from './stopWords.lexicon.ts'
import { sentencesOf, wordsOf } from './words.ts'

const texts = {
  en: [
    'We want to know how many people finish the checkout.',
    'The setup was quick and I did not need any help.',
    'Why does the purchase event show no revenue?',
    'I could not find where to publish the container, so I gave up.',
    'Please count every download of our price list.',
    'Which pages do they read before they buy?',
  ],
  es: [
    'Queremos saber cuántas personas terminan la compra.',
    'La instalación fue rápida y no necesité ayuda.',
    '¿Por qué el evento de compra no muestra ingresos?',
    'No encontré dónde publicar el contenedor y lo dejé.',
    'Me gustaría medir cada descarga de nuestra lista de precios.',
    'Los clientes leen muchas páginas antes de comprar.',
  ],
  fr: [
    "Nous voulons savoir combien de personnes terminent l'achat.",
    "L'installation était rapide et je n'ai pas eu besoin d'aide.",
    'Pourquoi l’événement d’achat ne montre-t-il aucun revenu ?',
    "Je n'ai pas trouvé où publier le conteneur.",
    'Mesurez chaque téléchargement de notre liste de prix.',
    'Les clients lisent plusieurs pages avant de commander.',
  ],
  de: [
    'Wir wollen wissen, wie viele Leute den Kauf abschließen.',
    'Die Einrichtung ging schnell und ich brauchte keine Hilfe.',
    'Warum zeigt das Kaufereignis keinen Umsatz?',
    'Ich habe nicht gefunden, wo man den Container veröffentlicht.',
    'Bitte jeden Download unserer Preisliste zählen.',
    'Welche Seiten lesen die Kunden vor dem Kauf?',
  ],
}

describe('the language of a text', () => {
  it.each(languages)('is told for every sentence in %s', (language) => {
    expect(texts[language].map((text) => languageOf(wordsOf(text)))).toEqual(texts[language].map(() => language))
  })

  it('is left open where nothing speaks for one', () => {
    for (const text of ['42', 'GTM-ABC123', 'checkout', 'Tagmason Berlin 2024']) expect(languageOf(wordsOf(text)), text).toBeNull()
  })
})

describe('sentences and words', () => {
  it('are counted, decimals and addresses kept whole', () => {
    expect(sentencesOf('It costs 3.50 a month. See shop.example for more! Really?\nYes')).toBe(4)
    expect(wordsOf('Don’t track e-mail addresses in GA4.')).toEqual(["don't", 'track', 'e-mail', 'addresses', 'in', 'ga4'])
  })
})

describe('keywords', () => {
  it('are what the text says most often', () => {
    expect(readText('The checkout is slow. People leave the checkout on phones, and a phone is what most people have.', 'keywords')?.keywords).toEqual([
      'checkout',
      'people',
      'slow',
      'leave',
      'phones',
      'phone',
    ])
    expect(readText("L'achat commence quand l'achat est possible.", 'keywords')?.keywords).toEqual(['achat', 'commence', 'possible'])
  })

  it('are words of the text, never grammar, at most six, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...wordsOf(Object.values(texts).flat().join(' ')))), fc.constantFrom(...languages), (words, language) => {
        const keywords = keywordsOf(words, language)
        expect(keywords.length).toBeLessThanOrEqual(6)
        expect(new Set(keywords).size).toBe(keywords.length)
        for (const word of keywords) {
          expect(stopWords[language].has(word)).toBe(false)
          expect(words.some((each) => each.endsWith(word))).toBe(true)
        }
      }),
    )
  })
})

describe('the sentiment of a text', () => {
  it.each([
    ['Setup was easy, thanks!', 'positive', ['easy', 'thanks']],
    ['It was not easy and the page is slow.', 'negative', ['not easy', 'slow']],
    ['I have never had a problem with it.', 'positive', ['never problem']],
    ['We publish the container on Monday.', 'neutral', []],
    ['La configuración fue muy fácil y rápida.', 'positive', ['fácil', 'rápida']],
    ['No me gusta, es demasiado complicado.', 'negative', ['no gusta', 'complicado']],
    ['Le panneau est lent et la page est confuse.', 'negative', ['lent', 'confuse']],
    ['Ce n’est pas mal du tout.', 'positive', ['pas mal']],
    ['Die Einrichtung war einfach und übersichtlich.', 'positive', ['einfach', 'übersichtlich']],
    ['Das ist leider nicht hilfreich.', 'negative', ['leider', 'nicht hilfreich']],
  ])('%s → %s', (text, is, because) => {
    expect(readText(text, 'sentiment')?.sentiment).toEqual({ is, because })
  })

  it('answers for any text, and says only what stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const words = wordsOf(text)
        const reading = readText(text, 'sentiment')
        expect(reading === null).toBe(words.length === 0)
        if (reading === null) return
        expect(sentiments).toContain(reading.sentiment?.is)
        expect(reading).toMatchObject({ words: words.length, sentences: expect.any(Number) })
        for (const word of reading.sentiment?.because.flatMap((each) => each.split(' ')) ?? []) expect(words).toContain(word)
      }),
    )
  })
})

describe('events', () => {
  it('are those that the planner makes of the goal', () => {
    const reading = readText('Count every purchase and every newsletter sign-up.', 'events')
    expect(reading?.events).toContain('purchase')
    expect(reading === null ? '' : inWords(reading)).toContain('purchase')
    expect(readText('Nice weather today.', 'events')?.events).toEqual([])
  })
})

it('a text without a word is not read', () => {
  for (const task of ['keywords', 'sentiment', 'events'] as const) expect(readText(' … – !', task)).toBeNull()
})
