import { describe, expect, it } from 'vitest'
import { lexiconOf } from './lexicon.ts'
import { AtomTable, compilePattern } from './patterns.ts'
import { oneTypoApart, slug } from './text.ts'
import { Vocabulary } from './vocabulary.ts'

describe('lexicons', () => {
  it.each(['en', 'es', 'fr', 'de'] as const)('%s compiles, in folded words without stray signs', (language) => {
    const lexicon = lexiconOf(language)
    const patterns = new Set([...lexicon.byFirstAtom.values()].flat())
    expect(patterns.size).toBeGreaterThan(1000)
    for (const pattern of patterns) expect(pattern.elements.length).toBe(pattern.gaps.length)
    // A line whose groups may all be missing would leave an empty word.
    expect(lexicon.vocabulary.look('').atoms).toEqual([])
  })

  it('writes optional groups and choices of several words out', () => {
    const table = new AtomTable()
    expect(compilePattern('mark', 'x', '(a|b c) (d)?', {}, table).map((pattern) => pattern.elements.length)).toEqual([2, 1, 3, 2])
    expect(compilePattern('mark', 'x', 'a ~ b', {}, table)).toHaveLength(2)
    expect(() => compilePattern('mark', 'x', '{nowhere}', {}, table)).toThrow('nowhere')
  })
})

describe('Vocabulary', () => {
  const table = new AtomTable()
  const purchase = table.add('purchas*')
  const login = table.add('login')
  const cart = table.add('*warenkorb*')
  const vocabulary = new Vocabulary(table.atoms, ['', 's', 'ed'], new Set(['logic']))

  it('finds stems, beginnings and parts', () => {
    expect(vocabulary.look('purchases')).toEqual({ atoms: [purchase], typo: false })
    expect(vocabulary.look('logins')).toEqual({ atoms: [login], typo: false })
    expect(vocabulary.look('warenkorbabbruch')).toEqual({ atoms: [cart], typo: false })
  })

  it('puts one letter right, but no ordinary word', () => {
    expect(vocabulary.look('purchses')).toEqual({ atoms: [purchase], typo: true })
    expect(vocabulary.look('lgoin')).toEqual({ atoms: [login], typo: true })
    expect(vocabulary.look('logic').atoms).toEqual([])
  })
})

describe('text', () => {
  it('compares words one letter apart', () => {
    expect(oneTypoApart('form', 'from')).toBe(true)
    expect(oneTypoApart('form', 'fom')).toBe(true)
    expect(oneTypoApart('form', 'form')).toBe(false)
    expect(oneTypoApart('form', 'farms')).toBe(false)
  })
  it('makes slugs', () => expect(slug('¡Botón azul!')).toBe('boton_azul'))
})
