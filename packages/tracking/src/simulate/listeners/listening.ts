import type { Trigger } from '../../gtm/model.ts'
import type { Runnable } from '../container.ts'
import type { Occurrence } from '../moment.ts'
import type { Page } from '../page.ts'
import type { Words } from '../../sentences/say.ts'

/** Triggers of a kind in the order of the file; empty where the container has none, and then nothing listens. */
export const triggersOf = (container: Runnable, type: string): readonly Trigger[] => [...container.triggers.values()].filter((trigger) => trigger.type === type)

/** Those that listen on this page: for sure, and perhaps with the reason. */
export const listeningOf = (
  page: Page,
  triggers: readonly Trigger[],
): { readonly sure: readonly Trigger[]; readonly perhaps: readonly Trigger[]; readonly because: Words } => {
  const holds = (trigger: Trigger) => page.memory.armed.get(trigger.triggerId)?.holds
  const perhaps = triggers.filter((trigger) => holds(trigger) === 'unknown')
  return { sure: triggers.filter((trigger) => holds(trigger) === true), perhaps, because: page.memory.armed.get(perhaps[0]?.triggerId ?? '')?.because ?? '' }
}

const idsOf = (triggers: readonly Trigger[]): ReadonlySet<string> => new Set(triggers.map(({ triggerId }) => triggerId))

/** A message for the triggers that listen for sure, and one that may happen for the others. */
export const pushedFor = (message: Readonly<Record<string, unknown>>, { sure, perhaps, because }: ReturnType<typeof listeningOf>): readonly Occurrence[] => [
  ...(sure.length === 0 ? [] : [{ message, triggers: idsOf(sure) }]),
  ...(perhaps.length === 0 ? [] : [{ message, triggers: idsOf(perhaps), maybe: because }]),
]
