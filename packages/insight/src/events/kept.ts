import type { CollectedEvent, ParameterValue } from '@tagmason/domain'

/** Times that stores can keep: 1970 to 2200. */
const end = Date.UTC(2200, 0, 1) - 1

/**
 * An event as every store gives it back: halves of characters become U+FFFD, times are whole milliseconds between 1970 and 2200, and what is no finite number is no value or,
 * among parameters, its text. So one unusual event can never hold up a batch.
 */
export function keptEvent(event: CollectedEvent): CollectedEvent {
  const texts = Object.entries(event).map(([field, value]): [string, unknown] => [field, typeof value === 'string' ? keptText(value) : value])
  return {
    ...(Object.fromEntries(texts) as unknown as CollectedEvent),
    time: keptTime(event.time),
    received: keptTime(event.received),
    value: event.value === null || !Number.isFinite(event.value) ? null : event.value + 0,
    params: Object.fromEntries(Object.entries(event.params).map(([key, value]) => [keptText(key), keptParameter(value)])),
  }
}

const keptTime = (time: number) => (Number.isNaN(time) ? 0 : Math.trunc(Math.min(Math.max(time, 0), end)))

function keptParameter(value: ParameterValue): ParameterValue {
  if (typeof value === 'string') return keptText(value)
  // Adding 0 makes 0 of -0, which JSON does not know.
  return typeof value === 'boolean' ? value : Number.isFinite(value) ? value + 0 : String(value)
}

/** Without halves of characters, which no store can keep. */
export const keptText = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')
