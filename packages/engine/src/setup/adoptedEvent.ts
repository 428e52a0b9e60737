import { type ConfiguredEvent, type PlanParameter, Refusal } from '@tagmason/domain'
import { grouped, sum } from '@tagmason/insight'
import { repairParameterName } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { collectedOf, day } from '../figures/collected.ts'
import type { ParameterUse } from '../store/eventStore.ts'

/** As many parameters as Google Analytics takes with an event. */
const mostParameters = 25

/**
 * An event that comes without being planned, as a draft of the plan with the parameters that it carries. It stays a draft because it is sent already: a generated tag would count it twice. Throws a
 * `Refusal` notFound where no such event came in the last 30 days.
 */
export async function adoptedEvent(context: Context, name: string): Promise<ConfiguredEvent> {
  const collected = await collectedOf(context)
  const { project } = context.session
  const range = collected === null ? null : { ...collected.place, from: collected.now - 30 * day, to: collected.now + 1, name }
  const [came] = collected === null || range === null ? [] : await collected.ask({ ...range, measures: ['events'], by: ['name'] })
  if (collected === null || range === null || came === undefined)
    throw new Refusal('notFound', `No event '${name}' came in the last 30 days: add it as a new event in place of it.`)
  return {
    id: `${project}:${name}`,
    project,
    name,
    status: 'draft',
    triggers: 1,
    type: 'custom',
    keyEvent: false,
    firedBy: [{ type: 'customEvent', event: name }],
    parameters: parametersOf(await collected.events.parameterUses(range, 1000)),
    created: context.now.toISOString(),
  }
}

/** The parameters as they came, each of the type that most of its values have. Clients' own beginnings with an underscore and pages are left out, and so is what may be personal data. */
export function parametersOf(uses: readonly ParameterUse[]): PlanParameter[] {
  const named = grouped(
    uses.filter(({ parameter, kind }) => !/^(_|page_)/.test(parameter) && kind !== 'empty'),
    ({ parameter }) => parameter,
  )
  const parameters = [...named].flatMap(([given, own]): (PlanParameter & { events: number })[] => {
    const [usual] = own.toSorted((one, other) => other.events - one.events)
    const { name } = repairParameterName(given)
    if (usual === undefined || name !== given || own.some(({ kind }) => kind === 'email' || kind === 'phone')) return []
    return [{ name, ...typed(usual), events: sum(own.map(({ events }) => events)) }]
  })
  return parameters
    .sort((one, other) => other.events - one.events)
    .slice(0, mostParameters)
    .map(({ events: _events, ...parameter }) => parameter)
}

function typed({ parameter, kind, sample }: ParameterUse): Pick<PlanParameter, 'type' | 'example'> {
  if (parameter === 'items') return { type: 'items', example: sample }
  if (kind === 'number' || kind === 'negative') return { type: 'number', example: Number(sample) }
  return kind === 'boolean' ? { type: 'boolean', example: sample === 'true' } : { type: 'string', example: sample }
}
