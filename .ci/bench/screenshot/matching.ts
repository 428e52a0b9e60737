import type { ElementKind } from '../../../packages/insight/src/screenshot/detect.ts'
import { areaOf, type Box, overlap, shared } from '../../../packages/insight/src/screenshot/picture.ts'
import type { Truth } from './truth.ts'

/** A found box with whether it is right; `undefined` where it lies on something that does not count. */
export interface Judged<Found> {
  readonly found: Found
  readonly right: boolean | undefined
  readonly truth: Truth | undefined
}

/** Pairs what was found with what is there, the most certain first, each once, where half of the joint area is shared. `missed` is what nothing was found for. */
export function judged<Found extends { box: Box; score: number; kind: ElementKind }>(
  found: readonly Found[],
  truth: readonly Truth[],
): { judged: Judged<Found>[]; missed: Truth[] } {
  const open = new Set(truth.filter(({ kind }) => kind !== 'ignored'))
  const list = [...found]
    .sort((a, b) => b.score - a.score)
    .map((each) => {
      let match: Truth | undefined
      for (const one of open)
        if (one.kind === each.kind && overlap(one, each.box) >= Math.max(0.5, match === undefined ? 0 : overlap(match, each.box))) match = one
      if (match !== undefined) {
        open.delete(match)
        return { found: each, right: true, truth: match }
      }
      const uncounted = truth.some((one) => one.kind === 'ignored' && shared(one, each.box) > 0.5 * Math.min(areaOf(one), areaOf(each.box)))
      return { found: each, right: uncounted ? undefined : false, truth: undefined }
    })
  return { judged: list, missed: [...open] }
}

export interface Rates {
  precision: number
  recall: number
  f1: number
}

export function rates(right: number, found: number, wanted: number): Rates {
  const precision = found === 0 ? 1 : right / found
  const recall = wanted === 0 ? 1 : right / wanted
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}
