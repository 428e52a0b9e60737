import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementEventName, planFromGoals } from '../../src/plan/index.ts'
import type { GoldGoal } from '../planner.ts'
import { openBatches } from './gold.ts'
import { distortions } from './report.ts'

/**
 * Records what the planner makes of every goal of the open batches and of our own gold, as typed and in each distortion, a line of JSON a text; with a second file,
 * says which lines differ from it. For work on the code that must not change a plan:
 *
 *   npx tsx packages/tracking/bench/strangers/record.ts /tmp/before.jsonl          # before
 *   npx tsx packages/tracking/bench/strangers/record.ts /tmp/after.jsonl /tmp/before.jsonl
 */
const own = ['seen', 'unseen', 'tuning-en-de', 'tuning-es-fr'].flatMap(
  (name) => JSON.parse(readFileSync(join(import.meta.dirname, '../gold', `${name}.json`), 'utf8')) as GoldGoal[],
)
const goals = [
  ...openBatches().flatMap((batch) => batch.goals.map(({ id, language, text }) => ({ id, language, text }))),
  ...own.map(({ id, language, goal }) => ({ id, language, text: goal })),
]
const lines = goals.flatMap(({ id, language, text }) => [
  JSON.stringify({ id, plan: planFromGoals(text, { language }), detected: planFromGoals(text, { site: 'example.com' }) }),
  JSON.stringify({ id, button: elementEventName('button', text.slice(0, 30), language) }),
  ...Object.entries(distortions).map(([name, distort]) => JSON.stringify({ id, name, plan: planFromGoals(distort(text), { language }) })),
])
const [out = '/tmp/plans.jsonl', before] = process.argv.slice(2)
writeFileSync(out, lines.join('\n'))
const earlier = before === undefined ? lines : readFileSync(before, 'utf8').split('\n')
const different = lines.filter((line, at) => line !== earlier[at])
process.stdout.write(
  `${goals.length} goals, ${lines.length} texts, ${different.length} differ${different
    .slice(0, 5)
    .map((line) => `\n${line.slice(0, 80)}`)
    .join('')}\n`,
)
