import { scorePlanted } from '../../packages/insight/bench/anomalies.ts'
import { scoreM4 } from '../../packages/insight/bench/forecasts.ts'
import { scoreNab } from '../../packages/insight/bench/nab.ts'
import { scoreRanking } from '../../packages/insight/bench/ranking.ts'
import { triggerSpeed } from '../../packages/insight/bench/triggers.ts'

type Table = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) => void

const aims = { found: 0.9, falseAlarms: 1, nab: 65, M4: { Hourly: 0.45, Weekly: 0.8 } }
const percent = (share: number) => `${(share * 100).toFixed(0)} %`
const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

/** Prints how well incidents are found, forecasts foresee and feedback ranks, all with the one setting of the product. Gives how many aims are not met. */
export function benchInsight(table: Table, print: (line: string) => void): number {
  let unmet = 0
  const aim = (isMet: boolean) => {
    if (!isMet) unmet++
    return isMet ? 'met' : 'NOT met'
  }

  const halves = { 'shops tuned on': seeds(1, 21), 'unseen shops': seeds(1001, 21) }
  const planted = Object.entries(halves).map(([name, list]) => ({ name, ...scorePlanted(list) }))
  table(
    'Planted incidents in generated shops, two each (the unseen shops are the ones to quote)',
    ['', 'planted', 'found', 'aim', '', 'false alarms a project and month', 'aim', '', 'ms a series'],
    planted.map(({ name, planted: all, found, falseAlarms, months, milliseconds }) => [
      name,
      String(all),
      percent(found / all),
      percent(aims.found),
      aim(found / all >= aims.found),
      (falseAlarms / months).toFixed(2),
      String(aims.falseAlarms),
      aim(falseAlarms / months <= aims.falseAlarms),
      (milliseconds / (halves['unseen shops'].length * 8)).toFixed(0),
    ]),
  )
  for (const [kind, { planted: all, found, hours }] of Object.entries(planted[1]?.byKind ?? {}))
    print(`  ${kind}: ${found} of ${all}, after ${hours.sort((one, other) => one - other)[Math.floor(hours.length / 2)] ?? '-'} h`)

  const nab = scoreNab(process.env['NAB'])
  if (nab === null)
    print(
      '\nNumenta Anomaly Benchmark: not run, because NAB names no copy of github.com/numenta/NAB. Its data is under the AGPL and not part of this repository.',
    )
  else
    table(
      'Numenta Anomaly Benchmark, standard profile, one setting for all (the half not tuned on is the one to quote)',
      ['', 'score', 'aim', ''],
      [
        ['half tuned on', nab.seen.toFixed(1), '', ''],
        ['other half', nab.unseen.toFixed(1), '', ''],
        [
          `all ${nab.points.toLocaleString('en')} points, ${((1000 * nab.milliseconds) / nab.points).toFixed(1)} µs each`,
          nab.all.toFixed(1),
          String(aims.nab),
          aim(nab.all >= aims.nab),
        ],
      ],
    )

  const m4 = scoreM4(process.env['M4'])
  if (m4 === null) print('\nM4: not run, because M4 names no folder with Hourly-train.csv and its like of github.com/Mcompetitions/M4-methods.')
  else
    table(
      'M4, the method chosen on each series’ own past',
      ['', 'series', 'sMAPE', 'MASE', 'OWA', 'aim', '', 'ms a series'],
      m4.map(({ set, series, smape, mase, owa, milliseconds }) => [
        set,
        String(series),
        smape.toFixed(2),
        mase.toFixed(3),
        owa.toFixed(3),
        aims.M4[set].toFixed(2),
        aim(owa <= aims.M4[set]),
        (milliseconds / series).toFixed(0),
      ]),
    )

  const { before, after, withoutTaste, teams, learned, heldOut } = scoreRanking()
  table(
    `Order of suggestions after ${learned} decisions, on ${heldOut} held-out ones of ${teams} drawn teams: how often what is taken up stands before what is turned down`,
    ['', 'share', 'aim', ''],
    [
      ['without feedback', percent(before), '', ''],
      ['with feedback', percent(after), `over ${percent(before)}`, aim(after > before + 0.05)],
      ['with feedback of teams that have no taste', percent(withoutTaste), '', ''],
    ],
  )

  const { perSecond, saveMs, stateBytes } = triggerSpeed()
  print(
    `\nTriggers alone: ${Math.round(perSecond).toLocaleString('en')} events a second of processor time through 50 rules; saving ${(stateBytes / 1e6).toFixed(1)} MB of state takes ${saveMs.toFixed(0)} ms`,
  )
  return unmet
}
