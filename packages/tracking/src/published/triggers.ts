import type { Condition, Parameter, Trigger } from '../gtm/model.ts'
import { listOf, type Obj } from '../gtm/values.ts'
import { builtInTriggerKinds } from '../simulate/container.ts'
import { conditionOf, macroOf, type Used } from './conditions.ts'
import { addresseeOf, codeOf, isListener, lastNumber, listenerTypes, membersOf, triggerEvents, uniqueIdOf } from './listeners.ts'
import type { Names } from './names.ts'
import type { Published } from './resource.ts'
import { type Lookup, textOf } from './values.ts'
import { parametersOf } from './variables.ts'

/** A rule taken apart: when it holds, and what it does. */
interface Rule {
  readonly used: readonly Used[]
  readonly add: readonly number[]
  readonly block: readonly number[]
}

const numbers = (list: readonly unknown[]): readonly number[] => list.filter((one) => typeof one === 'number')

const ruleOf = (parts: Published['rules'][number], predicates: readonly Obj[]): Rule => {
  const of = (kind: string) => parts.filter(([name]) => name === kind).flatMap((part) => numbers(part.slice(1)))
  const used = (kind: string, negate: boolean) => of(kind).map((at): Used => ({ predicate: predicates[at] ?? {}, negate }))
  return { used: [...used('if', false), ...used('unless', true)], add: of('add'), block: of('block') }
}

/** Fields of a trigger that an export has beside its parameters. */
const ownFields = new Set(['waitForTags', 'checkValidation', 'waitForTagsTimeout', 'eventName', 'interval', 'limit'])

export interface Triggers {
  readonly triggers: readonly Trigger[]
  /** The triggers that fire a tag, by its number. */
  readonly firing: ReadonlyMap<number, readonly string[]>
  readonly blocking: ReadonlyMap<number, readonly string[]>
}

export interface TriggerContext {
  readonly published: Published
  readonly eventIndex: number
  readonly lookup: Lookup
  readonly names: Names
  readonly id: () => string
}

