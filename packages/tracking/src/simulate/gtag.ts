import { asText, isPlain } from './known.ts'

/** A gtag command: a list, or the `arguments` object of a function as JSON writes it. */
export const commandOf = (message: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(message)) return message
  if (!isPlain(message) || typeof message['0'] !== 'string') return undefined
  const keys = Object.keys(message)
  return keys.every((key, index) => key === String(index)) ? keys.map((key) => message[key]) : undefined
}

/** What a command leaves in the data layer, or undefined where it leaves nothing: an event with its parameters, or values. */
export const messageOf = (command: readonly unknown[]): Readonly<Record<string, unknown>> | undefined => {
  const [name, first, second] = command
  if (name === 'event' && typeof first === 'string' && first !== '') return { event: first, eventModel: isPlain(second) ? second : {} }
  if (name !== 'set') return undefined
  if (isPlain(first)) return { ...first, _clear: true }
  return typeof first === 'string' ? { [first]: second, _clear: true } : undefined
}

/** A message without what only `gtag('event', …)` can say: the parameters of its event. */
export const withoutEventModel = (message: unknown): unknown =>
  isPlain(message) && Object.keys(message).some((key) => /^eventModel(?:\.|$)/.test(key))
    ? Object.fromEntries(Object.entries(message).filter(([key]) => !/^eventModel(?:\.|$)/.test(key)))
    : message

/** Whether a message makes the container begin with Consent Initialization and Initialization. */
export const isFirstEvent = (message: unknown): boolean => {
  const command = commandOf(message)
  if (command !== undefined) return ['config', 'event', 'js', 'get'].includes(asText(command[0]))
  return isPlain(message) && Boolean(message['event'])
}
