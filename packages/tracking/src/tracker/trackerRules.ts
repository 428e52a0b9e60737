import type { MeasurementPlan, PlannedEvent, TrackerArgument, TrackerCondition, TrackerRule, TrackerTrigger } from '@tagmason/domain'
import { filterOf, plainSelector } from '../container/conditions.ts'
import { withoutCovered } from '../container/covered.ts'
import { rowsOf } from '../container/tags.ts'
import { literalPattern } from '../container/text.ts'
import { triggerOf } from '../container/triggers.ts'
import { type SentEvent, sentEvents } from '../ga4/sent.ts'
import type { Condition } from '../gtm/index.ts'
import { trackerValue, trackerVariables } from './variables.ts'

type Kind = PlannedEvent['trigger']['type']
const triggers: Readonly<Partial<Record<Kind, TrackerTrigger>>> = {
  pageview: 'p',
  historyChange: 'h',
  click: 'c',
  linkClick: 'l',
  formSubmission: 'f',
  scrollDepth: 's',
  timer: 't',
  elementVisibility: 'v',
  customEvent: 'd',
}

const numbers: Readonly<Record<string, TrackerCondition[1]>> = { GREATER: '>', GREATER_OR_EQUALS: '>=', LESS: '<', LESS_OR_EQUALS: '<=' }

/** Texts are compared by the expression that matches the same text, so that the tracker knows one comparison of texts. */
const patterns: Readonly<Record<string, (text: string) => string>> = {
  EQUALS: (text) => `^${literalPattern(text)}$`,
  CONTAINS: literalPattern,
  STARTS_WITH: (text) => `^${literalPattern(text)}`,
  ENDS_WITH: (text) => `${literalPattern(text)}$`,
  MATCH_REGEX: (text) => text,
}

const argumentOf = ({ parameter }: Condition, key: string): string => {
  const value = parameter?.find((one) => one.key === key)?.value
  return typeof value === 'string' ? value : ''
}

/** A condition of the container; null where only Tag Manager knows what it looks at. */
function conditionOf(condition: Condition): TrackerCondition | null {
  const value = trackerValue(argumentOf(condition, 'arg0'))
  if (value === null) return null
  const wanted = argumentOf(condition, 'arg1')
  const negate = argumentOf(condition, 'negate') === 'true' ? 1 : 0
  const number = numbers[condition.type]
  if (number !== undefined) return [value, number, wanted, negate, '']
  if (condition.type === 'CSS_SELECTOR') return [value, 's', wanted, negate, '']
  const pattern = patterns[condition.type]
  if (pattern === undefined) return null
  return [value, 'r', pattern(wanted), negate, argumentOf(condition, 'ignore_case') === 'true' ? 'i' : '']
}

/** All conditions, or null where one of them cannot be read in a page. */
function conditionsOf(conditions: readonly Condition[] = []): TrackerCondition[] | null {
  const known = conditions.map(conditionOf).filter((condition) => condition !== null)
  return known.length === conditions.length ? known : null
}

function argumentFor({ name, event: { id, trigger } }: SentEvent): TrackerArgument | null {
  switch (trigger.type) {
    case 'scrollDepth':
      return [...new Set(trigger.percents)].sort((one, other) => one - other)
    case 'timer': {
      const starting = conditionsOf(filterOf(trigger.conditions ?? [], trackerVariables, `${name} (${id})`))
      return starting === null ? null : [trigger.seconds * 1000, starting]
    }
    case 'elementVisibility':
      return plainSelector(trigger.selector)
    case 'customEvent':
      return trigger.event
    default:
      return 0
  }
}

function ruleOf(sent: SentEvent): TrackerRule | null {
  const kind = triggers[sent.event.trigger.type]
  const argument = argumentFor(sent)
  if (kind === undefined || argument === null) return null
  const drafted = triggerOf(sent, trackerVariables)
  const conditions = conditionsOf(typeof drafted === 'string' ? [] : drafted.content.filter)
  if (conditions === null) return null
  const parameters = rowsOf(sent, trackerVariables).flatMap(([name, text]): [string, string][] => {
    const value = trackerValue(text)
    // An element is nothing that can be sent.
    return value === null || value === 'e' ? [] : [[name, value]]
  })
  return [kind, argument, sent.name, conditions, parameters, sent.ecommerce ? 1 : 0]
}

/** GA4 counts a page that was read to 90 percent by itself; the tracker does where the plan says so. */
const read: TrackerRule = ['s', [90], 'scroll', [], [['percent_scrolled', 's']], 0]

/**
 * What the tracker sends of a plan: each event of the container, on the same trigger, with the same parameters. Left out are page views, which the tracker tells of by
 * itself, videos, and what only Tag Manager knows.
 * @throws Error where a condition's regular expression does not compile
 */
export function trackerRules(plan: MeasurementPlan): TrackerRule[] {
  const rules = withoutCovered(sentEvents(plan))
    .filter(({ name }) => name !== 'page_view')
    .map(ruleOf)
    .filter((rule) => rule !== null)
  const scrolls = plan.events.some(({ enabled, trigger }) => enabled && trigger.type === 'automatic' && trigger.setting === 'scrollsEnabled')
  if (scrolls) rules.push(read)
  // The same event on the same trigger twice would only count everything twice.
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()]
}
