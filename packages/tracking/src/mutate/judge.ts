import type { ContainerTest, Step } from '@tagmason/domain'
import type { SimulatedStep } from '../simulate/outcomes.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { prepare, type Runnable } from '../simulate/container.ts'
import type { Sandbox } from '../simulate/sandbox/types.ts'
import { loadSandbox, type SimulateOptions, type Simulator, simulatorOn } from '../simulate/simulate.ts'
import { failuresOf } from '../simulate/tests/compare.ts'
import { triggerOfId, triggersOf, visitsForTrigger } from '../visits/cover.ts'
import type { Mutant } from './mutant.ts'
import { mutantsOf } from './mutantsOf.ts'
import { firstDifference, observationOf, stepsOf } from './observe.ts'
import { type Seen, SeenPages, TriedPages } from './pages.ts'
import { copied, differencesOf } from './watched.ts'
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

const namesOf = ({ tags }: Runnable): ReadonlySet<string> => new Set(tags.map(({ name }) => name))

const fails = (expected: ContainerTest['expected'], found: readonly SimulatedStep[], names: ReadonlySet<string>): boolean =>
  found.some((step, at) => expected[at] !== undefined && failuresOf(step, expected[at], names).length > 0)

interface Known {
  readonly steps: readonly Step[]
  readonly test: string | undefined
  readonly pages: readonly Seen[]
}

/** The visits made up for a trigger, and what of the container they come from. */
interface Made {
  readonly reads: ReadonlySet<number>
  readonly visits: readonly (readonly Step[])[]
}

const madeFor = (container: Runnable, id: string): Made['visits'] => {
  const trigger = triggerOfId(container, id)
  return trigger === undefined ? [] : visitsForTrigger(container, trigger).map(([, steps]) => steps)
}

/** Judges the mutants of one container by its tests. What a fault cannot change is not simulated again: only pages that read the changed place are. */
class Judge {
  readonly #tests: readonly ContainerTest[]
  readonly #options: SimulateOptions
  readonly #container: Runnable
  readonly #original: Simulator
  readonly #sandbox: Sandbox | undefined
  readonly #names: ReadonlySet<string>
  readonly #seen: SeenPages
  readonly #known: readonly Known[]
  readonly #texts: ReadonlySet<string>
  /** By id of the trigger. */
  readonly #made: ReadonlyMap<string, Made>
  /** By thing, the test that last noticed a fault of it. */
  readonly #killers = new Map<string, string>()

