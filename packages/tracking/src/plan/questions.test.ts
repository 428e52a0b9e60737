import fc from 'fast-check'
import { measurementPlanSchema, openQuestions, planReadings } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answerQuestion.ts'
import { planFromGoals } from './plan.ts'

const asked = (text: string) => (planFromGoals(text, { language: 'en' }).questions ?? []).map(({ kind }) => kind)
const words =
  'room bookings cancellations errors waiting list course registration contact form sent purchases people who count track and , . chat upgrades job applications'.split(
    ' ',
  )
const goals = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 40 }).map((list) => list.join(' '))

describe('questions of a plan', () => {
  it.each([
    ['Track room bookings.', 'booking'],
    ['Track event registrations.', 'registration'],
    ['Track cancelled subscriptions.', 'cancellation'],
    ['Track error messages.', 'error'],
    ['Track submitted forms.', 'form'],
    ['Track job applications.', 'application'],
    ['Track upgrades.', 'upgrade'],
    ['Track when a chat is started.', 'chat'],
    ['Track back in stock requests.', 'waitlist'],
  ])('%s asks about the %s', (text, kind) => {
    expect(asked(text)).toEqual([kind])
  })

  it('are not asked where the goal names the event or a provider that tells of it', () => {
    expect(asked('Send an event called "room_booked" when a room is booked.')).toEqual([])
    expect(asked('Count Calendly bookings.')).toEqual([])
    expect(asked('Track purchases and newsletter sign-ups.')).toEqual([])
  })

  it('begin with the plan itself, and every other answer measures something else', () => {
    fc.assert(
      fc.property(goals, (text) => {
        const plan = planFromGoals(text, { language: 'en' })
        expect(measurementPlanSchema.safeParse(plan).success).toBe(true)
        expect(openQuestions(plan)).toEqual(plan.questions)
        for (const { event, answers } of plan.questions ?? []) {
          expect(answers[0]?.event).toEqual(plan.events.find(({ id }) => id === event))
          expect(new Set(answers.map(({ event: each }) => each.name)).size).toBe(answers.length)
          expect(new Set(answers.map(({ event: each }) => each.id))).toEqual(new Set([event]))
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('answerQuestion', () => {
  it('changes the one event, under its id, and asks no more', () => {
    fc.assert(
      fc.property(goals, (text) => {
        const plan = planFromGoals(text, { language: 'en' })
        for (const question of plan.questions ?? [])
          for (const { reading, event } of question.answers) {
            const next = answerQuestion(plan, question.id, reading)
            expect(measurementPlanSchema.safeParse(next).success).toBe(true)
            expect(openQuestions(next).map(({ id }) => id)).not.toContain(question.id)
            const others = plan.events.filter(({ id }) => id !== question.event)
            expect(next.events.filter(({ id }) => id !== question.event)).toEqual(others)
            const merged = others.some(({ name }) => name === event.name)
            expect(next.events.find(({ id }) => id === question.event)).toEqual(merged ? undefined : { ...event, confidence: 100 })
            const ids = new Set(next.events.map(({ id }) => id))
            for (const id of [...next.dashboards, ...(next.clauses ?? [])].flatMap(({ events = [] }) => events)) expect(ids).toContain(id)
          }
      }),
      { numRuns: 200 },
    )
  })

  it('makes one event of two that are the same, and keeps what counts them', () => {
    const plan = planFromGoals('Track room bookings and purchases. Show room bookings by country.', { language: 'en' })
    const bought = plan.events.find(({ name }) => name === 'purchase')
    const next = answerQuestion(plan, 'q1', 'paid')
    expect(next.events).toEqual([bought])
    expect(next.dashboards.map(({ events }) => events)).toEqual([[bought?.id]])
  })

  it('keeps what a person said about the key event, and closes when they changed the name', () => {
    const plan = planFromGoals('Track room bookings.', { language: 'en' })
    const events = plan.events.map((event) => ({ ...event, keyEvent: false }))
    expect(answerQuestion({ ...plan, events }, 'q1', 'paid').events).toMatchObject([{ name: 'purchase', keyEvent: false }])
    expect(openQuestions({ ...plan, events: events.map((event) => ({ ...event, name: 'room_booked' })) })).toEqual([])
  })

  it('leaves a plan without that question or answer as it is', () => {
    const plan = planFromGoals('Track room bookings.', { language: 'en' })
    for (const reading of planReadings) expect(answerQuestion(plan, 'q9', reading)).toBe(plan)
    expect(answerQuestion(plan, 'q1', 'job')).toBe(plan)
  })
})
