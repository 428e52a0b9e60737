import { boxFeatures, type Scene } from './boxFeatures.ts'
import { menuFeatures, menuProposals } from './menus.ts'
import { areaOf, type Box, overlap, shared } from './picture.ts'
import { runFeatures } from './runFeatures.ts'
import type { TextRun } from './runs.ts'
import { type Forest, scoreOf } from './trees.ts'

export const elementKinds = ['button', 'input', 'link', 'image', 'navigation'] as const
export type ElementKind = (typeof elementKinds)[number]
export type Forests = Readonly<Record<ElementKind, Forest>>

/** Something found in a slice, before it is called certain enough. */
export interface Detection {
  readonly kind: ElementKind
  readonly box: Box
  /** What the trees say, 0 to 1. */
  readonly score: number
  /** The run a link was found from. */
  readonly run?: TextRun
}

/** Scores below this are not worth comparing. */
const least = 0.08

/** Figures of everything that is proposed in a scene. */
export interface Measured {
  readonly boxes: readonly { readonly box: Box; readonly features: readonly number[] }[]
  readonly runs: readonly { readonly run: TextRun; readonly features: readonly number[] }[]
}

export function measured(scene: Scene): Measured {
  return {
    boxes: scene.boxes.map((proposal) => ({ box: proposal.box, features: boxFeatures(proposal, scene) })),
    runs: scene.runs.map((run) => ({ run, features: runFeatures(run, scene) })),
  }
}

/** What the trees find: of everything at one place, the best. Sorted by score. */
export function detected({ boxes, runs }: Measured, forests: Pick<Forests, 'button' | 'input' | 'image' | 'link'>): Detection[] {
  const boxed: Detection[] = boxes.flatMap(({ box, features }) =>
    (['button', 'input', 'image'] as const).map((kind) => ({ kind, box, score: scoreOf(forests[kind], features) })).filter(({ score }) => score >= least),
  )
  const kept = best(boxed, (a, b) => {
    if (overlap(a.box, b.box) > 0.4) return true
    const nested = shared(a.box, b.box) > 0.75 * Math.min(areaOf(a.box), areaOf(b.box))
    return (
      nested &&
      ((a.kind !== 'image' && b.kind !== 'image') || (a.kind === 'image' && b.kind === 'image') || (a.kind === 'image' && a.score > 0.5 && a.score > b.score))
    )
  })
  const linked = runs
    .map(({ run, features }) => ({ kind: 'link' as const, box: run.box, run, score: scoreOf(forests.link, features) }))
    .filter(({ score }) => score >= least)
  const links = best(linked, (a, b) => shared(a.box, b.box) > 0.5 * Math.min(areaOf(a.box), areaOf(b.box))).filter(
    (link) => !kept.some((other) => other.score > Math.max(0.35, 0.7 * link.score) && shared(other.box, link.run!.inkBox) > 0.6 * areaOf(link.run!.inkBox)),
  )
  return [...kept, ...links].sort(byScore)
}

/** Menus from the links that were found. */
export function detectedMenus(scene: Scene, found: readonly Detection[], forest: Pick<Forest, 'bias' | 'trees'>): Detection[] {
  const scored = found.flatMap(({ run, score }) => (run === undefined ? [] : [{ run, score }]))
  const menus = menuProposals(scored).map((menu) => ({ kind: 'navigation' as const, box: menu.box, score: scoreOf(forest, menuFeatures(menu, scene)) }))
  return best(menus, (a, b) => shared(a.box, b.box) > 0.5 * Math.min(areaOf(a.box), areaOf(b.box))).filter(({ score }) => score >= least)
}

const byScore = (a: Detection, b: Detection) => b.score - a.score || a.box.y - b.box.y || a.box.x - b.box.x || (a.kind < b.kind ? -1 : 1)

/** Takes the best first and leaves out what it beats. */
function best<Some extends Detection>(list: readonly Some[], beats: (winner: Some, other: Some) => boolean): Some[] {
  const kept: Some[] = []
  for (const each of [...list].sort(byScore)) if (!kept.some((winner) => beats(winner, each))) kept.push(each)
  return kept
}
