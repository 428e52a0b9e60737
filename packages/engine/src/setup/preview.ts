import type { Condition, PlanTrigger, PreviewedTag } from '@tagmason/domain'
import { exampleOf, sentEvents } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { measuredPlan } from './measuredPlan.ts'

/** The address as people type it; null when it is none. */
function addressOf(typed: string): URL | null {
  const address = /^[a-z]+:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`
  return URL.canParse(address) ? new URL(address) : null
}

const pageSubjects: Partial<Record<Condition['subject'], (url: URL) => string>> = {
  pagePath: (url) => url.pathname,
  pageUrl: (url) => url.href,
  pageHostname: (url) => url.hostname,
}

/** Whether a condition that looks at the page holds on it; null for those that look at what is clicked or sent. */
export function holdsOn({ subject, is, value, negate = false, ignoreCase = false }: Condition, url: URL): boolean | null {
  const seen = pageSubjects[subject]?.(url)
  if (seen === undefined || is === 'cssSelector') return null
  const [left, right] = ignoreCase ? [seen.toLowerCase(), value.toLowerCase()] : [seen, value]
  const compare = {
    equals: () => left === right,
    contains: () => left.includes(right),
    startsWith: () => left.startsWith(right),
    endsWith: () => left.endsWith(right),
    matchRegex: () => new RegExp(value, ignoreCase ? 'i' : '').test(seen),
  }
  return compare[is]() !== negate
}

function when(trigger: PlanTrigger, url: URL): PreviewedTag['when'] {
  const conditions = 'conditions' in trigger ? (trigger.conditions ?? []) : []
  if (conditions.some((condition) => holdsOn(condition, url) === false)) return 'elsewhere'
  return trigger.type === 'pageview' ? 'load' : 'action'
}

/** What each generated tag would do on a page, with example values. Nothing is loaded or sent. No row for an address that is none. */
export async function previewOf(context: Context, typed: string): Promise<PreviewedTag[]> {
  const url = addressOf(typed)
  const sent = sentEvents(await measuredPlan(context))
  if (url === null || sent.length === 0) return []
  const load: PreviewedTag = {
    tag: 'Google tag - GA4',
    event: 'page_view',
    when: 'load',
    trigger: { type: 'pageview', conditions: [] },
    parameters: [{ name: 'page_location', value: url.href }],
  }
  const rows = sent.map(({ name, parameters, event }): PreviewedTag => ({
    tag: `GA4 - ${name}`,
    event: name,
    when: when(event.trigger, url),
    trigger: event.trigger,
    parameters: parameters.map((parameter) => ({ name: parameter.name, value: written(exampleOf(parameter)) })),
  }))
  const order = ['load', 'action', 'elsewhere']
  return [load, ...rows].toSorted((a, b) => order.indexOf(a.when) - order.indexOf(b.when))
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
