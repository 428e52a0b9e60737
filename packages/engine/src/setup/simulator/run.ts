import type { Step, VisitRun } from '@tagmason/domain'
import { loadSentences } from '@tagmason/tracking'
import type { Context } from '../../context.ts'
import { simulateVisit } from './simulateVisit.ts'
import { sourceOf } from './source.ts'
import { sentenceOf } from './sentenceOf.ts'

/** Runs the generated tags, or a container's stored file, over the steps of a visit. Nothing is loaded or sent, and chance is unknown. */
export async function runVisit(context: Context, { containerId, steps }: { containerId?: string | undefined; steps: readonly Step[] }): Promise<VisitRun> {
  const { file } = await sourceOf(context, containerId)
  const { simulate = simulateVisit } = context.ports
  const sentences = await loadSentences(context.session.preferences.language)
  const run = await simulate(file, steps, { now: context.now.getTime(), sentences }).catch(sentenceOf)
  return typeof run === 'string' ? { steps: [], test: '', notes: [], impossible: run } : { ...run, impossible: '' }
}
