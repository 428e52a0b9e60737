import type { FixProof, FixWrite, IssueFinding, ParameterType, PlanParameter } from '@tagmason/domain'
import { violationOf } from '@tagmason/tracking'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { collectedOf, day } from '../figures/collected.ts'
import type { ParameterUse } from '../store/eventStore.ts'

const days = 7
const mostUses = 2000

/** What the parameters of an event held in the last week. */
export async function usesOf(context: Context, event: string): Promise<ParameterUse[]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const { events, place, now } = collected
  return events.parameterUses({ ...place, from: now - days * day, to: now + 1, name: event }, mostUses)
}

/** The type that most values of another type have, by how many would pass; null where none would. */
export function fittingType(uses: readonly ParameterUse[], parameter: string): ParameterType | null {
  const own = uses.filter((use) => use.parameter === parameter && use.kind !== 'empty')
  const passed = (type: ParameterType) =>
    own.reduce((sum, use) => sum + (violationOf(use, { name: parameter, type, example: '' } as PlanParameter) === 'otherType' ? 0 : use.events), 0)
  const [best] = (['number', 'boolean', 'string'] as const).map((type) => ({ type, events: passed(type) })).sort((one, other) => other.events - one.events)
  return best === undefined || best.events === 0 ? null : best.type
}

/** Holds the stored events that show an issue against the plan or the container as the fix would leave it. Null where no fix is proved so. */
export async function proveFix(context: Context, finding: IssueFinding, writes: readonly FixWrite[]): Promise<FixProof | null> {
  const { check, of: event, parameter = '', container, stored } = finding
  if (stored === undefined || writes.length === 0) return null
  const of = stored.count
  if (check === 'personalData' || check === 'twoTags' || check === 'consentMissing') {
    const after = writes.find((write) => write.collection === 'containerFiles' && write.id === container)?.after
    const isClean = after !== undefined && after !== null && 'text' in after ? await apart(context, 'isClean', after.text, finding) : null
    if (isClean === null) return null
    return { passed: isClean ? of : 0, of }
  }
  const [before, after] = (['before', 'after'] as const).map((side) => plannedIn(writes, side, event, parameter))
  if (check === 'parameterMissing') return { passed: violationOf({ parameter, kind: 'empty' }, after) === null ? of : 0, of }
  const violating = (await usesOf(context, event)).filter((use) => use.parameter === parameter && violationOf(use, before) === 'otherType')
  const count = (uses: readonly ParameterUse[]) => uses.reduce((sum, use) => sum + use.events, 0)
  return { passed: count(violating.filter((use) => violationOf(use, after) !== 'otherType')), of: count(violating) }
}

function plannedIn(writes: readonly FixWrite[], side: 'before' | 'after', event: string, parameter: string): PlanParameter | undefined {
  for (const write of writes) {
    const found =
      write.collection === 'configuredEvents'
        ? write[side]?.parameters
        : write.collection === 'plans'
          ? write[side].plan.events.find(({ name }) => name === event)?.parameters
          : undefined
    if (found !== undefined) return found.find(({ name }) => name === parameter)
  }
  return undefined
}
