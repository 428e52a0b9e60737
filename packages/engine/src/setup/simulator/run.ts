import type { SimulatedStep, Step, VisitRun } from '@tagmason/domain'
import { simulate, testsYaml } from '@tagmason/tracking'
import type { Context } from '../../context.ts'
import { bounded } from './bounded.ts'
import { sourceOf } from './source.ts'
import { sentenceOf } from './visit.ts'

/** Runs the generated tags, or a container's stored file, over the steps of a visit. Nothing is loaded or sent, and chance is unknown. */
export async function runVisit(context: Context, { containerId, steps }: { containerId?: string | undefined; steps: readonly Step[] }): Promise<VisitRun> {
  const { file } = await sourceOf(context, containerId)
  const run = await simulate(file, steps, { now: context.now.getTime() }).catch(sentenceOf)
  if (typeof run === 'string') return { steps: [], test: '', notes: [], impossible: run }
  return { steps: bounded(run.steps), test: testOf(steps, run.steps), notes: [...(run.notes ?? [])], impossible: '' }
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
