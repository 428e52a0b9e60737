import type { CollectedEvent, ParameterValue } from '@tagmason/domain'

/** Times that stores can keep: 1970 to 2200. */
const end = Date.UTC(2200, 0, 1) - 1

/**
 * An event as every store gives it back: halves of characters become U+FFFD, times are whole milliseconds between 1970 and 2200, and what is no finite number is no value or,
 * among parameters, its text. So one unusual event can never hold up a batch.
 */
export function keptEvent(event: CollectedEvent): CollectedEvent {
  // Looked at in place: making entries and an object of them anew takes five times as long, for every event there is.
  const kept: Record<string, unknown> = { ...event }
  for (const field in kept) {
    const value = kept[field]
    if (typeof value === 'string' && half.test(value)) kept[field] = keptText(value)
  }
  return {
    ...(kept as unknown as CollectedEvent),
    time: keptTime(event.time),
    received: keptTime(event.received),
    value: event.value === null || !Number.isFinite(event.value) ? null : event.value + 0,
    params: keptParameters(event.params),
  }
}

function keptParameters(params: CollectedEvent['params']): Record<string, ParameterValue> {
  const kept: [string, ParameterValue][] = []
  for (const [key, value] of Object.entries(params)) kept.push([keptText(key), keptParameter(value)])
  return Object.fromEntries(kept)
}

const keptTime = (time: number) => (Number.isNaN(time) ? 0 : Math.trunc(Math.min(Math.max(time, 0), end)))

function keptParameter(value: ParameterValue): ParameterValue {
  if (typeof value === 'string') return keptText(value)
  // Adding 0 makes 0 of -0, which JSON does not know.
  return typeof value === 'boolean' ? value : Number.isFinite(value) ? value + 0 : String(value)
}

/** Without halves of characters, which no store can keep. */
export const keptText = (text: string) => (half.test(text) ? text.replace(/\p{Surrogate}/gu, '\uFFFD') : text)

/** Halves of characters, also those of whole ones: without the flag for these the test is a fraction of the work, and few texts have any. */
const half = /[\uD800-\uDFFF]/
