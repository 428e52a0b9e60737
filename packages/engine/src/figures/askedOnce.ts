import type { Context } from '../context.ts'
import type { EventReader } from '../store/eventStore.ts'

/** The context of a read in which several figures are counted: what two of them ask of the events is asked once. */
export function askedOnce(context: Context): Context {
  const { ports } = context
  if (ports.collected === undefined) return context
  return { ...context, ports: { ...ports, collected: { ...ports.collected, events: remembering(ports.collected.events) } } }
}

function remembering(events: EventReader): EventReader {
  const answers = new Map<string, Promise<never>>()
  return new Proxy(events, {
    get:
      (target, name: keyof EventReader) =>
      (...given: unknown[]) => {
        const key = JSON.stringify([name, given])
        const answer = answers.get(key) ?? (target[name] as (...given: unknown[]) => Promise<never>)(...given)
        answers.set(key, answer)
        return answer
      },
  })
}
