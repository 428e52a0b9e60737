import type { ParameterType, PlanParameter, PlanViolation, ViolationKind, WireFormat } from '@tagmason/domain'
import type { ParameterUse } from '../store/eventStore.ts'

type ValueKind = ParameterUse['kind']

/** Parameters that cannot be less than nothing. */
const amounts = new Set(['value', 'price', 'quantity', 'tax', 'shipping', 'discount'])
/** Google Analytics keeps more than 100 characters of these. */
const longer = /^(page_|link_url$|items$|_)/

const fitting: Record<ParameterType, readonly ValueKind[]> = {
  number: ['number', 'negative'],
  boolean: ['boolean'],
  string: ['text', 'code', 'numericText', 'long', 'email', 'phone'],
  // A list of items is kept as its JSON text.
  items: ['text', 'long', 'email'],
}

/** What is wrong with values of a kind in a parameter, worst first; null where nothing is. `planned` is what the plan says of it, where it does. */
export function violationOf({ parameter, kind }: Pick<ParameterUse, 'parameter' | 'kind'>, planned: PlanParameter | undefined): ViolationKind | null {
  if (kind === 'empty') return planned?.required === true ? 'missing' : null
  if (kind === 'email' || kind === 'phone') return planned?.type === 'items' ? null : kind
  if (planned !== undefined && !fitting[planned.type].includes(kind)) return 'otherType'
  if (parameter === 'currency' && kind !== 'code') return 'currency'
  if (kind === 'negative' && amounts.has(parameter)) return 'negative'
  return kind === 'long' && !longer.test(parameter) ? 'tooLong' : null
}

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
