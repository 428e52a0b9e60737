// Writes down a batch's first score before anyone opens it: npx tsx packages/tracking/bench/strangers/first.ts <sealed file>
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { planFromGoals } from '../../src/plan/index.ts'
import { type Batch, formatFaults, readBatch } from './gold.ts'
import { type Figures, scoreBy } from './score.ts'

export interface FirstScore {
  batch: string
  writer: string
  date: string
  commit: string
  /** The tree of src/plan, which a rebase leaves as it is. */
  planner: string
  sha256: string
  all: Figures
  languages: Record<string, Figures>
}

const here = import.meta.dirname
const scores = join(here, 'firstScores.json')
const git = (...words: string[]): string => execFileSync('git', words, { cwd: here, encoding: 'utf8' }).trim()

function score(batch: Batch, sha256: string): FirstScore {
  const plan = (goal: Batch['goals'][number]) => planFromGoals(goal.text, { language: goal.language })
  return {
    batch: batch.batch,
    writer: batch.writer,
    date: new Date().toISOString(),
    commit: git('rev-parse', '--short=12', 'HEAD'),
    planner: git('rev-parse', '--short=12', 'HEAD:packages/tracking/src/plan'),
    sha256,
    all: scoreBy(batch.goals, plan)['all'] as Figures,
    languages: scoreBy(batch.goals, plan, ({ language }) => language),
  }
}

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the sealed file.')
if (git('status', '--porcelain', '--', '../../src') !== '') throw new Error('Commit the planner first: the score belongs to a commit.')
const { batch, sha256 } = readBatch(file)
const faults = formatFaults(batch)
if (faults.length > 0) throw new Error(`The file is not in form:\n${faults.join('\n')}`)
const known = existsSync(scores) ? (JSON.parse(readFileSync(scores, 'utf8')) as FirstScore[]) : []
if (known.some((entry) => entry.batch === batch.batch)) throw new Error(`${batch.batch} has its first score already.`)
const first = score(batch, sha256)
writeFileSync(scores, `${JSON.stringify([...known, first], undefined, 2)}\n`)
copyFileSync(file, join(here, 'batches', `${batch.batch}.json`))
const { all, languages } = first
const lines = [
  `${first.batch} ${JSON.stringify(all)}`,
  ...Object.entries(languages).map(([language, { goals, f1 }]) => `${language}: ${goals} goals, F1 ${f1}`),
]
process.stdout.write(`${lines.join('\n')}\n`)
