import type { ConditionOutcome } from './outcomes.ts'
import type { Condition, Trigger } from '../gtm/model.ts'
import { say, type Words } from '../sentences/say.ts'
import { argumentOf, builtInTriggerKinds, type Runnable, textOfParameter } from './container.ts'
import { holdsAll, holdsCondition, type Told } from './conditions.ts'
import { asText, type Holds, isPlain } from './known.ts'
import type { Moment, Occurrence } from './moment.ts'
import type { TriggerState } from './triggerState.ts'
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
  HISTORY_CHANGE: ['gtm.historyChange'],
  SCROLL_DEPTH: ['gtm.scrollDepth'],
  ELEMENT_VISIBILITY: ['gtm.elementVisibility'],
  YOU_TUBE_VIDEO: ['gtm.video'],
  JS_ERROR: ['gtm.pageError'],
  TRIGGER_GROUP: ['gtm.triggerGroup'],
}

/** Kinds whose listener says which triggers it pushed for. */
const addressed = new Set(['LINK_CLICK', 'FORM_SUBMISSION', 'TIMER', 'SCROLL_DEPTH', 'ELEMENT_VISIBILITY', 'YOU_TUBE_VIDEO', 'TRIGGER_GROUP'])

/** Events of listeners that do not say so. */
const open: ReadonlySet<string> = new Set(['CLICK', 'HISTORY_CHANGE', 'JS_ERROR'].flatMap((type) => events[type] ?? []))

/** What the data layer names as addressees once a message was handled: those that its listener pushed it for, or what a message pushed by hand says. */
export const addresseesOf = ({ containerId }: Runnable, { message, triggers }: Occurrence, event: string): string | undefined => {
  if (triggers !== undefined) return open.has(event) ? undefined : [...triggers].map((id) => `${containerId}_${id}`).join(',')
  return isPlain(message) && Object.hasOwn(message, 'gtm.triggers') ? asText(message['gtm.triggers'] ?? '') : undefined
}

/** A message that no listener pushed is for the triggers that the data layer names, and for all while it names none. */
const isFor = ({ container, occurrence, page }: Moment, id: string): boolean => {
  if (occurrence.triggers !== undefined) return occurrence.triggers.has(id)
  const { addressees } = page.memory
  return addressees === '' || addressees.split(',').some((one) => one === `${container.containerId}_${id}` || one === `${container.publicId}_${id}`)
}

/** The event that a timer pushes. */
export const timerEvent = (trigger: Trigger): string => textOfParameter(trigger.eventName) || 'gtm.timer'

const stateOf = (near: number, trigger: string, holds: Holds, because: Words, conditions: readonly ConditionOutcome[] = [], always = false): TriggerState => ({
  near,
  always,
  outcome: { trigger, role: 'firing', holds, because, conditions },
})

const told = (conditions: readonly Told[], holds: false | 'unknown'): Words => conditions.find(({ outcome }) => outcome.holds === holds)?.words() ?? ''

const withConditions = (moment: Moment, { name }: Trigger, conditions: readonly Told[]): TriggerState => {
  const outcomes = conditions.map(({ outcome }) => outcome)
  const holds = holdsAll(outcomes)
  if (holds === false) return stateOf(1, name, false, say('simulate.triggers.notHeld', { trigger: said(name), condition: told(conditions, false) }), outcomes)
  if (holds === 'unknown')
    return stateOf(2, name, holds, say('simulate.triggers.unknown', { trigger: said(name), condition: told(conditions, 'unknown') }), outcomes)
  const { maybe } = moment.occurrence
  return maybe === undefined
    ? stateOf(2, name, true, say('simulate.triggers.held', { trigger: said(name) }), outcomes)
    : stateOf(2, name, 'unknown', maybe, outcomes)
}

const conditionsOf = (moment: Moment, list: readonly Condition[] | undefined): readonly Told[] =>
  (list ?? []).map((condition) => holdsCondition(moment, condition))

/** A condition that looks at the name of the event and at nothing else. */
const ofName = (condition: Condition): boolean => argumentOf(condition, 'arg0') === '{{_event}}' && !argumentOf(condition, 'arg1').includes('{{')

const customEvent = (moment: Moment, trigger: Trigger): TriggerState => {
  const name = conditionsOf(moment, trigger.customEventFilter)
  // Another event: what its other conditions would say has no meaning.
  if (name.some(({ outcome }) => outcome.holds === false))
    return stateOf(
      0,
      trigger.name,
      false,
      say('simulate.triggers.notHeld', { trigger: said(trigger.name), condition: told(name, false) }),
      [],
      trigger.customEventFilter?.every(ofName),
    )
  return withConditions(moment, trigger, [...name, ...conditionsOf(moment, trigger.filter)])
}

const evaluate = (moment: Moment, trigger: Trigger): TriggerState => {
  const { name, type } = trigger
  if (type === 'CUSTOM_EVENT') return customEvent(moment, trigger)
  const waitsFor = type === 'TIMER' ? [timerEvent(trigger)] : Object.hasOwn(events, type) ? events[type] : undefined
  if (waitsFor === undefined) return stateOf(2, name, 'unknown', say('simulate.triggers.typeUnknown', { type }))
  if (!waitsFor.includes(moment.event))
    return stateOf(
      0,
      name,
      false,
      say('simulate.triggers.otherEvent', { trigger: said(name), awaited: awaited[type] ?? type, event: said(moment.event) }),
      [],
      true,
    )
  if (addressed.has(type) && !isFor(moment, trigger.triggerId))
    return stateOf(0, name, false, say('simulate.triggers.notAddressed', { trigger: said(name), event: said(moment.event) }))
  return withConditions(moment, trigger, conditionsOf(moment, trigger.filter))
}

const stateNow = (moment: Moment, id: string): TriggerState => {
  const own = moment.container.triggers.get(id)
  if (own !== undefined) return evaluate(moment, own)
  const standard = builtInTriggerKinds.get(id)
  if (standard !== undefined) return evaluate(moment, { triggerId: id, name: standard.name, type: standard.kind })
  return stateOf(0, id, false, say('simulate.triggers.missing', { trigger: id }), [], true)
}

/** A trigger at this moment, by its id in the file or of one that every container has. */
export const triggerState = (moment: Moment, id: string): TriggerState => {
  const { waiting } = moment.container
  const key = `${moment.event}\n${id}`
  const known = waiting.get(key) ?? moment.triggers.get(id)
  if (known !== undefined) return known
  const state = stateNow(moment, id)
  if (state.always) waiting.set(key, state)
  else moment.triggers.set(id, state)
  return state
}
