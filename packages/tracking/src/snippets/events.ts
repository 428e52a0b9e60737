import { type ExampleValue, exampleOf } from '../ga4/examples.ts'
import { inEcommerce } from '../ga4/sent.ts'
import { pushesOf, type SnippetGroup } from './groups.ts'
import { jsLiteral } from './literal.ts'

/**
 * Code that tells the data layer about an event, with the plan's examples as values. Script text without the element; it runs as it is.
 * Events that share the code bring all their parameters; the example of one with a threshold wins, because it serves the others too.
 */
export function pushCode({ sent: all, event, before }: SnippetGroup): string {
  const flat: Record<string, ExampleValue> = {}
  const ecommerce: Record<string, ExampleValue> = {}
  const shop = all.some((sent) => sent.ecommerce)
  for (const sent of [...all].sort((a, b) => Number(a.threshold !== null) - Number(b.threshold !== null))) {
    for (const parameter of pushesOf(sent, before)) {
      if (shop && parameter.name === 'ecommerce') continue
      ;(inEcommerce(sent, parameter.name) ? ecommerce : flat)[parameter.name] = exampleOf(parameter)
    }
  }
  const lines = ['window.dataLayer = window.dataLayer || [];']
  // What an earlier event left in `ecommerce` would otherwise be sent again.
  if (shop) lines.push('dataLayer.push({ ecommerce: null });')
  lines.push(`dataLayer.push(${jsLiteral({ ...(before ? {} : { event }), ...flat, ...(shop ? { ecommerce } : {}) })});`)
  // The data layer keeps every key: a later event without a value of its own would send this one's.
  const keys = Object.keys(flat)
  if (!before && keys.length > 0) lines.push(`dataLayer.push(${jsLiteral(Object.fromEntries(keys.map((key) => [key, undefined])))});`)
  return lines.join('\n')
}
