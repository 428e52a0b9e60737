import type { Step } from '@tagmason/domain'
import { audit, type ContainerFile, readContainer, validateContainer } from '../src/index.ts'
import { clean } from '../src/audit/testing/clean.ts'
import { put } from '../src/gtm/testing/sample.ts'
import { mutantsOf } from '../src/mutate/mutantsOf.ts'
import { SentenceError } from '../src/sentences/sentenceError.ts'
import { prepare } from '../src/simulate/container.ts'
import type { Sandbox } from '../src/simulate/sandbox/types.ts'
import { loadSandbox, type Simulator, type SimulateOptions, simulatorOn } from '../src/simulate/simulate.ts'
import { visitsFor } from '../src/visits/cover.ts'

/** What a bounded run over broken and changed containers came to: how many pairs of container and visit, what crashed, and the slowest. */
export interface FuzzScore {
  readonly runs: number
  readonly refused: number
  /** Each as one line. */
  readonly crashes: readonly string[]
  /** Containers among the runs. */
  readonly containers: number
  /** Milliseconds, of a visit or of a container's validation and audit together: of CPU, or of the clock where that is less. What seems slow is measured again alone, up to three times. */
  readonly slowest: number
  readonly seconds: number
}

/** Numbers from a seed, the same every time. */
const numbers = (seed: number) => {
  let state = seed | 0
  return (most: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 8) % most
  }
}

const odd: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  1e21,
  true,
  '',
  [],
  {},
  [null],
  '{{',
  '{{x}}',
  '{{_event}}',
  '__proto__',
  '(',
  '(a+)+$',
  'toString',
  '\u0000',
  '../..',
  'function () { return {} }',
  'NaN',
]

const placesOf = (value: unknown, path: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => [path === '' ? key : `${path}.${key}`, ...placesOf(entry, path === '' ? key : `${path}.${key}`)])
    : []

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What seems to take more milliseconds is measured exactly. */
const suspicious = 400

/** Milliseconds of CPU of work that seemed slow, alone: the least of three. Work is the same each time, and a busy machine only adds to it (a visit of 331 ms once took 1,487). */
const leastOf = async (seemed: number, measure: () => number | Promise<number>): Promise<number> => {
  let least = seemed
  for (let time = 0; time < 3 && least > suspicious; time++) least = Math.min(least, await measure())
  return least
}

const isSimulator = (value: unknown): value is Simulator => typeof value === 'object' && value !== null && 'visit' in value

interface Base {
  readonly value: unknown
  readonly places: readonly string[]
  readonly faults: ReturnType<typeof mutantsOf>
  readonly visits: readonly (readonly Step[])[]
  /** What the code of its variants was found to do. */
  sandbox?: Sandbox | undefined
}

/** Variants of one container run the same code over the same values most of the time: only each tenth finds out everything anew. */
const simulatorFor = async (base: Base, file: ContainerFile, options: SimulateOptions, isNew: boolean): Promise<Simulator> => {
  const container = prepare(file)
  base.sandbox = isNew || base.sandbox === undefined ? await loadSandbox(container, options) : await base.sandbox.another()
  return simulatorOn(container, options, base.sandbox)
}

const baseOf = (text: string): readonly Base[] => {
  const { file } = readContainer(text)
  if (file === null || (file.containerVersion.container?.usageContext?.[0] ?? 'WEB').toUpperCase() !== 'WEB') return []
  const value: unknown = JSON.parse(text)
  const places = placesOf(file.containerVersion, '').map((path) => `containerVersion.${path}`)
  return [{ value, places, faults: mutantsOf(file), visits: visitsFor(file).map(({ steps }) => steps) }]
}

/** Reads, validates and audits containers with something odd at random places, and those with one small fault, and runs them over visits made up for them, until the time or the number is over; `texts` are containers besides our own. */
export async function fuzz(most: number, seconds: number, seed = 1, texts: readonly string[] = []): Promise<FuzzScore> {
  const next = numbers(seed)
  const bases = [JSON.stringify(clean), ...texts].flatMap(baseOf)
  const started = cpu()
  const crashes: string[] = []
  let [runs, refused, slowest, containers, used] = [0, 0, 0, 0, started]
  const tried = (work: () => void): void => {
    try {
      work()
    } catch (error) {
      if (error instanceof SentenceError) refused++
      else crashes.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
  }
  // Asking for the CPU at each visit took a tenth of the run. The clock, and the CPU since this container, are both at least what the visit took.
  const atMost = (work: () => void): number => {
    const begun = performance.now()
    tried(work)
    const took = performance.now() - begun
    return took > slowest ? Math.min(took, cpu() - used) : 0
  }
  const ofCpu = (work: () => void): number => {
    const begun = cpu()
    tried(work)
    return cpu() - begun
  }
  while (runs < most && used - started < seconds * 1000) {
    used = cpu()
    containers++
    const base = bases[next(bases.length)]
    if (base === undefined || base.visits.length === 0) continue
    const fault = next(4) === 0 ? base.faults[next(base.faults.length)] : undefined
    let broken = base.value
    for (let count = next(3); count >= 0; count--) broken = put(broken, base.places[next(base.places.length)] ?? '', odd[next(odd.length)])
    const file = fault?.file ?? readContainer(JSON.stringify(broken)).file
    if (file === null) {
      refused++
      runs++
      continue
    }
    const checks = (): void => {
      validateContainer(file)
      audit(file, { now: Date.UTC(2026, 0, 1) })
    }
    const checked = atMost(checks)
    slowest = Math.max(slowest, await leastOf(checked, () => ofCpu(checks)))
    const options = { now: Date.UTC(2026, 0, 1), seed }
    const simulator = await simulatorFor(base, file, options, next(10) === 0).catch((error: unknown) => error)
    if (!isSimulator(simulator)) {
      if (simulator instanceof SentenceError) refused++
      else crashes.push(String(simulator))
      runs++
      continue
    }
    // Twenty that follow each other from a place of chance on: drawn one by one, some came twice, which finds nothing.
    const first = next(base.visits.length)
    for (let count = 0; count < Math.min(20, base.visits.length); count++) {
      const steps = base.visits[(first + count) % base.visits.length] ?? []
      const took = atMost(() => void simulator.visit(steps))
      runs++
      // What others do on a busy machine is in the clock, and the visits before it are in the CPU: once more and alone, with nothing known.
      const least = await leastOf(took, async () => {
        const alone = await simulatorFor(base, file, options, true)
        const milliseconds = ofCpu(() => void alone.visit(steps))
        alone.dispose()
        return milliseconds
      })
      slowest = Math.max(slowest, least)
    }
    simulator.dispose()
  }
  return { runs, containers, refused, crashes, slowest, seconds: (cpu() - started) / 1000 }
}
