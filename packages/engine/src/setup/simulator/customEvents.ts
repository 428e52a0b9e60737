import type { PushExample } from '@tagmason/domain'
import { type Condition, type ContainerFile, dataOf, type SentEvent, type Trigger } from '@tagmason/tracking'
import { mustRead } from '../containerChanges.ts'

/** How many events a screen offers. */
const mostPushes = 500

/** The names that the custom events of a container wait for. A pattern is told by the first name that it matches. */
function waitedFor(file: ContainerFile): string[] {
  // A file made by hand can hold anything where a list belongs.
  return (file.containerVersion.trigger ?? []).flatMap(({ type, customEventFilter }: Partial<Trigger>) => {
    if (type !== 'CUSTOM_EVENT' || !Array.isArray(customEventFilter)) return []
    return customEventFilter.flatMap((condition: Partial<Condition>) => {
      const value = Array.isArray(condition.parameter) ? condition.parameter.find(({ key }: { key?: unknown }) => key === 'arg1')?.value : undefined
      if (typeof value !== 'string' || value.includes('{{')) return []
      const name = condition.type === 'MATCH_REGEX' ? firstMatch(value) : value
      return name === '' ? [] : [name]
    })
  })
}

/** A name that a pattern matches, where it is little more than a list of names; empty where it is more. */
const firstMatch = (pattern: string): string => /^\^?\(?\^?([\w.-]+)\$?(\||\)|$)/.exec(pattern)?.[1] ?? ''

/** How many tags a container has, and the names of the custom events that it waits for. */
export const visitParts = (file: ContainerFile): { tags: number; waits: string[] } => ({
  tags: file.containerVersion.tag?.length ?? 0,
  waits: [...new Set(waitedFor(file))].slice(0, mostPushes),
})

/** The same of a file. Throws a `Refusal` invalid where it is none any more. */
export const visitPartsOfFile = (text: string) => visitParts(mustRead(text))

/** What can be pushed: all that the container waits for, and what is planned, with the plan's examples where there are some. */
export function customEvents(waits: readonly string[], sent: readonly SentEvent[]): PushExample[] {
  const planned = new Map<string, Record<string, unknown>>()
  for (const one of sent) {
    const { trigger } = one.event
    if (trigger.type === 'customEvent') planned.set(trigger.event, { event: trigger.event, ...dataOf(one, false), ...planned.get(trigger.event) })
  }
  return [...new Set([...waits, ...planned.keys()])].slice(0, mostPushes).map((event) => ({ event, data: planned.get(event) ?? { event } }))
}
