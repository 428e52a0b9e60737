import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MeasurementPlan } from '@tagmason/domain'
import { planFromGoals } from '../../src/plan/index.ts'
import type { FirstScore } from './first.ts'
import { openBatches, type StrangerGoal } from './gold.ts'
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

const distortions: Readonly<Record<string, (text: string) => string>> = {
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
