import type { ContainerTest } from '@tagmason/domain'
import type { ContainerFile } from '../gtm/model.ts'
import { type SimulateOptions, simulatorOf } from '../simulate/simulate.ts'
import { expectationOf } from '../simulate/tests/record.ts'
import { recordedSteps } from './steps.ts'
import type { Recording } from './types.ts'

/**
 * The recorded visit as a test of the container, which expects of each step what it leads to today.
 * @throws Error with one sentence where the container is none of a web page
 */
export async function testOfRecording(recording: Recording, container: ContainerFile, name: string, options: SimulateOptions = {}): Promise<ContainerTest> {
  const steps = recordedSteps(recording).map(({ step }) => step)
  const simulator = await simulatorOf(container, options)
  try {
    const visited = simulator.visit(steps)
    const tags = new Set(visited.flatMap(({ fired }) => fired))
    return { name, steps, expected: visited.map((step) => expectationOf(step, { tags })) }
  } finally {
    simulator.dispose()
  }
}
