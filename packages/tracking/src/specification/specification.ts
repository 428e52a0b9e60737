import type { MeasurementPlan } from '@tagmason/domain'
import { sentUserProperties } from '../ga4/userProperties.ts'
import type { ContainerFile, Parameter, Tag, Variable } from '../gtm/model.ts'
import { argumentOf, parameterOf, textOfParameter } from '../simulate/container.ts'
import { snippetGroups } from '../snippets/groups.ts'
import { pushCode } from '../snippets/events.ts'
import { userPropertiesCode } from '../snippets/userProperties.ts'
import { checker } from '../typed/checker.ts'
import { pushedMessages } from '../typed/messages.ts'

/** A value that a message of the data layer carries. */
export interface SpecifiedField {
  /** As it is read, such as `ecommerce.value`. */
  readonly name: string
  /** Null where the container does not tell. */
  readonly type: string | null
  /** Null where the container does not tell. */
  readonly required: boolean | null
}

/** A message that developers push. */
export interface SpecifiedMessage {
  readonly event: string
  /** Why it is wanted, in the words of the goals, or the tags that it fires; may be empty. */
  readonly because: string
  readonly fields: readonly SpecifiedField[]
  /** JavaScript that pushes it; empty where the container does not tell its values. */
  readonly code: string
}

/** What a site has to push. */
export interface DataLayerSpecification {
  /** What every page says of the visitor before the container loads; absent where nothing is asked for. */
  readonly visitor?: { readonly fields: readonly SpecifiedField[]; readonly code: string }
  readonly messages: readonly SpecifiedMessage[]
  /** A script for the console, which says of each message whether it is as specified. Of a container it knows the names of the events only. */
  readonly checker: string
}

/** The specification of a plan. */
export function specificationOfPlan(plan: MeasurementPlan): DataLayerSpecification {
  const messages = pushedMessages(plan)
  const known = sentUserProperties(plan)
  const codes = new Map(snippetGroups(plan).flatMap((group) => (group.before ? [] : [[group.event, pushCode(group)] as const])))
  return {
    ...(known.length === 0
      ? {}
      : { visitor: { fields: known.map(({ source }) => ({ name: source, type: 'string', required: false })), code: userPropertiesCode(plan) } }),
    messages: messages.map(({ event, because, fields, ecommerce }) => ({
      event,
      because,
      fields: [...fields, ...(ecommerce ?? []).map((field) => ({ ...field, name: `ecommerce.${field.name}` }))],
      code: codes.get(event) ?? '',
    })),
    checker: checker(messages),
  }
}

const references = /\{\{([^{}]+)\}\}/g

/** Keys of the data layer that parameters read, also through other variables. */
function keysIn(parameters: readonly Parameter[] | undefined, variables: ReadonlyMap<string, Variable>, seen: Set<string>): readonly string[] {
  return [...JSON.stringify(parameters ?? []).matchAll(references)].flatMap(([, name = '']) => {
    const variable = variables.get(name)
    if (variable === undefined || seen.has(name)) return []
    seen.add(name)
    return variable.type === 'v' ? [textOfParameter(parameterOf(variable, 'name'))] : keysIn(variable.parameter, variables, seen)
  })
}

// Nothing but names, such as ^(purchase|refund)$.
const listed = /^\^\(?(?:\?:)?([\w.-]+(?:\|[\w.-]+)*)\)?\$$/

/** What the user properties of a container's tags and shared settings read. */
function visitorOf(tags: readonly Tag[], variables: ReadonlyMap<string, Variable>): Pick<DataLayerSpecification, 'visitor'> {
  const tables = [...tags, ...variables.values()].flatMap((each) => parameterOf(each, 'userProperties') ?? [])
  const keys = [...new Set(keysIn(tables, variables, new Set()))].filter((key) => key !== '' && key !== 'event')
  return keys.length === 0 ? {} : { visitor: { fields: keys.toSorted().map((name) => ({ name, type: null, required: null })), code: '' } }
}

/** The specification of a container: the events that its triggers wait for, and what the tags that they fire read. */
export function specificationOfContainer({ containerVersion: { tag = [], trigger = [], variable = [] } }: ContainerFile): DataLayerSpecification {
  const variables = new Map(variable.map((each) => [each.name, each]))
  const messages = new Map<string, { fields: Set<string>; tags: Set<string> }>()
  for (const { triggerId, type, customEventFilter } of trigger) {
    const condition = type === 'CUSTOM_EVENT' ? customEventFilter?.[0] : undefined
    if (condition === undefined || argumentOf(condition, 'negate') === 'true') continue
    const wanted = argumentOf(condition, 'arg1')
    const events = condition.type === 'EQUALS' ? [wanted] : condition.type === 'MATCH_REGEX' ? (listed.exec(wanted)?.[1]?.split('|') ?? []) : []
    const fired = tag.filter(({ firingTriggerId }) => firingTriggerId?.includes(triggerId) === true)
    for (const event of events) {
      const message = messages.get(event) ?? { fields: new Set<string>(), tags: new Set<string>() }
      for (const each of fired) {
        message.tags.add(each.name)
        for (const key of keysIn(each.parameter, variables, new Set())) if (key !== 'event' && key !== '') message.fields.add(key)
        if (textOfParameter(parameterOf(each, 'sendEcommerceData')) === 'true') message.fields.add('ecommerce')
      }
      messages.set(event, message)
    }
  }
  const found = [...messages].filter(([event]) => !event.startsWith('gtm.'))
  return {
    ...visitorOf(tag, variables),
    messages: found.map(([event, { fields, tags }]) => ({
      event,
      because: [...tags].join(', '),
      fields: [...fields].toSorted().map((name) => ({ name, type: null, required: null })),
      code: '',
    })),
    checker: checker(found.map(([event]) => ({ event, because: '', fields: [], ecommerce: null }))),
  }
}
