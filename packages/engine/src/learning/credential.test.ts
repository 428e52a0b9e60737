import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { credentialFits, credentialId, typedCredential } from './credential.ts'
import { shuffled } from './shuffle.ts'

const title = fc.constantFrom('Measurement Foundations', 'Tag Manager in Practice', 'Attribution and Experiments')
const id = fc
  .tuple(title, fc.integer({ min: 2000, max: 2999 }), fc.integer({ min: 0, max: 9999 }))
  .map(([name, year, number]) => credentialId(name, year, number))

describe('credentials', () => {
  it('have the one form', () => {
    expect(credentialId('Measurement Foundations', 2023, 4471)).toBe('TM-MF-2023-4471-15')
    expect(typedCredential(' tm-mf-2023 – 4471-15')).toBe('TM-MF-2023-4471-15')
  })

  it('fit as they are made', () =>
    fc.assert(
      fc.property(id, (made) => {
        expect(credentialFits(made)).toBe(true)
      }),
    ))

  it('notice a wrong digit and two that are swapped', () =>
    fc.assert(
      fc.property(id, fc.nat(9), fc.nat(9), (made, place, digit) => {
        // The digits without their dashes: year, number and check digits are ten.
        const places = [...made].flatMap((letter, at) => (/\d/.test(letter) ? [at] : []))
        const at = places[place] ?? 0
        const next = places[place + 1]
        const replaced = made.slice(0, at) + String(digit) + made.slice(at + 1)
        expect(credentialFits(replaced)).toBe(replaced === made)
        if (next === undefined) return
        const letters = [...made]
        ;[letters[at], letters[next]] = [letters[next] ?? '', letters[at] ?? '']
        expect(credentialFits(letters.join(''))).toBe(letters.join('') === made)
      }),
    ))

  it('other forms do not fit', () => {
    for (const wrong of ['', 'TM-MF-2023-4471', 'XX-MF-2023-4471-15', 'TM-MF-2023-4471-15-1', 'TM--2023-4471-15']) expect(credentialFits(wrong)).toBe(false)
  })
})

describe('shuffling', () => {
  it('keeps what there is, in an order that the text decides', () =>
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 8 }), fc.string(), (things, by) => {
        expect(shuffled(things, by).toSorted()).toEqual(things.toSorted())
        expect(shuffled(things, by)).toEqual(shuffled(things, by))
      }),
    ))

  it('puts each of four in each place about as often', () => {
    const first = Array.from({ length: 4000 }, (_, turn) => shuffled([0, 1, 2, 3], `id-${turn}/lesson`)[0])
    for (const each of [0, 1, 2, 3]) expect(Math.abs(first.filter((thing) => thing === each).length - 1000)).toBeLessThan(200)
  })
})
