import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DiffPiece, wordDiff } from './wordDiff.ts'

const side = (pieces: readonly DiffPiece[], left: DiffPiece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('')

const words = fc
  .array(fc.constantFrom('tag', 'fires', 'on', ' ', '  ', '\n', ',', 'purchase', '電', '商', 'é', '😀'), { maxLength: 40 })
  .map((all) => all.join(''))
const texts = fc.oneof(words, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

function expectSound(before: string, after: string) {
  const pieces = wordDiff(before, after)
  expect(side(pieces, 'added')).toBe(before)
  expect(side(pieces, 'removed')).toBe(after)
  for (const [at, piece] of pieces.entries()) {
    expect(piece.text).not.toBe('')
    expect(pieces[at - 1]?.kind).not.toBe(piece.kind)
    expect([pieces[at - 1]?.kind, piece.kind]).not.toEqual(['added', 'removed'])
  }
  return pieces
}

it('makes both texts out of its pieces, for any two texts', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => void expectSound(before, after)),
    { numRuns: 500 },
  )
})

it('says nothing changed exactly when nothing did', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      expect(wordDiff(before, before).every(({ kind }) => kind === 'same')).toBe(true)
      expect(wordDiff(before, after).every(({ kind }) => kind === 'same')).toBe(before === after)
    }),
  )
})

it('finds the fewest words: as many stay as in the longest common subsequence', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const row = (): number[] => Array.from({ length: after.length + 1 }, () => 0)
      const longest = before.reduce((above, one) => {
        const next = row()
        for (const [at, other] of after.entries()) next[at + 1] = one === other ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, next[at] ?? 0)
        return next
      }, row())
      // Commas are no blanks, so nothing is drawn into a change that need not be.
      const pieces = wordDiff(before.map((one) => `${one},`).join(''), after.map((one) => `${one},`).join(''))
      const kept = pieces.filter(({ kind }) => kind === 'same').flatMap(({ text }) => text.match(/[abc,]/g) ?? [])
      expect(kept.length).toBeGreaterThanOrEqual(2 * (longest.at(-1) ?? 0))
    }),
  )
})

it('marks words, not letters, and takes the blanks between two changed words with them', () => {
  expect(wordDiff('Fires on purchase', 'Fires on refund')).toEqual([
    { kind: 'same', text: 'Fires on ' },
    { kind: 'removed', text: 'purchase' },
    { kind: 'added', text: 'refund' },
  ])
  expect(wordDiff('one two', 'three four')).toEqual([
    { kind: 'removed', text: 'one two' },
    { kind: 'added', text: 'three four' },
  ])
})

it('reads scripts without spaces letter by letter', () => {
  expect(wordDiff('電子商務', '電子政務')).toEqual([
    { kind: 'same', text: '電子' },
    { kind: 'removed', text: '商' },
    { kind: 'added', text: '政' },
    { kind: 'same', text: '務' },
  ])
})

it('gives up on single words where too much changed, and stays right', () => {
  const before = `start ${Array.from({ length: 20_000 }, (_, at) => `old${at}`).join(' ')} end`
  const after = `start ${Array.from({ length: 20_000 }, (_, at) => `new${at}`).join(' ')} end`
  expect(expectSound(before, after).map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
})
