import type { RunInput } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/**
 * Begins a run of every active workflow that starts with something. The same twice, `once` being what it is told apart by, begins one: it is called where that is written down, in the same commit.
 */
export async function startWorkflows(context: Context, { by, about, facts }: RunInput, once: string, only?: string): Promise<void> {
  const definitions = await own(context, 'workflowDefinitions')
  const active = new Map((await own(context, 'workflows')).flatMap((row) => (row.status === 'active' ? [[row.id, row]] : [])))
  for (const { id, starts } of definitions) {
    const isNamed = only !== undefined && active.get(id)?.name === only
    const fits = starts.some((start) => start.kind === by && (by !== 'eventTrigger' || start.of === about))
    if (!active.has(id) || !(isNamed || (only === undefined && fits))) continue
    const work = `${id}:${by}:${once}`
    if ((await context.records.get('workflowWork', work)) !== undefined || (await context.records.get('workflowRuns', work)) !== undefined) continue
    const at = context.now.toISOString()
    context.records.put('workflowWork', work, {
      id: work,
      project: context.session.project,
      workflow: id,
      at,
      input: { by, about, facts },
      next: at,
      steps: [],
    })
  }
}
