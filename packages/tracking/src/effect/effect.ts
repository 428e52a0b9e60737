import type { Step } from '@tagmason/domain'
import type { ContainerFile } from '../gtm/model.ts'
import { stepsOf } from '../mutate/observe.ts'
import { type SimulateOptions, simulatorOf } from '../simulate/simulate.ts'
import { visitsFor } from '../visits/cover.ts'
import { compareHits, type HitChange } from './compare.ts'
import { HitReader } from './hits.ts'
import { distinct } from '../sentences/list.ts'
import type { Sentence } from '../sentences/say.ts'

/** A change of what leaves the browser, told once however many visits show it. */
export interface EffectChange extends HitChange {
  /** How many steps of all visits show it. */
  readonly seen: number
  /** The shortest visit that does, up to the step that shows it. */
  readonly visit: readonly Step[]
}

export interface Effect {
  /** Losses first, then what is no longer known, doubled, changed and gained. */
  readonly changes: readonly EffectChange[]
  readonly visits: number
  /** A visit that one of the two containers cannot take, each in one sentence. */
  readonly left: readonly Sentence[]
}

export interface EffectOptions extends SimulateOptions {
  /** Visits to compare on. When left out: visits made up so that every condition of both containers comes out both ways. */
  readonly visits?: readonly (readonly Step[])[]
}

const order = ['lost', 'unknown', 'doubled', 'changed', 'gained'] as const

const keyOf = ({ kind, label, on, parameters, consent }: HitChange): string =>
  JSON.stringify([kind, label, on, parameters.map(({ key }) => key), consent.map(({ type }) => type)])

/**
 * What leaves the browser differently with another container: names, ids and the order of lists are no difference.
 * @throws Error with one sentence where one of them is no container of a web page
 */
export async function effectOf(before: ContainerFile, after: ContainerFile, { visits: given, ...options }: EffectOptions = {}): Promise<Effect> {
  const own = given ?? [...visitsFor(before), ...visitsFor(after)].map(({ steps }) => steps)
  const visits = [...new Map(own.map((steps) => [JSON.stringify(steps), steps])).values()]
  const [one, other] = [new HitReader(before), new HitReader(after)]
  const found = new Map<string, EffectChange>()
  const left: Sentence[] = []
  const first = await simulatorOf(before, options)
  const second = await simulatorOf(after, options)
  try {
    for (const [place, steps] of visits.entries()) {
      options.progress?.(place + 1, visits.length)
      const [was, is] = [stepsOf(first, steps), stepsOf(second, steps)]
      if ('code' in was) {
        left.push(was)
        continue
      }
      if ('code' in is) {
        left.push(is)
        continue
      }
      for (const [at, step] of was.entries()) {
        const now = is[at]
        if (now === undefined) continue
        for (const change of compareHits(one.hits(step), other.hits(now), other.unknown(now))) {
          const key = keyOf(change)
          const known = found.get(key)
          const visit = steps.slice(0, at + 1)
          if (known === undefined) found.set(key, { ...change, seen: 1, visit })
          else found.set(key, known.visit.length <= visit.length ? { ...known, seen: known.seen + 1 } : { ...change, seen: known.seen + 1, visit })
        }
      }
    }
  } finally {
    first.dispose()
    second.dispose()
  }
  return { changes: [...found.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)), visits: visits.length, left: distinct(left) }
}
