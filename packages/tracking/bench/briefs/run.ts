import { scoreBrief } from './score.ts'
import { briefs } from './written/index.ts'

/* Prints every brief's figures, and with `--all` each line that is open: `npx tsx packages/tracking/bench/briefs/run.ts [--all|--json] [brief]`. */
const [, , ...given] = process.argv
const chosen = briefs.filter(({ id }) => given.every((word) => word.startsWith('--') || word === id))
const scores = []
for (const brief of chosen) scores.push((await scoreBrief(brief)).score)
if (given.includes('--json')) process.stdout.write(`${JSON.stringify(scores, null, 2)}\n`)
else
  for (const { id, wishes, answered, fired, ...lists } of scores) {
    const counts = Object.entries(lists).map(([name, lines]) => `${name} ${lines.length}`)
    process.stdout.write(`${id}: ${answered} of ${wishes} answered, ${fired} fire; ${counts.join(', ')}\n`)
    if (given.includes('--all')) for (const [name, lines] of Object.entries(lists)) for (const line of lines) process.stdout.write(`  ${name}: ${line}\n`)
  }
