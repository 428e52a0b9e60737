import type { Sentence, Words } from './say.ts'

/** Work that cannot be done, and why. */
export class SentenceError extends Error {
  override readonly name = 'SentenceError'
  readonly sentence: Sentence

  constructor(sentence: Sentence) {
    super(`${sentence.code} ${JSON.stringify(sentence.values)}`)
    this.sentence = sentence
  }
}

/** Why work failed: its sentence, or what another error says. */
export const sentenceOf = (error: unknown): Sentence | string =>
  error instanceof SentenceError ? error.sentence : error instanceof Error ? error.message : String(error)

/** The error of work that cannot be done, for a sentence or for words that no language is known of. */
export const errorOf = (why: Words): Error => (typeof why === 'string' ? new Error(why) : new SentenceError(why))
