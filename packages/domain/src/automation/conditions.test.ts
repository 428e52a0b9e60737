import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Clause, conditionHolds, clauseProblem, type EventCondition, type Facts, measures, numberComparisons, pageComparisons } from './conditions.ts'
import { readCondition, writeCondition } from './conditionWords.ts'
import { triggerEventTypes } from './triggers.ts'

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 1_000_000_000 }),
  fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
)
const clauses: fc.Arbitrary<Clause> = fc.oneof(
  fc.record({
    measure: fc.constantFrom(...measures.filter((measure) => measure !== 'page')),
    comparison: fc.constantFrom(...numberComparisons),
    value: amounts,
  }),
  fc.record({
    measure: fc.constant('page' as const),
    comparison: fc.constantFrom(...pageComparisons),
    value: fc.stringMatching(/^\/[^\s]{0,20}$/u),
  }),
)
const conditions: fc.Arbitrary<EventCondition> = fc.record({ match: fc.constantFrom('all', 'any'), clauses: fc.array(clauses, { maxLength: 4 }) })

describe('conditions', () => {
  it('are read back as they were written', () =>
    fc.assert(
      fc.property(conditions, fc.constantFrom(...triggerEventTypes), (condition, event) => {
        fc.pre(condition.clauses.every((clause) => clauseProblem(clause) === null))
        const back = readCondition(writeCondition(condition, event))
        // One clause or none says nothing of all or any.
        expect(back).toEqual(condition.clauses.length < 2 ? { ...condition, match: 'all' } : condition)
      }),
    ))

  it('that nobody wrote are not read', () => {
    for (const words of ['', 'Sometimes', 'Over many page views per hour', 'Checkout conversion under 200%', 'Page is  and over 2 views'])
      expect(readCondition(words), words).toBeNull()
  })

  it('hold for all or any of their clauses, and never for what is not known', () =>
    fc.assert(
      fc.property(fc.array(clauses, { minLength: 1, maxLength: 4 }), fc.dictionary(fc.constantFrom(...measures), amounts), (all, known) => {
        const facts: Facts = known
        const single = all.map((clause) => conditionHolds({ match: 'all', clauses: [clause] }, facts))
        expect(conditionHolds({ match: 'all', clauses: all }, facts)).toBe(!single.includes(false))
        expect(conditionHolds({ match: 'any', clauses: all }, facts)).toBe(single.includes(true))
        expect(conditionHolds({ match: 'any', clauses: all }, {})).toBe(false)
      }),
    ))

  it('compare strictly', () => {
    const over = { match: 'all' as const, clauses: [{ measure: 'pageViews' as const, comparison: 'over' as const, value: 1000 }] }
    expect([999, 1000, 1001].map((pageViews) => conditionHolds(over, { pageViews }))).toEqual([false, false, true])
    const under = { match: 'all' as const, clauses: [{ measure: 'conversionRate' as const, comparison: 'under' as const, value: 2 }] }
    expect([1.9, 2, 2.1].map((conversionRate) => conditionHolds(under, { conversionRate }))).toEqual([true, false, false])
    const page = { match: 'all' as const, clauses: [{ measure: 'page' as const, comparison: 'contains' as const, value: '/pri' }] }
    expect(['/pricing', '/'].map((at) => conditionHolds(page, { page: at }))).toEqual([true, false])
  })

  it('name what is wrong with a clause', () => {
    const problem = (clause: Clause) => clauseProblem(clause)
    expect(problem({ measure: 'pageViews', comparison: 'is', value: 1 })).toBe('comparison')
    expect(problem({ measure: 'pageViews', comparison: 'over', value: '' })).toBe('empty')
    expect(problem({ measure: 'pageViews', comparison: 'over', value: Number.NaN })).toBe('empty')
    expect(problem({ measure: 'pageViews', comparison: 'over', value: 0 })).toBe('range')
    expect(problem({ measure: 'pageViews', comparison: 'over', value: 2e9 })).toBe('range')
    expect(problem({ measure: 'conversionRate', comparison: 'over', value: 101 })).toBe('percent')
    expect(problem({ measure: 'page', comparison: 'is', value: 'a b' })).toBe('page')
    expect(problem({ measure: 'page', comparison: 'is', value: '/a' })).toBeNull()
  })
})
