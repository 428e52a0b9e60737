import type { Audit } from '../audit/types.ts'
import { conditionsOf, firing, onEveryPage, type Said } from '../audit/read.ts'
import type { Item } from '../gtm/context.ts'
import { builtInTriggers } from '../gtm/enums.ts'
import { isObj, listOf } from '../gtm/values.ts'
import { canonicalJson } from '../versions/canonical.ts'
import { reading } from './reading.ts'

/** What a tag waits for: the same key means the same, whatever it is called. */
export interface Firing {
  readonly key: string
  readonly words: string
  /** The events that a custom event trigger waits for, where they can be listed; null where any may come. */
  readonly events: readonly string[] | null
}

// Nothing but names, such as ^(purchase|refund)$; other expressions are not run, since they may take for ever.
const listed = /^\^\(?(?:\?:)?([\w.-]+(?:\|[\w.-]+)*)\)?\$$/

/** The event names that a condition on the event lists. */
const eventsIn = ({ type, value, negated }: Said): readonly string[] | null => {
  if (negated || value.includes('{{')) return null
  if (type === 'EQUALS') return [value]
  return type === 'MATCH_REGEX' ? (listed.exec(value)?.[1]?.split('|') ?? null) : null
}

const ofEvent = new Set(['{{_event}}', '{{Event}}'])

/** Switches that are off, and when a listener starts, say nothing about what is waited for. */
const settings = (item: Item): readonly string[] =>
  listOf(item.value.parameter)
    .flatMap((entry) =>
      isObj(entry) && entry.value !== 'false' && entry.key !== 'triggerStartOption' && entry.key !== 'fixMissingApi' ? [canonicalJson(entry)] : [],
    )
    .sort()

const own = (audit: Audit, item: Item): Firing => {
  const conditions = conditionsOf(item)
  const event = item.type === 'CUSTOM_EVENT' ? conditions.find((one) => ofEvent.has(one.variable)) : undefined
  const events = event === undefined ? null : eventsIn(event)
  const told = conditions
    .filter((one) => one !== event || events === null)
    .map(
      (one) =>
        `${reading(audit, one.variable)} ${one.negated ? 'not ' : ''}${one.type} ${JSON.stringify(reading(audit, one.value))}${one.ignoresCase ? ' in any case' : ''}`,
    )
    .sort()
  const { interval, limit } = item.value
  const times = item.type === 'TIMER' ? [interval, limit].map((one) => (isObj(one) ? canonicalJson(one.value) : '')) : []
  const rest = [...told, ...settings(item), ...times]
  return {
    key: canonicalJson([item.type, rest]),
    words: [item.type, ...(events === null ? [] : [`"${events.join('|')}"`]), ...told, ...times].join(', '),
    events,
  }
}

/** What fires a tag. A page view without conditions is All Pages. */
export const firingsOf = (audit: Audit, tag: Item): readonly Firing[] =>
  firing(tag).map((id) => {
    const item = audit.triggers.get(id)
    if (item === undefined) return { key: `built-in ${id}`, words: builtInTriggers.get(id)?.name ?? `trigger ${id}`, events: null }
    if (item.type === 'PAGEVIEW' && onEveryPage(audit, id)) return { key: 'built-in 2147479553', words: 'All Pages', events: null }
    return own(audit, item)
  })

/** Whether one waits for all that the other waits for. */
export const covers = (actual: Firing, planned: Firing): boolean =>
  actual.key === planned.key && (planned.events === null ? actual.events === null : planned.events.every((one) => actual.events?.includes(one) === true))
