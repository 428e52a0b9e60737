import { analyzePicture, type ElementKind, elementKinds, readElements, type Recogniser } from '../../../packages/insight/src/screenshot/index.ts'
import { judged, rates, type Rates } from './matching.ts'
import { decoded } from './measure.ts'
import type { DrawnPage } from './render.ts'
import type { Found, Result } from './result.ts'
import { type TextScore, textScores } from './textScores.ts'

export interface KindScore extends Rates {
  kind: ElementKind | 'micro'
  /** How many are on the pages. */
  wanted: number
}

export interface ScreenshotScore {
  pictures: number
  pages: number
  families: number
  all: KindScore[]
  /** The same for each format and density: 'png 1x'. */
  parts: Record<string, KindScore[]>
  /** Mean distance of the confidence from the share of those right, over ten bins. */
  calibrationError: number
  /** How many of the words on elements found are right; undefined without a recogniser. */
  text: TextScore[] | undefined
  /** A picture's analysis without text, in milliseconds. */
  medianMs: number
  slowestMs: number
  /** With its text. */
  wholeMs: number
  /** The most memory of the process meanwhile, in MB. */
  memory: number
}

/** Looks at drawn pages as the product does and compares with their documents. The micro average is over buttons, fields, links and pictures: menus hold links that are counted themselves. */
export async function scoreScreenshots(pages: readonly DrawnPage[], recogniser?: (page: DrawnPage) => Promise<Recogniser>): Promise<ScreenshotScore> {
  const results: Result[] = []
  const times: number[] = []
  const wholeTimes: number[] = []
  let memory = 0
  for (const page of pages) {
    const picture = await decoded(page.file)
    const started = performance.now()
    const { elements } = analyzePicture(picture)
    times.push(performance.now() - started)
    memory = Math.max(memory, process.memoryUsage().rss / 1e6)
    const reader = await recogniser?.(page)
    const reading = performance.now()
    const read = reader === undefined ? elements : await readElements(picture, elements, reader)
    wholeTimes.push(performance.now() - reading + (times.at(-1) ?? 0))
    const found: Found[] = read.map((element) => ({ ...element, score: element.confidence, box: scaled(element.box, 1 / page.ratio) }))
    results.push({ page, judged: judged(found, page.truth).judged })
  }
  const parts: Record<string, KindScore[]> = {}
  for (const format of ['png', 'jpeg'] as const)
    for (const ratio of [1, 2]) parts[`${format} ${ratio}x`] = kindScores(results.filter(({ page }) => page.format === format && page.ratio === ratio))
  times.sort((a, b) => a - b)
  wholeTimes.sort((a, b) => a - b)
  return {
    pictures: pages.length,
    pages: new Set(pages.map(({ family, seed }) => `${family} ${seed}`)).size,
    families: new Set(pages.map(({ family }) => family)).size,
    all: kindScores(results),
    parts,
    calibrationError: calibrationError(results),
    text: recogniser === undefined ? undefined : textScores(results),
    medianMs: times[times.length >> 1] ?? 0,
    slowestMs: times.at(-1) ?? 0,
    wholeMs: wholeTimes[wholeTimes.length >> 1] ?? 0,
    memory,
  }
}

const scaled = ({ x, y, width, height }: Found['box'], by: number) => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
})

function kindScores(results: readonly Result[]): KindScore[] {
  const counts = elementKinds.map((kind) => {
    const own = results.flatMap(({ judged: list }) => list.filter(({ found, right }) => found.kind === kind && right !== undefined))
    const wanted = results.reduce((sum, { page }) => sum + page.truth.filter((one) => one.kind === kind).length, 0)
    return { kind, right: own.filter(({ right }) => right).length, found: own.length, wanted }
  })
  const micro = counts.filter(({ kind }) => kind !== 'navigation')
  const total = (of: 'right' | 'found' | 'wanted') => micro.reduce((sum, each) => sum + each[of], 0)
  return [
    ...counts.map(({ kind, right, found, wanted }) => ({ kind, wanted, ...rates(right, found, wanted) })),
    { kind: 'micro', wanted: total('wanted'), ...rates(total('right'), total('found'), total('wanted')) },
  ]
}

function calibrationError(results: readonly Result[]): number {
  const bins = Array.from({ length: 10 }, () => ({ sum: 0, right: 0, count: 0 }))
  let total = 0
  for (const { judged: list } of results)
    for (const { found, right } of list) {
      const bin = bins[Math.min(9, Math.floor(found.confidence * 10))]
      if (right === undefined || bin === undefined) continue
      bin.sum += found.confidence
      bin.right += right ? 1 : 0
      bin.count++
      total++
    }
  return bins.reduce((sum, { sum: said, right, count }) => sum + (count === 0 ? 0 : Math.abs(said - right) / total), 0)
}
