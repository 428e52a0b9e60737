import { type TriggerEngine, triggerEngine, type TriggerRule, type TriggerState } from '@tagmason/insight/triggers'
import type { RecordStore } from '../store/store.ts'

/** Visitors that a trigger remembers: the state is kept with each block of events, so it has to be small. */
const limits = { lateMs: 60_000, mostKeys: 10_000 }
/** Projects of one account whose engine stays in memory. */
const mostLive = 20

interface Live {
  /** What was to be stored when the engine was last used. */
  state: string
  rules: string
  engine: TriggerEngine
}

const live = new WeakMap<RecordStore, Map<string, Live>>()

/**
 * The engine of a project's triggers, with what it knew at the end of the last block. Making one from its text costs more than the events of a block do, so the engine itself is used again where the records still hold
 * exactly what it saved and the rules are the same; after a commit that failed, and where another server took a block, the text differs and a new one is made. `store` is null where the engine is not to be used again.
 */
export function liveEngine(store: RecordStore | null, project: string, rules: readonly TriggerRule[], state: unknown): TriggerEngine {
  const known = store === null ? undefined : live.get(store)?.get(project)
  // It changes with the first event: until its text is kept again, it is not one to be used.
  if (store !== null) live.get(store)?.delete(project)
  if (known !== undefined && known.state === state && known.rules === JSON.stringify(rules)) return known.engine
  return triggerEngine(rules, limits, stateOf(state))
}

export function keepLive(store: RecordStore | null, project: string, rules: readonly TriggerRule[], state: string, engine: TriggerEngine): void {
  if (store === null) return
  const engines = live.get(store) ?? new Map<string, Live>()
  live.set(store, engines)
  engines.set(project, { state, rules: JSON.stringify(rules), engine })
  const oldest = engines.keys().next().value
  if (engines.size > mostLive && oldest !== undefined) engines.delete(oldest)
}

/** Older versions kept an object. */
const stateOf = (state: unknown) => ((typeof state === 'string' ? JSON.parse(state) : state) as TriggerState | null) ?? undefined
