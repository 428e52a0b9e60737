import { type MeasurementPlan, openQuestions } from '@tagmason/domain'
import { answerQuestion, planFromGoals } from '../../src/plan/index.ts'
import type { StrangerEvent, StrangerGoal } from './gold.ts'
import { meaning, pairs } from './score.ts'

/** One question: whether the gold accepts some of its answers and not others, and whether another answer than the plan's is right. */
export interface Asked {
  different: boolean
  changed: boolean
}

/** The plan with its questions answered as the gold says; where the plan's own answer is right, or none is, it stays. */
export function questionsAnswered(goal: StrangerGoal): { plan: MeasurementPlan; asked: Asked[] } {
  const first = planFromGoals(goal.text, { language: goal.language })
  const asked: Asked[] = []
  let plan = first
  for (const { id, event, answers } of openQuestions(first)) {
    const found = pairs(goal, plan.events)
    const own = found[plan.events.findIndex((each) => each.id === event)]
    const free = goal.events.filter((wanted) => wanted === own || !found.includes(wanted))
    const fits = answers.map((answer) => Math.max(0, ...free.map((wanted) => fitOf(wanted, answer.event.name))))
    const best = fits.indexOf(Math.max(...fits))
    const changed = (fits[0] ?? 0) === 0 && (fits[best] ?? 0) > 0
    const answer = answers[best]
    asked.push({ different: new Set(answers.map((each) => goal.events.some((wanted) => meaning(wanted, each.event.name) > 0))).size > 1, changed })
    if (changed && answer) plan = answerQuestion(plan, id, answer.reading)
  }
  return { plan, asked }
}

const fitOf = (wanted: StrangerEvent, name: string): number => meaning(wanted, name) * (wanted.must ? 2 : 1)
