import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { detected, detectedMenus, type Detection, type ElementKind, elementKinds } from '../../../packages/insight/src/screenshot/detect.ts'
import { menuFeatures, menuProposals } from '../../../packages/insight/src/screenshot/menus.ts'
import { areaOf, type Box, overlap, shared } from '../../../packages/insight/src/screenshot/picture.ts'
import type { Forest } from '../../../packages/insight/src/screenshot/trees.ts'
import { root } from '../../files.ts'
import { boosted, type Examples } from './boosting.ts'
import { isotonic } from './isotonic.ts'
import { judged, rates } from './matching.ts'
import { type MeasuredPage, measuredPages } from './measure.ts'
import { drawnPages } from './render.ts'
import type { Truth } from './truth.ts'

/** `tsx .ci/bench/screenshot/train.ts`: trains the trees on the seen families and writes packages/insight/src/screenshot/weights.json. Families leave in turns: thresholds and calibration come from pages the trees had not seen. */

type Bare = Pick<Forest, 'bias' | 'trees'>
const growth = {
  button: { trees: 90, depth: 4, rate: 0.1, leastWeight: 4 },
  input: { trees: 80, depth: 4, rate: 0.1, leastWeight: 4 },
  image: { trees: 70, depth: 4, rate: 0.12, leastWeight: 4 },
  link: { trees: 130, depth: 4, rate: 0.12, leastWeight: 6 },
  navigation: { trees: 40, depth: 3, rate: 0.12, leastWeight: 3 },
} as const
const turns = 5

/** A proposal's answer for a kind: right from half of the joint area on, wrong below a third of it, left out between and on what does not count. */
function answer(box: Box, kind: ElementKind, truth: readonly Truth[]): { yes: boolean; weight: number } {
  const most = Math.max(0, ...truth.filter((one) => one.kind === kind).map((one) => overlap(one, box)))
  if (most >= 0.5) return { yes: true, weight: most >= 0.7 ? 1 : 0.4 }
  if (most > 0.34) return { yes: false, weight: 0 }
  const uncounted = truth.some((one) => one.kind === 'ignored' && shared(one, box) > 0.5 * Math.min(areaOf(one), areaOf(box)))
  return { yes: false, weight: uncounted ? 0 : 1 }
}

function examplesOf(pages: readonly MeasuredPage[], kind: 'button' | 'input' | 'image' | 'link'): Examples {
  const all: { row: readonly number[]; yes: boolean; weight: number }[] = []
  for (const { page, found } of pages) {
    const proposals = kind === 'link' ? found.runs.map(({ run, features }) => ({ box: run.box, features })) : found.boxes
    for (const { box, features } of proposals) {
      const { yes, weight } = answer(box, kind, page.truth)
      if (weight > 0) all.push({ row: features, yes, weight })
    }
  }
  return { rows: all.map(({ row }) => row), yes: all.map(({ yes }) => yes), weights: all.map(({ weight }) => weight) }
}

const trained = (pages: readonly MeasuredPage[]) => {
  const grow = (kind: 'button' | 'input' | 'image' | 'link') => whole(boosted(examplesOf(pages, kind), growth[kind]))
  return { button: grow('button'), input: grow('input'), image: grow('image'), link: grow('link') }
}
const whole = (bare: Bare): Forest => ({ ...bare, threshold: 0.5, calibration: [] })

function menuExamples(pages: readonly MeasuredPage[], found: ReadonlyMap<MeasuredPage, readonly Detection[]>): Examples {
  const all = pages
    .flatMap((each) => {
      const scored = (found.get(each) ?? []).flatMap(({ run, score }) => (run === undefined ? [] : [{ run, score }]))
      return menuProposals(scored).map((menu) => ({ row: menuFeatures(menu, each.scene), ...answer(menu.box, 'navigation', each.page.truth) }))
    })
    .filter(({ weight }) => weight > 0)
  return { rows: all.map(({ row }) => row), yes: all.map(({ yes }) => yes), weights: all.map(({ weight }) => weight) }
}

const pages = await measuredPages('seen', drawnPages('seen'))
const families = [...new Set(pages.map(({ page }) => page.family))]
const turnOf = ({ page }: MeasuredPage) => families.indexOf(page.family) % turns
const found = new Map<MeasuredPage, Detection[]>()
for (let turn = 0; turn < turns; turn++) {
  const forests = trained(pages.filter((page) => turnOf(page) !== turn))
  for (const page of pages) if (turnOf(page) === turn) found.set(page, detected(page.found, forests))
}
const menus = new Map<MeasuredPage, Detection[]>()
for (let turn = 0; turn < turns; turn++) {
  const forest = boosted(
    menuExamples(
      pages.filter((page) => turnOf(page) !== turn),
      found,
    ),
    growth.navigation,
  )
  for (const page of pages) if (turnOf(page) === turn) menus.set(page, detectedMenus(page.scene, found.get(page) ?? [], forest))
}

const results = pages.flatMap((page) =>
  judged([...(found.get(page) ?? []), ...(menus.get(page) ?? [])], page.page.truth).judged.map((each) => ({ ...each, page: page.page })),
)
/** The score from which on F1 is best, and the line from scores to shares of those right. */
function fitted(kind: ElementKind): { threshold: number; calibration: number[][] } {
  const own = results.filter(({ found: { kind: other }, right }) => other === kind && right !== undefined)
  const wanted = pages.reduce((sum, { page }) => sum + page.truth.filter((one) => one.kind === kind).length, 0)
  let best = { threshold: 0.5, f1: 0, precision: 0, recall: 0 }
  for (let threshold = 0.1; threshold < 0.9; threshold += 0.02) {
    const kept = own.filter(({ found: { score } }) => score >= threshold)
    const reached = rates(kept.filter(({ right }) => right).length, kept.length, wanted)
    if (reached.f1 > best.f1) best = { threshold: Math.round(threshold * 100) / 100, ...reached }
  }
  console.log(
    kind.padEnd(10),
    String(wanted).padStart(5),
    `P ${best.precision.toFixed(3)} R ${best.recall.toFixed(3)} F1 ${best.f1.toFixed(3)} from ${best.threshold}`,
  )
  for (const format of ['png', 'jpeg'] as const)
    for (const ratio of [1, 2]) {
      const part = own.filter(({ found: { score }, page }) => score >= best.threshold && page.format === format && page.ratio === ratio)
      const there = pages.reduce(
        (sum, { page }) => sum + (page.format === format && page.ratio === ratio ? page.truth.filter((one) => one.kind === kind).length : 0),
        0,
      )
      const { precision, recall, f1 } = rates(part.filter(({ right }) => right).length, part.length, there)
      console.log(`  ${format} ${ratio}x`.padEnd(12), `P ${precision.toFixed(3)} R ${recall.toFixed(3)} F1 ${f1.toFixed(3)}`)
    }
  return { threshold: best.threshold, calibration: isotonic(own.map(({ found: { score }, right }) => ({ score, right: right === true }))) }
}

console.log(`${pages.length} pictures of ${families.length} families; left out in ${turns} turns:`)
const forests = { ...trained(pages), navigation: whole(boosted(menuExamples(pages, found), growth.navigation)) }
const weights = Object.fromEntries(elementKinds.map((kind) => [kind, { ...forests[kind], ...fitted(kind) }]))
const text = `${JSON.stringify(weights)}\n`
writeFileSync(join(root, 'packages/insight/src/screenshot/weights.json'), text)
console.log(`weights.json: ${(text.length / 1000).toFixed(1)} KB`)
