import type { Sentence, Words } from '../sentences/say.ts'

/** One call to the Admin API. Braces in paths and bodies are placeholders, filled in from what earlier steps yield. */
export interface AdminStep {
  /** Unique within the plan of calls, e.g. `keyEvent:purchase`. */
  id: string
  /** One sentence for the person who reads the list before it runs. */
  purpose: Sentence
  method: 'POST' | 'PATCH'
  /** Under `https://analyticsadmin.googleapis.com`. */
  path: string
  query?: Record<string, string>
  /** Fields in camelCase; `updateMask` of the query is snake_case. */
  body: Record<string, unknown>
  /** Calls are not idempotent: read first, and compare these fields (dots lead into objects) with the body's. */
  existing: { list: { method: 'GET'; path: string; query?: Record<string, string> }; match: string[] }
  onExisting: 'keep' | 'update'
  /** Only when each of these fields now holds one of the values (a field that the answer leaves out holds ''); otherwise what is there stays. */
  onlyWhen?: Record<string, string[]>
  /** Placeholder -> field of the answer (or of what was already there). */
  yields?: Record<string, string>
}

/** What is not created, and why, in one sentence. */
export interface LeftOut {
  kind: 'customDimension' | 'customMetric' | 'keyEvent' | 'parameter' | 'audience' | 'dashboard' | 'domains'
  name: Words
  why: Sentence
}

const snake = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A create call that keeps what is already there. */
export function create(id: string, purpose: Sentence, path: string, body: Record<string, unknown>, match: string[]): AdminStep {
  return { id, purpose, method: 'POST', path, body, existing: { list: { method: 'GET', path }, match }, onExisting: 'keep' }
}

/** A change of settings that always exist: compared field by field, sent when one differs and `onlyWhen` holds. What it does not name stays as it is. */
export function change(id: string, purpose: Sentence, path: string, body: Record<string, unknown>, onlyWhen?: NonNullable<AdminStep['onlyWhen']>): AdminStep {
  const fields = Object.keys(body)
  return {
    id,
    purpose,
    method: 'PATCH',
    path,
    query: { updateMask: fields.map(snake).join(',') },
    body,
    existing: { list: { method: 'GET', path }, match: fields },
    onExisting: 'update',
    ...(onlyWhen === undefined ? {} : { onlyWhen }),
  }
}
