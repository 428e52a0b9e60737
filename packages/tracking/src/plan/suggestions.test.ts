import fc from 'fast-check'
import { measurementPlanSchema } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { planFromGoals } from './plan.ts'
import { freeEventId, takeSuggestion } from './takeSuggestion.ts'

const video = 'Do people watch the rooftop video on the homepage till the end or just 3 seconds, and do they press book afterwards?'
const words = 'faq video booking form cancel opened press start purchase review photo share the and , . who how many'.split(' ')
const goals = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 40 }).map((list) => list.join(' '))

describe('suggestions', () => {
  it('offer what stands farther apart than a plan would trust', () => {
    const { events, suggestions } = planFromGoals(video, { language: 'en' })
    expect(events.map(({ name }) => name)).toContain('video_complete')
    expect(suggestions?.map(({ name, because }) => [name, because.text])).toContainEqual(['video_start', 'watch the rooftop video'])
  })

  it('are at most three, the likeliest first, and none is an event of the plan', () => {
    fc.assert(
      fc.property(goals, (text) => {
        const plan = planFromGoals(text, { language: 'en' })
        const offered = plan.suggestions ?? []
        expect(measurementPlanSchema.safeParse(plan).success).toBe(true)
        expect(offered.map(({ id }) => id)).toEqual(offered.map((_, at) => `s${at + 1}`))
        expect(offered.map(({ confidence }) => confidence)).toEqual(offered.map(({ confidence }) => confidence).toSorted((a, b) => b - a))
        const names = [...plan.events, ...offered].map(({ name }) => name)
        expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length)
        expect(names.filter((name) => offered.some((each) => each.name === name))).toHaveLength(offered.length)
      }),
      { numRuns: 200 },
    )
  })

  it('leave out what the goals leave out', () => {
    const { suggestions } = planFromGoals('Do not track when videos are started or brochures are downloaded. Track purchases.', { language: 'en' })
    expect(suggestions).toEqual([])
  })
})

describe('takeSuggestion', () => {
  it('makes a certain event of a suggestion, under a free id, and keeps the others', () => {
    fc.assert(
      fc.property(goals, (text) => {
        const plan = planFromGoals(text, { language: 'en' })
        for (const suggestion of plan.suggestions ?? []) {
          const next = takeSuggestion(plan, suggestion.id)
          expect(next.events.at(-1)).toEqual({ ...suggestion, id: freeEventId(plan), confidence: 100 })
          expect(next.events.slice(0, -1)).toEqual(plan.events)
          expect(next.suggestions).toEqual(plan.suggestions?.filter((other) => other !== suggestion))
        }
      }),
      { numRuns: 100 },
    )
  })

  it('leaves a plan without the suggestion as it is', () => {
    const plan = planFromGoals('Track purchases.', { language: 'en' })
    expect(takeSuggestion(plan, 's9')).toBe(plan)
  })
})
