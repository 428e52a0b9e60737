import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inContext } from './context.ts'
import { wordDiff } from './wordDiff.ts'

const text = fc.array(fc.constantFrom('a', 'b', '\n', '\n', 'c\n', ' '), { maxLength: 80 }).map((parts) => parts.join(''))

it('loses nothing: put together, its pieces are those of the difference', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordDiff(before, after)
      const all = inContext(pieces).map(({ kind, text }) => ({ kind: kind === 'skipped' ? 'same' : kind, text }))
      expect(all.map(({ text }) => text).join('')).toBe(pieces.map(({ text }) => text).join(''))
      expect(all.filter(({ kind }) => kind !== 'same')).toEqual(pieces.filter(({ kind }) => kind !== 'same'))
    }),
  )
})

it('leaves out the lines far from a change, and says how many', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at}\n`)
  const pieces = inContext(wordDiff(lines.join(''), lines.join('').replace('line 10\n', 'row 10\n')))
  expect(pieces).toEqual([
    { kind: 'skipped', text: lines.slice(0, 8).join(''), lines: 8 },
    { kind: 'same', text: 'line 8\nline 9\n' },
    { kind: 'removed', text: 'line' },
    { kind: 'added', text: 'row' },
    { kind: 'same', text: ' 10\nline 11\n' },
    { kind: 'skipped', text: lines.slice(12).join(''), lines: 8 },
  ])
})

it('keeps short stretches whole', () => {
  const pieces = wordDiff('one\ntwo\nthree', 'one\ntwo\nfour')
  expect(inContext(pieces)).toEqual(pieces)
})
