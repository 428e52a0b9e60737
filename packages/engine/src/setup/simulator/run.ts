import type { Step, VisitRun } from '@tagmason/domain'
import type { Context } from '../../context.ts'
import { simulateVisit } from './simulateVisit.ts'
import { containerText } from './source.ts'

/** Runs the generated tags, or a container's stored file, over the steps of a visit. Nothing is loaded or sent, and chance is unknown. */
export async function runVisit(context: Context, { containerId, steps }: { containerId?: string | undefined; steps: readonly Step[] }): Promise<VisitRun> {
  const text = await containerText(context, containerId)
  const { simulate = simulateVisit } = context.ports
  return simulate(text, steps, { now: context.now.getTime(), language: context.session.preferences.language })
}
