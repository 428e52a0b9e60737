import type { PlanParameter, PlanViolation, ViolationKind, WireFormat } from '@tagmason/domain'
import { violationOf } from '@tagmason/tracking'
import type { ParameterUse } from '../store/eventStore.ts'

/** Uses of a parameter that differ from the plan, as entries of the inbox. */
export function violationsIn(uses: readonly ParameterUse[], plannedOf: (event: string, parameter: string) => PlanParameter | undefined): PlanViolation[] {
  return uses.flatMap((use): PlanViolation[] => {
    const planned = plannedOf(use.event, use.parameter)
    const kind = violationOf(use, planned)
    if (kind === null) return []
    const { event, parameter, client, version, events: count, first, last, sample, path } = use
    return [
      {
        id: violationId(use, kind),
        event,
        parameter,
        kind,
        expected: planned?.type ?? null,
        client: client as WireFormat,
        version,
        count,
        first: new Date(first).toISOString(),
        last: new Date(last).toISOString(),
        sample,
        path,
      },
    ]
  })
}

export const violationId = ({ event, parameter, client, version }: Pick<ParameterUse, 'event' | 'parameter' | 'client' | 'version'>, kind: ViolationKind) =>
  JSON.stringify([event, parameter, kind, client, version])
