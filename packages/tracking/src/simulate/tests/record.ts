import type { ContainerTest, Expectation, Step } from '@tagmason/domain'
import type { SimulatedStep, TagOutcome } from '../outcomes.ts'
import type { ContainerFile } from '../../gtm/model.ts'
import { type MadeVisit, visitsFor } from '../../visits/cover.ts'
import { type SimulateOptions, type Simulator, simulatorOf } from '../simulate.ts'

export interface Recording {
  /** Names of the tags that the expectation is about. */
  readonly tags: ReadonlySet<string>
  /** Keys of parameters that are not expected. */
  readonly except?: ReadonlySet<string>
  /** Longer values, in characters of JSON, are not expected; 20,000 when left out. */
  readonly longest?: number
}

/** What of a tag's values a test can expect: what is known and no larger than anyone reads; null for what is undefined. */
const knownValues = ({ parameters }: TagOutcome, { except, longest = 20_000 }: Recording): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    parameters.flatMap(({ key, value }) => {
      if (!value.known || except?.has(key) === true) return []
      const held = value.value ?? null
      const text = JSON.stringify(held)
      return text === undefined || text.length > longest ? [] : [[key, held]]
    }),
  )

const unknownKeys = ({ parameters }: TagOutcome, { except }: Recording): string[] =>
  parameters.flatMap(({ key, value }) => (value.known || except?.has(key) === true ? [] : [key]))

/** How one tag fired in a step: how often, on which event where there is one, and with the values of its first firing. */
export const firingOf = (step: SimulatedStep, name: string, recording: Recording): NonNullable<Expectation['tags']>[string] => {
  const firings = step.events.flatMap((event) =>
    event.tags
      .filter(({ tag, outcome }) => tag === name && outcome === 'fired')
      .map((outcome) => ({ on: event.name, parameters: knownValues(outcome, recording), unknown: unknownKeys(outcome, recording) })),
  )
  const [first] = firings
  if (first === undefined) return {}
  const alone = firings.every(({ on }) => on === first.on)
  return {
    ...(alone ? { on: first.on } : {}),
    times: firings.length,
    ...(Object.keys(first.parameters).length === 0 ? {} : { parameters: first.parameters }),
    ...(first.unknown.length === 0 ? {} : { unknown: first.unknown }),
  }
}

/** What a step led to, as an expectation that it meets; undefined where it says nothing of these tags. */
export const expectationOf = (step: SimulatedStep, recording: Recording): Expectation | undefined => {
  const about = (name: string) => recording.tags.has(name)
  const fired = step.fired.filter(about)
  const notFired = step.notFired.map(({ tag }) => tag).filter(about)
  const unknown = step.unknown.map(({ tag }) => tag).filter(about)
  const expectation: Expectation = {
    ...(fired.length === 0 ? {} : { fired }),
    ...(notFired.length === 0 ? {} : { notFired }),
    ...(unknown.length === 0 ? {} : { unknown }),
    ...(fired.length === 0 ? {} : { tags: Object.fromEntries([...new Set(fired)].map((name) => [name, firingOf(step, name, recording)])) }),
  }
  return Object.keys(expectation).length === 0 ? undefined : expectation
}

const happens = (simulator: Simulator, steps: readonly Step[]): boolean => {
  try {
    simulator.visit(steps)
    return true
  } catch {
    return false
  }
}

const about = ': what fires its tags and what does not'
/** The trigger that a recorded test is about. */
export const triggerOfTest = ({ name }: Pick<ContainerTest, 'name'>): string => (name.endsWith(about) ? name.slice(0, -about.length) : name)

/** Visits of one trigger in one, the one on which it holds at the end. */
const together = (visits: readonly MadeVisit[], simulator: Simulator): readonly Step[] =>
  visits
    .toSorted((one, other) => Number(one.purpose === 'holds') - Number(other.purpose === 'holds'))
    .filter(({ steps }) => happens(simulator, steps))
    .flatMap(({ steps }) => steps)

export interface RecordOptions extends SimulateOptions {
  readonly except?: ReadonlySet<string>
  readonly longest?: number
  /** Whether a tag is to be tested; all are when left out. */
  readonly about?: (name: string) => boolean
}

/**
 * Tests of what a container does today: for each trigger one visit on which it holds, each of its conditions fails alone, and everything at the edges of its conditions happens, with what its tags do.
 * @throws Error with one sentence for a container that does not run in a web page
 */
export async function testsOfContainer(file: ContainerFile, options: RecordOptions = {}): Promise<readonly ContainerTest[]> {
  const { except, longest, about: isWanted = () => true, ...given } = options
  const simulator = await simulatorOf(file, given)
  try {
    const byTrigger = new Map<string, MadeVisit[]>()
    for (const visit of visitsFor(file)) byTrigger.set(visit.trigger, [...(byTrigger.get(visit.trigger) ?? []), visit])
    const names = (file.containerVersion.tag ?? []).map(({ name }) => name).filter(isWanted)
    return [...byTrigger].flatMap(([trigger, visits]) => {
      const all = together(visits, simulator).slice(0, 1000)
      if (all.length === 0) return []
      const simulated = simulator.visit(all)
      const holding = new Set(
        simulated.flatMap((step) =>
          step.events.flatMap(({ tags }) => tags.filter(({ triggers }) => triggers.some((one) => one.trigger === trigger)).map(({ tag }) => tag)),
        ),
      )
      const tags = new Set(names.filter((name) => holding.has(name)))
      const recording = { tags, ...(except === undefined ? {} : { except }), ...(longest === undefined ? {} : { longest }) }
      const found = simulated.map((step) => expectationOf(step, recording))
      // It ends with what its tags wait for.
      const end = found.findLastIndex((one) => one?.fired !== undefined || one?.unknown !== undefined) + 1
      const [steps, expected] = [all.slice(0, end), found.slice(0, end)]
      return end > 0 ? [{ name: `${trigger}${about}`, steps, expected }] : []
    })
  } finally {
    simulator.dispose()
  }
}
