import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MeasurementPlan } from '@tagmason/domain'
import { planFromGoals } from '../../src/plan/index.ts'
import { questionsAnswered } from './questions.ts'
import type { FirstScore } from './first.ts'
import { halfOf, openBatches, type StrangerGoal } from './gold.ts'
import { type Figures, pairs, scoreBy } from './score.ts'

const figures = ({ goals, precision, recall, f1, allRight, parameters, triggers, keyEvents }: Figures): number[] => [
  goals,
  precision,
  recall,
  f1,
  allRight,
  parameters,
  triggers,
  keyEvents,
]

/** The lines for `npm run bench`: the last three first scores, then what the open batches give today. */
export function strangersReport(): { name: string; figures: number[] }[] {
  const first = JSON.parse(readFileSync(join(import.meta.dirname, 'firstScores.json'), 'utf8')) as FirstScore[]
  const batches = openBatches()
  const writers = new Map(batches.flatMap(({ goals, writer }) => goals.map(({ id }) => [id, writer])))
  const goals = batches.flatMap((batch) => batch.goals)
  const by = (groupOf: (goal: StrangerGoal) => string) => scoreBy(goals, ({ text, language }) => planFromGoals(text, { language }), groupOf)
  return [
    ...first.slice(-3).map(({ batch, all }) => ({ name: `${batch}, first untouched score`, figures: figures(all) })),
    ...Object.entries(by(() => 'seen')).map(([name, all]) => ({ name, figures: figures(all) })),
    ...Object.entries(scoreBy(goals, answered, () => 'seen, its suggestions answered')).map(([name, all]) => ({ name, figures: figures(all) })),
    ...(['train', 'other'] as const).flatMap((half) => {
      const own = batches.filter((batch) => halfOf(batch) === half).flatMap((batch) => batch.goals)
      const plain = scoreBy(own, ({ text, language }) => planFromGoals(text, { language }))
      const settled = scoreBy(own, (goal) => questionsAnswered(goal).plan)
      return [...named(`${half} half of the writers`, plain), ...named(`${half} half, its questions answered`, settled)]
    }),
    ...Object.entries(
      scoreBy(
        distorted(goals),
        ({ text, language }) => planFromGoals(text, { language }),
        ({ id }) => `  ${id.split(' ')[1] ?? ''}`,
      ),
    ).map(([name, all]) => ({ name, figures: figures(all) })),
    ...Object.entries(by(({ language }) => language)).map(([name, all]) => ({ name: `  ${name}`, figures: figures(all) })),
    ...worst(
      'business',
      by(({ business }) => business),
    ),
    ...worst(
      'writer',
      by(({ id }) => writers.get(id) ?? ''),
    ),
  ]
}

const named = (name: string, scores: Readonly<Record<string, Figures>>) => Object.values(scores).map((all) => ({ name, figures: figures(all) }))

/** What the questions ask, by half of the writers: the doubts were chosen on the `train` half. */
export function questionsReport(): string[] {
  return (['train', 'other'] as const).map((half) => {
    const goals = openBatches()
      .filter((batch) => halfOf(batch) === half)
      .flatMap((batch) => batch.goals)
    const asked = goals.flatMap((goal) => questionsAnswered(goal).asked)
    const [different, changed] = [asked.filter((each) => each.different), asked.filter((each) => each.changed)]
    const rate = (part: number, whole: number): string => (part / whole).toFixed(2)
    return `${half} half: ${rate(asked.length, goals.length)} questions a goal, the gold tells their answers apart in ${rate(different.length, asked.length)}, another answer than the plan's is right in ${rate(changed.length, asked.length)}`
  })
}

/** How far the open batches are above their first scores: over .05 the planner is tuned to what it has seen. */
export function seenMinusFirst(): number {
  const first = JSON.parse(readFileSync(join(import.meta.dirname, 'firstScores.json'), 'utf8')) as FirstScore[]
  const goals = openBatches().flatMap((batch) => batch.goals)
  const seen = scoreBy(goals, ({ text, language }) => planFromGoals(text, { language }))['all']?.f1 ?? 0
  return seen - first.reduce((sum, { all }) => sum + all.f1, 0) / first.length
}

/** The plan when a person takes the suggestions that the goal wants, and no other. */
function answered(goal: StrangerGoal): MeasurementPlan {
  const plan = planFromGoals(goal.text, { language: goal.language })
  const found = pairs(goal, plan.events)
  const suggestions = plan.suggestions ?? []
  const right = pairs({ ...goal, events: goal.events.filter((event) => !found.includes(event)) }, suggestions)
  return { ...plan, events: [...plan.events, ...suggestions.filter((_, at) => right[at])] }
}

/** The goals as hurried people write them: the spread between these lines is how much the wording's form decides. */
function distorted(goals: readonly StrangerGoal[]): StrangerGoal[] {
  return goals.flatMap((goal) => Object.entries(distortions).map(([name, distort]) => ({ ...goal, id: `${goal.id} ${name}`, text: distort(goal.text) })))
}

export const distortions: Readonly<Record<string, (text: string) => string>> = {
  lowercase: (text) => text.toLowerCase(),
  unpunctuated: (text) => text.replace(/[.,;:!?¿¡]+(?=\s|$)/g, ''),
  'without-accents': (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  // Every ninth letter that has one before it in its word changes places with it.
  swapped: (text) => {
    let count = 0
    return text.replace(/(?<=\p{L})(\p{L})(\p{L})/gu, (both, a: string, b: string) => (++count % 9 === 0 ? b + a : both))
  },
  'one-line': (text) => text.replace(/\s*\n+\s*[-*•]?\s*/g, ', '),
}

/** The group that fares worst, so that no mean hides it. */
function worst(kind: string, groups: Readonly<Record<string, Figures>>): { name: string; figures: number[] }[] {
  const [least] = Object.entries(groups).sort(([, a], [, b]) => a.f1 - b.f1)
  return least ? [{ name: `  worst ${kind}: ${least[0]}`, figures: figures(least[1]) }] : []
}
