import type { RunInput } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/**
 * Begins a run of every active workflow that starts with something, or of that one which is named. The same twice, `once` being what it is told apart by, begins one: it is called where that is written down,
 * in the same commit. Answers whether a run began.
 */
export async function startWorkflows(context: Context, input: RunInput, once: string, only?: { name: string } | { id: string }): Promise<boolean> {
  const { by, about } = input
  const definitions = await own(context, 'workflowDefinitions')
  const active = new Map((await own(context, 'workflows')).flatMap((row) => (row.status === 'active' ? [[row.id, row]] : [])))
  let started = false
  for (const { id, starts } of definitions) {
    const isNamed = only !== undefined && ('id' in only ? id === only.id : active.get(id)?.name === only.name)
    const fits = starts.some((start) => start.kind === by && (by !== 'eventTrigger' || start.of === about))
    if (!active.has(id) || !(isNamed || (only === undefined && fits))) continue
    const work = `${id}:${by}:${once}`
    if ((await context.records.get('workflowWork', work)) !== undefined || (await context.records.get('workflowRuns', work)) !== undefined) continue
    const at = context.now.toISOString()
    context.records.put('workflowWork', work, { id: work, project: context.session.project, workflow: id, at, input, next: at, steps: [] })
    started = true
  }
  return started
}
