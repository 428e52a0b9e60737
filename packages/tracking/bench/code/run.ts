// How much of what public shops and starters tell of `tagmason scan` finds: precision and recall against a truth that a person read.
// The snapshots are not part of the repository: `npx tsx packages/tracking/bench/code/run.ts FOLDER [HALF]`, with each repository in FOLDER/OWNER__NAME at its commit of truth.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@babel/parser'
import { scanCode } from '../../src/codeScan/index.ts'
import { type Score, scoreCode, sumOf, type Truth, truths } from './score.ts'

/** Where snapshots lie beside the checkout. */
const beside = join(import.meta.dirname, '../../../../../shared/data/code-snapshots')

const isSource = (path: string) =>
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html?)$/i.test(path) && !/\.d\.[cm]?ts$|\.min\.js$|(?:^|\/)(?:node_modules|dist|build|\.[^/]+)\//i.test(path)

function scoreOf(truth: Truth, folder: string): Score {
  const base = join(folder, truth.repository.replace('/', '__'))
  const paths = truth.under.flatMap((under) =>
    readdirSync(join(base, under), { recursive: true, encoding: 'utf8' }).map((path) => (under === '' ? path : `${under}/${path}`)),
  )
  const files = paths.filter(isSource).map((path) => ({ path, text: readFileSync(join(base, path), 'utf8') }))
  return scoreCode(truth, scanCode(files, parse))
}

const share = (right: number, of: number) => (of === 0 ? '–' : (right / of).toFixed(3))
const cells = ({ truth, found, right, params }: Score) => [
  String(truth),
  share(right, found),
  share(right, truth),
  share(params.right, params.found),
  share(params.right, params.truth),
]

/** Rows of a table, by repository and half, of those whose snapshots are in the folder; none where it is not there. */
export function codeScores(folder = beside, half?: string): { readonly rows: readonly (readonly string[])[]; readonly total: Score } {
  const present = truths().filter((truth) => (half === undefined || truth.half === half) && existsSync(join(folder, truth.repository.replace('/', '__'))))
  const scores = present.map((truth) => [truth, scoreOf(truth, folder)] as const)
  const halves = [...new Set(present.map((truth) => truth.half))]
  return {
    rows: halves.flatMap((each) => {
      const own = scores.filter(([truth]) => truth.half === each)
      return [
        ...own.map(([truth, score]) => [`${truth.repository} (${each})`, ...cells(score)]),
        [`all ${each}`, ...cells(sumOf(own.map(([, score]) => score)))],
      ]
    }),
    total: sumOf(scores.map(([, score]) => score)),
  }
}

if (process.argv[1] === import.meta.filename) {
  const [folder, half] = process.argv.slice(2)
  const { rows, total } = codeScores(folder, half)
  const lines = [
    ...[['', 'events', 'P', 'R', 'param P', 'param R'], ...rows].map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(54) : cell.padStart(8))).join('')),
    ...total.missing.map((each) => `missing   ${each}`),
    ...total.invented.map((each) => `invented  ${each}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
