import type { ContainerTest } from '@tagmason/domain'
import type { SimulatedStep } from '../outcomes.ts'
import type { ContainerFile } from '../../gtm/index.ts'
import { type SimulateOptions, type Simulator, simulatorOf } from '../simulate.ts'
import { failuresOf } from './compare.ts'
import type { Words } from '../../sentences/say.ts'

export interface TestFailure {
  /** 1 is the first step. */
  readonly step: number
  /** One sentence: what was expected, what happened, and why. */
  readonly message: Words
}

export interface TestResult {
  readonly name: string
  /** Empty where the test passed. */
  readonly failures: readonly TestFailure[]
  /** What the visit led to. */
  readonly steps: readonly SimulatedStep[]
}

/**
 * Runs a test against a container: simulates its visit and compares each step with what it expects.
 * @throws Error with one sentence where the container cannot be simulated at all
 */
export async function runTest(file: ContainerFile, test: ContainerTest, options: SimulateOptions = {}): Promise<TestResult> {
  const simulator = await simulatorOf(file, options)
  try {
    return runTestOn(simulator, new Set((file.containerVersion.tag ?? []).map(({ name }) => name)), test)
  } finally {
    simulator.dispose()
  }
}

/** The same on a container that is ready for several tests; `names` are those of its tags. */
export function runTestOn(simulator: Simulator, names: ReadonlySet<string>, test: ContainerTest): TestResult {
  const steps = simulator.visit(test.steps)
  const failures = steps.flatMap((step, at) => {
    const expected = test.expected[at]
    return expected === undefined ? [] : failuresOf(step, expected, names).map((message) => ({ step: step.step, message }))
  })
  return { name: test.name, failures, steps }
}
