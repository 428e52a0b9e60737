import type { Scene } from './boxFeatures.ts'
import { apart, around, type Box, bottom, chroma, right } from './picture.ts'
import type { TextRun } from './runs.ts'

/** A run with the score it has as a link. */
export interface ScoredRun {
  readonly run: TextRun
  readonly score: number
}

/** Runs in a row or one below the other that may be a menu together. */
export interface MenuProposal {
  readonly box: Box
  readonly items: readonly ScoredRun[]
  readonly row: boolean
}

/** Runs scored lower than this are no items. */
const least = 0.2
const fewest = 3

/** Groups of at least three runs that may be links, of like size, side by side or one below the other. */
export function menuProposals(scored: readonly ScoredRun[]): MenuProposal[] {
  const links = scored.filter(({ score }) => score >= least)
  const rows = chained(
    [...links].sort((a, b) => a.run.inkBox.x - b.run.inkBox.x),
    ({ run: a }, { run: b }) =>
      Math.abs(a.line.baseline - b.line.baseline) <= 0.3 * a.line.em && b.inkBox.x - right(a.inkBox) <= 6 * a.line.em && b.inkBox.x > a.inkBox.x,
  )
  const columns = chained(
    [...links].sort((a, b) => a.run.line.baseline - b.run.line.baseline),
    ({ run: a }, { run: b }) =>
      Math.abs(a.inkBox.x - b.inkBox.x) <= 0.5 * a.line.em && b.line.baseline - a.line.baseline <= 3.6 * a.line.em && b.line.baseline > a.line.baseline,
  )
  const propose = (row: boolean) => (items: readonly ScoredRun[]) => ({ box: around(items.map(({ run }) => run.box)), items, row })
  return [...rows.map(propose(true)), ...columns.map(propose(false))]
}

/** Chains of neighbours in a sorted list; each is appended to the first chain whose end it follows. */
function chained(list: readonly ScoredRun[], follows: (a: ScoredRun, b: ScoredRun) => boolean): ScoredRun[][] {
  const chains: ScoredRun[][] = []
  for (const each of list) {
    const chain = chains.find((other) => {
      const end = other.at(-1)!
      return Math.abs(end.run.line.em - each.run.line.em) <= 0.2 * each.run.line.em && follows(end, each)
    })
    if (chain === undefined) chains.push([each])
    else chain.push(each)
  }
  return chains.filter((chain) => chain.length >= fewest)
}

/** The figures by which trees tell a menu from other links that stand together; the order is the trees'. */
export function menuFeatures({ box, items, row }: MenuProposal, { raster, runs, page, from, tall }: Scene): number[] {
  const inks = items.map(({ run }) => run.ink)
  const em = items[0]?.run.line.em ?? 16
  const gaps = items.slice(1).map(({ run }, place) => {
    const before = items[place]!.run
    return (row ? run.inkBox.x - right(before.inkBox) : run.line.baseline - before.line.baseline) / em
  })
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length)
  const even = mean(gaps.map((gap) => Math.abs(gap - mean(gaps))))
  const inBand = runs.filter(({ inkBox }) => (row ? inkBox.y < bottom(box) && bottom(inkBox) > box.y : inkBox.x < right(box) && right(inkBox) > box.x)).length
  const above = runs.filter(
    ({ line, inkBox }) => line.em > 1.04 * em && Math.abs(inkBox.x - box.x) < em && bottom(inkBox) < box.y + em && box.y - bottom(inkBox) < 3 * em,
  ).length
  return [
    items.length,
    row ? 1 : 0,
    box.x / raster.width,
    right(box) / raster.width,
    box.y + from,
    tall - from - bottom(box),
    box.width / em,
    box.height / em,
    em,
    mean(items.map(({ score }) => score)),
    Math.min(...items.map(({ score }) => score)),
    mean(items.map(({ run }) => run.words.length)),
    Math.max(...items.map(({ run }) => run.inkBox.width / em)),
    mean(gaps),
    even,
    inBand - items.length,
    above,
    apart(items[0]!.run.paper, page),
    mean(inks.map(chroma)),
    mean(inks.map((ink) => apart(ink, inks[0]!))),
    mean(items.map(({ run }) => run.underlined)),
    runs.filter(({ inkBox }) => bottom(inkBox) < box.y).length,
    runs.filter(({ inkBox }) => inkBox.y > bottom(box)).length,
  ]
}
