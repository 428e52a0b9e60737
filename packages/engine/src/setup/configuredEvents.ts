import type { ConfiguredEvent, PlannedEvent, StoredPlan } from '@tagmason/domain'
import { sharedParameters } from '@tagmason/tracking'
import type { Context } from '../context.ts'

/** The project's configured events after the plan is applied: one row a name, active, with as many triggers as the plan has for it and the parameters of all of them. Those that were `applied` before and are not in it any more are `gone`; events of other origin stay as they are. */
export async function configuredEvents({ records, session }: Context, { plan, appliedEvents: applied = [] }: Pick<StoredPlan, 'plan' | 'appliedEvents'>) {
  const existing = new Map((await records.list('configuredEvents')).filter((row) => row.project === session.project).map((row) => [row.name, row]))
  const planned = new Map<string, PlannedEvent[]>()
  for (const event of plan.events) if (event.enabled) planned.set(event.name, [...(planned.get(event.name) ?? []), event])
  const rows: ConfiguredEvent[] = []
  let added = 0
  for (const [name, same] of planned) {
    const before = existing.get(name)
    const row: ConfiguredEvent = {
      ...(before ?? { id: `${session.project}:${name}`, name, project: session.project, type: 'custom' }),
      status: 'active',
      triggers: same.length,
      firedBy: same.map((event) => event.trigger),
      keyEvent: same.some((event) => event.keyEvent),
      parameters: sharedParameters(same),
    }
    if (before !== undefined && isSame(before, row)) continue
    if (before === undefined) added++
    rows.push(row)
  }
  const gone = applied.flatMap((name) => (planned.has(name) ? [] : (existing.get(name) ?? [])))
  return { rows, gone, names: [...planned.keys()], added, changed: rows.length - added }
}

const told = ({ status, firedBy, keyEvent, parameters }: ConfiguredEvent) => JSON.stringify([status, firedBy, keyEvent, parameters])
const isSame = (a: ConfiguredEvent, b: ConfiguredEvent) => told(a) === told(b)
