import type { Step } from '@tagmason/domain'
import type { ContainerFile, Tag, Trigger, Variable } from '../gtm/model.ts'
import { referencesIn } from '../gtm/references.ts'
import { builtInTriggerKinds, parameterOf, prepare, type Runnable, textOfParameter } from '../simulate/container.ts'
import { filledWorld, leastElement } from './fill.ts'
import { give } from './give.ts'
import { regexSamples } from './regexSample.ts'
import { type Aims, conditionsOf, subjectOf, twice, visitFor, worldFor } from './scene.ts'
import { edgesOf, wantedOf } from './texts.ts'
import { emptyWorld, type World } from './world.ts'

/** What a visit is there for: the trigger holds, with as little on the page as it needs, in another of its ways, with one condition failing, at the edge of a condition, cancelled by the page, with an exception, a consent, a row of a table, or a group's members. */
export type Purpose = 'holds' | 'bare' | 'otherwise' | 'fails' | 'edge' | 'cancelled' | 'exception' | 'consent' | 'row' | 'group'

/** A visit made up for a container. */
export interface MadeVisit {
  /** The name of the trigger it is about. */
  readonly trigger: string
  readonly purpose: Purpose
  readonly steps: readonly Step[]
}

/** More visits than this say nothing new of one trigger. */
const mostForOne = 60

export const triggerOfId = (container: Runnable, id: string): Trigger | undefined => {
  const standard = builtInTriggerKinds.get(id)
  return container.triggers.get(id) ?? (standard === undefined ? undefined : { triggerId: id, name: standard.name, type: standard.kind })
}

/** Every trigger that a tag names, and those that its groups wait for. */
export const triggersOf = (container: Runnable): readonly Trigger[] => {
  const ids = new Set(container.tags.flatMap((tag) => tag.firingTriggerId ?? []))
  for (const id of ids) for (const member of membersOf(container.triggers.get(id))) ids.add(member)
  return [...ids].flatMap((id) => triggerOfId(container, id) ?? [])
}

const membersOf = (trigger: Trigger | undefined): readonly string[] =>
  trigger?.type === 'TRIGGER_GROUP' ? (parameterOf(trigger, 'triggerIds')?.list ?? []).map(textOfParameter) : []

/** The variables that values of tags and conditions of triggers come from, however far away. */
const variablesOf = (container: Runnable, tags: readonly Tag[], triggers: readonly Trigger[]): readonly Variable[] => {
  const names = new Set(referencesIn(JSON.stringify([tags, triggers])))
  for (const name of names) {
    const variable = container.variables.get(name)
    if (variable !== undefined) for (const other of referencesIn(JSON.stringify([variable.parameter, variable.formatValue]))) names.add(other)
  }
  return [...names].flatMap((name) => container.variables.get(name) ?? [])
}

/** Worlds in which each row of a table is the one that counts. */
const rowWorlds = (container: Runnable, world: World, variable: Variable): readonly World[] => {
  if (variable.type !== 'smm' && variable.type !== 'remm') return []
  const input = /^\{\{([^{}]+)\}\}$/.exec(textOfParameter(parameterOf(variable, 'input')))?.[1]
  if (input === undefined) return []
  const keys = (parameterOf(variable, 'map')?.list ?? []).slice(0, 20).map((row) => textOfParameter(row.map?.find((entry) => entry.key === 'key')))
  const texts = variable.type === 'smm' ? keys : keys.map((key) => regexSamples(key, 'i')[0] ?? key)
  return [...texts, ...texts.slice(0, 1).map((text) => `${text}x`)].flatMap((text) => give(container, world, input, text) ?? [])
}

/** A visit and what it is there for. */
type Purposed = readonly [Purpose, readonly Step[]]

const cancelled = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step) => (step.type === 'click' || step.type === 'linkClick' || step.type === 'formSubmit' ? { ...step, defaultPrevented: true } : step))

/** Visits for one trigger that is no group. */
const visitsOf = (container: Runnable, trigger: Trigger, tags: readonly Tag[]): readonly Purposed[] => {
  const blocking = tags.flatMap((tag) => tag.blockingTriggerId ?? []).flatMap((id) => triggerOfId(container, id) ?? [])
  const variables = variablesOf(container, tags, [trigger, ...blocking])
  const full = filledWorld(container, trigger, variables)
  const empty: World = { ...emptyWorld, element: leastElement(trigger.type) }
  const conditions = conditionsOf(trigger)
  const all: Aims = conditions.map((condition) => [condition, true])
  const holds = worldFor(container, full, all)
  const visit = (world: World) => visitFor(trigger, world)
  const found: Purposed[] = [
    ['holds', twice(visit(holds))],
    ['bare', visit(worldFor(container, empty, all))],
    ['cancelled', cancelled(visit(holds))],
    ...[1, 2, 3, 4].map((choice): Purposed => ['otherwise', visit(worldFor(container, full, all, choice))]),
  ]
  for (const [at, condition] of conditions.entries()) {
    const aims = all.map(([one], index) => [one, index !== at] as const)
    found.push(['fails', visit(worldFor(container, full, aims))])
    const subject = subjectOf(condition)
    const wanted = wantedOf(condition, true)
    if (subject === undefined || wanted === undefined || wanted.is === 'CSS_SELECTOR') continue
    for (const text of edgesOf(wanted)) {
      const world = give(container, holds, subject, text)
      if (world !== undefined) found.push(['edge', visit(world)])
    }
  }
  found.push(['consent', withoutConsent(visit(holds))])
  for (const tag of tags) {
    found.push(...blockedVisits(container, trigger, tag, full).map((steps): Purposed => ['exception', steps]))
    found.push(...consentVisits(visit(holds), tag).map((steps): Purposed => ['consent', steps]))
  }
  for (const variable of variables) for (const world of rowWorlds(container, holds, variable)) found.push(['row', visit(world)])
  return found.slice(0, mostForOne)
}

