import { readContainer } from '../src/index.ts'
import { clean } from '../src/audit/testing/clean.ts'
import { put } from '../src/gtm/testing/sample.ts'
import { mutantsOf } from '../src/mutate/mutantsOf.ts'
import { simulatorOf } from '../src/simulate/simulate.ts'
import { visitsFor } from '../src/visits/cover.ts'

/** What a bounded run over broken and changed containers came to: how many pairs of container and visit, what crashed, and the slowest. */
export interface FuzzScore {
  readonly runs: number
  readonly refused: number
  /** Each as one line. */
  readonly crashes: readonly string[]
  /** Milliseconds of CPU. */
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

const odd: readonly unknown[] = [undefined, null, 0, -1, 1e21, true, '', [], {}, [null], '{{', '{{x}}', '{{_event}}', '__proto__', '(', '(a+)+$', 'toString', '\u0000', '../..', 'function () { return {} }', 'NaN']

const placesOf = (value: unknown, path: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => [path === '' ? key : `${path}.${key}`, ...placesOf(entry, path === '' ? key : `${path}.${key}`)])
    : []

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Runs containers with something odd at random places, and those with one small fault, over visits made up for them and for others, until the time or the number is over. */
export async function fuzz(most: number, seconds: number, seed = 1): Promise<FuzzScore> {
  const next = numbers(seed)
  const everywhere = placesOf(clean.containerVersion, '').map((path) => `containerVersion.${path}`)
  const { file: base } = readContainer(JSON.stringify(clean))
  const faults = base === null ? [] : mutantsOf(base)
  const visits = base === null ? [] : visitsFor(base).map(({ steps }) => steps)
  const started = cpu()
  const crashes: string[] = []
  let [runs, refused, slowest] = [0, 0, 0]
  while (runs < most && cpu() - started < seconds * 1000) {
    const fault = next(4) === 0 ? faults[next(faults.length)] : undefined
    let broken: object = clean
    for (let count = next(3); count >= 0; count--) broken = put(broken as typeof clean, everywhere[next(everywhere.length)] ?? '', odd[next(odd.length)])
    const file = fault?.file ?? readContainer(JSON.stringify(broken)).file
    if (file === null) {
      refused++
      runs++
      continue
    }
    const simulator = await simulatorOf(file).catch((error: unknown) => String(error))
    if (typeof simulator === 'string') {
      if (/^Error: This is a container/.test(simulator)) refused++
      else crashes.push(simulator)
      runs++
      continue
    }
    for (let count = 0; count < 20 && visits.length > 0; count++) {
      const steps = visits[next(visits.length)] ?? []
      const begun = cpu()
      try {
        simulator.visit(steps)
      } catch (error) {
        if (!(error instanceof Error && error.name === 'Error' && error.message.startsWith('Step '))) crashes.push(String(error))
        else refused++
      }
      slowest = Math.max(slowest, cpu() - begun)
      runs++
    }
    simulator.dispose()
  }
  return { runs, refused, crashes, slowest, seconds: (cpu() - started) / 1000 }
}
