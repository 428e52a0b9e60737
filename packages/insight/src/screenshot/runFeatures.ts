import type { TextHabits } from './textHabits.ts'
import { smallestAround } from './boxes.ts'
import type { Scene } from './boxFeatures.ts'
import { apart, bottom, chroma, type Colour, lightness, right } from './picture.ts'
import type { TextRun } from './runs.ts'

/** The most frequent ink and size, by width of text. */
export function textHabits(runs: readonly TextRun[]): TextHabits {
  const inks = new Map<string, { width: number; ink: Colour }>()
  for (const { ink, inkBox } of runs) {
    const key = ink.map((part) => part >> 5).join()
    const known = inks.get(key)
    if (known === undefined) inks.set(key, { width: inkBox.width, ink })
    else known.width += inkBox.width
  }
  const all = [...inks.values()].sort((a, b) => b.width - a.width)
  const sizes = runs.map(({ line }) => line.em).sort((a, b) => a - b)
  return { ink: all[0]?.ink ?? [0, 0, 0], em: sizes[sizes.length >> 1] ?? 16, inks: all }
}

/** Share of the text that has about this ink. */
function shareOf({ inks }: TextHabits, ink: Colour): number {
  const sum = (list: TextHabits['inks']) => list.reduce((total, { width }) => total + width, 0)
  return sum(inks.filter((each) => apart(each.ink, ink) <= 40)) / Math.max(1, sum(inks))
}

/** The figures by which trees tell a link from other text, about 45; lengths in CSS pixels or in the type's size, colours 0 to 255, shares 0 to 1. The order is the trees'. */
export function runFeatures(run: TextRun, { raster, boxes, runs, page, habits, from, tall }: Scene): number[] {
  const { inkBox, line, ink, paper } = run
  const em = line.em
  const others = runs.filter((other) => other !== run)
  const inLine = others.filter((other) => Math.abs(other.line.baseline - line.baseline) <= 0.25 * em)
  const alike = (other: TextRun) => Math.abs(other.line.em - em) <= 0.18 * em && apart(other.ink, ink) <= 40 && other.underlined > 0.5 === run.underlined > 0.5
  const likeInLine = inLine.filter(alike)
  const gapsRight = inLine.map((other) => other.inkBox.x - right(inkBox)).filter((gap) => gap > -2)
  const gapsLeft = inLine.map((other) => inkBox.x - right(other.inkBox)).filter((gap) => gap > -2)
  const inColumn = others.filter((other) => Math.abs(other.inkBox.x - inkBox.x) <= 0.3 * em && Math.abs(other.line.baseline - line.baseline) <= 12 * em)
  const likeInColumn = inColumn.filter(alike)
  const over = inColumn
    .filter((other) => other.line.baseline < line.baseline - 0.5 * em)
    .map((other) => ({ other, gap: (line.baseline - other.line.baseline) / em }))
  const under = inColumn
    .filter((other) => other.line.baseline > line.baseline + 0.5 * em)
    .map((other) => ({ other, gap: (other.line.baseline - line.baseline) / em }))
  const upper = over.reduce<(typeof over)[number] | undefined>((best, each) => (best === undefined || each.gap < best.gap ? each : best), undefined)
  const lower = under.reduce<(typeof under)[number] | undefined>((best, each) => (best === undefined || each.gap < best.gap ? each : best), undefined)
  const parent = smallestAround(inkBox, boxes)
  const neighbour = inLine.filter((other) => other.line === line && !alike(other))
  const pieces = run.words.reduce((count, word) => count + Math.max(1, word.box.width / (0.5 * em)), 0)
  return [
    em,
    em / habits.em,
    inkBox.width / em,
    run.words.length,
    pieces,
    inkBox.x / raster.width,
    right(inkBox) / raster.width,
    inkBox.y + from,
    (tall - from - bottom(inkBox)) / tall,
    lightness(ink),
    chroma(ink),
    ink[0] - ink[1],
    ink[2] - ink[1],
    ink[2] - ink[0],
    apart(ink, paper),
    apart(ink, habits.ink),
    chroma(ink) - chroma(habits.ink),
    shareOf(habits, ink),
    lightness(paper),
    chroma(paper),
    apart(paper, page),
    run.weight,
    run.underlined,
    run.whole ? 1 : 0,
    neighbour.length,
    neighbour.length === 0 ? 0 : Math.max(...neighbour.map((other) => apart(other.ink, ink))),
    inLine.length,
    likeInLine.length,
    Math.min(60, ...gapsRight.map((gap) => gap / em)),
    Math.min(60, ...gapsLeft.map((gap) => gap / em)),
    inColumn.length,
    likeInColumn.length,
    upper?.gap ?? 20,
    upper === undefined ? 0 : upper.other.line.em / em,
    upper === undefined ? 0 : upper.other.inkBox.width / em,
    upper === undefined ? 0 : apart(upper.other.ink, ink),
    lower?.gap ?? 20,
    lower === undefined ? 0 : lower.other.line.em / em,
    lower === undefined ? 0 : lower.other.inkBox.width / em,
    lower === undefined ? 0 : apart(lower.other.ink, ink),
    likeInLine.length === 0 ? 0 : likeInLine.reduce((sum, other) => sum + other.inkBox.width, 0) / likeInLine.length / em,
    likeInColumn.length === 0 ? 0 : likeInColumn.reduce((sum, other) => sum + other.inkBox.width, 0) / likeInColumn.length / em,
    parent === undefined ? 60 : parent.box.height / em,
    parent === undefined ? 60 : parent.box.width / inkBox.width,
    parent === undefined ? 60 : (inkBox.x - parent.box.x) / em,
    parent === undefined ? 60 : (inkBox.y - parent.box.y) / em,
    parent === undefined ? 60 : (bottom(parent.box) - bottom(inkBox)) / em,
  ]
}