  constructor(tests: readonly ContainerTest[], options: SimulateOptions, container: Runnable, original: Simulator, sandbox: Sandbox | undefined) {
    this.#tests = tests
    this.#options = options
    this.#container = container
    this.#original = original
    this.#sandbox = sandbox
    this.#names = namesOf(container)
    const seen = new SeenPages(copied(container), options, sandbox)
    this.#seen = seen
    this.#made = new Map(
      triggersOf(container).map(({ triggerId }) => {
        const { result, reads } = seen.reading((one) => madeFor(one, triggerId))
        return [triggerId, { visits: result, reads }]
      }),
    )
    const made = new Map([...this.#made.values()].flatMap(({ visits }) => visits.map((steps) => [JSON.stringify(steps), steps] as const)))
    this.#texts = new Set(made.keys())
    const visits = [...tests.map(({ name, steps }) => ({ steps, test: name })), ...[...made.values()].map((steps) => ({ steps, test: undefined }))]
    this.#known = visits.map((visit) => ({ ...visit, pages: seen.of(visit.steps) }))
  }

  /** On how many visits each mutant may have to be looked at. */
  get visits(): number {
    return this.#known.length
  }

  async fateOf({ file, kind, name }: Mutant): Promise<Fate> {
    const container: Runnable = { ...prepare(file), templates: this.#container.templates, template: this.#container.template }
    const mutant = simulatorOn(container, this.#options, await this.#sandbox?.another())
    const changed = differencesOf(this.#container, container)
    const isReached = (reads: ReadonlySet<number>): boolean => this.#seen.numbersOf(changed).some((place) => reads.has(place))
    const pages = new TriedPages(mutant, isReached)
    const killer = this.#killerOf(pages, `${kind} ${name}`, name)
    if (killer !== undefined) return { fate: 'killed', test: killer }
    const witness = this.#witness(this.#known, pages, mutant)
    if (witness !== undefined) return { fate: 'survived', visit: witness }
    // The mutant may do what no visit of the container asks for.
    const own = this.#own(container, isReached)
    const other = this.#witness(own, pages, mutant)
    return other === undefined ? { fate: 'equivalent', visits: this.#known.length + own.length } : { fate: 'survived', visit: other }
  }

  /** The first test that notices the fault: tried first are those that noticed another fault of the same thing, and those that speak of it. */
  #killerOf(pages: TriedPages, thing: string, name: string): string | undefined {
    const last = this.#killers.get(thing)
    const rank = (test: ContainerTest): number => (test.name === last ? 2 : test.expected.some((one) => one?.tags?.[name] !== undefined) ? 1 : 0)
    const ranked = [...this.#tests.entries()].map(([at, test]) => ({ test, pages: this.#known[at]?.pages ?? [], rank: rank(test) }))
    const found = ranked.toSorted((one, other) => other.rank - one.rank).find((one) => this.#notices(one.test, pages.of(one.pages)))?.test.name
    if (found !== undefined) this.#killers.set(thing, found)
    return found
  }

  #notices(test: ContainerTest, pages: ReturnType<TriedPages['of']>): boolean {
    for (const { seen, now } of pages)
      if (now.impossible !== undefined || fails(test.expected.slice(seen.at, seen.at + seen.steps.length), now.steps, this.#names)) return true
    return false
  }

  #witness(visits: readonly Known[], pages: TriedPages, mutant: Simulator): Witness | undefined {
    for (const visit of visits) {
      if (!pages.differsOn(visit.pages)) continue
      const [before, after] = [stepsOf(this.#original, visit.steps), stepsOf(mutant, visit.steps)]
      const at = firstDifference(observationOf(before), observationOf(after))
      if (at === undefined) continue
      const step = (steps: readonly SimulatedStep[] | Sentence) => ('code' in steps ? undefined : steps[at])
      return { steps: visit.steps, at, before: step(before), after: step(after), test: visit.test }
    }
    return undefined
  }

  /** Visits made up for the mutant that are none of the container's. */
  #own(container: Runnable, isReached: (reads: ReadonlySet<number>) => boolean): readonly Known[] {
    const found = new Map<string, Known>()
    for (const { triggerId } of triggersOf(container)) {
      const made = this.#made.get(triggerId)
      if (made !== undefined && !isReached(made.reads)) continue
      for (const steps of madeFor(container, triggerId)) {
        const text = JSON.stringify(steps)
        if (!this.#texts.has(text) && !found.has(text)) found.set(text, { steps, test: undefined, pages: this.#seen.of(steps) })
      }
    }
    return [...found.values()]
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
  const container = prepare(file)
  const sandbox = await loadSandbox(container, options)
  const original = simulatorOn(container, options, sandbox)
  try {
    const failing = tests.find((test) => {
      const found = stepsOf(original, test.steps)
      return 'code' in found || fails(test.expected, found, namesOf(container))
    })
    if (failing !== undefined) throw new SentenceError(say('mutate.testFails', { test: `'${failing.name}'` }))
    const judge = new Judge(tests, options, container, original, sandbox)
    const judged: Judged[] = []
    const all = mutantsOf(file)
    const mutants = work === undefined ? all : sampleOf(all, Math.max(20, Math.floor(work / Math.max(1, judge.visits))))
    for (const mutant of mutants) {
      const { file: _file, ...fault } = mutant
      judged.push({ ...fault, ...(await judge.fateOf(mutant)) })
      options.progress?.(judged.length, mutants.length)
    }
    return judged
  } finally {
    original.dispose()
  }
}
