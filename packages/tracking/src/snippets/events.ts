import { type ExampleValue, exampleOf } from '../ga4/examples.ts'
import { inEcommerce, type SentEvent } from '../ga4/sent.ts'
import { jsLiteral } from './literal.ts'

/** Code that tells the data layer about one event, with the plan's examples as values. Script text without the element; it runs as it is. */
export function pushCode(sent: SentEvent, event: string): string {
  const flat: Record<string, ExampleValue> = {}
  const ecommerce: Record<string, ExampleValue> = {}
  for (const parameter of sent.parameters) (inEcommerce(sent, parameter.name) ? ecommerce : flat)[parameter.name] = exampleOf(parameter)
  // The event's own name and the `ecommerce` object have their places already.
  delete flat['event']
  if (sent.ecommerce) delete flat['ecommerce']
  const lines = ['window.dataLayer = window.dataLayer || [];']
  // What an earlier event left in `ecommerce` would otherwise be sent again.
  if (sent.ecommerce) lines.push('dataLayer.push({ ecommerce: null });')
  lines.push(`dataLayer.push(${jsLiteral({ event, ...flat, ...(sent.ecommerce ? { ecommerce } : {}) })});`)
  return lines.join('\n')
}
