import type { ContainerTest, Step } from '@tagmason/domain'
import type { SimulatedStep } from '../simulate/outcomes.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { type SimulateOptions, type Simulator, simulatorOf } from '../simulate/simulate.ts'
import { failuresOf } from '../simulate/tests/compare.ts'
import { visitsFor } from '../visits/cover.ts'
import type { Mutant } from './mutant.ts'
import { mutantsOf } from './mutantsOf.ts'
import { firstDifference, type Observation, observationOf, stepsOf } from './observe.ts'
import { say, type Sentence } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'

/** What became of one fault. */
export type Fate =
  /** A test fails on it. */
  | { readonly fate: 'killed'; readonly test: string }
  /** No test fails, though this visit leads elsewhere. */
  | { readonly fate: 'survived'; readonly visit: Witness }
  /** No visit leads elsewhere, so there is nothing that a test could expect. */
  | { readonly fate: 'equivalent'; readonly visits: number }

/** A visit on which a container and its mutant differ. */
export interface Witness {
  readonly steps: readonly Step[]
  /** The first step on which they do, from 0. */
  readonly at: number
  /** What the container does there, and what the mutant does. */
  readonly before: SimulatedStep | undefined
  readonly after: SimulatedStep | undefined
  /** The test whose visit it is; undefined for a visit that was made up. */
  readonly test: string | undefined
}

export type Judged = Omit<Mutant, 'file'> & Fate

interface Known {
  readonly steps: readonly Step[]
  readonly test: string | undefined
  readonly found: readonly SimulatedStep[] | Sentence
  readonly observed: Observation
}

const fails = (test: ContainerTest, found: readonly SimulatedStep[] | Sentence, names: ReadonlySet<string>): boolean =>
  'code' in found || found.some((step, at) => test.expected[at] !== undefined && failuresOf(step, test.expected[at], names).length > 0)

/** Judges the mutants of one container by its tests. */
class Judge {
  readonly #tests: readonly ContainerTest[]
  readonly #options: SimulateOptions
  readonly #known: Known[]
  readonly #original: Simulator
  readonly #names: ReadonlySet<string>
  /** By thing, the test that last noticed a fault of it. */
  readonly #killers = new Map<string, string>()

  constructor(file: ContainerFile, tests: readonly ContainerTest[], options: SimulateOptions, original: Simulator) {
    this.#tests = tests
    this.#options = options
    this.#original = original
    this.#names = new Set((file.containerVersion.tag ?? []).map(({ name }) => name))
    const visits = [...tests.map(({ name, steps }) => ({ steps, test: name })), ...visitsFor(file).map(({ steps }) => ({ steps, test: undefined }))]
    this.#known = visits.map((visit) => this.#lookedAt(visit))
  }

  #lookedAt(visit: Pick<Known, 'steps' | 'test'>): Known {
    const found = stepsOf(this.#original, visit.steps)
    return { ...visit, found, observed: observationOf(found) }
  }

  /** On how many visits each mutant may have to be looked at. */
  get visits(): number {
    return this.#known.length
  }

  async fateOf({ file, kind, name }: Mutant): Promise<Fate> {
    const mutant = await simulatorOf(file, this.#options)
    try {
      const fate = this.#fate(mutant, file, this.#order(`${kind} ${name}`))
      if (fate.fate === 'killed') this.#killers.set(`${kind} ${name}`, fate.test)
      return fate
    } finally {
      mutant.dispose()
    }
  }

  /** The tests, first the one that noticed another fault of the same thing. */
  #order(thing: string): readonly (readonly [number, ContainerTest])[] {
    const last = this.#killers.get(thing)
    const all = [...this.#tests.entries()]
    return last === undefined ? all : all.toSorted(([, one], [, other]) => Number(other.name === last) - Number(one.name === last))
  }

  #fate(mutant: Simulator, file: ContainerFile, tests: readonly (readonly [number, ContainerTest])[]): Fate {
    let witness: Witness | undefined
    let visits = 0
    const compare = (known: Known, found: readonly SimulatedStep[] | Sentence): void => {
      visits++
      const at = firstDifference(known.observed, observationOf(found))
      if (at === undefined || witness !== undefined) return
      const step = (steps: readonly SimulatedStep[] | Sentence) => ('code' in steps ? undefined : steps[at])
      witness = { steps: known.steps, at, before: step(known.found), after: step(found), test: known.test }
    }
    for (const [index, test] of tests) {
      const found = stepsOf(mutant, test.steps)
      if (fails(test, found, this.#names)) return { fate: 'killed', test: test.name }
      const known = this.#known[index]
      if (known !== undefined) compare(known, found)
    }
    for (const known of this.#known.slice(this.#tests.length)) if (witness === undefined) compare(known, stepsOf(mutant, known.steps))
    // The mutant may do what no visit of the container asks for.
    if (witness === undefined)
      for (const { steps } of visitsFor(file)) {
        if (witness !== undefined) break
        compare(this.#lookedAt({ steps, test: undefined }), stepsOf(mutant, steps))
      }
    return witness === undefined ? { fate: 'equivalent', visits } : { fate: 'survived', visit: witness }
  }
}

export interface JudgeOptions extends SimulateOptions {
  /** About how many visits may be run in all: where every fault would take more, a regular sample of the faults is tried. All are when left out. */
  readonly work?: number
}

/** Every so many-th of a list, so that about `most` stay. */
const sampleOf = <Item>(list: readonly Item[], most: number): readonly Item[] =>
  list.length <= most ? list : list.filter((_, at) => Math.floor((at * most) / list.length) !== Math.floor(((at - 1) * most) / list.length))

/**
 * Puts every kind of small fault into a container, one at a time, and says which of them its tests notice.
 * A fault is equivalent where no visit leads elsewhere: not those of the tests, not those that reach every condition of the container, and not those that reach every condition of the mutant.
 * @param tests Tests that the container passes; one that fails would notice everything.
 * @throws Error with one sentence where the container cannot be simulated, or a test fails on it
 */
export const judgeMutants = async (
  file: ContainerFile,
  tests: readonly ContainerTest[],
  { work, ...options }: JudgeOptions = {},
): Promise<readonly Judged[]> => {
  const original = await simulatorOf(file, options)
  try {
    const names = new Set((file.containerVersion.tag ?? []).map(({ name }) => name))
    const failing = tests.find((test) => fails(test, stepsOf(original, test.steps), names))
    if (failing !== undefined) throw new SentenceError(say('mutate.testFails', { test: `'${failing.name}'` }))
    const judge = new Judge(file, tests, options, original)
    const judged: Judged[] = []
    const mutants = mutantsOf(file)
    for (const mutant of work === undefined ? mutants : sampleOf(mutants, Math.max(20, Math.floor(work / Math.max(1, judge.visits))))) {
      const { file: _file, ...fault } = mutant
      judged.push({ ...fault, ...(await judge.fateOf(mutant)) })
    }
    return judged
  } finally {
    original.dispose()
  }
}
