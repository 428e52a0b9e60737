import fc from 'fast-check'
import { expect, it } from 'vitest'
import { acceptanceFrom, rankedAmong, rankedBy } from './acceptance.ts'

const said = (trait: string, accepted: boolean, times = 1) => Array.from({ length: times }, () => ({ traits: [trait], accepted }))

it('rankedBy puts what is taken up before what is turned down, and what nobody spoke of between them', () => {
  const decisions = [...said('speed', true, 5), ...said('hours', false, 5)]
  expect(rankedBy(['hours', 'new', 'speed'], (row) => [row], decisions)).toEqual(['speed', 'new', 'hours'])
})

it('rankedBy keeps the order while nobody has decided, and among equals', () => {
  expect(rankedBy(['b', 'a'], (row) => [row], [])).toEqual(['b', 'a'])
  expect(rankedBy(['b', 'a', 'c'], () => ['same'], said('same', true))).toEqual(['b', 'a', 'c'])
})

it('acceptanceFrom believes many decisions more than one, and nothing ever quite', () => {
  const of = (times: number) => acceptanceFrom([...said('x', true, times), ...said('y', false, times)])(['x'])
  expect(of(1)).toBeLessThan(of(10))
  fc.assert(
    fc.property(
      fc.array(fc.record({ traits: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }), accepted: fc.boolean() }), { maxLength: 40 }),
      (decisions) => {
        const chance = acceptanceFrom(decisions)(['a', 'b'])
        expect(chance).toBeGreaterThan(0)
        expect(chance).toBeLessThan(1)
      },
    ),
  )
})

it('rankedAmong leaves what is decided in its place', () => {
  const decisions = [...said('speed', true, 5), ...said('hours', false, 5)]
  expect(
    rankedAmong(
      ['hours', 'done', 'speed'],
      (row) => row !== 'done',
      (row) => [row],
      decisions,
    ),
  ).toEqual(['speed', 'done', 'hours'])
})