/** Reads rules as triggers: a rule is what a trigger waits for, with the tags that it fires and holds back. */
export function readTriggers({ published, eventIndex, lookup, names, id }: TriggerContext): Triggers {
  const { tags, predicates } = published
  const rules = published.rules.map((parts) => ruleOf(parts, predicates))
  const listeners = new Map(tags.flatMap((tag, at) => (isListener(tag) && uniqueIdOf(tag) !== '' ? [[uniqueIdOf(tag), at] as const] : [])))

  /** The condition on the name of the event: of Google's own events first, and a negated one only where there is no other. */
  const eventOf = ({ used }: Rule): Used | undefined => {
    const all = used.filter(({ predicate }) => macroOf(predicate) === eventIndex)
    const open = all.some(({ negate }) => !negate) ? all.filter(({ negate }) => !negate) : all
    const isOwn = ({ negate, predicate: { function: op, arg1 } }: Used) => !negate && op === '_eq' && typeof arg1 === 'string' && arg1.startsWith('gtm.')
    return open.find(isOwn) ?? open.find(({ predicate }) => predicate.function === '_eq') ?? open[0]
  }
  const addressOf = ({ used }: Rule): Used | undefined => used.find(({ predicate }) => addresseeOf(predicate) !== undefined)

  /** What is compared beside the event: whom a message is for is no condition of people. */
  const conditionsOf = (rule: Rule, event: Used | undefined): readonly Condition[] =>
    rule.used.filter((one) => one !== event && one !== addressOf(rule)).map((one) => conditionOf(one, lookup))

  const nameOf = (kind: string, event: string, conditions: readonly Condition[]): string => {
    const [first] = conditions
    const about =
      first === undefined ? '' : first.parameter.map(({ key, value = '' }) => (key === 'negate' ? 'not' : key === 'ignore_case' ? '' : value)).join(' ')
    return names.give(kind, event, about)
  }

  const listening = (at: number, ownId: string, filter: readonly Condition[]): Trigger => {
    const listener = tags[at] ?? {}
    const type = listenerTypes[codeOf(listener)] ?? ''
    const arming = rules.find(({ add }) => add.includes(at))
    const autoEventFilter = arming === undefined ? [] : conditionsOf(arming, eventOf(arming))
    const fields: Record<string, Parameter> = {}
    const parameter: Parameter[] = []
    for (const { key = '', ...value } of parametersOf(listener, lookup)) {
      if (ownFields.has(key)) fields[key] = value
      else if (type === 'TRIGGER_GROUP') continue
      else parameter.push({ key, ...value })
    }
    const members = type === 'TRIGGER_GROUP' ? membersOf(listener) : []
    if (members.length > 0) parameter.push({ type: 'LIST', key: 'triggerIds', list: members.map((value) => ({ type: 'TRIGGER_REFERENCE', value })) })
    return {
      triggerId: ownId,
      name: nameOf(kinds[type] ?? type, '', [...filter, ...autoEventFilter]),
      type,
      ...(filter.length === 0 ? {} : { filter }),
      ...(autoEventFilter.length === 0 ? {} : { autoEventFilter }),
      ...fields,
      ...(type === 'CLICK' || type === 'HISTORY_CHANGE' || type === 'JS_ERROR' ? {} : { uniqueTriggerId: { type: 'TEMPLATE' } }),
      ...(parameter.length === 0 ? {} : { parameter }),
    }
  }

  const triggerOf = (rule: Rule, ownId: string, address: Used | undefined): Trigger => {
    const event = eventOf(rule)
    const filter = conditionsOf(rule, event)
    const listener = address === undefined ? undefined : listeners.get(addresseeOf(address.predicate) ?? '')
    if (listener !== undefined) return listening(listener, ownId, filter)
    const named = event?.negate === false && event.predicate.function === '_eq' ? textOf(event.predicate['arg1'], lookup) : ''
    const type = Object.hasOwn(triggerEvents, named) ? triggerEvents[named] : undefined
    if (type !== undefined && address === undefined)
      return { triggerId: ownId, name: nameOf(kinds[type] ?? type, '', filter), type, ...(filter.length === 0 ? {} : { filter }) }
    const filterOfEvent =
      event === undefined
        ? {
            type: 'MATCH_REGEX',
            parameter: [
              { type: 'TEMPLATE', key: 'arg0', value: '{{_event}}' },
              { type: 'TEMPLATE', key: 'arg1', value: '.*' },
            ],
          }
        : conditionOf(event, lookup)
    const name = event === undefined ? '.*' : textOf(event.predicate['arg1'], lookup)
    // What a listener that is missing was for stays a condition, so that nothing fires more than it did.
    const all = address === undefined ? filter : [...filter, conditionOf(address, lookup)]
    return {
      triggerId: ownId,
      name: nameOf('Event', name, filter),
      type: 'CUSTOM_EVENT',
      customEventFilter: [filterOfEvent],
      ...(all.length === 0 ? {} : { filter: all }),
    }
  }

  /** Members of groups that a rule stands for, by the listening tags that it fires: triggers that wait for the same are one rule. */
  const membersIn = ({ add }: Rule): readonly string[] =>
    add.flatMap((at) => (codeOf(tags[at]) === 'tg' && typeof tags[at]?.['vtp_firingId'] === 'string' ? [lastNumber(tags[at]['vtp_firingId'])] : []))

  const triggers: Trigger[] = []
  const firing = new Map<number, string[]>()
  const blocking = new Map<number, string[]>()
  const add = (to: Map<number, string[]>, tag: number, trigger: string) => to.set(tag, [...(to.get(tag) ?? []), trigger])
  const taken = new Set<string>()
  const meant = new Map<string, string>()
  for (const rule of rules) {
    const fires = rule.add.filter((at) => !isListener(tags[at] ?? {}))
    const members = membersIn(rule)
    if (fires.length === 0 && rule.block.length === 0 && members.length === 0) continue
    const address = addressOf(rule)
    const wanted = address === undefined ? members[0] : lastNumber(addresseeOf(address.predicate) ?? '')
    const event = eventOf(rule)
    const kind =
      rule.used.length === 1 && event?.negate === false && event.predicate.function === '_eq' ? triggerEvents[String(event.predicate['arg1'])] : undefined
    // The three triggers that every container has need no object.
    const [standard] = [...builtInTriggerKinds].find(([, one]) => one.kind === kind) ?? []
    const ownId = standard ?? (wanted !== undefined && wanted !== '' && !taken.has(wanted) ? wanted : id())
    taken.add(ownId)
    for (const member of members) meant.set(member, ownId)
    if (standard === undefined) triggers.push(triggerOf(rule, ownId, address))
    for (const tag of fires) add(firing, tag, ownId)
    for (const tag of rule.block) if (!isListener(tags[tag] ?? {})) add(blocking, tag, ownId)
  }
  // Rules come in the order of tags, listeners in that of triggers.
  const places = new Map([...listeners].map(([unique, at]) => [lastNumber(unique), at]))
  const place = ({ triggerId, type }: Trigger) => (Object.values(listenerTypes).includes(type) ? (places.get(triggerId) ?? 0) : -1)
  const ordered = triggers.toSorted((one, other) => place(one) - place(other))
  return { triggers: ordered.map((trigger) => withMembers(trigger, meant)), firing, blocking }
}

/** A trigger group with the triggers that its members became. */
const withMembers = (trigger: Trigger, meant: ReadonlyMap<string, string>): Trigger => {
  const [members] = trigger.parameter ?? []
  if (trigger.type !== 'TRIGGER_GROUP' || members === undefined) return trigger
  const list = [...new Set((members.list ?? []).map(({ value = '' }) => meant.get(value) ?? value))]
  return { ...trigger, parameter: [{ ...members, list: list.map((value) => ({ type: 'TRIGGER_REFERENCE', value })) }] }
}

const kinds: Readonly<Record<string, string>> = {
  CONSENT_INIT: 'Consent initialization',
  INIT: 'Initialization',
  PAGEVIEW: 'Page view',
  DOM_READY: 'DOM ready',
  WINDOW_LOADED: 'Window loaded',
  CLICK: 'Click',
  LINK_CLICK: 'Link click',
  FORM_SUBMISSION: 'Form submission',
  HISTORY_CHANGE: 'History change',
  JS_ERROR: 'JavaScript error',
  SCROLL_DEPTH: 'Scroll depth',
  ELEMENT_VISIBILITY: 'Element visibility',
  YOU_TUBE_VIDEO: 'YouTube video',
  TIMER: 'Timer',
  TRIGGER_GROUP: 'Trigger group',
}

/** Rule parts that are neither conditions nor tags, by name: a newer compiler may have more. */
export const unknownParts = (published: Published): readonly string[] => {
  const known = new Set(['if', 'unless', 'add', 'block'])
  const found = published.rules.flatMap((rule) => rule.flatMap((part) => (typeof part[0] === 'string' && !known.has(part[0]) ? [part[0]] : [])))
  return [...new Set(listOf(found).map(String))]
}
