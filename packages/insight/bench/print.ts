// `npx tsx packages/insight/bench/print.ts`: how well incidents are found, and how fast. NAB=<folder> is a copy of github.com/numenta/NAB, M4=<folder> holds Hourly-train.csv and its like of
// github.com/Mcompetitions/M4-methods.
import { scorePlanted } from './anomalies.ts'
import { scoreM4 } from './forecasts.ts'
import { scoreNab } from './nab.ts'
import { triggerSpeed } from './triggers.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

for (const [half, list] of Object.entries({ 'seen (tuned on)': seeds(1, 36), unseen: seeds(1001, 21), 'unseen, more': seeds(2001, 100) })) {
  const { found, planted, falseAlarms, months, byKind, duringCampaigns, onHolidays, milliseconds, points } = scorePlanted(list)
  print(
    `Planted incidents, ${half}: found ${found} of ${planted} (${((100 * found) / planted).toFixed(0)} %; aim 90), ${(falseAlarms / months).toFixed(2)} false alarms a project and month (aim 1)`,
  )
  print(
    `  ${Object.entries(byKind)
      .map(
        ([kind, { found, planted, hours }]) =>
          `${kind} ${found}/${planted} after ${hours.sort((one, other) => one - other)[Math.floor(hours.length / 2)] ?? '-'} h`,
      )
      .join(', ')}`,
  )
  print(`  not counted: ${duringCampaigns} alarms of series in campaigns, ${onHolidays} on holidays; ${((1000 * milliseconds) / points).toFixed(0)} µs a point`)
}

const nab = scoreNab(process.env['NAB'])
if (nab === null) print('Numenta Anomaly Benchmark: not there (set NAB to a copy of github.com/numenta/NAB)')
else
  print(
    `Numenta Anomaly Benchmark, standard: ${nab.seen.toFixed(1)} on the half tuned on, ${nab.unseen.toFixed(1)} on the other, ${nab.all.toFixed(1)} on all (aim 65); ${((1000 * nab.milliseconds) / nab.points).toFixed(1)} µs a point`,
  )

for (const { set, series, smape, mase, owa, milliseconds } of scoreM4(process.env['M4']) ?? [])
  print(
    `M4 ${set}: sMAPE ${smape.toFixed(2)}, MASE ${mase.toFixed(3)}, OWA ${owa.toFixed(3)} over ${series} series (aim 0.45 of hourly ones); ${(milliseconds / series).toFixed(0)} ms a series`,
  )

const { perSecond, saveMs, stateBytes } = triggerSpeed()
print(
  `Triggers: ${Math.round(perSecond).toLocaleString('en')} events a second of processor time through 50 rules; saving ${(stateBytes / 1e6).toFixed(1)} MB of state takes ${saveMs.toFixed(0)} ms`,
)
