import type { EventReader } from '../store/eventStore.ts'
import type { Collected } from './collected.ts'

/** For so many milliseconds one answer is for all who ask. */
const longest = 2000

const given = new WeakMap<EventReader, Map<string, { at: number; answer: Promise<unknown> }>>()

/**
 * The answer of `ask`, or the one that was given for the same `key` about the same project of the same account within the last two seconds. The key says all else that the answer depends on, so what arrives has
 * to be part of it where the answer shall follow. A failure is not kept.
 */
export function sharedAnswer<Answer>({ events, place, timeZone, now }: Collected, key: unknown, ask: () => Promise<Answer>): Promise<Answer> {
  const answers = given.get(events) ?? new Map<string, { at: number; answer: Promise<unknown> }>()
  given.set(events, answers)
  for (const [name, { at }] of answers) if (Math.abs(now - at) >= longest) answers.delete(name)
  const name = JSON.stringify([place.account, place.project, timeZone, key])
  const before = answers.get(name)
  if (before !== undefined) return before.answer as Promise<Answer>
  const answer = ask()
  answers.set(name, { at: now, answer })
  answer.catch(() => answers.delete(name))
  return answer
}
