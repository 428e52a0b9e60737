import type { SetupProgress } from '@tagmason/domain'
import type { Context, Handles } from '../context.ts'
import { configuredEvents } from './configuredEvents.ts'

export const progress: Handles<'setup'> = {
  'setup.progress': async (context) => ({ '/setup/natural-language': await ofPlan(context) }),
}

/** A plan is in progress until it is applied, and again when applying it would change something. */
async function ofPlan(context: Context): Promise<SetupProgress> {
  const stored = await context.records.get('plans', context.session.project)
  if (stored === undefined) return 'not started'
  if (stored.appliedAt === null) return 'in progress'
  return (await configuredEvents(context, stored.plan)).rows.length === 0 ? 'done' : 'in progress'
}
