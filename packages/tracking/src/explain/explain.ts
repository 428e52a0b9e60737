import type { Step } from '@tagmason/domain'
import type { SimulatedStep } from '../simulate/outcomes.ts'
import type { Condition, ContainerFile, Tag } from '../gtm/model.ts'
import { stepsOf } from '../mutate/observe.ts'
import { prepare, type Runnable } from '../simulate/container.ts'
import { type SimulateOptions, type Simulator, simulatorOf } from '../simulate/simulate.ts'
import { triggerOfId, visitsFor } from '../visits/cover.ts'
import { conditionsOf } from '../visits/scene.ts'
import { contradictionOf } from './contradiction.ts'
import { shrunk } from './shrink.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'

/** Why a tag does not fire: `contradiction` names conditions that never hold at once, or one that never holds for the event; `notFound` is no proof, and tells how near the nearest visit came. */
export type Reason =
  | { readonly code: 'paused' | 'noTrigger' }
  | { readonly code: 'contradiction'; readonly trigger: string; readonly conditions: readonly Condition[] }
  | { readonly code: 'blocked'; readonly trigger: string; readonly by: string }
  | { readonly code: 'notFound'; readonly because: Words }

export type Explanation =
  /** `visit` ends with the step on which the tag fires. */
  | { readonly tag: string; readonly fires: true; readonly visit: readonly Step[] }
  | { readonly tag: string; readonly fires: false; readonly reasons: readonly Reason[] }

/** The events that kinds of triggers wait for, where a condition on the event can contradict them. */
const events: Readonly<Record<string, string>> = {
  PAGEVIEW: 'gtm.js',
  DOM_READY: 'gtm.dom',
  WINDOW_LOADED: 'gtm.load',
  CLICK: 'gtm.click',
  LINK_CLICK: 'gtm.linkClick',
  FORM_SUBMISSION: 'gtm.formSubmit',
  HISTORY_CHANGE: 'gtm.historyChange',
}

/** The tag and those in whose sequences it is: what fires them may fire it. */
const around = (container: Runnable, tag: Tag): readonly Tag[] =>
  container.tags.filter((one) => one === tag || [...(one.setupTag ?? []), ...(one.teardownTag ?? [])].some(({ tagName }) => tagName === tag.name))

const firstFiring = (found: readonly SimulatedStep[] | Sentence, name: string): number =>
  'code' in found ? -1 : found.findIndex(({ fired }) => fired.includes(name))

/** The shortest of some visits on which a tag fires, cut off behind the step that fires it. */
const shortest = (simulator: Simulator, visits: readonly (readonly Step[])[], name: string): readonly Step[] | undefined =>
  visits
    .flatMap((steps) => {
      const at = firstFiring(stepsOf(simulator, steps), name)
      return at < 0 ? [] : [steps.slice(0, at + 1)]
    })
    .toSorted((one, other) => one.length - other.length || JSON.stringify(one).length - JSON.stringify(other).length)[0]

/** What the visit that came nearest says: that it is unknown, or why the last step did not fire it. */
const nearest = (simulator: Simulator, visits: readonly (readonly Step[])[], name: string): Words => {
  const ends = visits.map((steps) => stepsOf(simulator, steps)).flatMap((found) => ('code' in found ? [] : found.slice(-1)))
  const [reason] = [...ends.flatMap(({ unknown }) => unknown), ...ends.flatMap(({ notFired }) => notFired)].filter(({ tag }) => tag === name)
  return reason?.because ?? say('explain.noVisit')
}

const reasonsOf = (container: Runnable, tag: Tag, simulator: Simulator, visits: readonly (readonly Step[])[]): readonly Reason[] => {
  if (tag.paused === true) return [{ code: 'paused' }]
  const triggers = around(container, tag).flatMap((one) => (one.firingTriggerId ?? []).flatMap((id) => triggerOfId(container, id) ?? []))
  if (triggers.length === 0) return [{ code: 'noTrigger' }]
  const reasons = triggers.flatMap((trigger): readonly Reason[] => {
    const conditions = contradictionOf(conditionsOf(trigger), events[trigger.type])
    return conditions === undefined ? [] : [{ code: 'contradiction', trigger: trigger.name, conditions }]
  })
  const blocked = (tag.blockingTriggerId ?? []).flatMap((id) => {
    const by = triggerOfId(container, id)
    if (by === undefined) return []
    return triggers.flatMap((trigger): readonly Reason[] =>
      isWithin(conditionsOf(trigger), conditionsOf(by)) && (by.type === 'CUSTOM_EVENT' || by.type === trigger.type)
        ? [{ code: 'blocked', trigger: trigger.name, by: by.name }]
        : [],
    )
  })
  const proven = [...reasons, ...blocked]
  return new Set(proven.map((one) => ('trigger' in one ? one.trigger : ''))).size >= new Set(triggers.map(({ name }) => name)).size
    ? proven
    : [...proven, { code: 'notFound', because: nearest(simulator, visits, tag.name) }]
}

const plain = ({ type, parameter }: Condition): string => JSON.stringify([type, parameter.map(({ key, value }) => [key, value]).toSorted()])
/** Whether every condition of the exception is one of the trigger's own, or asks for any event at all. */
const isWithin = (own: readonly Condition[], others: readonly Condition[]): boolean => {
  const there = new Set(own.map(plain))
  return others.every((one) => there.has(plain(one)) || (one.type === 'MATCH_REGEX' && one.parameter.some(({ value }) => value === '.*')))
}

/**
 * The shortest visit on which a tag fires, or why none was found.
 * @throws Error with one sentence where the container does not run in a web page, or has no tag of this name
 */
export async function explainTag(file: ContainerFile, name: string, options: SimulateOptions = {}): Promise<Explanation> {
  const container = prepare(file)
  const tag = container.tagsByName.get(name)
  if (tag === undefined) throw new SentenceError(say('tests.noTag', { name }))
  const simulator = await simulatorOf(file, options)
  try {
    const triggers = new Set(around(container, tag).flatMap((one) => (one.firingTriggerId ?? []).flatMap((id) => triggerOfId(container, id)?.name ?? [])))
    const made = visitsFor(file)
    const own = made.filter(({ trigger }) => triggers.has(trigger)).map(({ steps }) => steps)
    const visit =
      shortest(simulator, own, name) ??
      shortest(
        simulator,
        made.map(({ steps }) => steps),
        name,
      )
    if (visit === undefined) return { tag: name, fires: false, reasons: reasonsOf(container, tag, simulator, own) }
    return { tag: name, fires: true, visit: shrunk(visit, (steps) => firstFiring(stepsOf(simulator, steps), name) === steps.length - 1) }
  } finally {
    simulator.dispose()
  }
}
