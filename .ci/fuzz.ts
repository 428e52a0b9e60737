// `npm run fuzz -- --seconds 60 --seed 7`: broken and changed containers over visits made up for them. Prints what it found as it goes, and ends with 1 where something crashed or took over a second.
import { parseArgs } from 'node:util'
import { corpus } from '../packages/tracking/bench/containers.ts'
import { fuzz } from '../packages/tracking/bench/fuzz.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1000000' }, seconds: { type: 'string' }, seed: { type: 'string', default: '1' } } })
const [runs, seconds, seed] = [values.runs, values.seconds ?? 'Infinity', values.seed].map(Number)
if (runs === undefined || seconds === undefined || seed === undefined || !(runs > 0) || !(seconds > 0) || !Number.isInteger(seed)) {
  console.error(
    'The number of visits (--runs) and the seconds of the processor (--seconds) have to be numbers above 0, and the seed (--seed) a whole number: such as npm run fuzz -- --runs 50000 --seconds 60 --seed 7.',
  )
  process.exit(2)
}

const { name, texts } = corpus()
console.log(`Broken and changed containers made of ours and ${name}, from seed ${seed} on`)
/** Visits of one seed, so that a crash is found again in minutes. */
const atOnce = 5000
const total = { runs: 0, containers: 0, refused: 0, crashes: 0, slowest: 0, seconds: 0 }
for (let at = 0; total.runs < runs && total.seconds < seconds; at++) {
  const found = await fuzz(Math.min(atOnce, runs - total.runs), seconds - total.seconds, seed + at, texts)
  for (const key of ['runs', 'containers', 'refused', 'seconds'] as const) total[key] += found[key]
  total.crashes += found.crashes.length
  total.slowest = Math.max(total.slowest, found.slowest)
  console.log(
    `  seed ${seed + at}: ${total.runs} visits of ${total.containers} containers (${total.refused} refused in a sentence), ${total.crashes} crashes, the slowest ${total.slowest.toFixed(0)} ms, ${total.seconds.toFixed(0)} s of the processor`,
  )
  for (const crash of found.crashes) console.log(`    ${crash}`)
}
process.exitCode = total.crashes > 0 || total.slowest > 1000 ? 1 : 0
