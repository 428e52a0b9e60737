import { type MeasurementPlan, measurementIdPlaceholder } from '@tagmason/domain'
import { containerFromPlan } from '../container/fromPlan.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { differences, type DriftDifference } from './compare.ts'
import { type Sending, sendingsOf } from './sendings.ts'

/** An event and the tag of the container that sends it. */
export interface DriftTag {
  readonly event: string
  readonly tag: string
}

/** The events of a plan against the GA4 tags of a container, in the order of the plan and of the file. */
export interface Drift {
  /** Planned, and sent exactly so. */
  readonly present: readonly DriftTag[]
  readonly differing: readonly (DriftTag & { readonly differences: readonly DriftDifference[] })[]
  /** Planned, and sent by no tag. `tag` is what a container made from the plan would call it. */
  readonly missing: readonly DriftTag[]
  /** Sent by a tag that is not paused, and not planned. */
  readonly unplanned: readonly DriftTag[]
}

interface Pair {
  readonly planned: number
  readonly actual: number
  readonly found: readonly DriftDifference[]
}

/** Tags that send the same event, each planned one with the one that differs least; earlier ones first where several do. */
const paired = (planned: readonly Sending[], actual: readonly Sending[]): readonly Pair[] => {
  const pairs = planned.flatMap((one, index) =>
    actual.flatMap((other, at): Pair[] => (one.event === other.event ? [{ planned: index, actual: at, found: differences(one, other) }] : [])),
  )
  // The sort keeps the order of equals.
  pairs.sort((one, other) => one.found.length - other.found.length)
  const [done, taken] = [new Set<number>(), new Set<number>()]
  return pairs.filter((pair) => {
    if (done.has(pair.planned) || taken.has(pair.actual)) return false
    done.add(pair.planned)
    taken.add(pair.actual)
    return true
  })
}

/**
 * How far a container is from a plan. Names of tags, triggers and variables do not matter: what is sent, when, and from where the values come does.
 * Events that GA4 collects itself need no tag and are left out, and so are tags of other vendors.
 * @throws Error when a regular expression of the plan does not compile
 */
export function drift(plan: MeasurementPlan, container: ContainerFile): Drift {
  const planned = sendingsOf(containerFromPlan(plan, { measurementId: measurementIdPlaceholder, consent: 'none' }))
  const actual = sendingsOf(container)
  const pairs = new Map(paired(planned, actual).map((pair) => [pair.planned, pair]))
  const present: DriftTag[] = []
  const differing: (DriftTag & { differences: readonly DriftDifference[] })[] = []
  const missing: DriftTag[] = []
  for (const [index, { event, tag }] of planned.entries()) {
    const pair = pairs.get(index)
    const found = pair === undefined ? undefined : actual[pair.actual]
    if (pair === undefined || found === undefined) missing.push({ event, tag })
    else if (pair.found.length === 0) present.push({ event, tag: found.tag })
    else differing.push({ event, tag: found.tag, differences: pair.found })
  }
  const used = new Set([...pairs.values()].map((pair) => pair.actual))
  const unplanned = actual.flatMap(({ event, tag, paused }, index) => (used.has(index) || paused ? [] : [{ event, tag }]))
  return { present, differing, missing, unplanned }
}
