import type { Condition, Trigger } from '../gtm/model.ts'
import { builtInTriggerKinds, textOfParameter } from './container.ts'
import { holdsAll, holdsCondition, type Told } from './conditions.ts'
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

const nameOf = (trigger: Trigger): string => `The trigger ${said(trigger.name)}`

const told = (conditions: readonly Told[], holds: false | 'unknown'): string => conditions.find((condition) => condition.holds === holds)?.words ?? ''

const withConditions = (moment: Moment, trigger: Trigger, conditions: readonly Told[]): TriggerState => {
  const { name } = trigger
  const role = 'firing'
  const outcomes = conditions.map(({ words: _words, ...outcome }) => outcome)
  const holds = holdsAll(conditions)
  if (holds === false)
    return { trigger: name, role, holds, because: `${nameOf(trigger)} did not hold: ${told(conditions, false)}.`, conditions: outcomes, near: 1 }
  const { maybe } = moment.occurrence
  if (holds === 'unknown')
    return { trigger: name, role, holds, because: `Whether ${said(name)} held is not known: ${told(conditions, 'unknown')}.`, conditions: outcomes, near: 2 }
  if (maybe !== undefined) return { trigger: name, role, holds: 'unknown', because: maybe, conditions: outcomes, near: 2 }
  return { trigger: name, role, holds, because: `${nameOf(trigger)} held.`, conditions: outcomes, near: 2 }
}

const conditionsOf = (moment: Moment, list: readonly Condition[] | undefined): readonly Told[] =>
  (list ?? []).map((condition) => holdsCondition(moment, condition))

const customEvent = (moment: Moment, trigger: Trigger): TriggerState => {
  const name = conditionsOf(moment, trigger.customEventFilter)
  // Another event: what its other conditions would say has no meaning.
  if (holdsAll(name) === false)
    return { trigger: trigger.name, role: 'firing', holds: false, because: `${nameOf(trigger)} did not hold: ${told(name, false)}.`, conditions: [], near: 0 }
  return withConditions(moment, trigger, [...name, ...conditionsOf(moment, trigger.filter)])
}

const otherEvent = (moment: Moment, trigger: Trigger): TriggerState => ({
  trigger: trigger.name,
  role: 'firing',
  holds: false,
  because: `${nameOf(trigger)} did not hold: it waits for ${awaited[trigger.type] ?? trigger.type}, and this event is ${said(moment.event)}.`,
  conditions: [],
  near: 0,
})

const evaluate = (moment: Moment, trigger: Trigger): TriggerState => {
  if (trigger.type === 'CUSTOM_EVENT') return customEvent(moment, trigger)
  const waitsFor = trigger.type === 'TIMER' ? [timerEvent(trigger)] : Object.hasOwn(events, trigger.type) ? events[trigger.type] : undefined
  if (waitsFor === undefined)
    return {
      trigger: trigger.name,
      role: 'firing',
      holds: 'unknown',
      because: `Triggers of the type ${trigger.type} are not simulated.`,
      conditions: [],
      near: 2,
    }
  if (!waitsFor.includes(moment.event)) return otherEvent(moment, trigger)
  const { triggers } = moment.occurrence
  if (addressed.has(trigger.type) && !(triggers?.has(trigger.triggerId) ?? false))
    return { ...otherEvent(moment, trigger), because: `${nameOf(trigger)} did not hold: its listener did not push this ${said(moment.event)}.` }
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
    else state = { trigger: id, role: 'firing', holds: false, because: `The trigger ${id} is not in the file.`, conditions: [], near: 0 }
    moment.triggers.set(id, state)
  }
  return state
}
