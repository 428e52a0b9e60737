import type { Step } from '@tagmason/domain'
import type { ContainerFile } from '../gtm/model.ts'
import type { Words } from '../sentences/say.ts'
import { type SimulateOptions, simulatorOf } from '../simulate/simulate.ts'
import { runTestOn } from '../simulate/tests/run.ts'
import { testsOfContainer, triggerOfTest } from '../simulate/tests/record.ts'
import { hashOf, type Proof, proofOf } from './proof.ts'

/** A test that fails: the trigger that it is about, and the first step where what happened is not what was expected. */
export interface DeploymentFailure {
  readonly trigger: string
  /** From 1. */
  readonly step: number
  /** The visit up to that step. */
  readonly visit: readonly Step[]
  /** What was expected of which tag there, what happened, and why; each in one sentence. */
  readonly messages: readonly Words[]
}

export interface ProvenDeployment {
  readonly proof: Proof
  /** How many tests were run. */
  readonly tests: number
  readonly failures: readonly DeploymentFailure[]
}

/** The command that a proof of a deployment names. */
export const deploymentCommand = 'deployment'

/**
 * Whether tags do in a container what they do alone: tests are recorded from the file that is imported, and run over the container as it is after the import.
 * @throws Error with one sentence for a container that does not run in a web page
 */
export async function proveDeployment(part: ContainerFile, container: ContainerFile, options: SimulateOptions = {}): Promise<ProvenDeployment> {
  const tests = await testsOfContainer(part, options)
  const failures: DeploymentFailure[] = []
  const names = new Set((container.containerVersion.tag ?? []).map(({ name }) => name))
  const simulator = await simulatorOf(container, options)
  try {
    for (const test of tests) {
      const all = runTestOn(simulator, names, test).failures
      const step = all[0]?.step
      if (step !== undefined)
        failures.push({
          trigger: triggerOfTest(test),
          step,
          visit: test.steps.slice(0, step),
          messages: all.flatMap((one) => (one.step === step ? [one.message] : [])),
        })
    }
  } finally {
    simulator.dispose()
  }
  const proof = proofOf({
    command: deploymentCommand,
    options: { tests: hashOf(tests) },
    passed: failures.length === 0,
    summary: { tests: tests.length, failed: failures.length },
    inputs: deploymentInputs(part, container),
    data: failures,
  })
  return { proof, tests: tests.length, failures }
}

/** What a proof of a deployment is about. */
export const deploymentInputs = (part: ContainerFile, container: ContainerFile) => ({ import: part, container })
