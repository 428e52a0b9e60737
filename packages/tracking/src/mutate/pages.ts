import type { Step } from '@tagmason/domain'
import type { Runnable } from '../simulate/container.ts'
import type { SimulatedStep } from '../simulate/outcomes.ts'
import { type Left, type Start, startOf } from '../simulate/page.ts'
import type { Sandbox } from '../simulate/sandbox/types.ts'
import { type SimulateOptions, type Simulator, simulatorOn } from '../simulate/simulate.ts'
import { SentenceError } from '../sentences/sentenceError.ts'
import { observationOf } from './observe.ts'
import { watched } from './watched.ts'

/** What happened on one page of a visit. */
interface Happened {
  readonly steps: readonly SimulatedStep[]
  /** The sentence that says why one of its steps cannot happen, as a text. */
  readonly impossible: string | undefined
  /** All that can be observed, as one text. */
  readonly observed: string
  readonly left: Left | undefined
}

/** One page of a visit: its load and what happens until the next one. */
export interface Part {
  readonly steps: readonly Step[]
  /** Steps of the visit before it. */
  readonly at: number
}

/** A page on the container itself, and what of the container was read there. */
export interface Seen extends Part {
  readonly key: string
  readonly observed: string
  /** One of its steps cannot happen. */
  readonly impossible: boolean
  readonly left: Left | undefined
  readonly reads: ReadonlySet<number>
}

/** The pages of a visit. */
export const partsOf = (steps: readonly Step[]): readonly Part[] => {
  const starts = [...steps.entries()].flatMap(([at, step]) => (at === 0 || step.type === 'pageLoad' ? [at] : []))
  return starts.map((at, index) => ({ steps: steps.slice(at, starts[index + 1] ?? steps.length), at }))
}

const startBehind = ({ steps: [load] }: Part, left: Left | undefined): Start | undefined => (load?.type === 'pageLoad' ? startOf(load, left) : undefined)

const keyOf = ({ steps }: Part, start: Start | undefined): string => JSON.stringify([steps, start])

const happen = (simulator: Simulator, { steps, at }: Part, start: Start | undefined): Happened => {
  const run = simulator.run(start)
  const done: SimulatedStep[] = []
  let impossible: string | undefined
  try {
    for (const [index, step] of steps.entries()) done.push(run.step(step, at + index + 1))
  } catch (error) {
    if (!(error instanceof SentenceError)) throw error
    impossible = JSON.stringify(error.sentence)
  }
  return { steps: done, impossible, observed: JSON.stringify([observationOf(done), impossible]), left: run.left() }
}

/** The pages of visits on a container, each simulated once, with what of the container it reads. A page that does not read what a fault changes goes the same way with the fault. */
export class SeenPages {
  readonly #container: Runnable
  readonly #options: SimulateOptions
  readonly #sandbox: Sandbox | undefined
  readonly #numbers = new Map<string, number>()
  readonly #seen = new Map<string, Seen>()

  /** @param container One of `copied`. */
  constructor(container: Runnable, options: SimulateOptions, sandbox: Sandbox | undefined) {
    this.#container = container
    this.#options = options
    this.#sandbox = sandbox
  }

  /** The numbers of places, as far as anything read them. */
  numbersOf(places: readonly string[]): readonly number[] {
    return places.flatMap((place) => this.#numbers.get(place) ?? [])
  }

  /** What of the container a piece of work reads. */
  reading<Result>(work: (container: Runnable) => Result): { readonly result: Result; readonly reads: ReadonlySet<number> } {
    const reads = new Set<number>()
    const container = watched(this.#container, (place) => {
      let number = this.#numbers.get(place)
      if (number === undefined) this.#numbers.set(place, (number = this.#numbers.size))
      reads.add(number)
    })
    return { result: work(container), reads }
  }

  /** The pages of a visit, up to the one with a step that cannot happen. */
  of(steps: readonly Step[]): readonly Seen[] {
    const found: Seen[] = []
    let left: Left | undefined
    for (const part of partsOf(steps)) {
      const start = startBehind(part, left)
      const seen = this.#page(part, start)
      found.push(seen)
      left = seen.left
      if (seen.impossible) break
    }
    return found
  }

  #page(part: Part, start: Start | undefined): Seen {
    const key = keyOf(part, start)
    const known = this.#seen.get(key)
    if (known !== undefined) return { ...known, at: part.at }
    const { result, reads } = this.reading((container) => happen(simulatorOn(container, this.#options, this.#sandbox), part, start))
    const { observed, impossible, left } = result
    const seen: Seen = { ...part, key, observed, impossible: impossible !== undefined, left, reads }
    this.#seen.set(key, seen)
    return seen
  }
}

/** A container with a fault, on the pages that the fault may change; each is simulated once. */
export class TriedPages {
  readonly #simulator: Simulator
  readonly #isReached: (reads: ReadonlySet<number>) => boolean
  readonly #happened = new Map<string, Happened>()

  constructor(simulator: Simulator, isReached: (reads: ReadonlySet<number>) => boolean) {
    this.#simulator = simulator
    this.#isReached = isReached
  }

  /** What happens on those pages of a visit that may go another way than without the fault, one after the other. */
  *of(visit: readonly Seen[]): Generator<{ readonly seen: Seen; readonly now: Happened }> {
    let left: Left | undefined
    for (const seen of visit) {
      const start = startBehind(seen, left)
      const key = keyOf(seen, start)
      if (key === seen.key && !this.#isReached(seen.reads)) {
        left = seen.left
        continue
      }
      let now = this.#happened.get(key)
      if (now === undefined) this.#happened.set(key, (now = happen(this.#simulator, seen, start)))
      left = now.left
      yield { seen, now }
      if (now.impossible !== undefined) return
    }
  }

  /** Whether a visit may lead elsewhere: surely not where every page does not. */
  differsOn(visit: readonly Seen[]): boolean {
    for (const { seen, now } of this.of(visit)) if (now.observed !== seen.observed) return true
    return false
  }
}
