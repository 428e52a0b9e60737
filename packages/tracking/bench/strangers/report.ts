import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { planFromGoals } from '../../src/plan/index.ts'
import type { FirstScore } from './first.ts'
import { openBatches, type StrangerGoal } from './gold.ts'
import { type Figures, scoreBy } from './score.ts'

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

/** The group that fares worst, so that no mean hides it. */
function worst(kind: string, groups: Readonly<Record<string, Figures>>): { name: string; figures: number[] }[] {
  const [least] = Object.entries(groups).sort(([, a], [, b]) => a.f1 - b.f1)
  return least ? [{ name: `  worst ${kind}: ${least[0]}`, figures: figures(least[1]) }] : []
}
