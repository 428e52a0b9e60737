import type { ConfiguredEvent, MeasurementPlan } from '@tagmason/domain'
import type { Context } from '../context.ts'

/** The project's configured events after the plan is applied: one row a name, active, with as many triggers as the plan has for it. Events of other origin stay as they are. */
export async function configuredEvents({ records, session }: Context, plan: MeasurementPlan) {
  const existing = new Map((await records.list('configuredEvents')).filter((row) => row.project === session.project).map((row) => [row.name, row]))
  const triggers = new Map<string, number>()
  for (const event of plan.events) if (event.enabled) triggers.set(event.name, (triggers.get(event.name) ?? 0) + 1)
  const rows: ConfiguredEvent[] = []
  let added = 0
  for (const [name, count] of triggers) {
    const before = existing.get(name)
    if (before?.status === 'active' && before.triggers === count) continue
    if (before === undefined) added++
    rows.push({ ...(before ?? { id: `${session.project}:${name}`, name, project: session.project }), status: 'active', triggers: count })
  }
  return { rows, added, changed: rows.length - added }
}
