import type { StoredPlan } from '@tagmason/domain'
import type { Context } from '../context.ts'

/** What a generated container says of itself: the project that it is for, when it was written, and the day of its plan. */
export async function headOf(
  { records, session, now }: Context,
  stored: StoredPlan | undefined,
): Promise<{ name: string; exportTime: string; plannedOn?: string }> {
  const name = (await records.get('projects', session.project))?.label ?? session.project
  const exportTime = now.toISOString().slice(0, 19).replace('T', ' ')
  return { name, exportTime, ...(stored === undefined ? {} : { plannedOn: stored.generatedAt.slice(0, 10) }) }
}
