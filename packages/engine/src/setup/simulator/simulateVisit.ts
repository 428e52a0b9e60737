import type { SimulatedStep, Step, VisitRun } from '@tagmason/domain'
import { type ContainerFile, simulate, type SimulateOptions, speaking, testsYaml } from '@tagmason/tracking'
import { bounded } from './bounded.ts'

/**
 * Runs a container over the steps of a visit and keeps what a screen can hold. Takes as long as the container's own expressions take, so a server asks for it
 * through `Ports.simulate`. Rejects with an Error of one sentence where it cannot be run.
 */
export async function simulateVisit(
  file: ContainerFile,
  steps: readonly Step[],
  options: Pick<SimulateOptions, 'now' | 'sentences'>,
): Promise<Pick<VisitRun, 'steps' | 'test' | 'notes'>> {
  const run = await simulate(file, steps, options)
  return { steps: speaking(options.sentences ?? {}, () => bounded(run.steps)), test: testOf(steps, run.steps), notes: [...(run.notes ?? [])] }
}

/** The visit as a file of tests: what fired fires again, and nothing else. */
function testOf(steps: readonly Step[], done: readonly SimulatedStep[]): string {
  const expected = done.map(({ fired, unknown }) => ({
    only: [...fired],
    ...(unknown.length === 0 ? {} : { unknown: unknown.map(({ tag }) => tag) }),
  }))
  const file = testsYaml({ tests: [{ name: 'Visit from Preview Mode', steps, expected }], left: [] })
  // What it says on top is of a plan's own tests.
  return file.replace(/^(#.*\n)+\n*/, '')
}
