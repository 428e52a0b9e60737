import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heldOutOrder, leastDecisions } from './heldOut.ts'

const taken = { traits: ['speed'], accepted: true }
const turned = { traits: ['hours'], accepted: false }

it('heldOutOrder says what a taste brings to decisions that were not learned from', () => {
  const worst = [...Array.from({ length: 10 }, () => turned), ...Array.from({ length: 10 }, () => taken)]
  expect(heldOutOrder(worst)).toEqual({ before: 0, after: 1, decisions: 20 })
})

it('heldOutOrder gains nothing where the traits say nothing', () => {
  const alike = Array.from({ length: 20 }, (_, at) => ({ traits: ['same'], accepted: at % 3 === 0 }))
  const order = heldOutOrder(alike)
  expect(order?.after).toBe(order?.before)
})

it('heldOutOrder is silent with few decisions, and otherwise gives shares', () => {
  const decision = fc.record({ traits: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), accepted: fc.boolean() })
  fc.assert(
    fc.property(fc.array(decision, { maxLength: 60 }), (decisions) => {
      const order = heldOutOrder(decisions)
      const accepted = decisions.filter((each) => each.accepted).length
      const isSilent = Math.min(accepted, decisions.length - accepted) < leastDecisions
      expect(order === null).toBe(isSilent)
      const { before, after } = order ?? { before: 0, after: 0 }
      for (const share of [before, after]) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
    }),
  )
})
