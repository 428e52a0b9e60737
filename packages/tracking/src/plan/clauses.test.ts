import fc from 'fast-check'
import { clausesNow, languages, type MeasurementPlan } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { openBatches } from '../../bench/strangers/gold.ts'
import { answerQuestion } from './answerQuestion.ts'
import { planFromGoals } from './plan.ts'
import { takeSuggestion } from './takeSuggestion.ts'

/** Together all of the text, without gap or overlap; every event and everything reported lies in a clause that says so. */
function expectWhole({ goals, events, unmatched, clauses = [] }: MeasurementPlan): void {
  expect(clauses.map(({ from }) => from)).toEqual(clauses.map((_, at) => (at === 0 ? 0 : clauses[at - 1]?.to)))
  expect(clauses.at(-1)?.to ?? 0).toBe(goals.length)
  for (const { from, to } of clauses) expect(to).toBeGreaterThan(from)
  const over = ({ start, end }: { start: number; end: number }) => clauses.filter(({ from, to }) => start < to && end > from)
  for (const { id, because } of events) expect(over(because).some((clause) => clause.events?.includes(id))).toBe(true)
  for (const { span } of unmatched.filter(({ span }) => span.text.trim() !== '')) expect(over(span).every(({ kind }) => kind === 'background')).toBe(false)
  const ids = new Set(events.map(({ id }) => id))
  for (const id of clauses.flatMap((clause) => clause.events ?? [])) expect(ids).toContain(id)
}

const words = 'track buchung réservations compras, wer : bezahlt ("send") nicht . ! ¿ pdf 50 % - • und\n y / et → and but /pricing «form» hello'.split(' ')

describe('clauses', () => {
  it('are all of the text, for goals of strangers in four languages', () => {
    const goals = openBatches().flatMap((batch) => batch.goals.slice(0, 6))
    expect(new Set(goals.map(({ language }) => language))).toEqual(new Set(languages))
    for (const { text, language } of goals) expectWhole(planFromGoals(text, { language }))
  })

  it('are all of any text', () => {
    const phrase = fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((list) => list.join(' '))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), phrase), fc.constantFrom(...languages), (text, language) =>
        expectWhole(planFromGoals(text, { language })),
      ),
      { numRuns: 400 },
    )
  })

  const shown = (text: string) => {
    const plan = planFromGoals(text, { language: 'en' })
    return clausesNow(plan).map(({ from, to, kind }) => [kind, text.slice(from, to)])
  }

  it('say what became of each', () => {
    expect(shown('We are a small hotel. I want to know when people pay, and when a room is booked, but not the logins.')).toEqual([
      ['background', 'We are a small hotel. '],
      ['event', 'I want to know when people pay, '],
      ['question', 'and when a room is booked, '],
      ['leftOut', 'but not the logins.'],
    ])
    expect(shown('- purchases\n- how happy people are\n')).toEqual([
      ['event', '- purchases\n'],
      ['notUnderstood', '- how happy people are\n'],
    ])
  })

  it('follow what a person answers, takes and removes', () => {
    const plan = planFromGoals('Track room bookings. Do people watch the rooftop video on the homepage till the end or just 3 seconds?', { language: 'en' })
    const kinds = (now: MeasurementPlan) => clausesNow(now).map(({ kind }) => kind)
    expect(kinds(plan)[0]).toBe('question')
    expect(kinds(answerQuestion(plan, 'q1', 'paid'))[0]).toBe('event')
    expect(kinds({ ...plan, events: [] })[0]).toBe('leftOut')
    const [first] = plan.suggestions ?? []
    const taken = takeSuggestion(plan, first?.id ?? '')
    expect(clausesNow(taken).some(({ events }) => events?.includes(taken.events.at(-1)?.id ?? ''))).toBe(true)
  })
})
