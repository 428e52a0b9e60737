import type { PlannedEvent } from '@tagmason/domain'
import { type ExampleValue, exampleOf } from './examples.ts'
import { sentEvent } from './sent.ts'

export interface HitIds {
  /** GA4 client id, e.g. `1234567890.1700000000`. */
  clientId: string
  /** Start of the session in Unix seconds, as text. */
  sessionId: string
}

/** Body of a Measurement Protocol request. */
export interface Hit {
  client_id: string
  events: { name: string; params: Record<string, ExampleValue> }[]
}

/**
 * The hit that a planned event would send with its example values. It carries a session id and an engagement time, without which GA4 shows nothing.
 * Booleans are text, as gtag sends them.
 */
export function hitFromEvent(event: PlannedEvent, ids: HitIds): Hit {
  const { name, parameters } = sentEvent(event)
  const params: Record<string, ExampleValue> = { session_id: ids.sessionId, engagement_time_msec: 100 }
  for (const parameter of parameters) {
    const value = exampleOf(parameter)
    params[parameter.name] = typeof value === 'boolean' ? String(value) : value
  }
  return { client_id: ids.clientId, events: [{ name, params }] }
}
