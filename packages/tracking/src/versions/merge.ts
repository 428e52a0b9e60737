import type { MeasurementPlan } from '@tagmason/domain'
import { limits } from '../ga4/limits.ts'
import { canonicalJson } from './canonical.ts'

/** A part of the plan that both sides changed, each otherwise. The sides are null where the part is gone. */
export interface MergeConflict {
  /** `events/e4`, `audiences/a1`, `goals`: what a choice is given for. */
  key: string
  /** The event by its name, or the key. */
  subject: string
  base: string | null
  ours: string | null
  theirs: string | null
}

export interface PlanMerge {
  /** With what both sides want; of what is in conflict and not chosen, ours. */
  plan: MeasurementPlan
  conflicts: MergeConflict[]
}

const lists = ['events', 'audiences', 'dashboards', 'userProperties'] as const
type List = (typeof lists)[number]
type Entry = { id: string }

/**
 * Merges two plans that came from one, part by part: what one side changed is taken, what both changed alike too; the rest is a conflict, for which `chosen` may name a side.
 * Events, audiences, dashboards and user properties are known by their ids; those that both sides added under one id both stay. Pure.
 */
export function mergePlans(
  base: MeasurementPlan,
  ours: MeasurementPlan,
  theirs: MeasurementPlan,
  chosen: Readonly<Record<string, 'ours' | 'theirs'>> = {},
): PlanMerge {
  const conflicts: MergeConflict[] = []
  const decide = <Part>(key: string, sides: Readonly<Record<'base' | 'ours' | 'theirs', Part | undefined>>): Part | undefined => {
    const [b, o, t] = [canonicalJson(sides.base ?? null), canonicalJson(sides.ours ?? null), canonicalJson(sides.theirs ?? null)]
    if (o === t || t === b) return sides.ours
    if (o === b) return sides.theirs
    const written = (part: unknown) => (part === undefined ? null : JSON.stringify(part, null, 2))
    const named = [sides.ours, sides.theirs, sides.base].find((part) => typeof part === 'object' && part !== null && 'name' in part)
    const subject = typeof named === 'object' && named !== null && 'name' in named ? String(named.name) : key
    conflicts.push({ key, subject, base: written(sides.base), ours: written(sides.ours), theirs: written(sides.theirs) })
    return sides[chosen[key] ?? 'ours']
  }
  const apart = renumbered(base, ours, theirs)
  const merged = <L extends List>(list: L): MeasurementPlan[L] => {
    const sides = [base[list] ?? [], ours[list] ?? [], apart[list] ?? []] as readonly (readonly Entry[])[]
    const [b, o, t] = sides.map((entries) => new Map(entries.map((entry) => [entry.id, entry])))
    const ids = [...new Set([...(o?.keys() ?? []), ...(t?.keys() ?? []), ...(b?.keys() ?? [])])]
    return ids.flatMap((id) => decide(`${list}/${id}`, { base: b?.get(id), ours: o?.get(id), theirs: t?.get(id) }) ?? []) as MeasurementPlan[L]
  }
  const site = decide('site', { base: base.site, ours: ours.site, theirs: apart.site })
  const userProperties = merged('userProperties') ?? []
  const plan: MeasurementPlan = {
    goals: decide('goals', { base: base.goals, ours: ours.goals, theirs: apart.goals }) ?? '',
    language: decide('language', { base: base.language, ours: ours.language, theirs: apart.language }) ?? base.language,
    ...(site === undefined ? {} : { site }),
    events: merged('events'),
    audiences: merged('audiences'),
    dashboards: merged('dashboards'),
    ...(userProperties.length === 0 ? {} : { userProperties: userProperties.slice(0, limits.userProperties) }),
    unmatched: decide('unmatched', { base: base.unmatched, ours: ours.unmatched, theirs: apart.unmatched }) ?? [],
  }
  return { plan: withoutDangling(plan), conflicts }
}

/** `theirs` with other ids for what both sides added under one id, unless it is the same. */
function renumbered(base: MeasurementPlan, ours: MeasurementPlan, theirs: MeasurementPlan): MeasurementPlan {
  const ids = new Map<string, string>()
  for (const list of lists) {
    const [known, mine, others] = [base[list] ?? [], ours[list] ?? [], theirs[list] ?? []] as readonly [readonly Entry[], readonly Entry[], readonly Entry[]]
    const taken = new Set([...known, ...mine, ...others].map(({ id }) => id))
    for (const entry of others) {
      const same = mine.find(({ id }) => id === entry.id)
      if (same === undefined || known.some(({ id }) => id === entry.id) || canonicalJson(same) === canonicalJson(entry)) continue
      let number = taken.size + 1
      while (taken.has(`${entry.id[0] ?? 'e'}${number}`)) number++
      const id = `${entry.id[0] ?? 'e'}${number}`
      taken.add(id)
      ids.set(`${list}/${entry.id}`, id)
    }
  }
  if (ids.size === 0) return theirs
  const event = (id: string) => ids.get(`events/${id}`) ?? id
  return {
    ...theirs,
    events: theirs.events.map((entry) => ({ ...entry, id: event(entry.id) })),
    audiences: theirs.audiences.map((entry) => ({
      ...entry,
      id: ids.get(`audiences/${entry.id}`) ?? entry.id,
      includes: entry.includes.map(event),
      excludes: entry.excludes.map(event),
    })),
    dashboards: theirs.dashboards.map((entry) => ({ ...entry, id: ids.get(`dashboards/${entry.id}`) ?? entry.id, events: entry.events.map(event) })),
    ...(theirs.userProperties === undefined
      ? {}
      : { userProperties: theirs.userProperties.map((entry) => ({ ...entry, id: ids.get(`userProperties/${entry.id}`) ?? entry.id })) }),
  }
}

/** The plan without audiences and charts that count an event which is gone; of charts and exclusions the rest stays. */
export function withoutDangling(plan: MeasurementPlan): MeasurementPlan {
  const ids = new Set(plan.events.map((event) => event.id))
  const known = (id: string) => ids.has(id)
  return {
    ...plan,
    audiences: plan.audiences
      .filter((audience) => audience.includes.every(known))
      .map((audience) => ({ ...audience, excludes: audience.excludes.filter(known) })),
    dashboards: plan.dashboards
      .map((dashboard) => ({ ...dashboard, events: dashboard.events.filter(known) }))
      .filter((dashboard) => dashboard.events.length > 0),
  }
}
