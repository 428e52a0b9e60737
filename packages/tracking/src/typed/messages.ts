import type { MeasurementPlan, PlanParameter } from '@tagmason/domain'
import { inEcommerce } from '../ga4/sent.ts'
import { pushesOf, snippetGroups } from '../snippets/groups.ts'

/** A value of a message: its name, its type, and whether every message has it. */
export interface MessageField {
  readonly name: string
  readonly type: PlanParameter['type']
  readonly required: boolean
}

/** A message that the site pushes to the data layer. */
export interface PushedMessage {
  /** The value of its key `event`. */
  readonly event: string
  /** What in the goals asked for it, on one line; may be empty. */
  readonly because: string
  readonly fields: readonly MessageField[]
  /** The fields of its key `ecommerce`; null where it has none. */
  readonly ecommerce: readonly MessageField[] | null
}

/** The messages that a plan expects of the site, as its snippets push them. Events that one message serves share it: a field is required where each of them requires it. */
export function pushedMessages(plan: MeasurementPlan): readonly PushedMessage[] {
  return snippetGroups(plan)
    .filter(({ before }) => !before)
    .map(({ event, sent: all }) => {
      const flat = new Map<string, MessageField>()
      const ecommerce = new Map<string, MessageField>()
      const shop = all.some((sent) => sent.ecommerce)
      for (const sent of all) {
        for (const { name, type, required = false } of pushesOf(sent, false)) {
          if (shop && name === 'ecommerce') continue
          const into = inEcommerce(sent, name) ? ecommerce : flat
          // As the judge has it: the first event that has it tells its type.
          if (into.has(name)) continue
          into.set(name, { name, type, required: required && all.every((one) => one.parameters.some((each) => each.name === name && each.required === true)) })
        }
      }
      const because = [...new Set(all.map((sent) => sent.event.because.text.replace(/\s+/g, ' ').trim()))].filter((text) => text !== '').join('; ')
      return { event, because, fields: [...flat.values()], ecommerce: shop ? [...ecommerce.values()] : null }
    })
}
