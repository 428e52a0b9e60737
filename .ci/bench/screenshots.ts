import { drawUnseen } from './screenshot/drawUnseen.ts'
import { scoreScreenshots, type ScreenshotScore } from './screenshot/evaluate.ts'

type Table = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) => void

const aims: Readonly<Record<string, number>> = { button: 0.9, input: 0.85, link: 0.75, image: 0.7, micro: 0.8 }
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Draws the unseen pages, looks at them and prints how much was found. Gives how many aims are not met. */
export async function benchScreenshots(table: Table, print: (line: string) => void): Promise<number> {
  return printScreenshots(await scoreScreenshots(await drawUnseen()), table, print)
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
  for (const { kind, exact, count } of score.text ?? []) print(`  words of ${count} found elements (${kind}): ${percent(exact)} right to the letter`)
  return score.all.filter(({ kind, f1 }) => f1 < (aims[kind] ?? 0)).length
}
