import { createHash } from 'node:crypto'
import { Refusal } from '@tagmason/domain'

/** Whose key it is: another member's equal key is another one. */
export interface Place {
  account: string
  member: string
  key: string
}

/** What is remembered of an act: over which act and input (a hash), and what it answered; null while it runs, or where the answer was too long to keep. */
export interface Memory {
  input: string
  answer: string | null
  done: boolean
}

/** Where acts with an idempotency key are remembered, for a day. */
export interface Remembered {
  /** Takes the place for an act that begins. Gives what is there already, else null. */
  begin(place: Place, act: string, input: string): Promise<Memory | null>
  end(place: Place, answer: string | null): Promise<void>
  /** The act was refused: nothing was changed, so the key is free again. */
  forget(place: Place): Promise<void>
}

/** The most letters of an answer that are kept to be told again. */
const mostKept = 200_000

/**
 * Does something once for a key, however often it is asked for. Throws a `Refusal` conflict where the same is being done just now, or the answer was too long to
 * be kept; invalid where the key came with another input.
 */
export async function once(
  remembered: Remembered,
  place: Place,
  act: string,
  input: string,
  run: () => Promise<string>,
): Promise<{ text: string; again: boolean }> {
  const mark = createHash('sha256').update(`${act} ${input}`).digest('base64url')
  const before = await remembered.begin(place, act, mark)
  if (before !== null) {
    if (before.input !== mark) throw new Refusal('invalid', 'This Idempotency-Key came with another request before: send a new one for each act.')
    if (!before.done)
      throw new Refusal('conflict', 'This act is being done just now, or was cut off: look whether it was done before you send it with a new key.')
    if (before.answer === null) throw new Refusal('conflict', 'This act was done before, and its answer was too long to be kept: read what you need.')
    return { text: before.answer, again: true }
  }
  let text: string
  try {
    text = await run()
  } catch (error) {
    await remembered.forget(place)
    throw error
  }
  await remembered.end(place, text.length > mostKept ? null : text)
  return { text, again: false }
}
