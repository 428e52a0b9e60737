import { drawUnseen } from './screenshot/drawUnseen.ts'
import { scoreScreenshots, type ScreenshotScore } from './screenshot/evaluate.ts'
import { type BrowserTimes, timesInBrowser } from './screenshot/inBrowser.ts'
import { recogniserOf } from './screenshot/recogniser.ts'
import type { TextScore } from './screenshot/textScores.ts'

type Table = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) => void

const aims: Readonly<Record<string, number>> = { button: 0.9, input: 0.85, link: 0.75, image: 0.7, micro: 0.8 }
const mostMs = 3000
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Draws the unseen pages, looks at them, reads them and prints how much was found. Gives how many aims are not met. */
export async function benchScreenshots(table: Table, print: (line: string) => void): Promise<number> {
  const pages = await drawUnseen()
  const score = await scoreScreenshots(pages, (page) => recogniserOf(page.language ?? 'en'))
  const unmet = printScreenshots(score, table, print)
  return unmet + printTexts(score, table) + printTimes(await timesInBrowser(pages), score, table)
}

/** Prints a score and gives how many aims are not met. */
export function printScreenshots(score: ScreenshotScore, table: Table, print: (line: string) => void): number {
  table(
    `Screenshots: ${score.pictures} pictures of ${score.pages} unseen pages from ${score.families} unseen families (P precision, R recall at half of the joint area)`,
    ['', 'on the pages', 'P', 'R', 'F1', ...Object.keys(score.parts).map((part) => `F1 ${part}`), 'aim', ''],
    score.all.map(({ kind, wanted, precision, recall, f1 }) => [
      kind,
      String(wanted),
      ...[precision, recall, f1].map(percent),
      ...Object.values(score.parts).map((part) => percent(part.find((each) => each.kind === kind)?.f1 ?? 0)),
      aims[kind] === undefined ? 'none' : percent(aims[kind]),
      aims[kind] === undefined ? '' : f1 >= aims[kind] ? 'met' : 'NOT met',
    ]),
  )
  print(
    `  confidence is off by ${percent(score.calibrationError)} on average; a picture takes ${score.medianMs.toFixed(0)} ms (most ${score.slowestMs.toFixed(0)}), the process at most ${score.memory.toFixed(0)} MB`,
  )
  return score.all.filter(({ kind, f1 }) => f1 < (aims[kind] ?? 0)).length
}

const textAim = 0.95

function printTexts({ text = [] }: ScreenshotScore, table: Table): number {
  // The aim is for all words, in each language; kinds are shown to see where errors are.
  const isAimed = ({ name }: TextScore) => name === 'all' || name.startsWith('pages')
  const met = ({ exact }: TextScore) => exact >= textAim
  table(
    'Words of what was found there, right to the letter with capitals and accents, in percent',
    ['', 'elements', 'right', ...Object.keys(text[0]?.parts ?? {}), 'aim', ''],
    text.map((each) => [
      each.name,
      String(each.count),
      percent(each.exact),
      ...Object.values(each.parts).map(percent),
      isAimed(each) ? percent(textAim) : 'none',
      isAimed(each) ? (met(each) ? 'met' : 'NOT met') : '',
    ]),
  )
  return text.filter((each) => isAimed(each) && !met(each)).length
}

function printTimes({ first, median, slowest, pictures }: BrowserTimes, { wholeMs }: ScreenshotScore, table: Table): number {
  const aimed = [
    [`in the pinned browser, the middle of ${pictures}`, median],
    ['  the first, with the files of the recogniser', first],
  ] as const
  table(
    'From a picture to its elements with their words, milliseconds',
    ['', 'ms', 'aim', ''],
    [
      ['in Node, the middle of all', wholeMs.toFixed(0), 'none', ''],
      ...aimed.map(([name, spent]) => [name, spent.toFixed(0), String(mostMs), spent <= mostMs ? 'met' : 'NOT met']),
      ['  the slowest', slowest.toFixed(0), 'none', ''],
    ],
  )
  return aimed.filter(([, spent]) => spent > mostMs).length
}
