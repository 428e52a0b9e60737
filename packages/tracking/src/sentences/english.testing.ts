import { sentences } from './en/index.ts'
import { SentenceError } from './sentenceError.ts'
import { type Worded, worded } from './worded.ts'

/** A result as people read it in English, for tests. */
export const inEnglish = <T>(value: T): Worded<T> => worded(sentences, value)

/** Work whose refusal is an Error in English, for tests. */
export const refusingInEnglish = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw error instanceof SentenceError ? new Error(inEnglish(error.sentence), { cause: error }) : error
  }
}
