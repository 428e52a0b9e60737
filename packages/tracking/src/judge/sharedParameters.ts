import type { PlanParameter } from '@tagmason/domain'

/**
 * The parameters of all planned events of one name, such as two forms that both send `generate_lead`: of what came, its name does not tell which of them sent it. Each parameter is as the first of them
 * plans it, and required where every one of them requires it, as in the specification for developers.
 */
export function sharedParameters(events: readonly { readonly parameters: readonly PlanParameter[] }[]): PlanParameter[] {
  const isRequired = ({ name }: PlanParameter) => events.every(({ parameters }) => parameters.some((each) => each.name === name && each.required === true))
  const first = new Map<string, PlanParameter>()
  for (const each of events.flatMap(({ parameters }) => parameters)) if (!first.has(each.name)) first.set(each.name, each)
  return [...first.values()].map(({ required, ...each }) => (required === undefined ? each : { ...each, required: isRequired({ ...each, required }) }))
}
