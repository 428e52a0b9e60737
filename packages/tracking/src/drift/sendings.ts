import { auditOf } from '../audit/audit.ts'
import { idOf, literal, sendsEcommerce, sentBy } from '../audit/read.ts'
import type { Audit } from '../audit/types.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { parameterText } from '../gtm/parameters.ts'
import { type Firing, firingsOf } from './firings.ts'
import { reading } from './reading.ts'

/** One event that a GA4 tag of a container sends. */
export interface Sending {
  readonly tag: string
  readonly id: string
  /** The event's name, as it stands where it depends on the page. */
  readonly event: string
  /** What each parameter holds, told without the names of variables. */
  readonly parameters: ReadonlyMap<string, string>
  /** Parameters of a settings variable that the file does not have may be there. */
  readonly known: boolean
  readonly ecommerce: boolean
  readonly firings: readonly Firing[]
  readonly paused: boolean
}

const itself = /^\{\{(?:Event|_event)\}\}$/

const named = (audit: Audit, text: string, firings: readonly Firing[]): readonly { readonly event: string; readonly firings: readonly Firing[] }[] => {
  if (!itself.test(text)) return [{ event: literal(audit, text) ?? text, firings }]
  // A tag that passes the event's own name on sends each of the events that it waits for.
  const events = [...new Set(firings.flatMap((one) => one.events ?? [text]))]
  return events.map((event) => ({
    event,
    firings: firings.filter((one) => (one.events ?? [text]).includes(event)).map((one) => (one.events === null ? one : { ...one, events: [event] })),
  }))
}

/** The events that the GA4 tags of a web container send, in file order. */
export const sendingsOf = (file: ContainerFile): readonly Sending[] => {
  const audit = auditOf(file)
  return audit.context.items.tag.flatMap((item) => {
    if (item.type !== 'gaawe') return []
    const { rows, known } = sentBy(audit, item)
    const parameters = new Map(rows.map(({ name, value }): [string, string] => [name, reading(audit, value)]))
    const same = { tag: item.name, id: idOf(item), parameters, known, ecommerce: sendsEcommerce(item), paused: item.value.paused === true }
    return named(audit, parameterText(item, 'eventName'), firingsOf(audit, item)).map((one) => ({ ...same, ...one }))
  })
}