/** Visits on which an exception of a tag holds, too, and on which each of its conditions fails alone. */
const blockedVisits = (container: Runnable, trigger: Trigger, tag: Tag, full: World): readonly (readonly Step[])[] =>
  (tag.blockingTriggerId ?? []).flatMap((id) => {
    const blocking = triggerOfId(container, id)
    if (blocking === undefined) return []
    const own: Aims = conditionsOf(trigger).map((condition) => [condition, true])
    // A blocking trigger of all events has nothing to say of the name.
    const others = conditionsOf(blocking).filter((condition) => subjectOf(condition) !== '_event')
    const aims = [others.map(() => true), ...others.map((_, at) => others.map((__, index) => index !== at))]
    return aims.map((which) => visitFor(trigger, worldFor(container, full, [...own, ...others.map((one, at) => [one, which[at] ?? true] as const)])))
  })

/** The same visit by someone who consents to nothing. */
const withoutConsent = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step) =>
    step.type === 'pageLoad'
      ? {
          ...step,
          dataLayer: [
            ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }],
            ...(step.dataLayer ?? []),
          ],
        }
      : step,
  )

/** Visits on which each consent that a tag needs is denied alone, and granted later. */
const consentVisits = (steps: readonly Step[], tag: Tag): readonly (readonly Step[])[] => {
  if (tag.consentSettings?.consentStatus !== 'NEEDED') return []
  const types = (tag.consentSettings.consentType?.list ?? []).map(textOfParameter).filter((type) => !type.includes('{{'))
  const [page, ...rest] = steps
  if (page?.type !== 'pageLoad') return []
  return types.flatMap((type) => {
    const said = (state: 'granted' | 'denied'): Step => ({
      ...page,
      dataLayer: [['consent', 'default', Object.fromEntries(types.map((one) => [one, one === type ? state : 'granted']))], ...(page.dataLayer ?? [])],
    })
    return [
      [said('denied'), ...rest, { type: 'consent', state: { [type]: 'granted' } } as const, ...rest],
      [said('granted'), ...rest],
    ]
  })
}

/** Visits for a group: all that its members wait for, on one page, in two orders, and without each of them. */
const groupVisits = (container: Runnable, group: Trigger, tags: readonly Tag[]): readonly Purposed[] => {
  const members = membersOf(group).flatMap((id) => triggerOfId(container, id) ?? [])
  const variables = variablesOf(container, tags, members)
  const shared = members
    .flatMap((member) => conditionsOf(member).filter((condition) => subjectOf(condition) !== '_event'))
    .map((condition): Aims[number] => [condition, true])
  const visits = members.map((member) => {
    const own: Aims = conditionsOf(member).map((condition) => [condition, true])
    return visitFor(member, worldFor(container, filledWorld(container, member, variables), [...shared, ...own]))
  })
  const [page] = visits.flatMap((steps) => steps.slice(0, 1))
  const after = visits.map((steps) => steps.slice(1))
  if (page === undefined) return []
  return [
    ['holds', [page, ...after.flat()]],
    ['group', [page, ...after.toReversed().flat(), ...after.flat()]],
    ...after.map((_, at): Purposed => ['fails', [page, ...after.toSpliced(at, 1).flat()]]),
  ]
}

/** The visits that reach one trigger of a container; the same one may come twice. */
export const visitsForTrigger = (container: Runnable, trigger: Trigger): readonly Purposed[] => {
  const tags = container.tags.filter((tag) => tag.firingTriggerId?.includes(trigger.triggerId) === true)
  return trigger.type === 'TRIGGER_GROUP' ? groupVisits(container, trigger, tags) : visitsOf(container, trigger, tags)
}

/**
 * Visits that reach every trigger of a container that a tag fires on: with each condition true, false alone and at its edge, each exception, each consent, and each row of a table.
 * They are likely to, and the simulation says whether they do: no visit is left out because it does not.
 * @throws Error with one sentence for a container that does not run in a web page.
 */
export const visitsFor = (file: ContainerFile): readonly MadeVisit[] => {
  const container = prepare(file)
  const seen = new Set<string>()
  return triggersOf(container).flatMap((trigger) => {
    return visitsForTrigger(container, trigger).flatMap(([purpose, steps]) => {
      const text = JSON.stringify(steps)
      if (seen.has(text)) return []
      seen.add(text)
      return [{ trigger: trigger.name, purpose, steps }]
    })
  })
}
