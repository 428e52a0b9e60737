import { describe, expect, it } from 'vitest'
import { tokenize } from './tokens.ts'

const shown = (text: string): string[] => tokenize(text).map((token) => `${token.kind}:${token.fold}`)

describe('tokenize', () => {
  it('keeps paths, addresses, selectors, decimals and quoted names whole', () => {
    expect(shown('see /blog/a-b.html, www.shop.example/x.')).toEqual(['word:see', 'path:/blog/a-b.html', 'punct:,', 'url:www.shop.example/x'])
    expect(shown('click #buy-now or .cta a .pdf')).toEqual(['word:click', 'selector:#buy-now', 'word:or', 'selector:.cta', 'word:a', 'word:pdf'])
    expect(shown('1.250,50 € and 30s')).toEqual(['number:1.250,50', 'symbol:€', 'word:and', 'number:30', 'word:s'])
    expect(shown("the 'Get quote' button, the users' «Pedir cita»")).toEqual([
      'word:the',
      'quote:get quote',
      'word:button',
      'punct:,',
      'word:the',
      'word:users',
      'quote:pedir cita',
    ])
  })

  it('cuts hyphenated words and elisions, and folds accents', () => {
    expect(shown("Sign-up, l'achat, Größe, e-mail, don't")).toEqual([
      'word:sign',
      'word:up',
      'punct:,',
      'word:l',
      'word:achat',
      'punct:,',
      'word:grosse',
      'punct:,',
      'word:email',
      'punct:,',
      'word:dont',
    ])
  })

  it('counts sentences, lines and bullets, but not abbreviations', () => {
    const sentences = (text: string): number => new Set(tokenize(text).map((token) => token.sentence)).size
    expect(sentences('One. Two! Three\n- four')).toBe(4)
    expect(sentences('cancellations incl. the reason')).toBe(1)
    expect(tokenize('- four')[0]?.bullet).toBe(true)
  })

  it('points at the exact place', () => {
    const text = '  « Réserver »  /tarifs'
    for (const token of tokenize(text)) expect(text.slice(token.start, token.end)).toContain(token.text)
  })
})
