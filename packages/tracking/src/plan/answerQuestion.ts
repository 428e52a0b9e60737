import { type MeasurementPlan, openQuestions, type PlanReading, sameEvent } from '@tagmason/domain'

/**
 * The plan with the event of an open question as a person reads it, in the same place and under the same id; its confidence is 100.
 * Where the plan measures the same already, both become one, and audiences and dashboards count that one.
 * The same plan where it has no such open question, or the question no such answer.
 */
export function answerQuestion(plan: MeasurementPlan, id: string, reading: PlanReading): MeasurementPlan {
  const question = openQuestions(plan).find((each) => each.id === id)
  const answer = question?.answers.find((each) => each.reading === reading)?.event
  const before = plan.events.find((event) => event.id === question?.event)
  if (question === undefined || answer === undefined || before === undefined) return plan
  const questions = (plan.questions ?? []).filter((other) => other !== question)
  const same = sameEvent(plan, question, answer)
  if (same === undefined) {
    const [planned] = question.answers
    // A person may have said already whether it is a key event.
    const keyEvent = before.keyEvent === planned?.event.keyEvent ? answer.keyEvent : before.keyEvent
    const next = reading === planned?.reading ? { ...before, confidence: 100 } : { ...answer, keyEvent, confidence: 100 }
    return { ...plan, questions, events: plan.events.map((event) => (event === before ? next : event)) }
  }
  const to = (other: string): string => (other === before.id ? same.id : other)
  const all = (ids: readonly string[]): string[] => [...new Set(ids.map(to))]
  return {
    ...plan,
    questions,
    events: plan.events.filter((event) => event !== before),
    audiences: plan.audiences.map((audience) => {
      const includes = all(audience.includes)
      return { ...audience, includes, excludes: all(audience.excludes).filter((each) => !includes.includes(each)) }
    }),
    dashboards: plan.dashboards.map((dashboard) => ({ ...dashboard, events: all(dashboard.events) })),
    ...(plan.clauses === undefined
      ? {}
      : { clauses: plan.clauses.map((clause) => (clause.events === undefined ? clause : { ...clause, events: all(clause.events) })) }),
  }
}
