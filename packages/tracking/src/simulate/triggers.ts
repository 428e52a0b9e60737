import type { ConditionOutcome } from '@tagmason/domain'
import type { Condition, Trigger } from '../gtm/model.ts'
import { builtInTriggerKinds, textOfParameter } from './container.ts'
import { holdsAll, holdsCondition, type Told } from './conditions.ts'
import type { Holds } from './known.ts'
import type { Moment, TriggerState } from './moment.ts'
import { awaited, said } from './sentences.ts'

/** The events that triggers of a kind wait for; a custom event says so itself, a timer may have a name of its own. */
const events: Readonly<Record<string, readonly string[]>> = {
  PAGEVIEW: ['gtm.js'],
  DOM_READY: ['gtm.dom'],
  WINDOW_LOADED: ['gtm.load'],
  INIT: ['gtm.init'],
  CONSENT_INIT: ['gtm.init_consent'],
  CLICK: ['gtm.click'],
  LINK_CLICK: ['gtm.linkClick'],
  FORM_SUBMISSION: ['gtm.formSubmit'],
  HISTORY_CHANGE: ['gtm.historyChange-v2', 'gtm.historyChange'],
  SCROLL_DEPTH: ['gtm.scrollDepth'],
  ELEMENT_VISIBILITY: ['gtm.elementVisibility'],
  YOU_TUBE_VIDEO: ['gtm.video'],
  JS_ERROR: ['gtm.pageError'],
  TRIGGER_GROUP: ['gtm.triggerGroup'],
}

/** Kinds whose listener says which triggers it pushed for. */
const addressed = new Set(['LINK_CLICK', 'FORM_SUBMISSION', 'TIMER', 'SCROLL_DEPTH', 'ELEMENT_VISIBILITY', 'YOU_TUBE_VIDEO', 'TRIGGER_GROUP'])

/** The event that a timer pushes. */
export const timerEvent = (trigger: Trigger): string => textOfParameter(trigger.eventName) || 'gtm.timer'

const stateOf = (near: number, trigger: string, holds: Holds, because: string, conditions: readonly ConditionOutcome[] = []): TriggerState => ({
  near,
  outcome: { trigger, role: 'firing', holds, because, conditions },
})

const told = (conditions: readonly Told[], holds: false | 'unknown'): string => conditions.find(({ outcome }) => outcome.holds === holds)?.words() ?? ''

const withConditions = (moment: Moment, { name }: Trigger, conditions: readonly Told[]): TriggerState => {
  const outcomes = conditions.map(({ outcome }) => outcome)
  const holds = holdsAll(outcomes)
  if (holds === false) return stateOf(1, name, false, `The trigger ${said(name)} did not hold: ${told(conditions, false)}.`, outcomes)
  if (holds === 'unknown') return stateOf(2, name, holds, `Whether the trigger ${said(name)} held is not known: ${told(conditions, 'unknown')}.`, outcomes)
  const { maybe } = moment.occurrence
  return maybe === undefined ? stateOf(2, name, true, `The trigger ${said(name)} held.`, outcomes) : stateOf(2, name, 'unknown', maybe, outcomes)
}

const conditionsOf = (moment: Moment, list: readonly Condition[] | undefined): readonly Told[] =>
  (list ?? []).map((condition) => holdsCondition(moment, condition))

const customEvent = (moment: Moment, trigger: Trigger): TriggerState => {
  const name = conditionsOf(moment, trigger.customEventFilter)
  // Another event: what its other conditions would say has no meaning.
  if (name.some(({ outcome }) => outcome.holds === false))
    return stateOf(0, trigger.name, false, `The trigger ${said(trigger.name)} did not hold: ${told(name, false)}.`)
  return withConditions(moment, trigger, [...name, ...conditionsOf(moment, trigger.filter)])
}

const otherEvent = (
  moment: Moment,
  { name, type }: Trigger,
  why = `it waits for ${awaited[type] ?? type}, and this event is ${said(moment.event)}`,
): TriggerState => stateOf(0, name, false, `The trigger ${said(name)} did not hold: ${why}.`)

const evaluate = (moment: Moment, trigger: Trigger): TriggerState => {
  if (trigger.type === 'CUSTOM_EVENT') return customEvent(moment, trigger)
  const waitsFor = trigger.type === 'TIMER' ? [timerEvent(trigger)] : Object.hasOwn(events, trigger.type) ? events[trigger.type] : undefined
  if (waitsFor === undefined) return stateOf(2, trigger.name, 'unknown', `Triggers of the type ${trigger.type} are not simulated.`)
  if (!waitsFor.includes(moment.event)) return otherEvent(moment, trigger)
  if (addressed.has(trigger.type) && moment.occurrence.triggers?.has(trigger.triggerId) !== true)
    return otherEvent(moment, trigger, `this ${said(moment.event)} is not for it`)
  return withConditions(moment, trigger, conditionsOf(moment, trigger.filter))
}

/** A trigger at this moment, by its id in the file or of one that every container has. */
export const triggerState = (moment: Moment, id: string): TriggerState => {
  let state = moment.triggers.get(id)
  if (state === undefined) {
    const own = moment.container.triggers.get(id)
    const standard = builtInTriggerKinds.get(id)
    if (own !== undefined) state = evaluate(moment, own)
    else if (standard !== undefined) state = evaluate(moment, { triggerId: id, name: standard.name, type: standard.kind })
    else state = stateOf(0, id, false, `The trigger ${id} is not in the file.`)
    moment.triggers.set(id, state)
  }
  return state
}
