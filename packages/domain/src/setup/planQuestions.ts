import type { MeasurementPlan, PlanClause, PlannedEvent, PlanQuestion } from './plan.ts'

type Doubts = Pick<MeasurementPlan, 'events' | 'questions'>

/** The questions that are still open: their event is in the plan and is still what the planner made of it. */
export const openQuestions = ({ events, questions = [] }: Doubts): PlanQuestion[] =>
  questions.filter(({ event, answers: [first] }) =>
    events.some(
      ({ id, name, trigger, enabled }) =>
        id === event && enabled && name === first?.event.name && JSON.stringify(trigger) === JSON.stringify(first.event.trigger),
    ),
  )

/** The event of the plan that an answer makes one with the questioned event, because the plan measures the same already; undefined where there is none. */
export function sameEvent({ events }: Pick<MeasurementPlan, 'events'>, question: PlanQuestion, answer: PlannedEvent): PlannedEvent | undefined {
  return events.find(({ id, name }) => id !== question.event && name === answer.name)
}

/** The clauses of the goals as the plan is now: with events that were taken, answered or added since, and without those that were removed. */
export function clausesNow(plan: Pick<MeasurementPlan, 'events' | 'questions' | 'clauses' | 'suggestions'>): PlanClause[] {
  const asked = new Set(openQuestions(plan).map(({ event }) => event))
  return (plan.clauses ?? []).map(({ from, to, kind, events: stored = [] }) => {
    const within = ({ because }: Pick<PlannedEvent, 'because'>) => because.text !== '' && because.start < to && because.end > from
    const events = plan.events.filter((event) => stored.includes(event.id) || within(event)).map(({ id }) => id)
    if (events.length > 0) return { from, to, kind: events.some((id) => asked.has(id)) ? 'question' : 'event', events }
    if ((plan.suggestions ?? []).some(within)) return { from, to, kind: 'question' }
    return { from, to, kind: kind === 'event' || kind === 'question' ? 'leftOut' : kind }
  })
}
